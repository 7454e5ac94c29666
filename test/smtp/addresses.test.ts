// Addresses of every kind, and fields that somebody put a header into, at the edge to the mail server.
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { after, before, beforeEach, test } from 'node:test';
import fc from 'fast-check';
import { createSmtpTransport, type SmtpTransport } from '../../server/connectors/services/smtp/smtp.ts';
import type { Mail } from '../../server/domain/letters/index.ts';
import { systemClock } from '../../server/kernel/clock.ts';

const MAIL: Mail = {
  businessId: 1,
  messageId: '<one@shop.example>',
  date: Date.UTC(2027, 2, 1, 9),
  from: { name: 'Shop', address: 'hello@shop.example' },
  to: { name: '', address: 'anna@example.com' },
  subject: 'Bread',
  text: 'Hello\n',
  html: '<p>Hello</p>',
  headers: { 'List-Unsubscribe': '<https://shop.example/u/1>' },
};

/** A mail server that takes everything, and keeps what it was told as it came over the wire. */
class Wire {
  readonly received: { to: string; source: string }[] = [];
  readonly #server: Server;
  readonly #offers: string;

  constructor(offers: string) {
    this.#offers = offers;
    this.#server = createServer((socket) => this.#talk(socket)).listen(0, '127.0.0.1');
  }

  async url(): Promise<string> {
    if (!this.#server.listening) await once(this.#server, 'listening');
    return `smtp://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  #talk(socket: Socket): void {
    let [text, to, source]: [string, string, string | undefined] = ['', '', undefined];
    socket.setEncoding('utf8').on('error', () => {});
    const say = (line: string) => socket.write(`${line}\r\n`);
    say('220 here');
    socket.on('data', (chunk) => {
      const lines = (text + chunk).split('\r\n');
      text = lines.pop() ?? '';
      for (const line of lines) {
        if (source !== undefined && line !== '.') source += `${line.replace(/^\.\./, '.')}\r\n`;
        else if (source !== undefined) {
          this.received.push({ to, source });
          source = undefined;
          say('250 taken');
        } else if (/^EHLO/.test(line)) say(`250-here\r\n${this.#offers}250 HELP`);
        else if (/^DATA/.test(line)) {
          source = '';
          say('354 go on');
        } else {
          to = /^RCPT TO:<(.*)>$/.exec(line)?.[1] ?? to;
          say('250 fine');
        }
      }
    });
  }

  close(): void {
    this.#server.close();
  }
}

let [smtp, modern]: Wire[] = [];
let [transport, modernTransport]: SmtpTransport[] = [];
before(async () => {
  [smtp, modern] = [new Wire(''), new Wire('250-SMTPUTF8\r\n250-PIPELINING\r\n')];
  transport = await createSmtpTransport({ url: await smtp.url(), clock: systemClock });
  modernTransport = await createSmtpTransport({ url: await modern.url(), clock: systemClock });
});
beforeEach(() => {
  for (const one of [smtp, modern]) one?.received.splice(0);
});
after(() => {
  transport?.close();
  modernTransport?.close();
  smtp?.close();
  modern?.close();
});

const to = (address: string): Mail => ({ ...MAIL, to: { name: '', address } });
const sendTo = (address: string) => transport?.send(to(address));

/** The header fields of the only mail that came, unfolded. */
function headers(of = smtp): string[] {
  assert.equal(of?.received.length, 1);
  const head = of.received[0]?.source.split('\r\n\r\n')[0] ?? '';
  return head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
}

for (const [what, address, said] of [
  ['a domain of other letters', 'anna@bäckerei.example', 'anna@xn--bckerei-5wa.example'],
  ['a domain of capitals', 'anna@EXAMPLE.com', 'anna@example.com'],
  ['a plus', 'anna+news@example.com', 'anna+news@example.com'],
  ['signs that are allowed', "o'hara!#$%&*=?^`{|}~@example.com", "o'hara!#$%&*=?^`{|}~@example.com"],
  ['a quoted local part', '"anna b"@example.com', '"anna b"@example.com'],
  ['one that has to be quoted', 'anna b@example.com', '"anna b"@example.com'],
  ['two points', 'anna..b@example.com', '"anna..b"@example.com'],
  ['an at in quotes', '"a@b"@example.com', '"a@b"@example.com'],
  ['254 signs', `${'a'.repeat(64)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.com`, null],
] as const) {
  test(`${what} arrives as one address`, async () => {
    assert.deepEqual(await sendTo(address), { end: 'sent' });
    const expected = said ?? address;
    assert.equal(smtp?.received[0]?.to, expected);
    assert.ok(headers().includes(`To: ${expected}`), headers().join('\n'));
  });
}

