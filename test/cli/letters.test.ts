// `drivyn letters` as an operator runs it: what was not sent, with its link; nothing of what was.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { openDatabases } from '../../server/db/open.ts';
import { openVault } from '../../server/db/open-vault.ts';
import { createOutbox } from '../../server/domain/email/index.ts';
import { scriptedTransport } from '../domain/email/mailing.ts';
import { createLetterWorld, deliver, SECRET, write } from '../domain/letters/letters.ts';
import { ensureBuilt } from '../support/build.ts';
import { startProcess } from '../support/process.ts';
import { copyEmpty } from '../support/templates.ts';

const DRIVYN_DATA = mkdtempSync(join(tmpdir(), 'drivyn-letters-'));
before(() => Promise.all([ensureBuilt(), copyEmpty(DRIVYN_DATA)]));
after(() => rmSync(DRIVYN_DATA, { recursive: true, force: true }));

test('shows whom a letter was for, why it was not sent, and its link', async () => {
  const databases = await openDatabases({ dataDir: DRIVYN_DATA, databaseUrl: undefined });
  const vault = await openVault(databases.main, { dataDir: DRIVYN_DATA, secretKey: undefined });
  const world = createLetterWorld(databases);
  const own = { ...world, ctx: { ...world.ctx, vault } };
  await deliver(own, createOutbox(own.ctx), await write(own));
  const sent = await write(own, { to: { name: 'Ben', email: 'ben@example.com' } });
  await deliver(own, scriptedTransport(), sent);
  await databases.close();
  const environment = { DRIVYN_DATA, DRIVYN_PUBLIC_URL: 'https://drivyn.shop.example' };
  const { code, stdout } = await startProcess(environment, ['letters']).ended;
  assert.equal(code, 0);
  assert.match(stdout, /^To ada@example\.com, .*: Your new password\nNot sent: no mail server is set\.\n/);
  assert.ok(stdout.includes(`https://drivyn.shop.example/#/reset?token=${SECRET}`));
  assert.ok(!stdout.includes('ben@example.com'));
});
