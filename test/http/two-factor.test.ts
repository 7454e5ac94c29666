// Two-factor sign-in: switched on and off, asked for at sign-in, and its recovery codes.
import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import { codeAt, stepAt } from '../../server/domain/accounts/index.ts';
import { readUnsentLetters } from '../../server/domain/letters/index.ts';
import { MINUTE, SECOND } from '../../server/kernel/clock.ts';
import { OWNER } from '../support/callers.ts';
import type { Client } from '../support/client.ts';
import { startServer, type TestServer } from '../support/server.ts';

const STEP = 30 * SECOND;

let server: TestServer;
before(async () => {
  server = await startServer();
});
after(() => server.stop());

/** Back to how it was: off, signed in, no attempts counted, the next half minute. */
beforeEach(async () => {
  const { write } = server.app.ctx.db;
  for (const table of ['two_factor', 'recovery_codes', 'sign_in_attempts', 'one_time_tokens'])
    await write(table).del();
  server.clock.advance(MINUTE);
  owner = server.as('anonymous');
  assert.equal((await signIn(owner)).status, 200);
});
let owner: Client;

const signIn = (client: Client) =>
  client('/api/session', { json: { email: OWNER.email, password: OWNER.password } });
const isIn = async (client: Client) => (await client('/api/user')).status === 200;
const codeOf = (secret: string, by = 0) => codeAt(decode(secret), stepAt(server.clock.now() + by));
const confirm = (client: Client, method: string, code: string, password = OWNER.password) =>
  client('/api/two-factor', { method, json: { password, code } });
const begin = (password = OWNER.password) => owner('/api/two-factor', { json: { password } });
const enterCode = (client: Client, code: string) => client('/api/session/code', { json: { code } });

function decode(base32: string): Buffer {
  const bits = [...base32].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  );
  return Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

async function switchOn(): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { secret } = await (await begin()).json();
  const answer = await confirm(owner, 'PUT', codeOf(secret));
  assert.equal(answer.status, 200, await answer.clone().text());
  server.clock.advance(STEP);
  return { secret, ...(await answer.json()) };
}

/** Password given, code still wanted. */
async function pause(): Promise<Client> {
  const client = server.as('anonymous');
  const answer = await signIn(client);
  assert.deepEqual([answer.status, await answer.json()], [202, { needsCode: true }]);
  assert.equal(await isIn(client), false);
  return client;
}

describe('switching it on', () => {
  test('takes the password and a right code, and shows ten recovery codes once', async () => {
    const refused = await begin('a guess');
    assert.deepEqual([refused.status, await refused.text()], [422, 'password: is not right']);
    assert.equal((await server.app.ctx.db.read('two_factor')).length, 0);
    const begun = await begin();
    assert.equal(begun.status, 201);
    const { secret, uri, qr } = await begun.json();
    assert.match(secret, /^[A-Z2-7]{32}$/);
    assert.ok(uri.includes(`secret=${secret}`) && uri.includes(encodeURIComponent(OWNER.email)));
    assert.ok(qr.size > 20 && qr.path.startsWith('M'));
    const rows = await server.app.ctx.db.read('two_factor');
    assert.match(rows[0].secret, /^v1\./, 'sealed');
    assert.deepEqual(await (await owner('/api/two-factor')).json(), { isOn: false, recoveryCodesLeft: 0 });
    const wrongPassword = await confirm(owner, 'PUT', codeOf(secret), 'a guess');
    assert.deepEqual([wrongPassword.status, await wrongPassword.text()], [422, 'password: is not right']);
    const wrongCode = await confirm(owner, 'PUT', '000000');
    assert.deepEqual(
      [wrongCode.status, await wrongCode.text()],
      [422, 'code: is not right, or was used already'],
    );
    const { recoveryCodes } = await (await confirm(owner, 'PUT', codeOf(secret))).json();
    assert.equal(new Set(recoveryCodes).size, 10);
    for (const code of recoveryCodes) assert.match(code, /^([a-z2-7]{4}-){3}[a-z2-7]{4}$/);
    const stored = JSON.stringify(await server.app.ctx.db.read('recovery_codes'));
    assert.ok(
      recoveryCodes.every(
        (code: string) => !stored.includes(code) && !stored.includes(code.replaceAll('-', '')),
      ),
    );
    assert.deepEqual(await (await owner('/api/two-factor')).json(), { isOn: true, recoveryCodesLeft: 10 });
    const events = JSON.stringify(
      await server.app.ctx.db.read('events').where('kind', 'like', 'account.two-factor%'),
    );
    assert.ok(events.includes('two-factor-on') && !events.includes(secret));
  });

  test('gives the session another token: the old one is dead, others live', async () => {
    const other = server.as('anonymous');
    await signIn(other);
    const { secret } = await (await begin()).json();
    const before = await server.app.ctx.db
      .read('sessions')
      .where({ account_id: OWNER.id })
      .pluck('token_hash');
    await confirm(owner, 'PUT', codeOf(secret));
    const afterwards = await server.app.ctx.db
      .read('sessions')
      .where({ account_id: OWNER.id })
      .pluck('token_hash');
    assert.equal(afterwards.length, before.length);
    assert.equal(before.filter((hash) => !afterwards.includes(hash)).length, 1);
    assert.deepEqual([await isIn(owner), await isIn(other)], [true, true]);
  });

  test('is refused twice, without a beginning, and half an hour later', async () => {
    assert.equal((await confirm(owner, 'PUT', '123456')).status, 409);
    const { secret } = await (await begin()).json();
    server.clock.advance(30 * MINUTE);
    assert.equal((await confirm(owner, 'PUT', codeOf(secret))).status, 409);
    await switchOn();
    assert.equal((await begin()).status, 409);
  });

  test('needs a password to stand beside', async () => {
    const open = await startServer({ open: true });
    const answer = await open.as('anonymous')('/api/two-factor', { json: { password: 'none' } });
    assert.deepEqual([answer.status, await answer.text()], [409, 'Set a password first.']);
    await open.stop();
  });
});

