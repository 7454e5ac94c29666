// Answers of people to a mail of ours: one word for "no more", as mail programs send it, and what is left to people.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readReport } from '../../../server/connectors/services/returns/report.ts';

const NAME = '0123456789abcdef0123456789abcdef';
const HEADERS = {
  From: 'Anna <Anna@Example.com>',
  To: 'hello@shop.example',
  Subject: 'Re: Fresh bread',
  'Message-ID': '<CA+1@mail.example.com>',
  'In-Reply-To': `<${NAME}@shop.example>`,
};

const mailOf = (body: string, headers: Record<string, string | undefined> = {}) => {
  const lines = Object.entries({ ...HEADERS, ...headers }).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}: ${value}`],
  );
  return [...lines, '', body].join('\n').replace(/\n/g, '\r\n');
};
const read = (source: string, to = 'hello@shop.example') =>
  readReport({ from: 'anna@example.com', to: [to], source });

const WITHOUT_MORE: readonly (readonly [string, string])[] = [
  ['STOP', 'STOP'],
  ['\n\nUnsubscribe.\n', 'Unsubscribe'],
  ['abmelden!\n\n-- \nAnna Berg\nMusterstr. 1', 'abmelden'],
  ['Stop\n\nOn Mon, 1 Mar 2027 at 09:00, Shop <hello@shop.example> wrote:\n> Fresh bread', 'Stop'],
  ['Stop\n\nOn Mon, 1 Mar 2027 at 09:00, Shop\n<hello@shop.example> wrote:\n\n> Fresh bread', 'Stop'],
  ['Abmelden\n\nAm 01.03.27 um 09:00 schrieb Shop:\n> Brot', 'Abmelden'],
  ['STOP\n\nSent from my iPhone\n\n> On 1 Mar 2027, at 09:00, Shop wrote:\n> Bread', 'STOP'],
  ['Abmelden\n\nVon meinem iPhone gesendet\n\n> Am 01.03.2027 um 09:00 schrieb Shop:\n> Brot', 'Abmelden'],
  ['unsubscribe\n\n-----Original Message-----\nFrom: Shop\nSubject: Bread\n\nBread', 'unsubscribe'],
  ['unsubscribe\n\n________________________________\nFrom: Shop\n\nBread', 'unsubscribe'],
  [
    'Unsubscribe\n\nGet Outlook for Android\n________________________________\nFrom: Shop\n\nBread',
    'Unsubscribe',
  ],
  ['stop\u00c2\u00a0\n', 'stop'],
];

for (const [body, word] of WITHOUT_MORE) {
  test(`nothing but a word for no more: ${JSON.stringify(body)}`, () => {
    assert.deepEqual(read(mailOf(body)), {
      as: 'answered',
      from: 'anna@example.com',
      word,
      messageId: '<CA+1@mail.example.com>',
      names: [NAME],
    });
  });
}

for (const body of [
  'STOP sending me so much, please, once a month is enough',
  'Stop\nI still want the recipes.',
  'Stop\n\nI mean: not today.\n> Bread',
  'Thank you!\n\nSTOP',
  'Hello,\nunsubscribe',
  'nonstop',
  '',
  '> STOP',
  'On Monday you wrote:\n> STOP',
  'Stop\u00c3\u00bc',
]) {
  test(`left to people: ${JSON.stringify(body)}`, () => {
    assert.equal(read(mailOf(body)), 'foreign');
  });
}

test('the word of the part for reading counts, however it is encoded, and not what is carried along', () => {
  const parts = (text: string) =>
    [
      '--b',
      'Content-Type: text/plain; charset=utf-8',
      'Content-Transfer-Encoding: base64',
      '',
      Buffer.from(text).toString('base64'),
      '--b',
      'Content-Type: text/html',
      '',
      '<p>STOP</p>',
      '--b--',
    ].join('\n');
  const type = { 'Content-Type': 'multipart/alternative; boundary=b' };
  assert.partialDeepStrictEqual(read(mailOf(parts('STOP\r\n'), type)), { as: 'answered', word: 'STOP' });
  assert.equal(read(mailOf(parts('What does it cost?\r\n'), type)), 'foreign');
});

test('it names the mail that it answers, or whose own address it was sent to, and no other', () => {
  const other = 'f'.repeat(32);
  const named = (headers: Record<string, string | undefined>, to?: string) => {
    const found = read(mailOf(`STOP\n\n> Message-ID: <${other}@shop.example>`, headers), to);
    return typeof found === 'object' ? found.names : found;
  };
  assert.deepEqual(named({ References: `<x@y> <${NAME}@shop.example>`, 'In-Reply-To': undefined }), [
    'x',
    NAME,
  ]);
  assert.deepEqual(named({ 'In-Reply-To': undefined }), []);
  assert.deepEqual(named({ 'In-Reply-To': undefined }, `bounce+${NAME}@shop.example`), [NAME]);
});

test('a program that answers by itself, and whoever hides who wrote, change nothing', () => {
  assert.equal(read(mailOf('STOP', { 'Auto-Submitted': 'auto-replied' })), 'foreign');
  assert.equal(read(mailOf('STOP', { From: 'a@example.com, b@example.com' })), 'foreign');
  assert.equal(read(mailOf('STOP', { From: undefined })), 'foreign');
  assert.partialDeepStrictEqual(read(mailOf('STOP', { From: '"b@example.com" <a@example.com>' })), {
    from: 'a@example.com',
  });
});

for (const html of [
  '<html><head><style>p{margin:0}</style></head><body><div>STOP</div></body></html>',
  '<div dir="ltr">STOP</div><br><div class="gmail_quote"><div class="gmail_attr">On Mon Shop wrote:<br></div><blockquote>Bread</blockquote></div>',
  '<p>STOP&nbsp;</p><div id="ms-outlook-mobile-signature">Get Outlook for Android</div><hr><div id="divRplyFwdMsg"><b>From:</b> Shop</div>',
  'STOP<blockquote type="cite">Bread</blockquote>',
]) {
  test(`a phone that sends HTML alone: ${html.slice(0, 60)}`, () => {
    const type = { 'Content-Type': 'text/html; charset=utf-8' };
    assert.partialDeepStrictEqual(read(mailOf(html, type)), { as: 'answered', word: 'STOP' });
    const more = html.replace('STOP', 'STOP the rye, I want the spelt');
    assert.equal(read(mailOf(more, type)), 'foreign');
    assert.equal(read(mailOf(html.replace('STOP', 'STOP<br>No, wait.'), type)), 'foreign');
  });
}
