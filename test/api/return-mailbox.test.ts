// Reports that come to a mailbox, end to end: a real mail server takes a mail, its report lies in a mailbox, and is read.
import assert from 'node:assert/strict';
import { after, afterEach, before, beforeEach, test } from 'node:test';
import { MINUTE } from '../../server/kernel/clock.ts';
import { startSmtp, type TestSmtp } from '../smtp/smtp-server.ts';
import { FOREIGN } from '../support/callers.ts';
import type { Client } from '../support/client.ts';
import { startImap, type TestImap } from '../support/imap.ts';
import { reportOf } from '../support/returns.ts';
import { startServer, type TestServer } from '../support/server.ts';

const PATH = '/api/users/14/return-mailbox';
const SCREEN = '/email-marketing?view=sending';

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
  const config = { smtpUrl: smtp.url, mailFrom: 'Shop <hello@shop.example>', rateLimits: false };
  server = await startServer({ config });
  owner = server.as('owner');
  // Where nobody else has a business, its owner may name any place.
  await server.app.ctx.db.write('memberships').where({ account_id: FOREIGN.id }).del();
});
afterEach(async () => {
  await server.stop();
  await imap.close();
});

const place = () => ({
  host: '127.0.0.1',
  port: imap.port,
  security: 'starttls',
  login: 'bounces@shop.example',
  password: 'correct',
});
const set = (change: object = {}) => owner(PATH, { method: 'PUT', json: { ...place(), ...change } });
const read = async () => (await owner(PATH)).json();
const readNow = async () => (await owner(`${PATH}/read`, { method: 'POST' })).json();
const suppressed = async () =>
  (await (await owner('/api/suppressions')).json()).map(({ email }: { email: string }) => email);

/** Sends a mail. @returns the report of a server that could not deliver it */
async function bounce(to: string): Promise<string> {
  const template = { subject: 'Receipt', content: 'Thank you.' };
  await owner('/api/mail', { json: { to, template, idempotencyKey: to } });
  const mail = smtp.received.find((one) => one.to === to);
  const id = /^Message-ID: (\S+)/im.exec(mail?.source ?? '')?.[1] ?? '';
  assert.notEqual(id, '');
  return reportOf('postfix', { to, path: 'hello@shop.example', id });
}

test('reports of a mailbox suppress by the name that they hold, and forged ones nobody', async () => {
  imap.deliver(await bounce('anna@example.com'));
  const forged = { to: 'victim@example.com', path: 'hello@shop.example' };
  imap.deliver(reportOf('postfix', { ...forged, id: '<0123456789abcdef0123456789abcdef@shop.example>' }));
  assert.equal((await set()).status, 200);
  await server.drain();
  await server.app.scheduler.tick();
  await server.drain();
  assert.deepEqual(await suppressed(), ['anna@example.com']);
  const told = await read();
  assert.partialDeepStrictEqual(told, { taken: 1, trouble: null, folder: 'INBOX' });
  assert.notEqual(told.readAt, null);
  assert.ok(!JSON.stringify(told).includes('correct'), 'its password is never told');
});

test('behind hundreds of letters a report is found in the same run', async () => {
  const report = await bounce('anna@example.com');
  for (let at = 0; at < 200; at += 1) imap.deliver(`From: reader${at}@example.com\r\n\r\nThank you!\r\n`);
  imap.deliver(report);
  await set();
  await server.app.scheduler.tick();
  await server.drain();
  assert.deepEqual(await suppressed(), ['anna@example.com']);
});

test('a report about a mail of another business counts for nobody here', async () => {
  imap.deliver(await bounce('anna@example.com'));
  await server.app.ctx.db.write('deliveries').update({ business_id: FOREIGN.businessId });
  await set();
  assert.partialDeepStrictEqual(await readNow(), { taken: 0, trouble: null });
  assert.deepEqual(await suppressed(), []);
});

test('what went wrong is told until it is mended', async () => {
  await set({ password: 'wrong' });
  assert.match((await readNow()).trouble, /sign-in was refused/);
  const page = await (await owner(`/screens${SCREEN}`)).text();
  assert.match(page, /sign-in was refused/);
  await set();
  assert.partialDeepStrictEqual(await readNow(), { trouble: null });
});

test('letters that a server does not hand out at the end of a mailbox keep what comes later waiting for minutes, not hours', async () => {
  imap.damaged.add(imap.deliver('From: reader@example.com\r\n\r\nThank you!\r\n'));
  await set();
  const passes = async () => {
    server.clock.advance(5 * MINUTE);
    await server.app.scheduler.tick();
    await server.drain();
  };
  for (let times = 0; times < 6; times += 1) await passes();
  assert.match((await read()).trouble, /could not be FETCHed/);
  imap.deliver(await bounce('anna@example.com'));
  await passes();
  assert.deepEqual(await suppressed(), ['anna@example.com']);
});

test('a mailbox that is sealed with another key, or hangs, keeps no other from being read', async () => {
  imap.deliver(await bounce('anna@example.com'));
  await set();
  const { db } = server.app.ctx;
  const mine = await db.read('return_mailboxes').where({ business_id: 1 }).first('*');
  await db.write('return_mailboxes').insert({ ...mine, business_id: 2, sealed_password: 'v1.elsewhere' });
  await server.app.scheduler.tick();
  await server.drain();
  assert.deepEqual(await suppressed(), ['anna@example.com']);
  const [other] = await db.read('return_mailboxes').where({ business_id: 2 });
  assert.match(other.trouble, /email\.server-sealed/);
});

test('what is no mailbox is refused, and a password goes to no other host', async () => {
  assert.equal((await set({ password: undefined })).status, 422);
  for (const [field, value] of [
    ['host', ''],
    ['port', 0],
    ['security', 'none'],
    ['login', ''],
    ['folder', 'a\r\nb'],
    ['marksRead', 'yes'],
  ] as const)
    assert.equal((await set({ [field]: value })).status, 422, field);
  assert.equal(await read(), null);
  assert.equal((await set()).status, 200);
  assert.equal((await set({ password: undefined, folder: 'Bounces' })).status, 200);
  assert.equal((await set({ password: undefined, host: 'evil.example.com' })).status, 422);
  assert.equal((await read()).host, '127.0.0.1');
  assert.equal((await owner(PATH, { method: 'DELETE' })).status, 204);
  assert.equal((await owner(PATH, { method: 'DELETE' })).status, 404);
  assert.equal((await owner(`${PATH}/read`, { method: 'POST' })).status, 404);
});

test('it is set by a plain form, whose errors stand at their fields', async () => {
  const form = (fields: object) =>
    owner(`${PATH}?_method=PUT`, {
      form: { screen: `${SCREEN}&mailbox=1`, next: SCREEN, ...place(), port: `${imap.port}`, ...fields },
    });
  const refused = await form({ port: '0' });
  assert.equal(refused.status, 422);
  assert.match(await refused.text(), /must be at least 1/);
  assert.equal((await form({ folder: 'INBOX', marksRead: 'true' })).status, 303);
  assert.partialDeepStrictEqual(await read(), { marksRead: true, login: 'bounces@shop.example' });
});
