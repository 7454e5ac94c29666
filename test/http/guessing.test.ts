// Guessing from many addresses for days: it is bounded, the owner hears of it, and gets in where they were before.
import assert from 'node:assert/strict';
import { after, beforeEach, test } from 'node:test';
import { codeAt, stepAt } from '../../server/domain/accounts/index.ts';
import { readUnsentLetters } from '../../server/domain/letters/index.ts';
import { DAY, MINUTE, SECOND } from '../../server/kernel/clock.ts';
import { sha256 } from '../../server/kernel/ids.ts';
import { OWNER } from '../support/callers.ts';
import type { Client } from '../support/client.ts';
import { startServer, type TestServer } from '../support/server.ts';

const HOME = '192.0.2.10';
const WRONG_CODE = '000000';

let server: TestServer;
beforeEach(async () => {
  await server?.stop();
  server = await startServer({ config: { trustedProxies: ['127.0.0.0/8'], rateLimits: false } });
});
after(() => server.stop());

/** Somebody at an address. */
function at(address: string): Client {
  const client = server.as('anonymous');
  return (path, request) => client(path, { ...request, headers: { 'X-Forwarded-For': address } });
}

const signIn = (client: Client, password = OWNER.password) =>
  client('/api/session', { json: { email: OWNER.email, password } });
const enterCode = (client: Client, code: string) => client('/api/session/code', { json: { code } });

/** Switches the second factor on, from home. @returns the code of this moment */
async function useFactor(): Promise<() => string> {
  const owner = at(HOME);
  assert.equal((await signIn(owner)).status, 200);
  const { password } = OWNER;
  const { secret } = await (await owner('/api/two-factor', { json: { password } })).json();
  const code = () => codeAt(fromBase32(secret), stepAt(server.clock.now()));
  assert.equal(
    (await owner('/api/two-factor', { method: 'PUT', json: { password, code: code() } })).status,
    200,
  );
  server.clock.advance(30 * SECOND);
  return code;
}

function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  );
  return Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** Wrong codes from one new address after the other, as many as are looked at. */
async function guessCodes(line: number): Promise<number> {
  let looked = 0;
  for (let host = 1; host <= 40; host += 1) {
    const stranger = at(`10.${line}.0.${host}`);
    assert.equal((await signIn(stranger)).status, 202);
    for (let guess = 0; guess < 5; guess += 1) {
      const { status } = await enterCode(stranger, WRONG_CODE);
      if (status === 429) return looked;
      assert.equal(status, 422);
      looked += 1;
    }
  }
  return looked;
}

async function titlesOf(kind: 'letters' | 'bell'): Promise<string[]> {
  await server.drain();
  if (kind === 'bell') {
    const list: { title: string }[] = await (await server.as('owner')('/api/notifications')).json();
    return list.map(({ title }) => title);
  }
  const letters = await readUnsentLetters(server.app.ctx, server.app.mail, 50);
  return letters.map(({ subject }) => subject);
}

test('codes of an account are guessed sixty times a week, whatever the addresses, and no quarter of an hour brings more', async () => {
  await useFactor();
  assert.equal(await guessCodes(1), 60);
  for (const pause of [15 * MINUTE, DAY, 5 * DAY]) {
    server.clock.advance(pause);
    assert.equal(await guessCodes(2), 0, `${pause}`);
  }
  const stranger = at('10.3.0.1');
  await signIn(stranger);
  const refused = await enterCode(stranger, WRONG_CODE);
  assert.match(
    await refused.text(),
    /^Too many attempts\. Try again in \d+ hours, where you have signed in before, or/,
  );
  server.clock.advance(DAY);
  assert.equal(await guessCodes(4), 60, 'the next week');
});

test('where the owner signed in before a right code still gets in, and forgives no stranger', async () => {
  const code = await useFactor();
  assert.equal(await guessCodes(1), 60);
  for (const address of [HOME, HOME]) {
    const owner = at(address);
    assert.equal((await signIn(owner)).status, 202);
    assert.equal((await enterCode(owner, code())).status, 200);
    assert.equal((await owner('/api/session', { method: 'DELETE' })).status, 204);
    server.clock.advance(MINUTE);
  }
  assert.equal(await guessCodes(2), 0);
});

