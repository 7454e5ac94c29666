// Mail servers as calls and forms set them, tried against real SMTP servers on loopback.
import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { MAIL_SERVER_EXAMPLE } from '../../server/contract/mail-server.ts';
import { startSmtp, type TestSmtp } from '../smtp/smtp-server.ts';
import { FOREIGN } from '../support/callers.ts';
import type { Client } from '../support/client.ts';
import { addMember } from '../support/members.ts';
import { startServer, type TestServer } from '../support/server.ts';

const PATH = '/api/users/14/mail-servers';
const SCREEN = '/email-marketing?view=sending';

let server: TestServer;
let owner: Client;
let first: TestSmtp;
let second: TestSmtp;

before(async () => {
  [first, second] = await Promise.all([startSmtp(), startSmtp()]);
  server = await startServer({ config: { mailFrom: 'Shop <hello@shop.example>', rateLimits: false } });
  owner = server.as('owner');
  // Where nobody else has a business, its owner may name any place.
  await server.app.ctx.db.write('memberships').where({ account_id: FOREIGN.id }).del();
});
beforeEach(async () => {
  await server.app.ctx.db.write('mail_servers').del();
  for (const smtp of [first, second]) smtp.received.length = 0;
});
after(async () => {
  await server.stop();
  await Promise.all([first.close(), second.close()]);
});

const list = async () => (await owner(PATH)).json();

async function add(input: object): Promise<number> {
  const answer = await owner(PATH, { json: { ...MAIL_SERVER_EXAMPLE, ...input } });
  assert.equal(answer.status, 201);
  return (await answer.json()).id;
}

const at = ({ url }: TestSmtp) => ({
  host: '127.0.0.1',
  port: Number(new URL(url).port),
  security: 'starttls',
  login: '',
  password: '',
  rate: null,
  dailyCap: null,
});

test('a server is added, changed, put in order and removed; its password is never told', async () => {
  const one = await add({});
  const two = await add({ host: 'two.example.com', password: '', rate: null, dailyCap: null });
  assert.partialDeepStrictEqual(await list(), [
    {
      id: one,
      host: 'smtp.example.com',
      hasPassword: true,
      rate: { mails: 10, per: 'second' },
      dailyCap: 5000,
    },
    { id: two, host: 'two.example.com', hasPassword: false, rate: null, today: null },
  ]);
  assert.ok(!JSON.stringify(await list()).includes(MAIL_SERVER_EXAMPLE.password));
  const stored = JSON.stringify(await server.app.ctx.db.read('mail_servers').select('*'));
  assert.ok(!stored.includes(MAIL_SERVER_EXAMPLE.password), 'sealed');
  await owner(`${PATH}/${two}/move`, { json: { to: 'up' } });
  assert.deepEqual(
    (await list()).map(({ id }: { id: number }) => id),
    [two, one],
  );
  const { password: _, ...rest } = MAIL_SERVER_EXAMPLE;
  assert.equal((await owner(`${PATH}/${one}`, { method: 'PUT', json: { ...rest, port: 587 } })).status, 200);
  assert.partialDeepStrictEqual((await list())[1], { port: 587, hasPassword: true });
  assert.equal((await owner(`${PATH}/${two}`, { method: 'DELETE' })).status, 204);
  assert.equal((await list()).length, 1);
});

test('a password goes to no other host than the one that it was entered for', async () => {
  const id = await add({});
  const { password: _, ...rest } = MAIL_SERVER_EXAMPLE;
  const answer = await owner(`${PATH}/${id}`, {
    method: 'PUT',
    json: { ...rest, host: 'evil.example.com' },
  });
  assert.equal(answer.status, 422);
  assert.equal((await list())[0].host, 'smtp.example.com');
});

test('what is no server is refused, and nothing is stored', async () => {
  for (const [field, value] of [
    ['host', 'smtp.example.com\r\nEHLO'],
    ['host', 'a/b'],
    ['host', ''],
    ['port', 0],
    ['port', 70_000],
    ['security', 'none'],
    ['rate', { mails: 0, per: 'second' }],
    ['rate', { mails: 1, per: 'year' }],
    ['dailyCap', -1],
    ['login', 'a\nb'],
  ] as const) {
    const answer = await owner(PATH, { json: { ...MAIL_SERVER_EXAMPLE, [field]: value } });
    assert.equal(answer.status, 422, `${field} ${JSON.stringify(value)}`);
  }
  assert.deepEqual(await list(), []);
});

