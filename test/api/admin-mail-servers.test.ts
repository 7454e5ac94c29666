// Mail servers of the installation as the admin sets them, tried against real SMTP servers on loopback.
import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { type InstalledServers, MAIL_SERVER_EXAMPLE } from '../../server/contract/mail-server.ts';
import { startSmtp, type TestSmtp } from '../smtp/smtp-server.ts';
import { addMember } from '../support/members.ts';
import { startServer, type TestServer } from '../support/server.ts';

const PATH = '/api/admin/mail-servers';

let server: TestServer;
let smtp: TestSmtp;
const admin: ReturnType<TestServer['as']> = (path, request) => server.as('admin')(path, request);

before(async () => {
  smtp = await startSmtp();
  server = await startServer({ config: { mailFrom: 'Shop <hello@shop.example>', rateLimits: false } });
});
beforeEach(async () => {
  await server.app.ctx.db.write('mail_servers').del();
  smtp.received.length = 0;
});
after(async () => {
  await server.stop();
  await smtp.close();
});

const list = async (): Promise<InstalledServers['servers']> => (await (await admin(PATH)).json()).servers;

async function add(input: object): Promise<number> {
  const answer = await admin(PATH, { json: { ...MAIL_SERVER_EXAMPLE, ...input } });
  assert.equal(answer.status, 201, await answer.clone().text());
  return (await answer.json()).id;
}

const onLoopback = () => ({
  host: '127.0.0.1',
  port: Number(new URL(smtp.url).port),
  security: 'starttls',
  login: '',
  password: '',
});

test('servers are added, changed, ordered, paused and removed; the password is sealed, and audited without it', async () => {
  const one = await add({});
  const two = await add({ host: 'two.example.com', rate: null, dailyCap: null });
  const stored = await Promise.all(
    ['mail_servers', 'events', 'audit'].map((table) => server.app.ctx.db.read(table)),
  );
  assert.ok(!JSON.stringify([await list(), stored]).includes(MAIL_SERVER_EXAMPLE.password));
  await admin(`${PATH}/${two}/move`, { json: { to: 'up' } });
  const { password: _, ...rest } = MAIL_SERVER_EXAMPLE;
  const changed = await admin(`${PATH}/${one}`, { method: 'PUT', json: { ...rest, port: 587 } });
  assert.equal(changed.status, 200);
  assert.equal((await admin(`${PATH}/${one}/pause`, { method: 'POST' })).status, 200);
  assert.partialDeepStrictEqual(await list(), [
    { id: two, host: 'two.example.com', isPaused: false },
    { id: one, port: 587, hasPassword: true, isPaused: true, dailyCap: 5000, today: 0 },
  ]);
  const elsewhere = await admin(`${PATH}/${one}`, { method: 'PUT', json: { ...rest, host: 'evil.example' } });
  assert.equal(elsewhere.status, 422);
  assert.match(await elsewhere.text(), /^password: /);
  await admin(`${PATH}/${one}/resume`, { method: 'POST' });
  assert.equal((await list())[1]?.isPaused, false);
  assert.equal((await admin(`${PATH}/${two}`, { method: 'DELETE' })).status, 200);
  assert.equal((await list()).length, 1);
  const audit = await (await admin('/api/admin/audit?kind=mail-server.paused')).json();
  assert.partialDeepStrictEqual(audit[0], { what: 'Paused a mail server', about: { text: 'This server' } });
});

test('what is no server, or no server of the installation, is refused', async () => {
  for (const [field, value] of [
    ['host', 'a/b'],
    ['port', 0],
    ['security', 'none'],
    ['rate', { mails: 0, per: 'second' }],
  ] as const) {
    const answer = await admin(PATH, { json: { ...MAIL_SERVER_EXAMPLE, [field]: value } });
    assert.equal(answer.status, 422, field);
  }
  const own = await server.as('owner')('/api/users/14/mail-servers', { json: MAIL_SERVER_EXAMPLE });
  const { id } = await own.json();
  for (const [path, request] of [
    [`${PATH}/${id}`, { method: 'DELETE' }],
    [`${PATH}/${id}/pause`, { method: 'POST' }],
    [`${PATH}/${id}/test`, { json: { to: 'a@example.com' } }],
  ] as const)
    assert.equal((await admin(path, request)).status, 404, path);
  assert.deepEqual(await list(), []);
  assert.equal((await server.as('owner')(PATH)).status, 401);
});

test('a test goes to the address that is given, and says what the server answers', async () => {
  const id = await add(onLoopback());
  const tried = await admin(`${PATH}/${id}/test`, { json: { to: 'admin@example.com' } });
  assert.equal(tried.status, 200, await tried.clone().text());
  assert.deepEqual(
    smtp.received.map(({ to }) => to),
    ['admin@example.com'],
  );
  smtp.behave = () => ({ at: 'sender', code: 554, text: 'Not in this name' });
  const refused = await admin(`${PATH}/${id}/test`, { json: { to: 'admin@example.com' } });
  smtp.behave = () => undefined;
  assert.equal(refused.status, 409);
  assert.match(await refused.text(), /Not in this name/);
  assert.equal((await admin(`${PATH}/${id}/test`, { json: { to: 'nobody' } })).status, 422);
});

test('letters and mails leave by it as soon as it stands, without a restart', async () => {
  const isLocal = async () =>
    (await (await server.as('owner')('/screens/email-marketing')).text()).includes('No mail server is set');
  const host = async () => (await (await admin('/api/admin/health')).json()).mail;
  assert.equal(await isLocal(), true);
  assert.partialDeepStrictEqual(await host(), { transport: 'outbox' });
  const id = await add(onLoopback());
  await admin(`${PATH}/${id}/pause`, { method: 'POST' });
  assert.partialDeepStrictEqual(await host(), { transport: 'paused', host: null });
  await admin(`${PATH}/${id}/resume`, { method: 'POST' });
  assert.equal(await isLocal(), false);
  assert.partialDeepStrictEqual(await host(), { transport: 'smtp', host: '127.0.0.1' });
  const template = { subject: 'Receipt', content: 'Thank you.' };
  const mail = { to: 'anna@example.com', template, idempotencyKey: 'admin-1' };
  assert.equal((await (await server.as('owner')('/api/mail', { json: mail })).json()).status, 'sent');
  await addMember(server, 'editor', 'Kim');
  await server.as('owner')('/api/invitations', { json: { email: 'maria@example.com', role: 'editor' } });
  await server.drain();
  assert.deepEqual(smtp.received.map(({ to }) => to).sort(), ['anna@example.com', 'maria@example.com']);
});
