// What was learned is kept with everything else: a backup carries it, and it goes with its business.
import assert from 'node:assert/strict';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { KEY_FILE } from '../../server/config/key-file.ts';
import { openDatabases } from '../../server/db/open.ts';
import { listConnections } from '../../server/domain/channels/index.ts';
import { overrule } from '../../server/domain/evidence/index.ts';
import { DAY } from '../../server/kernel/clock.ts';
import { BEGIN, openAdvertising } from '../support/advertising.ts';
import { ensureBuilt } from '../support/build.ts';
import { teach } from '../support/evidence.ts';
import { startProcess } from '../support/process.ts';
import { copyEmpty } from '../support/templates.ts';

const TABLES = ['observations', 'draws', 'overrules', 'budget_moves'] as const;
const folder = mkdtempSync(join(tmpdir(), 'drivyn-kept-'));
before(() => ensureBuilt());
after(() => rmSync(folder, { recursive: true, force: true }));

const run = (where: string, ...args: string[]) => startProcess({ DRIVYN_DATA: where }, args).ended;

async function rowsIn(dataDir: string): Promise<Record<string, unknown[]>> {
  const databases = await openDatabases({ dataDir, databaseUrl: undefined });
  const rows: Record<string, unknown[]> = {};
  for (const table of TABLES) rows[table] = await databases.main.read(table).select('*').orderBy('id');
  await databases.close();
  return rows;
}

test('a backup carries observations, choices, words over them and moves; without their business they are gone', async () => {
  const dataDir = mkdtempSync(join(folder, 'data-'));
  await copyEmpty(dataDir);
  const databases = await openDatabases({ dataDir, databaseUrl: undefined });
  const world = await openAdvertising(databases);
  for (let day = 0; day < 60; day++) {
    await world.pass(1);
    if ((await databases.main.read('budget_moves').select('id')).length > 0) break;
  }
  const [place] = await listConnections(databases.main.read, world.businessId);
  assert.ok(place);
  await teach(world.ctx, place, [{ at: BEGIN - 9 * DAY, likes: 12 }]);
  await overrule(world.ctx, world.owner, place.id, { of: 'time', weekday: 3, hour: 18, stance: 'ban' });
  await world.stop();
  await databases.close();
  const kept = await rowsIn(dataDir);
  for (const table of TABLES) assert.ok((kept[table] ?? []).length > 0, table);

  const copy = join(folder, 'copy.db');
  const made = await run(dataDir, 'backup', copy);
  assert.equal(made.code, 0, made.stderr);
  const where = join(folder, 'new');
  mkdirSync(where);
  const key = join(dataDir, KEY_FILE);
  if (existsSync(key)) copyFileSync(key, join(where, KEY_FILE));
  const restored = await run(where, 'restore', copy);
  assert.equal(restored.code, 0, restored.stderr);
  assert.deepEqual(await rowsIn(where), kept);

  const again = await openDatabases({ dataDir: where, databaseUrl: undefined });
  await again.main.write('businesses').where({ id: world.businessId }).delete();
  await again.close();
  assert.deepEqual(await rowsIn(where), { observations: [], draws: [], overrules: [], budget_moves: [] });
});