test('what somebody typed like an encoded word arrives as it was typed', async () => {
  const typed = '=?utf-8?Q?Bank?=';
  const mail = { ...MAIL, subject: `From ${typed}`, to: { name: typed, address: 'anna@example.com' } };
  assert.deepEqual(await transport?.send(mail), { end: 'sent' });
  const word = '=3D=3Futf-8=3FQ=3FBank=3F=3D';
  assert.ok(headers().includes(`To: =?UTF-8?Q?${word}?= <anna@example.com>`), headers().join('\n'));
  assert.ok(headers().includes(`Subject: =?UTF-8?Q?From_${word}?=`), headers().join('\n'));
});

for (const address of [
  'anna@example.com>\r\nRCPT TO:<victim@example.com',
  'anna@example.com\nBcc: victim@example.com',
  'anna\u2028@example.com',
  'a<b>c@example.com',
  'anna@exa mple.com',
  'anna@',
  '@example.com',
  'anna',
  '',
]) {
  test(`${JSON.stringify(address)} is refused before a word is said`, async () => {
    assert.partialDeepStrictEqual(await sendTo(address), { end: 'refused', bounce: null });
    assert.equal(smtp?.received.length, 0);
  });
}

test('letters beyond ASCII before the at go to a server that offers that, and are refused clearly otherwise', async () => {
  const mail = to('jörg@bäckerei.example');
  assert.deepEqual(await modernTransport?.send(mail), { end: 'sent' });
  assert.equal(modern?.received[0]?.to, 'jörg@xn--bckerei-5wa.example');
  assert.ok(headers(modern).includes('To: jörg@xn--bckerei-5wa.example'));
  const refused = await transport?.send(mail);
  assert.partialDeepStrictEqual(refused, { end: 'refused', bounce: null });
  assert.match(refused?.end === 'refused' ? String(refused.reason) : '', /SMTPUTF8/);
  assert.equal(smtp?.received.length, 0);
  assert.deepEqual(await sendTo('anna@example.com'), { end: 'sent' }, 'the next one leaves');
});

const BREAKS = ['\r\n', '\n', '\r', '\r\n ', '\u0085', '\u2028', '\0\r\n'];

test('no field of a mail can add a header, whatever stands in it', async () => {
  const evil = fc
    .tuple(fc.string({ unit: 'grapheme', maxLength: 90 }), fc.constantFrom(...BREAKS))
    .map(([words, end]) => `${words}${end}X-Evil: 1${end}${end}body`);
  const names = [
    ...['From', 'To', 'Subject', 'Message-ID', 'Date', 'List-Unsubscribe', 'X-Evil'],
    ...['MIME-Version', 'Content-Type'],
  ];
  await fc.assert(
    fc.asyncProperty(evil, evil, evil, async (from, name, rest) => {
      smtp?.received.splice(0);
      const outcome = await transport?.send({
        ...MAIL,
        from: { name: from, address: MAIL.from.address },
        to: { name, address: MAIL.to.address },
        subject: rest,
        messageId: `<${rest}@shop.example>`,
        headers: { 'List-Unsubscribe': rest },
      });
      assert.deepEqual(outcome, { end: 'sent' });
      const fields = headers().map((line) => line.split(':')[0]);
      assert.deepEqual(
        fields,
        names.filter((one) => one !== 'X-Evil'),
      );
    }),
    { numRuns: 60 },
  );
});

test('what stands in the body stays there: points, long lines, and every letter', async () => {
  const text = `.\r\n..\nFrom here\n${'=é €'.repeat(200)}\n trailing \t\n\u{1f956}`;
  assert.deepEqual(await transport?.send({ ...MAIL, text, html: text }), { end: 'sent' });
  const source = smtp?.received[0]?.source ?? '';
  assert.ok(
    source.split('\r\n').every((line) => Buffer.byteLength(line) <= 78),
    source,
  );
  const parts = source.split('quoted-printable\r\n\r\n').slice(1);
  for (const part of parts) {
    const [body = ''] = part.split('\r\n--=_');
    const bytes = body
      .replaceAll('=\r\n', '')
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
    assert.equal(Buffer.from(bytes, 'latin1').toString(), text.replace(/\r?\n/g, '\r\n'));
  }
});
