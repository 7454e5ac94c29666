// Whoever answers a mail that they want no more, end to end: a real mail server takes the mail, the answer lies in the mailbox
// of the business or comes to the receiver, and their subscription ends with its proof.
import assert from 'node:assert/strict';
import { after, afterEach, before, beforeEach, test } from 'node:test';
import { startSmtp, type TestSmtp } from '../smtp/smtp-server.ts';
import { FOREIGN } from '../support/callers.ts';
import type { Client } from '../support/client.ts';
import { connectChannel, saveProfile } from '../support/factories.ts';
import { startImap, type TestImap } from '../support/imap.ts';
import { handOver } from '../support/returns.ts';
import { startServer, type TestServer } from '../support/server.ts';

let smtp: TestSmtp;
let imap: TestImap;
let server: TestServer;
let owner: Client;

before(async () => {
  smtp = await startSmtp();
});
after(() => smtp.close());
beforeEach(async () => {
  smtp.received.length = 0;
  imap = await startImap();
  server = await startServer({
    config: {
      ...{ smtpUrl: smtp.url, mailFrom: 'Shop <hello@shop.example>', rateLimits: false },
      bounces: { listen: { host: '127.0.0.1', port: 0 }, domain: undefined },
    },
  });
  owner = server.as('owner');
  await saveProfile(owner);
  await connectChannel(owner, 'email');
  await server.app.ctx.db.write('memberships').where({ account_id: FOREIGN.id }).del();
  const place = { host: '127.0.0.1', port: imap.port, security: 'starttls' };
  const mailbox = { ...place, login: 'bounces@shop.example', password: 'correct', marksRead: true };
  assert.equal((await owner('/api/users/14/return-mailbox', { method: 'PUT', json: mailbox })).status, 200);
});
afterEach(async () => {
  await server.stop();
  await imap.close();
});

const read = async (path: string) => (await owner(path)).json();
const readNow = async () => (await owner('/api/users/14/return-mailbox/read', { method: 'POST' })).json();

/** Sends a mailing to somebody new. */
async function mailTo(email: string): Promise<{ person: number; mailing: number; id: string }> {
  const { id: person } = await (await owner('/api/users/14/subscribers', { json: { email } })).json();
  const words = { subject: 'Bread', content: 'Fresh every morning.', sendAt: 'now' };
  const { id: mailing } = await (await owner('/api/users/14/mailings', { json: words })).json();
  await server.drain();
  const mail = smtp.received.find(({ to }) => to === email);
  const id = /^Message-ID: (\S+)/im.exec(mail?.source ?? '')?.[1] ?? '';
  assert.notEqual(id, '');
  return { person, mailing, id };
}

const answer = (from: string, id: string, text: string) =>
  [
    `From: ${from}`,
    'To: hello@shop.example',
    'Message-ID: <answer@mail.example.com>',
    `In-Reply-To: ${id}`,
    '',
    text,
    '',
    'On Monday Shop wrote:',
    '> Fresh every morning.',
    '',
  ].join('\r\n');

test('STOP, and nothing else, ends the subscription of whoever got the mail, with its proof on their page', async () => {
  const { person, mailing, id } = await mailTo('anna@example.com');
  const uid = imap.deliver(answer('Anna <anna@example.com>', id, 'STOP'));
  assert.partialDeepStrictEqual(await readNow(), { taken: 1, trouble: null });
  const anna = await read(`/api/subscribers/${person}`);
  assert.equal(anna.status, 'unsubscribed');
  assert.match(
    anna.leftBy,
    /answered “STOP” to the mail [0-9a-f]{32}; the answer is <answer@mail\.example\.com>/,
  );
  assert.equal((await read(`/api/mailings/${mailing}/results`)).unsubscribed, 1);
  const page = await (await owner(`/screens/email-marketing?tab=audience&subscriber=${person}`)).text();
  assert.match(page, /They answered “STOP”/);
  assert.ok(imap.messages.find((one) => one.uid === uid)?.flags.has('\\Seen'));
  assert.deepEqual(await read('/api/suppressions'), [], 'they may come back');
  // The same letter once more, where its mailbox is numbered anew.
  imap.renumber();
  await readNow();
  assert.equal((await read(`/api/mailings/${mailing}/results`)).unsubscribed, 1);
});

test('anything longer, and the answer of anybody else, is left to people as it is', async () => {
  const { person, id } = await mailTo('ben@example.com');
  const letters = [
    imap.deliver(answer('ben@example.com', id, 'Stop sending two a day, one is enough.')),
    imap.deliver(answer('mallory@example.com', id, 'STOP')),
    imap.deliver(answer('ben@example.com', '<0123456789abcdef0123456789abcdef@shop.example>', 'STOP')),
  ];
  assert.partialDeepStrictEqual(await readNow(), { taken: 0, trouble: null });
  assert.partialDeepStrictEqual(await read(`/api/subscribers/${person}`), { status: 'active', leftBy: null });
  for (const uid of letters) assert.equal(imap.messages.find((one) => one.uid === uid)?.flags.size, 0);
});

test('the receiver takes such an answer to the address of a mail, and refuses all else that people write', async () => {
  const { person, id } = await mailTo('carla@example.com');
  const address = (await read('/api/users/14/bounces')).receiver;
  const to = smtp.received.find((one) => one.to === 'carla@example.com')?.from ?? '';
  assert.match(to, /^bounce\+/);
  const from = 'carla@example.com';
  for (const source of [answer(from, id, 'Thank you!'), answer('mallory@example.com', id, 'unsubscribe')])
    assert.match(await handOver(address, { from, to, source }), /^550 /);
  assert.equal((await read(`/api/subscribers/${person}`)).status, 'active');
  assert.match(await handOver(address, { from, to, source: answer(from, '', 'unsubscribe') }), /^250 /);
  assert.equal((await read(`/api/subscribers/${person}`)).status, 'unsubscribed');
});

test('the screen of sending says how it works', async () => {
  const page = await (await owner('/screens/email-marketing?view=sending')).text();
  assert.match(page, /one word STOP or unsubscribe/);
});