describe('signing in with it', () => {
  test('takes the password, then a code, which is taken once', async () => {
    const { secret } = await switchOn();
    const client = await pause();
    assert.equal((await enterCode(client, '000000')).status, 422);
    const code = codeOf(secret);
    const answer = await enterCode(client, `${code.slice(0, 3)} ${code.slice(3)}`);
    assert.equal(answer.status, 200, await answer.clone().text());
    assert.equal(await isIn(client), true);
    const replay = await enterCode(await pause(), code);
    assert.equal(replay.status, 422);
    server.clock.advance(STEP);
    const late = await enterCode(await pause(), codeOf(secret, -STEP));
    assert.equal(late.status, 422, 'the step before was spent with the code');
    assert.equal((await enterCode(await pause(), codeOf(secret, STEP))).status, 200, 'a clock that is fast');
    assert.equal(
      (await enterCode(await pause(), codeOf(secret))).status,
      422,
      'earlier than one that was taken',
    );
  });

  test('two who use one code at once: one gets in', async () => {
    const { secret } = await switchOn();
    const clients = [await pause(), await pause()];
    const answers = await Promise.all(clients.map((client) => enterCode(client, codeOf(secret))));
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 422]);
  });

  test('has five minutes for the code', async () => {
    const { secret } = await switchOn();
    const client = await pause();
    server.clock.advance(5 * MINUTE);
    const late = await enterCode(client, codeOf(secret));
    assert.equal(late.status, 401);
    assert.match(await late.text(), /Sign in again/);
    assert.equal((await enterCode(server.as('anonymous'), codeOf(secret))).status, 401);
  });

  test('is slowed down after five wrong codes', async () => {
    const { secret } = await switchOn();
    const client = await pause();
    for (let time = 0; time < 5; time += 1) assert.equal((await enterCode(client, '000000')).status, 422);
    const refused = await enterCode(client, codeOf(secret));
    assert.deepEqual([refused.status, refused.headers.get('Retry-After')], [429, '900']);
  });

  test('takes each recovery code once, however it is typed', async () => {
    const { recoveryCodes } = await switchOn();
    const [first = '', second = ''] = recoveryCodes;
    assert.equal((await enterCode(await pause(), first.toUpperCase().replaceAll('-', ' '))).status, 200);
    assert.equal((await enterCode(await pause(), first)).status, 422);
    assert.equal((await enterCode(await pause(), second)).status, 200);
    assert.equal((await (await owner('/api/two-factor')).json()).recoveryCodesLeft, 8);
  });

  test('a new password by a link does not go around it, and ends what was half way in', async () => {
    const { secret } = await switchOn();
    const client = await pause();
    await client('/api/password-resets', { json: { email: OWNER.email } });
    await server.drain();
    const [letter] = await readUnsentLetters(server.app.ctx, server.app.mail, 1);
    const token = /token=([\w-]{43})/.exec(letter?.text ?? '')?.[1];
    const json = { token, password: OWNER.password };
    assert.equal((await client('/api/password-resets', { method: 'PUT', json })).status, 204);
    assert.deepEqual([await isIn(client), await isIn(owner)], [false, false]);
    assert.equal((await enterCode(client, codeOf(secret))).status, 401);
    assert.equal((await enterCode(await pause(), codeOf(secret))).status, 200);
  });

  test('without script it is two forms', async () => {
    const { secret } = await switchOn();
    const client = server.as('anonymous');
    const form = { email: OWNER.email, password: OWNER.password, next: '/analytics' };
    const first = await client('/api/session', { form });
    assert.equal(first.status, 303);
    const location = first.headers.get('Location') ?? '';
    assert.equal(location, '/screens/login/code?next=%2Fanalytics');
    const page = await (await client(location)).text();
    assert.match(page, /name="next" value="\/analytics"/);
    assert.match(page, /autoComplete="one-time-code"/i);
    const hidden = { next: '/analytics', screen: '/login/code' };
    const refused = await client('/api/session/code', { form: { ...hidden, code: '000000' } });
    assert.equal(refused.status, 422);
    assert.match(await refused.text(), /id="field-code-error"/);
    const done = await client('/api/session/code', { form: { ...hidden, code: codeOf(secret) } });
    assert.deepEqual([done.status, done.headers.get('Location')], [303, '/screens/analytics']);
    assert.equal(await isIn(client), true);
  });
});

