// News about how an account is signed in to: in its bell and its mail, with what to do about it, and nobody else's.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { codeAt, stepAt } from '../../server/domain/accounts/index.ts';
import { readUnsentLetters } from '../../server/domain/letters/index.ts';
import { MINUTE, SECOND } from '../../server/kernel/clock.ts';
import { OWNER } from '../support/callers.ts';
import type { Client } from '../support/client.ts';
import { addMember } from '../support/members.ts';
import { startServer, type TestServer } from '../support/server.ts';

const NEW_PASSWORD = 'another long pass phrase';
let server: TestServer;
let owner: Client;
let password = OWNER.password;
before(async () => {
  server = await startServer();
  owner = server.as('anonymous');
  await signIn(owner);
});
after(() => server.stop());

async function signIn(client: Client): Promise<void> {
  assert.equal((await client('/api/session', { json: { email: OWNER.email, password } })).status, 200);
}

async function newestTitle(client: Client): Promise<string | undefined> {
  await server.drain();
  return (await (await client('/api/notifications')).json())[0]?.title;
}

/** What the newest letter says, and to whom. */
async function newestLetter(): Promise<{ to: string; subject: string; text: string }> {
  const [letter] = await readUnsentLetters(server.app.ctx, server.app.mail, 1);
  assert.ok(letter);
  return letter;
}

async function isTold(title: string): Promise<void> {
  assert.equal(await newestTitle(owner), title);
  const { to, subject, text } = await newestLetter();
  assert.deepEqual([to, subject], [OWNER.email, title]);
  assert.match(text, /Was it not you\? Set a new password/);
  assert.match(text, /Set a new password: http\S+\/screens\/forgot/);
}

test('two-factor sign-in switched on, its codes made anew, and switched off', async () => {
  const { secret } = await (await owner('/api/two-factor', { json: { password } })).json();
  const code = () => codeAt(fromBase32(secret), stepAt(server.clock.now()));
  const confirm = async (method: string, path = '/api/two-factor') => {
    server.clock.advance(30 * SECOND);
    const answer = await owner(path, { method, json: { password, code: code() } });
    assert.ok(answer.ok, await answer.text());
  };
  await confirm('PUT');
  await isTold('Two-factor sign-in was switched on');
  await confirm('POST', '/api/two-factor/recovery-codes');
  await isTold('New recovery codes were made');
  await confirm('DELETE');
  await isTold('Two-factor sign-in was switched off');
});

test('the password changed, or set anew by a link', async () => {
  const json = { currentPassword: password, newPassword: NEW_PASSWORD };
  const answer = await owner('/api/password', { method: 'PUT', json });
  assert.ok(answer.ok, await answer.text());
  await isTold('Your password was changed');
  await server.as('anonymous')('/api/password-resets', { json: { email: OWNER.email } });
  await server.drain();
  const token = /reset\?token=([\w-]+)/.exec((await newestLetter()).text)?.[1];
  password = 'a third long pass phrase';
  await server.as('anonymous')('/api/password-resets', { method: 'PUT', json: { token, password } });
  await signIn(owner);
  await isTold('A new password was set by a link');
});

test('another address: the one of before is written to', async () => {
  server.clock.advance(15 * MINUTE);
  const json = { email: 'ada@example.com', currentPassword: password };
  assert.equal((await owner('/api/users/14', { method: 'PATCH', json })).status, 200);
  assert.equal(await newestTitle(owner), 'Your email address was changed');
  const { to, text } = await newestLetter();
  assert.equal(to, OWNER.email);
  assert.match(text, /ask whoever runs this server/i);
});

test('is nobody else’s, and is mailed once, by whichever ways a person is told', async () => {
  const { client } = await addMember(server, 'owner', 'Cleo');
  assert.equal(await newestTitle(client), undefined);
  const saved = await owner('/api/notification-settings', { method: 'PUT', json: { email: true } });
  assert.ok(saved.ok, await saved.text());
  const count = async () => (await server.app.ctx.db.read('letters')).length;
  const before = await count();
  const json = { currentPassword: password, newPassword: NEW_PASSWORD };
  assert.ok((await owner('/api/password', { method: 'PUT', json })).ok);
  await server.drain();
  assert.equal(await count(), before + 1);
});

function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  );
  return Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
