// A forgotten password: the letter, its link, and what a reset ends.
import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import { readUnsentLetters } from '../../server/domain/letters/index.ts';
import { MINUTE } from '../../server/kernel/clock.ts';
import { OWNER } from '../support/callers.ts';
import { startServer, type TestServer } from '../support/server.ts';

const NEW = 'another long pass phrase';

describe('a forgotten password', () => {
  let server: TestServer;
  before(async () => {
    server = await startServer();
  });
  after(() => server.stop());
  beforeEach(async () => {
    await server.app.ctx.db.write('sign_in_attempts').del();
  });

  const ask = (email: string) => server.as('anonymous')('/api/password-resets', { json: { email } });
  const reset = (token: string, password = NEW) =>
    server.as('anonymous')('/api/password-resets', { method: 'PUT', json: { token, password } });
  const signIn = async (password: string) =>
    (await server.as('anonymous')('/api/session', { json: { email: OWNER.email, password } })).status;

  /** Lets the letter be written; without mail it stays here, sealed. @returns the token in the newest one */
  async function readLetter(): Promise<string> {
    await server.drain();
    const [letter] = await readUnsentLetters(server.app.ctx, server.app.mail, 1);
    const token = /\/screens\/reset\?token=([\w-]{43})\n/.exec(letter?.text ?? '')?.[1] ?? '';
    assert.ok(token);
    return token;
  }

  test('is answered alike for every address, by the same statements', async () => {
    const { read } = server.app.ctx.db;
    const traces: unknown[] = [];
    for (const email of [OWNER.email, 'nobody@example.com']) {
      const statements: string[] = [];
      const note = ({ sql }: { sql: string }) => void statements.push(sql);
      server.app.ctx.db.write.on('query', note);
      read.on('query', note);
      const answer = await ask(email);
      server.app.ctx.db.write.off('query', note);
      read.off('query', note);
      traces.push([answer.status, await answer.text(), statements]);
    }
    assert.deepEqual(traces[0], traces[1]);
    // Nothing follows: any word in the answer would be no JSON, and its form would take it for a failure.
    assert.deepEqual((traces[0] as unknown[]).slice(0, 2), [202, '']);
    assert.ok(((traces[0] as unknown[])[2] as string[]).length > 3, 'statements were seen');
    await server.drain();
    assert.equal((await read('letters')).length, 1);
    assert.equal((await read('one_time_tokens').where({ purpose: 'ask-reset' })).length, 0);
  });

  test('is set anew by the link, once; every session ends', async () => {
    const owner = server.as('owner');
    assert.equal((await owner('/api/user')).status, 200);
    await ask('Owner@Example.com');
    const token = await readLetter();
    for (const table of ['one_time_tokens', 'letters', 'events', 'jobs']) {
      assert.ok(!JSON.stringify(await server.app.ctx.db.read(table)).includes(token), table);
    }
    assert.ok(!JSON.stringify(await server.app.ctx.db.read('events')).includes(OWNER.email));
    const page = await (await server.as('anonymous')(`/screens/reset?token=${token}`)).text();
    assert.match(page, /autoComplete="new-password"/i);
    const weak = await reset(token, 'qwertyuiop');
    assert.deepEqual([weak.status, (await weak.text()).slice(0, 9)], [422, 'password:']);
    const answers = await Promise.all([reset(token), reset(token)]);
    assert.deepEqual(answers.map(({ status }) => status).sort(), [204, 404]);
    assert.equal((await owner('/api/user')).status, 401);
    assert.deepEqual([await signIn(OWNER.password), await signIn(NEW)], [401, 200]);
    assert.match(
      await (await server.as('anonymous')(`/screens/reset?token=${token}`)).text(),
      /does not work any more/,
    );
    assert.equal(await server.countEvents('account.password-reset'), 1);
  });

  test('only the newest link works, for 30 minutes', async () => {
    await ask(OWNER.email);
    const first = await readLetter();
    await ask(OWNER.email);
    const second = await readLetter();
    assert.notEqual(first, second);
    assert.equal((await reset(first)).status, 404);
    server.clock.advance(30 * MINUTE - 1);
    assert.equal((await reset(second, 'x')).status, 422);
    server.clock.advance(1);
    assert.equal((await reset(second)).status, 404);
    assert.equal((await reset('nonsense')).status, 404);
    assert.equal((await reset('no token at all')).status, 422);
  });

  test('is asked for five times, then not for a while, known or not', async () => {
    for (const email of [OWNER.email, 'nobody@example.com']) {
      const statuses: number[] = [];
      for (let time = 0; time < 6; time += 1) statuses.push((await ask(email)).status);
      assert.deepEqual(statuses, [202, 202, 202, 202, 202, 429]);
    }
  });

  test('without script forms do it', async () => {
    const client = server.as('anonymous');
    const asked = await client('/api/password-resets', { form: { email: OWNER.email } });
    assert.deepEqual([asked.status, asked.headers.get('Location')], [303, '/screens/forgot?sent=1']);
    const token = await readLetter();
    const path = '/api/password-resets?_method=PUT';
    const refused = await client(path, { form: { token, password: 'short' } });
    assert.equal(refused.status, 422);
    assert.ok((await refused.text()).includes(`name="token" value="${token}"`));
    const done = await client(path, { form: { token, password: NEW } });
    assert.deepEqual([done.status, done.headers.get('Location')], [303, '/screens/login?done=reset']);
    assert.match(await (await client('/screens/login?done=reset')).text(), /Your new password is set/);
  });
});
