import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { setAdminPassword, signInAdmin } from '../../server/domain/accounts/index.ts';
import { HOUR, MINUTE } from '../../server/kernel/clock.ts';
import { ADMIN_PASSWORD } from '../support/callers.ts';
import { createClient } from '../support/client.ts';
import { startServer, type TestServer } from '../support/server.ts';

describe('the admin', () => {
  let server: TestServer;
  before(async () => {
    server = await startServer();
  });
  after(() => server.stop());

  const signIn = (password: string) => server.as('anonymous')('/api/admin/session', { json: { password } });

  test('gets a token that ends, and is kept hashed', async () => {
    const answer = await signIn(ADMIN_PASSWORD);
    assert.equal(answer.status, 200);
    const { token, expiresAt } = await answer.json();
    assert.match(token, /^[\w-]{43}$/);
    assert.equal(Date.parse(expiresAt), server.clock.now() + 12 * HOUR);
    assert.equal(answer.headers.getSetCookie().length, 0);
    assert.ok(!(await server.app.ctx.db.read('sessions').pluck('token_hash')).includes(token));
    const admin = createClient(server.url, { bearer: token });
    assert.equal((await admin('/api/user')).status, 403, 'known, but no account');
    for (let hour = 0; hour < 12; hour += 1) {
      assert.equal((await admin('/api/admin/totals')).status, 200, `after ${hour} hours`);
      server.clock.advance(HOUR - MINUTE);
    }
    server.clock.advance(12 * MINUTE);
    assert.equal((await admin('/api/user')).status, 401, 'after twelve hours');
  });

  test('is signed out everywhere by another password, and ends its own session', async () => {
    const { token } = await (await signIn(ADMIN_PASSWORD)).json();
    const admin = createClient(server.url, { bearer: token });
    const totals = async () => (await admin('/api/admin/totals')).status;
    assert.equal(await totals(), 200);
    for (const adminPassword of ['another one', undefined]) {
      Object.assign(server.app.config, { adminPassword });
      assert.equal(await totals(), 401);
    }
    Object.assign(server.app.config, { adminPassword: ADMIN_PASSWORD });
    assert.equal(await totals(), 200);
    assert.equal((await admin('/api/admin/session', { method: 'DELETE' })).status, 204);
    assert.equal(await totals(), 401);
  });

  test('is forgotten after an hour without a call', async () => {
    const { token } = await (await signIn(ADMIN_PASSWORD)).json();
    const admin = createClient(server.url, { bearer: token });
    server.clock.advance(HOUR - MINUTE);
    assert.equal((await admin('/api/admin/totals')).status, 200);
    server.clock.advance(HOUR);
    assert.equal((await admin('/api/admin/totals')).status, 401);
  });

  test('is guessed at a hundred times at most from new lines, and comes in all the while from where it was before', async () => {
    const { ctx } = server.app;
    const guess = (index: number, password = 'a guess at it') =>
      signInAdmin(ctx, {
        password,
        place: { address: `2001:db8:0:${index.toString(16)}::1`, device: '' },
        configured: ADMIN_PASSWORD,
      });
    for (let index = 0; index < 99; index += 1)
      await assert.rejects(guess(index), { code: 'unauthenticated' });
    await guess(99, ADMIN_PASSWORD);
    await assert.rejects(guess(100), { code: 'unauthenticated' });
    await assert.rejects(guess(101, ADMIN_PASSWORD), { code: 'rate-limited' });
    await guess(99, ADMIN_PASSWORD);
    await ctx.db.write('sign_in_attempts').del();
  });

  test('leaves a trace of each sign-in and each refusal, without the password', async () => {
    const before = await server.app.ctx.db.read('events').max({ id: 'id' }).first();
    await signIn('a guess at it');
    await signIn(ADMIN_PASSWORD);
    const rows = await server.app.ctx.db
      .read('events')
      .where('id', '>', before?.id ?? 0)
      .orderBy('id');
    assert.deepEqual(
      rows.map(({ kind, data }) => [kind, JSON.parse(data)]),
      [
        ['admin.sign-in-refused', { address: '127.0.0.1' }],
        ['admin.signed-in', { address: '127.0.0.1' }],
      ],
    );
  });

  test('is refused with a wrong password, and slowed down', async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 6; index += 1) statuses.push((await signIn(`guess ${index}`)).status);
    assert.deepEqual(statuses, [401, 401, 401, 401, 401, 429]);
    assert.equal((await signIn(ADMIN_PASSWORD)).status, 429);
  });

  test('password is made once when none is set, and only its hash is stored', async () => {
    const first = await startServer({ config: { adminPassword: undefined } });
    const password = first.app.newAdminPassword ?? '';
    assert.match(password, /^[\w-]{20}$/);
    const [row] = await first.app.ctx.db.read('server_settings').where({ key: 'admin-password-hash' });
    assert.match(row.value, /^scrypt\$/);
    const json = { password };
    assert.equal((await first.as('anonymous')('/api/admin/session', { json })).status, 200);
    await first.stop();
  });

  test('password that is replaced while it is checked lets nobody in', async () => {
    const { ctx } = server.app;
    await setAdminPassword(ctx, 'the one from before');
    const verify: typeof ctx.passwords.verify = async (password, hash) => {
      const isRight = await ctx.passwords.verify(password, hash);
      await setAdminPassword(ctx, 'the one from now on');
      return isRight;
    };
    const slow = { ...ctx, passwords: { ...ctx.passwords, verify } };
    const place = { address: '127.0.0.9', device: '' };
    const input = { password: 'the one from before', place, configured: undefined };
    await assert.rejects(signInAdmin(slow, input), { code: 'unauthenticated' });
    assert.equal((await ctx.db.read('sessions').whereNull('account_id')).length, 0);
  });
});