test('only owners change servers', async () => {
  const id = await add({});
  const member = await addMember(server, 'editor');
  const theirs = PATH.replace('14', String(member.id));
  assert.equal((await member.client(theirs)).status, 200);
  assert.equal((await member.client(theirs, { json: MAIL_SERVER_EXAMPLE })).status, 403);
  assert.equal((await member.client(`${theirs}/${id}`, { method: 'DELETE' })).status, 403);
});

test('where others have businesses here, too, a server lies in the internet', async () => {
  const open = await startServer({ config: { mailFrom: 'a@shop.example', signUp: 'open' } });
  try {
    const client = open.as('owner');
    for (const host of ['127.0.0.1', '10.0.0.7', '[::1]', 'localhost', 'printer.local', '0x7f.1']) {
      const answer = await client(PATH, { json: { ...MAIL_SERVER_EXAMPLE, host } });
      assert.equal(answer.status, 422, host);
    }
    assert.equal((await client(PATH, { json: MAIL_SERVER_EXAMPLE })).status, 201);
  } finally {
    await open.stop();
  }
});

test('without a sender there are no servers of one’s own', async () => {
  const nameless = await startServer();
  try {
    const answer = await nameless.as('owner')(PATH, { json: MAIL_SERVER_EXAMPLE });
    assert.equal(answer.status, 409);
    assert.match(await answer.text(), /DRIVYN_MAIL_FROM/);
  } finally {
    await nameless.stop();
  }
});

test('single mails leave by the first server that is there', async () => {
  await add({ ...at(first), port: 9 });
  await add(at(second));
  const to = 'anna@example.com';
  const template = { subject: 'Receipt', content: 'Thank you.' };
  const answer = await owner('/api/mail', { json: { to, template, idempotencyKey: 'servers-1' } });
  assert.equal((await answer.json()).status, 'sent');
  assert.deepEqual(
    second.received.map((mail) => mail.to),
    [to],
  );
  assert.match((await list())[0].trouble, /./);
});

test('a test goes by the server that is tried, and says what it answers', async () => {
  const one = await add(at(first));
  const two = await add(at(second));
  const answer = await owner(`${PATH}/${two}/test`, { method: 'POST' });
  assert.equal(answer.status, 200, await answer.clone().text());
  assert.deepEqual([first.received.length, second.received.length], [0, 1]);
  first.behave = () => ({ at: 'sender', code: 554, text: 'Not in this name' });
  const refused = await owner(`${PATH}/${one}/test`, { method: 'POST' });
  first.behave = () => undefined;
  assert.equal(refused.status, 409);
  assert.match(await refused.text(), /Not in this name/);
});

test('everything works by plain forms, and errors stand at their fields', async () => {
  const form = (path: string, fields: Record<string, string>) =>
    owner(path, { form: { screen: SCREEN, next: `${SCREEN}&done=server-saved`, ...fields } });
  const typed = { host: 'smtp.example.com', port: '465', security: 'tls', login: 'shop', password: 'secret' };
  const saved = await form(PATH, { ...typed, rateMails: '5', ratePer: 'minute', dailyCap: '200' });
  assert.equal(saved.status, 303);
  const [stored] = await list();
  assert.partialDeepStrictEqual(stored, { rate: { mails: 5, per: 'minute' }, dailyCap: 200 });
  const page = await (await owner(`/screens${SCREEN}&server=${stored.id}`)).text();
  assert.match(page, /0 of 200 today/);
  assert.ok(!page.includes('"secret"'));
  const refused = await form(PATH, { ...typed, port: '99999', screen: `${SCREEN}&server=new` });
  assert.equal(refused.status, 422);
  assert.match(await refused.text(), /must be at most 65535/);
  const removed = await form(`${PATH}/${stored.id}?_method=DELETE`, {});
  assert.equal(removed.status, 303);
  assert.deepEqual(await list(), []);
});
