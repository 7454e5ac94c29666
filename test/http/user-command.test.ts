// `drivyn user ...`, beside a server that is running.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { openSqlite } from '../../server/db/connect.ts';
import { ensureBuilt } from '../support/build.ts';
import { type Running, startProcess, waitForUrl } from '../support/process.ts';
import { copyEmpty } from '../support/templates.ts';

describe('drivyn user', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'drivyn-user-'));
  const environment = { DRIVYN_DATA: dataDir, PORT: '0', DRIVYN_ADMIN_PASSWORD: 'not generated' };
  const user = (...args: string[]) => startProcess(environment, ['user', ...args]).ended;
  let server: Running;
  let url: string;
  before(async () => {
    await Promise.all([ensureBuilt(), copyEmpty(dataDir)]);
    server = startProcess(environment);
    url = await waitForUrl(server);
  });
  after(async () => {
    server.child.kill('SIGTERM');
    await server.ended;
    rmSync(dataDir, { recursive: true, force: true });
  });

  const send = (method: string, path: string, body: object) =>
    fetch(`${url}${path}`, {
      method,
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });

  test('list shows who is there; reset-password prints a link that works once', async () => {
    const email = 'ada@example.com';
    assert.match((await user('list')).stdout, /^14\t\(no address\)\t\(no name\)\tno password\n$/);
    const first = { email, newPassword: 'a long pass phrase' };
    assert.equal((await send('PUT', '/api/password', first)).status, 204);
    assert.match((await user('list')).stdout, /^14\tada@example\.com\t\(no name\)\tpassword\n$/);
    const { stdout, code } = await user('reset-password', 'Ada@Example.com');
    const token =
      /^For ada@example\.com, once, within 30 minutes: http:\/\/localhost:0\/#\/reset\?token=([\w-]{43})\n$/.exec(
        stdout,
      )?.[1];
    assert.deepEqual([code, typeof token], [0, 'string'], stdout);
    const password = 'quite another one';
    assert.equal((await send('PUT', '/api/password-resets', { token, password })).status, 204);
    assert.equal((await send('PUT', '/api/password-resets', { token, password })).status, 404);
    assert.equal((await send('POST', '/api/session', { email, password })).status, 200);
  });

  test('a password that was set costs whoever guesses at its hash what it should', async () => {
    const { read, close } = await openSqlite(join(dataDir, 'drivyn.db'));
    const { password_hash: hash } = await read('accounts').where({ id: 14 }).first('password_hash');
    await close();
    assert.match(hash, /^scrypt\$32768\$8\$3\$[\w-]{22}\$[\w-]{43}$/);
  });

  test('end-two-factor says when there is nothing to end; strangers are refused in one line', async () => {
    assert.match((await user('end-two-factor', 'ada@example.com')).stdout, /had no two-factor sign-in/);
    for (const args of [
      ['reset-password'],
      ['reset-password', 'nobody@example.com'],
      ['end-two-factor', 'x'],
    ]) {
      const { code, stderr, stdout } = await user(...args);
      assert.deepEqual([code, stdout], [1, '']);
      assert.match(stderr, /^drivyn: [^\n]+\n$/);
    }
  });
});
