import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { unitOfWork } from '../../server/db/unit-of-work.ts';
import { issueToken } from '../../server/domain/accounts/one-time-token.ts';
import { readUnsentLetters } from '../../server/domain/letters/index.ts';
import { SYSTEM } from '../../server/kernel/actor.ts';
import { secureIds } from '../../server/kernel/ids.ts';
import { createPasswords } from '../../server/kernel/passwords.ts';
import { OWNER } from '../support/callers.ts';
import type { Client } from '../support/client.ts';
import { startServer, type TestServer } from '../support/server.ts';

const setPassword = (client: Client, json: Record<string, string>) =>
  client('/api/password', { method: 'PUT', json });
const NEW = 'a much better one';

describe('the first password', () => {
  test('ends open mode, and leaves whoever set it signed in', async () => {
    const server = await startServer({ open: true });
    const owner = server.as('anonymous');
    assert.equal((await owner('/api/user')).status, 200);
    const answer = await setPassword(owner, { newPassword: NEW });
    assert.equal(answer.status, 204, await answer.text());
    assert.equal((await owner('/api/user')).status, 200);
    assert.equal((await server.as('anonymous')('/api/user')).status, 401);
    assert.equal(await server.countEvents('account.password-set'), 1);
    await server.stop();
  });

  test('needs an address to sign in with', async () => {
    const server = await startServer({ open: true });
    const owner = server.as('anonymous');
    assert.equal((await owner('/api/users/14', { method: 'PATCH', json: { email: '' } })).status, 200);
    const refused = await setPassword(owner, { newPassword: NEW });
    assert.equal(refused.status, 422);
    assert.equal(await refused.text(), 'email: is needed to sign in');
    const taken = await setPassword(owner, { newPassword: NEW, email: 'foreign@example.com' });
    assert.equal(taken.status, 409);
    assert.equal((await server.as('anonymous')('/api/user')).status, 200, 'still in open mode');
    assert.equal((await setPassword(owner, { newPassword: NEW, email: 'ada@example.com' })).status, 204);
    const json = { email: 'ada@example.com', password: NEW };
    assert.equal((await server.as('anonymous')('/api/session', { json })).status, 200);
    await server.stop();
  });
});

describe('the hash of a password', () => {
  test('is made anew at the next sign-in when its costs are not today’s', async () => {
    const passwords = createPasswords(secureIds);
    const server = await startServer({ parts: { passwords } });
    const { read } = server.app.ctx.db;
    const readHash = async () =>
      (await read('accounts').where({ id: OWNER.id }).first('password_hash')).password_hash as string;
    const signIn = (password: string) =>
      server.as('anonymous')('/api/session', { json: { email: OWNER.email, password } });
    const cheap = await readHash();
    assert.equal(passwords.isOutdated(cheap), true);
    assert.equal((await signIn('a wrong guess')).status, 401);
    assert.equal(await readHash(), cheap);
    assert.equal((await signIn(OWNER.password)).status, 200);
    const raised = await readHash();
    assert.equal(passwords.isOutdated(raised), false);
    assert.equal((await signIn(OWNER.password)).status, 200);
    assert.equal(await readHash(), raised);
    await server.stop();
  });
});

