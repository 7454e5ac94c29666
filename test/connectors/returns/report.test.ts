// Reports as mail servers write them: what each says of which mail.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readReport } from '../../../server/connectors/services/returns/report.ts';
import { reportOf } from '../../support/returns.ts';

const NAME = '0123456789abcdef0123456789abcdef';
const MAIL = {
  to: 's1@example.com',
  path: `bounce+${NAME}@shop.example`,
  id: `<${NAME}@shop.example>`,
};

const EXPECTED = {
  postfix: ['hard', /^550 5\.1\.1 <s1@example\.com>: Recipient address rejected/],
  'postfix-full': ['soft', /^452 4\.2\.2/],
  exim: ['hard', /^550 No such person/],
  'exim-plain': ['hard', /^550 5\.1\.1 .*User unknown/],
  exchange: ['hard', /^550 5\.1\.10 RESOLVER/],
  gmail: ['hard', /^550-5\.1\.1 The email account/],
  outlook: ['hard', /^550 5\.5\.0 Requested action/],
  qmail: ['hard', /^550 5\.1\.1 No such user/],
  arf: ['complaint', /^abuse$/],
  'hotmail-junk': ['complaint', /^abuse$/],
} as const;

for (const [file, [as, text]] of Object.entries(EXPECTED)) {
  for (const [how, to] of [
    ['its address', MAIL.path],
    ['its Message-ID', 'postmaster@shop.example'],
  ] as const) {
    test(`${file} says of the mail that ${how} names: ${as}`, () => {
      // Only one of the two names the mail.
      const about = {
        ...MAIL,
        path: to === MAIL.path ? to : 'hello@shop.example',
        id: to === MAIL.path ? '<x@y>' : MAIL.id,
      };
      const read = readReport({ from: '', to: [to], source: reportOf(file, about) });
      assert.ok(typeof read === 'object', String(read));
      assert.equal(read.as, as);
      assert.ok(read.names.includes(NAME), read.names.join());
      assert.match(read.text ?? '', text);
    });
  }
}

for (const [file, expected] of [
  ['postfix-delayed', 'none'],
  ['arf-not-spam', 'none'],
  ['vacation', 'foreign'],
] as const) {
  test(`${file} is nothing that came back`, () => {
    assert.equal(readReport({ from: '', to: [MAIL.path], source: reportOf(file, MAIL) }), expected);
  });
}

for (const [status, diagnostic, expected] of [
  ['5.2.1', '550 5.2.1 The email account that you tried to reach is disabled', 'hard'],
  ['5.2.2', '552 5.2.2 Mailbox full', 'soft'],
  ['5.4.1', '550 5.4.1 Recipient address rejected: Access denied', 'hard'],
  ['5.4.4', 'unable to look up host', 'hard'],
  ['5.4.7', 'delivery time expired', 'soft'],
  ['4.4.7', 'delivery time expired', 'soft'],
  ['5.7.1', '550 5.7.1 Message rejected as spam', 'soft'],
  ['5.7.1', '554 5.1.8 Sender has no MX', 'soft'],
  ['5.1.8', '553 5.1.8 Sender has no MX', 'soft'],
  ['5.0.0', '554 delivery error: blocked', 'soft'],
  ['5.0.0', '', 'hard'],
  ['4.0.0', '550 5.1.1 unknown', 'hard'],
] as const) {
  test(`${status} with "${diagnostic}" is ${expected}`, () => {
    const source = reportOf('postfix', MAIL)
      .replace(/^Status: .*$/m, `Status: ${status}`)
      .replace(/^Diagnostic-Code: .*\r\n .*$/m, `Diagnostic-Code: smtp; ${diagnostic}`);
    assert.partialDeepStrictEqual(readReport({ from: '', to: [MAIL.path], source }), { as: expected });
  });
}

test('whatever anybody sends is read to an end', () => {
  const postfix = reportOf('postfix', MAIL);
  const deep = Array.from(
    { length: 200 },
    (_, at) => `Content-Type: multipart/report; boundary=b${at}\r\n\r\n--b${at}\r\n`,
  );
  const odd = [
    '',
    '\r\n',
    '\u0000'.repeat(1000),
    deep.join(''),
    `Content-Type: multipart/report; boundary=x\r\n\r\n${'--x\r\n\r\n'.repeat(50_000)}`,
    `${'A: b\r\n'.repeat(40_000)}\r\n`,
    `X-Failed-Recipients: ${' '.repeat(200_000)}\r\n\r\n${'550 '.repeat(50_000)}`,
    ...Array.from({ length: 60 }, (_, at) => postfix.slice(0, at * 40)),
    ...Array.from({ length: 60 }, (_, at) => postfix.slice(at * 40)),
  ];
  for (const source of odd) readReport({ from: '', to: [MAIL.path], source });
});
