// `drivyn admin password` as an operator runs it, beside a running server.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { ensureBuilt } from '../support/build.ts';
import { createClient } from '../support/client.ts';
import { startProcess, waitForUrl } from '../support/process.ts';
import { copyEmpty } from '../support/templates.ts';

const DRIVYN_DATA = mkdtempSync(join(tmpdir(), 'drivyn-admin-'));
before(() => Promise.all([ensureBuilt(), copyEmpty(DRIVYN_DATA)]));
after(() => rmSync(DRIVYN_DATA, { recursive: true, force: true }));

const setPassword = (input: string, environment = {}) =>
  startProcess({ DRIVYN_DATA, ...environment }, ['admin', 'password'], input).ended;

test('sets another admin password: the old one and its sessions work no more', async (t) => {
  const server = startProcess({ DRIVYN_DATA, PORT: '0' });
  t.after(async () => {
    server.child.kill('SIGTERM');
    await server.ended;
  });
  const url = await waitForUrl(server);
  const old = /Admin password, shown this once: (\S+)/.exec(server.output.stdout)?.[1] ?? '';
  const signIn = (password: string) => createClient(url, {})('/api/admin/session', { json: { password } });
  const { token } = await (await signIn(old)).json();
  const totals = async () => (await createClient(url, { bearer: token })('/api/admin/totals')).status;
  assert.equal(await totals(), 200);

  for (const [input, reason, environment] of [
    ['short\n', /must be at least 10 characters\. Nothing was changed/, {}],
    ['password1234\n', /first that anyone would try/, {}],
    ['a longer password\n', /comes from DRIVYN_ADMIN_PASSWORD/, { DRIVYN_ADMIN_PASSWORD: 'set outside' }],
  ] as const) {
    const { code, stderr } = await setPassword(input, environment);
    assert.equal(code, 1);
    assert.match(stderr, reason);
  }
  assert.equal(await totals(), 200);

  const { code, stdout, stderr } = await setPassword('a longer password\r\n');
  assert.equal(code, 0, stderr);
  assert.ok(!stdout.includes('a longer password'));
  assert.equal(await totals(), 401);
  assert.equal((await signIn(old)).status, 401);
  assert.equal((await signIn('a longer password')).status, 200);
});