describe('changing the password', () => {
  test('takes the current one and ends every other session', async () => {
    const server = await startServer();
    const [here, there, foreign] = [server.as('owner'), server.as('owner'), server.as('foreign')];
    for (const currentPassword of ['wrong', '']) {
      const refused = await setPassword(here, { newPassword: NEW, currentPassword });
      assert.equal(refused.status, 422);
      assert.equal(await refused.text(), 'currentPassword: is not right');
    }
    assert.equal(
      (await setPassword(here, { newPassword: 'short', currentPassword: OWNER.password })).status,
      422,
    );
    assert.equal((await there('/api/user')).status, 200);
    assert.equal(
      (await setPassword(here, { newPassword: NEW, currentPassword: OWNER.password })).status,
      204,
    );
    assert.equal((await here('/api/user')).status, 200);
    assert.equal((await there('/api/user')).status, 401);
    assert.equal((await foreign('/api/user')).status, 200);
    const signIn = (password: string) =>
      server.as('anonymous')('/api/session', { json: { email: OWNER.email, password } });
    assert.equal((await signIn(OWNER.password)).status, 401);
    assert.equal((await signIn(NEW)).status, 200);
    await server.stop();
  });

  test('ends links and pauses of before, and bears five wrong guesses', async () => {
    const server = await startServer();
    const { ctx } = server.app;
    const owner = server.as('owner');
    const issue = () =>
      unitOfWork(ctx, SYSTEM, async (tx) => {
        await issueToken(tx, 'reset', { accountId: OWNER.id });
        await issueToken(tx, 'sign-in', { accountId: OWNER.id });
      });
    await issue();
    const change = (currentPassword: string, newPassword = NEW) =>
      setPassword(owner, { newPassword, currentPassword });
    assert.equal((await change(OWNER.password)).status, 204);
    assert.equal((await ctx.db.read('one_time_tokens')).length, 0);
    for (let guess = 0; guess < 5; guess += 1) assert.equal((await change('a guess')).status, 422);
    assert.equal((await change(NEW, 'yet another phrase')).status, 429);
    const json = { email: 'ada@example.com', currentPassword: NEW };
    const byAddress = await owner('/api/users/14', { method: 'PATCH', json });
    assert.equal(byAddress.status, 429, 'guesses are counted together');
    await server.stop();
  });
});

describe('changing the address', () => {
  let server: TestServer;
  before(async () => {
    server = await startServer();
  });
  after(() => server.stop());
  const change = (json: Record<string, string>) =>
    server.as('owner')('/api/users/14', { method: 'PATCH', json });

  test('takes the password; everything else does not, nor the same address', async () => {
    assert.equal((await change({ name: 'Ada', email: OWNER.email.toUpperCase() })).status, 200);
    const missing = await change({ email: 'ada@example.com' });
    assert.deepEqual(
      [missing.status, await missing.text()],
      [422, 'currentPassword: is needed to change the email address'],
    );
    const wrong = await change({ email: 'ada@example.com', currentPassword: 'a guess' });
    assert.deepEqual([wrong.status, await wrong.text()], [422, 'currentPassword: is not right']);
    const { email } = await (await server.as('owner')('/api/user')).json();
    assert.equal(email, OWNER.email);
    assert.equal((await server.app.ctx.db.read('letters')).length, 0);
  });

  test('without script the screen asks for the password at its field, and forgets it again', async () => {
    for (const screen of ['/profile?edit=1', '/settings?tab=account']) {
      const form = { section: 'account', screen, name: 'Ada', email: 'ada@example.com' };
      const send = (fields: Record<string, string>) =>
        server.as('owner')('/api/users/14?_method=patch', { form: { ...form, ...fields } });
      const asked = await (await send({})).text();
      assert.match(asked, /name="currentPassword"/, screen);
      assert.match(asked, /currentPassword-error".*is needed to change the email address/s, screen);
      const refused = await send({ currentPassword: 'my secret guess' });
      assert.equal(refused.status, 422);
      assert.ok(!(await refused.text()).includes('my secret guess'), screen);
    }
  });

  test('tells the address of before, and ends links and pauses', async () => {
    const { ctx } = server.app;
    await ctx.db.write('sign_in_attempts').del();
    await unitOfWork(ctx, SYSTEM, (tx) => issueToken(tx, 'reset', { accountId: OWNER.id }));
    const json = { email: 'ada@example.com', currentPassword: OWNER.password };
    assert.equal((await change(json)).status, 200);
    assert.equal((await ctx.db.read('one_time_tokens')).length, 0);
    const [letter] = await readUnsentLetters(ctx, server.app.mail, 1);
    assert.equal((await ctx.db.read('letters').first()).to_email, OWNER.email);
    assert.match(letter?.text ?? '', /ada@example\.com/);
    assert.match(letter?.text ?? '', /If it was not you/);
  });

  test('the address of an account with a password cannot be emptied or taken from another', async () => {
    const server = await startServer();
    const change = (email: string) =>
      server.as('owner')('/api/users/14', {
        method: 'PATCH',
        json: { email, currentPassword: OWNER.password },
      });
    assert.equal((await change('')).status, 422);
    assert.equal((await change('foreign@example.com')).status, 409);
    assert.equal((await change('Ada@Example.com')).status, 200);
    assert.equal((await (await server.as('owner')('/api/user')).json()).email, 'ada@example.com');
    await server.stop();
  });
});
