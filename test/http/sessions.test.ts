// Where an account is signed in: told apart by device, ended one by one or all at once.
import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import type { Session } from '../../server/contract/account.ts';
import { HOUR } from '../../server/kernel/clock.ts';
import { FOREIGN, OWNER } from '../support/callers.ts';
import type { Client } from '../support/client.ts';
import { startServer, type TestServer } from '../support/server.ts';

const PHONE = 'Mozilla/5.0 (Android 14; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0';

describe('sessions of an account', () => {
  let server: TestServer;
  let here: Client;
  before(async () => {
    server = await startServer();
  });
  beforeEach(async () => {
    await server.app.ctx.db.write('sessions').where({ account_id: OWNER.id }).del();
    await server.app.ctx.db.write('sign_in_attempts').del();
    here = await signIn(OWNER);
  });
  after(() => server.stop());

  async function signIn(
    { email, password }: { email: string; password: string },
    agent = '',
  ): Promise<Client> {
    const client = server.as('anonymous');
    const headers = { 'User-Agent': agent };
    assert.equal((await client('/api/session', { json: { email, password }, headers })).status, 200);
    return client;
  }
  const list = async (client: Client) => (await (await client('/api/sessions')).json()) as Session[];
  const isIn = async (client: Client) => (await client('/api/user')).status === 200;

  test('each says where it is and since when, and which one asks', async () => {
    server.clock.advance(2 * HOUR);
    await signIn(OWNER, PHONE);
    const sessions = await list(here);
    assert.deepEqual(
      sessions.map(({ device, address, isCurrent }) => [device, address, isCurrent]),
      [
        ['Firefox on Android', '127.0.0.1', false],
        ['', '127.0.0.1', true],
      ],
    );
    const [phone] = sessions;
    assert.equal(phone?.createdAt, new Date(server.clock.now()).toISOString());
    assert.ok(!JSON.stringify(sessions).includes('token'));
  });

  test('one is ended by its id; another account’s is unknown', async () => {
    const phone = await signIn(OWNER, PHONE);
    const foreign = await signIn(FOREIGN);
    const [other] = (await list(here)).filter(({ isCurrent }) => !isCurrent);
    const path = `/api/sessions/${other?.id}`;
    for (const client of [foreign, server.as('foreign')]) {
      const refused = await client(path, { method: 'DELETE' });
      assert.deepEqual([refused.status, await refused.text()], [404, 'Not found']);
    }
    assert.ok(await isIn(phone));
    assert.equal((await here(path, { method: 'DELETE' })).status, 204);
    assert.equal((await here(path, { method: 'DELETE' })).status, 404);
    assert.deepEqual([await isIn(here), await isIn(phone)], [true, false]);
  });

  test('all others are ended at once, or all', async () => {
    const [phone, foreign] = [await signIn(OWNER, PHONE), await signIn(FOREIGN)];
    assert.equal((await here('/api/sessions', { method: 'DELETE' })).status, 204);
    assert.deepEqual([await isIn(here), await isIn(phone), await isIn(foreign)], [true, false, true]);
    const answer = await here('/api/sessions?all=1', { method: 'DELETE' });
    assert.match(answer.headers.getSetCookie()[0] ?? '', /^drivyn_session=;/);
    assert.deepEqual([await isIn(here), await isIn(foreign)], [false, true]);
    assert.equal((await here('/api/sessions?all=2', { method: 'DELETE' })).status, 401);
    assert.equal((await foreign('/api/sessions?all=2', { method: 'DELETE' })).status, 422);
  });

  test('without script a form ends one and leads back', async () => {
    await signIn(OWNER, PHONE);
    const [other] = (await list(here)).filter(({ isCurrent }) => !isCurrent);
    const answer = await here(`/api/sessions/${other?.id}?_method=delete`, { form: {} });
    assert.equal(answer.status, 303);
    assert.equal(answer.headers.get('Location'), '/screens/settings?tab=security');
    assert.equal((await list(here)).length, 1);
  });

  test('signing out is an ended session, which the streams of its other tabs hear of', async () => {
    const before = await server.countEvents('session.ended');
    await here('/api/session', { method: 'DELETE' });
    await here('/api/session', { method: 'DELETE' });
    assert.equal(await server.countEvents('session.ended'), before + 1);
    const ended = server.app.ctx.db.read('events').where({ kind: 'session.ended' });
    assert.match((await ended.orderBy('id', 'desc').first()).actor, /^account:\d+$/);
  });
});
