import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { DAY, HOUR, MINUTE, SimulatedClock } from '../../server/kernel/clock.ts';
import { FOREIGN, OWNER } from '../support/callers.ts';
import type { Client } from '../support/client.ts';
import { START, startServer, type TestServer } from '../support/server.ts';

const signIn = (client: Client, email: string, password: string) =>
  client('/api/session', { json: { email, password } });

describe('sessions', () => {
  let server: TestServer;
  before(async () => {
    server = await startServer();
  });
  after(() => server.stop());

  test('signing in gives a session that works until it is ended', async () => {
    const client = server.as('anonymous');
    assert.equal((await client('/api/user')).status, 401);
    const answer = await signIn(client, 'Owner@Example.com', OWNER.password);
    assert.equal(answer.status, 200);
    assert.equal((await answer.json()).id, OWNER.id);
    const [cookie] = answer.headers.getSetCookie();
    assert.match(cookie ?? '', /^drivyn_session=[\w-]{43}; path=\/; expires=[^;]+; samesite=lax; httponly$/i);
    assert.equal((await (await client('/api/user')).json()).email, OWNER.email);
    const token = /=([\w-]+)/.exec(cookie ?? '')?.[1];
    const stored = await server.app.ctx.db.read('sessions').pluck('token_hash');
    assert.ok(stored.every((hash: string) => /^[0-9a-f]{64}$/.test(hash) && hash !== token));
    const ended = await client('/api/session', { method: 'DELETE' });
    assert.equal(ended.status, 204);
    assert.equal((await client('/api/user')).status, 401);
    const replay = await client('/api/user', { headers: { Cookie: `drivyn_session=${token}` } });
    assert.equal(replay.status, 401);
  });

  test('signing out twice is no error, and ends nobody else', async () => {
    const client = server.as('anonymous');
    assert.equal((await client('/api/session', { method: 'DELETE' })).status, 204);
    assert.equal((await server.as('owner')('/api/user')).status, 200);
  });

  test('a wrong password and an unknown address get the same answer', async () => {
    const wrong = await signIn(server.as('anonymous'), OWNER.email, 'not this one');
    const unknown = await signIn(server.as('anonymous'), 'nobody@example.com', 'not this one');
    assert.equal(wrong.status, 401);
    assert.equal(unknown.status, 401);
    assert.equal(await wrong.text(), await unknown.text());
    assert.equal(wrong.headers.getSetCookie().length, 0);
  });

  test('without scripts a form leads on, or back with what was typed', async () => {
    const client = server.as('anonymous');
    const form = { email: OWNER.email, password: 'wrong', next: '/analytics' };
    const refused = await client('/api/session', { form });
    assert.equal(refused.status, 422);
    const html = await refused.text();
    assert.match(html, /^<!doctype html>/i);
    assert.ok(html.includes(`value="${OWNER.email}"`));
    assert.ok(!html.includes('value="wrong"'));
    const taken = await client('/api/session', { form: { ...form, password: OWNER.password } });
    assert.equal(taken.status, 303);
    assert.equal(taken.headers.get('Location'), '/screens/analytics');
    assert.equal((await client('/api/user')).status, 200);
    const left = await client('/api/session?_method=delete', { form: {} });
    assert.equal(left.headers.get('Location'), '/screens/login');
    assert.equal((await client('/api/user')).status, 401);
  });

  for (const next of ['//evil.example', 'https://evil.example', '/\\evil.example', '']) {
    test(`a form does not lead to "${next}"`, async () => {
      const { email, password } = FOREIGN;
      const answer = await server.as('anonymous')('/api/session', { form: { email, password, next } });
      assert.equal(answer.headers.get('Location'), '/screens/login');
    });
  }
});

describe('guessing', () => {
  test('is slowed down by account and address, and only there', async () => {
    const server = await startServer();
    const guess = () => signIn(server.as('anonymous'), OWNER.email, 'a guess');
    // At the same time, so that counting after the check would let them through.
    const statuses = await Promise.all(Array.from({ length: 8 }, async () => (await guess()).status));
    assert.deepEqual(statuses.sort(), [401, 401, 401, 401, 401, 429, 429, 429]);
    const refused = await signIn(server.as('anonymous'), OWNER.email, OWNER.password);
    assert.equal(refused.status, 429);
    assert.equal(refused.headers.get('Retry-After'), '900');
    assert.match(await refused.text(), /15 minutes/);
    assert.equal((await signIn(server.as('anonymous'), FOREIGN.email, FOREIGN.password)).status, 200);
    server.clock.advance(15 * MINUTE);
    assert.equal((await signIn(server.as('anonymous'), OWNER.email, OWNER.password)).status, 200);
    assert.equal((await guess()).status, 401);
    await server.stop();
  });

  test('is bounded by address, whatever the account', async () => {
    const server = await startServer();
    const statuses: number[] = [];
    for (let index = 0; index < 31; index += 1) {
      statuses.push((await server.as('anonymous')('/api/session', { json: { email: `no${index}` } })).status);
    }
    assert.deepEqual([...new Set(statuses.slice(0, 30))], [422]);
    assert.equal(statuses.at(-1), 429);
    await server.stop();
  });
});

describe('the life of a session', () => {
  const alive = async (server: TestServer, client: Client, by: number) => {
    server.clock.advance(by);
    return (await client('/api/user')).status;
  };

  test('ends 30 days after its last use', async () => {
    const server = await startServer({ clock: new SimulatedClock(START) });
    const client = server.as('owner');
    assert.equal(await alive(server, client, 29 * DAY), 200);
    assert.equal(await alive(server, client, 29 * DAY), 200);
    assert.equal(await alive(server, client, 30 * DAY), 401);
    await server.stop();
  });

  test('ends 90 days after its beginning, however it is used', async () => {
    const server = await startServer({ clock: new SimulatedClock(START) });
    const client = server.as('owner');
    for (let day = 20; day < 90; day += 20) assert.equal(await alive(server, client, 20 * DAY), 200);
    assert.equal(await alive(server, client, 10 * DAY), 401);
    await server.stop();
  });

  test('notes its use once an hour, not with every page', async () => {
    const server = await startServer({ clock: new SimulatedClock(START) });
    const client = server.as('owner');
    const cookies = async (by: number) => {
      server.clock.advance(by);
      return (await client('/api/user')).headers.getSetCookie().length;
    };
    assert.equal(await cookies(59 * MINUTE), 0);
    assert.equal(await cookies(MINUTE), 1);
    assert.equal(await cookies(MINUTE), 0);
    assert.equal(await cookies(HOUR), 1);
    await server.stop();
  });
});