describe('switching it off, and new recovery codes', () => {
  test('off takes the password and a code; then the password alone signs in', async () => {
    const { secret } = await switchOn();
    assert.equal((await confirm(owner, 'DELETE', '000000')).status, 422);
    assert.equal((await confirm(owner, 'DELETE', codeOf(secret), 'a guess')).status, 422);
    assert.equal((await confirm(owner, 'DELETE', codeOf(secret))).status, 204);
    assert.equal((await signIn(server.as('anonymous'))).status, 200);
    assert.equal((await confirm(owner, 'DELETE', codeOf(secret, STEP))).status, 409);
    assert.equal((await server.app.ctx.db.read('recovery_codes')).length, 0);
    assert.equal(await isIn(owner), true);
  });

  test('a recovery code switches it off when the phone is lost', async () => {
    const { recoveryCodes } = await switchOn();
    assert.equal((await confirm(owner, 'DELETE', recoveryCodes[3] ?? '')).status, 204);
  });

  test('new recovery codes replace the old ones', async () => {
    const { secret, recoveryCodes } = await switchOn();
    const json = { password: OWNER.password, code: codeOf(secret) };
    const answer = await owner('/api/two-factor/recovery-codes', { json });
    assert.equal(answer.status, 200);
    const renewed = (await answer.json()).recoveryCodes as string[];
    assert.equal(renewed.filter((code) => recoveryCodes.includes(code)).length, 0);
    assert.equal((await enterCode(await pause(), recoveryCodes[0] ?? '')).status, 422);
    assert.equal((await enterCode(await pause(), renewed[0] ?? '')).status, 200);
    assert.equal((await owner('/api/two-factor/recovery-codes', { json })).status, 422, 'the code was used');
  });

  test('without script each step is a form, and the codes are a page', async () => {
    const start = { section: 'two-factor', screen: '/settings?tab=security&two-factor=begin' };
    assert.match(await (await owner(`/screens${start.screen}`)).text(), /id="two-factor-password"/);
    const guessed = await owner('/api/two-factor', { form: { ...start, password: 'a guess' } });
    assert.match(await guessed.text(), /id="two-factor-password-error".*This is not right/s);
    const begun = await owner('/api/two-factor', { form: { ...start, password: OWNER.password } });
    assert.equal(begun.headers.get('Location'), '/screens/settings?tab=security&two-factor=on');
    const page = await (await owner('/screens/settings?tab=security&two-factor=on')).text();
    const secret = /class="secret">([A-Z2-7 ]+)</.exec(page)?.[1]?.replaceAll(' ', '') ?? '';
    assert.equal(secret.length, 32);
    assert.match(page, /<svg class="qr"/);
    const hidden = { section: 'two-factor', screen: '/settings?tab=security&two-factor=on' };
    const form = { ...hidden, password: OWNER.password, code: '000000' };
    const refused = await owner('/api/two-factor?_method=PUT', { form });
    const html = await refused.text();
    assert.equal(refused.status, 422);
    assert.match(html, /id="two-factor-code-error"/);
    assert.ok(!html.includes(OWNER.password));
    const done = await owner('/api/two-factor?_method=PUT', { form: { ...form, code: codeOf(secret) } });
    assert.equal(done.status, 200);
    assert.equal((await done.text()).match(/<code>[a-z2-7-]{19}<\/code>/g)?.length, 10);
    server.clock.advance(STEP);
    assert.match(await (await owner('/screens/settings?tab=security&two-factor=off')).text(), /Switch off/);
    const off = { ...form, screen: '/settings?tab=security&two-factor=off', code: codeOf(secret) };
    const ended = await owner('/api/two-factor?_method=DELETE', { form: off });
    assert.equal(ended.headers.get('Location'), '/screens/settings?tab=security&saved=security');
  });
});

test('signing out clears what the browser kept, but not the theme', async () => {
  const answer = await owner('/api/session', { method: 'DELETE' });
  assert.equal(answer.headers.get('Clear-Site-Data'), '"cache"');
  assert.match(answer.headers.getSetCookie()[0] ?? '', /^drivyn_session=;/);
});
