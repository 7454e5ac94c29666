import assert from 'node:assert/strict';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { createServer, type Server, type Socket } from 'node:net';
import { after, before, beforeEach, test } from 'node:test';
import { queryObjects } from 'node:v8';
import { SMTPServer } from 'smtp-server';
import {
  createSmtpTransport,
  type SmtpTimeouts,
  type SmtpTransport,
} from '../../server/connectors/services/smtp/smtp.ts';
import type { Mail } from '../../server/domain/letters/index.ts';
import { systemClock } from '../../server/kernel/clock.ts';
import { startSmtp, type TestSmtp } from './smtp-server.ts';

/** No busy machine passes them: what is to come too late is not left to the time that it takes. */
const TIMEOUTS: SmtpTimeouts = { connection: 20_000, greeting: 20_000, socket: 30_000, mail: 40_000 };

let smtp: TestSmtp;
let transport: SmtpTransport;

before(async () => {
  smtp = await startSmtp();
});
beforeEach(async () => {
  transport?.close();
  smtp.behave = () => undefined;
  smtp.received.length = 0;
  smtp.seen.length = 0;
  transport = await open(smtp.url);
});
after(async () => {
  transport.close();
  await smtp.close();
});

function open(url: string, timeouts: SmtpTimeouts = TIMEOUTS): Promise<SmtpTransport> {
  return createSmtpTransport({ url, clock: systemClock, timeouts });
}

let count = 0;
function mail(change: Partial<Mail> = {}): Mail {
  count += 1;
  return {
    businessId: 1,
    messageId: `<mail-${count}@shop.example>`,
    date: Date.UTC(2027, 2, 1, 9),
    from: { name: 'Harbour "Street" Bakery', address: 'hello@shop.example' },
    to: { name: 'Jörg, Müller', address: 'joerg@example.com' },
    subject: 'Frisches Brot für Sie',
    text: 'Hello\n',
    html: '<p>Hello</p>',
    headers: { 'List-Unsubscribe': '<http://127.0.0.1:8080/u/token>', Precedence: 'bulk' },
    ...change,
  };
}

test('a mail arrives with its headers and both parts', async () => {
  assert.deepEqual(await transport.send(mail({ messageId: '<one@shop.example>' })), { end: 'sent' });
  const [arrived] = smtp.received;
  assert.ok(arrived);
  assert.deepEqual([arrived.from, arrived.to], ['hello@shop.example', 'joerg@example.com']);
  assert.match(arrived.source, /^Message-ID: <one@shop\.example>\r$/m);
  assert.match(arrived.source, /^Date: Mon, 01 Mar 2027 09:00:00 \+0000\r$/m);
  assert.match(arrived.source, /^From: "Harbour \\"Street\\" Bakery" <hello@shop\.example>\r$/m);
  assert.match(arrived.source, /^To: =\?UTF-8\?\S+\?= <joerg@example\.com>\r$/m);
  assert.match(arrived.source, /^List-Unsubscribe: <http:\/\/127\.0\.0\.1:8080\/u\/token>\r$/m);
  assert.match(arrived.source, /^Content-Type: multipart\/alternative;/m);
  assert.match(
    arrived.source,
    /Content-Type: text\/plain; charset=utf-8[\s\S]*Content-Type: text\/html; charset=utf-8/,
  );
});

test('a mail that has left leaves nothing behind on the connection that goes on', async () => {
  const send = async (mails: number) => {
    for (let one = 0; one < mails; one += 1) await transport.send(mail());
  };
  // What is made once is there by then.
  await send(20);
  // Counts after a collection; each mail would keep some promises for as long as its connection lasts.
  const before = queryObjects(Promise, { format: 'count' });
  await send(200);
  const more = queryObjects(Promise, { format: 'count' }) - before;
  assert.ok(more < 200, `${more} more promises`);
});