test('the owner is told of ten wrong codes in a day, once, by letter and in the bell', async () => {
  await useFactor();
  await guessCodes(1);
  const title = 'Somebody guesses the codes of your sign-in';
  for (const kind of ['bell', 'letters'] as const)
    assert.equal((await titlesOf(kind)).filter((one) => one === title).length, 1, kind);
});

test('passwords of an account are guessed a thousand times a week, and the owner is told', async () => {
  await signIn(at(HOME));
  const guess = async (host: number) => (await signIn(at(`10.0.0.${host}`), 'a wrong guess')).status;
  for (let host = 0; host < 50; host += 1) assert.equal(await guess(host), 401);
  assert.ok((await titlesOf('letters')).includes('Somebody guesses your password'));
  // The other ones, without waiting for them.
  const counts = server.app.ctx.db.write('sign_in_attempts').where({ key: sha256(`week ${OWNER.email}`) });
  assert.equal(await counts.where({ attempts: 50 }).update({ attempts: 990 }), 1);
  server.clock.advance(DAY);
  for (let host = 50; host < 60; host += 1) assert.equal(await guess(host), 401);
  assert.equal(await guess(60), 429);
  assert.equal((await signIn(at(HOME))).status, 200);
});

test('a new password by a link forgets no place, and knows the one that it was set at', async () => {
  await signIn(at(HOME));
  await at('10.9.9.9')('/api/password-resets', { json: { email: OWNER.email } });
  await server.drain();
  const [letter] = await readUnsentLetters(server.app.ctx, server.app.mail, 1);
  const token = /reset\?token=([\w-]{43})/.exec(letter?.text ?? '')?.[1];
  const password = 'another long pass phrase';
  const away = '198.51.100.20';
  const json = { token, password };
  assert.equal((await at(away)('/api/password-resets', { method: 'PUT', json })).status, 204);
  for (let host = 0; host < 101; host += 1) await signIn(at(`10.0.0.${host}`), 'a wrong guess');
  assert.equal((await signIn(at('10.0.1.1'), password)).status, 429);
  for (const address of [HOME, away])
    assert.equal((await signIn(at(address), password)).status, 200, address);
});

test('a new password begins the count anew: what was guessed is worth nothing', async () => {
  const code = await useFactor();
  assert.equal(await guessCodes(1), 60);
  const owner = at(HOME);
  await signIn(owner);
  assert.equal((await enterCode(owner, code())).status, 200);
  const json = { currentPassword: OWNER.password, newPassword: 'another long pass phrase' };
  assert.equal((await owner('/api/password', { method: 'PUT', json })).status, 204);
  server.clock.advance(MINUTE);
  const elsewhere = at('203.0.113.5');
  assert.equal((await signIn(elsewhere, json.newPassword)).status, 202);
  assert.equal((await enterCode(elsewhere, code())).status, 200);
});

test('a clock that was two days ahead for a moment makes nobody wait for days', async () => {
  const stranger = at('10.5.0.1');
  server.clock.advance(2 * DAY);
  for (let guess = 0; guess < 6; guess += 1) await signIn(stranger, 'a wrong guess');
  server.clock.advance(-2 * DAY);
  assert.equal((await signIn(stranger)).status, 200);
  for (let guess = 0; guess < 5; guess += 1) await signIn(stranger, 'a wrong guess');
  const refused = await signIn(stranger);
  assert.equal(refused.headers.get('Retry-After'), `${15 * 60}`);
});

test('a clock that was two days ahead for a moment refuses no right code afterwards, and takes none twice', async () => {
  const code = await useFactor();
  const enter = async () => {
    const owner = at(HOME);
    assert.equal((await signIn(owner)).status, 202);
    return (await enterCode(owner, code())).status;
  };
  server.clock.advance(2 * DAY);
  assert.equal(await enter(), 200);
  server.clock.advance(-2 * DAY);
  assert.equal(await enter(), 200);
  assert.equal(await enter(), 422);
});