for (const [name, behaviour, expected] of [
  [
    'an unknown mailbox is refused for good',
    { at: 'recipient', code: 550, text: '5.1.1 No such user here' },
    { end: 'refused', bounce: 'hard' },
  ],
  [
    'a refusal that may be about us says nothing of the address',
    { at: 'recipient', code: 550 },
    { end: 'refused', bounce: null },
  ],
  [
    'nor does one of the sender',
    { at: 'recipient', code: 553, text: '5.1.8 Your domain has no MX' },
    { end: 'refused', bounce: null },
  ],
  ['a full mailbox is full for now', { at: 'recipient', code: 552 }, { end: 'refused', bounce: 'soft' }],
  [
    'a greylisted recipient is tried again',
    { at: 'recipient', code: 451 },
    { end: 'retry', scope: 'recipient' },
  ],
  ['refused content is refused', { at: 'content', code: 554 }, { end: 'refused', bounce: null }],
  [
    'content refused for now is tried again',
    { at: 'content', code: 451 },
    { end: 'retry', scope: 'recipient' },
  ],
  [
    'a refused sender waits, for it says nothing about the recipient',
    { at: 'sender', code: 550 },
    { end: 'retry', scope: 'server' },
  ],
  ['a lost reply after the content is unknown', { at: 'hang-up' }, { end: 'unknown' }],
] as const) {
  test(name, async () => {
    smtp.behave = () => behaviour;
    const outcome = await transport.send(mail());
    assert.partialDeepStrictEqual(outcome, expected);
    assert.equal(smtp.seen.length <= 1, true, 'the content left at most once');
  });
}

test('the pool goes on after each of these', async () => {
  for (const behaviour of [
    { at: 'hang-up' },
    { at: 'recipient', code: 550 },
    { at: 'content', code: 451 },
    undefined,
  ] as const) {
    smtp.behave = () => behaviour;
    await transport.send(mail());
  }
  smtp.behave = () => undefined;
  const outcomes = await Promise.all(Array.from({ length: 20 }, () => transport.send(mail())));
  assert.ok(outcomes.every((outcome) => outcome.end === 'sent'));
});

/** Sends a mail to a server that falls silent for ever once it has the content; `late` is what happens then. */
async function sendIntoSilence(late: () => void): Promise<void> {
  let asked = 0;
  // Asked about the sender, the recipient, and, once the content is there, about the recipient again.
  smtp.behave = () => {
    asked += 1;
    if (asked < 3) return undefined;
    late();
    return new Promise<never>(() => {});
  };
  assert.equal((await transport.send(mail())).end, 'unknown');
  assert.equal(asked, 3);
}

test('a server that never answers after the content leaves the outcome unknown', async (t) => {
  const opened: Socket[] = [];
  const note = (message: unknown) => void opened.push((message as { socket: Socket }).socket);
  subscribe('net.client.socket', note);
  t.after(() => unsubscribe('net.client.socket', note));
  await sendIntoSilence(() => {
    const [client] = opened;
    assert.equal(client?.timeout, TIMEOUTS.socket);
    client?.emit('timeout');
  });
});

test('and so does one that takes too long for a mail altogether', async (t) => {
  const { setTimeout: wait } = globalThis;
  let over: () => void = () => assert.fail('there is a limit');
  t.mock.method(globalThis, 'setTimeout', (work: () => void, ms?: number) => {
    if (ms === TIMEOUTS.mail) over = work;
    return wait(work, ms);
  });
  await sendIntoSilence(() => over());
});

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
}

test('a closed port, and a server that never greets, are tried again later', async (t) => {
  const server = createServer();
  t.after(() => server.close());
  const url = await listen(server);
  transport.close();
  transport = await open(url, { ...TIMEOUTS, greeting: 300 });
  assert.partialDeepStrictEqual(await transport.send(mail()), { end: 'retry', scope: 'server' });
  await new Promise((resolve) => server.close(resolve));
  transport.close();
  transport = await open(url);
  const start = systemClock.now();
  const outcome = await transport.send(mail());
  assert.partialDeepStrictEqual(outcome, { end: 'retry', scope: 'server' });
  assert.ok(outcome.end === 'retry' && outcome.at >= start + 60_000);
});

test('a password never crosses a network in the clear', async (t) => {
  const logins: string[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    logger: false,
    onAuth: (auth, _session, done) => {
      logins.push(auth.username ?? '');
      done(null, { user: auth.username });
    },
  });
  server.on('error', () => {});
  t.after(() => new Promise<void>((resolve) => server.close(resolve)));
  const { port } = new URL(await listen(server.server));
  const sendTo = async (host: string) => {
    const one = await open(`smtp://me:secret@${host}:${port}`);
    const outcome = await one.send(mail());
    one.close();
    return outcome;
  };
  // Not a loopback name, though it leads to this machine.
  assert.partialDeepStrictEqual(await sendTo('0.0.0.0'), { end: 'retry', scope: 'server' });
  assert.deepEqual(logins, []);
  assert.equal((await sendTo('127.0.0.1')).end, 'sent');
  assert.deepEqual(logins, ['me']);
});

test('an address of another kind is refused at once', async () => {
  await assert.rejects(open('http://127.0.0.1'), /smtp:/);
});
