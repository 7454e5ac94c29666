// A database of a release with two switches a channel: what each said is a level afterwards, and the switches are gone.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { migrations } from '../../migrations/index.ts';
import { type Database, openPostgres, openSqlite } from '../../server/db/connect.ts';
import { migrate } from '../../server/db/migrate.ts';
import { listConnections } from '../../server/domain/channels/index.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';

const folder = mkdtempSync(join(tmpdir(), 'drivyn-levels-'));
let postgres: TestPostgres;
before(async () => {
  postgres = await startPostgres();
});
after(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Approval and Auto-Schedule before; the level now, and the one to go back to when posts are scheduled again. */
const SWITCHES = [
  ['facebook', false, true, 'autonomous', 'autonomous'],
  ['x', true, true, 'approve', 'approve'],
  ['instagram', false, false, 'draft', 'autonomous'],
  ['linkedin', true, false, 'draft', 'approve'],
  // Mailings have a ladder of their own since.
  ['email', true, true, 'approve', 'approve'],
] as const;

async function fillOld(db: Database): Promise<number> {
  const first = migrations.findIndex(({ name }) => name.endsWith('autonomy'));
  await migrate(db, migrations.slice(0, first), 'migrations');
  const q = db.write;
  const at = { created_at: 1, updated_at: 1 };
  const [{ id: business_id }] = await q('businesses').insert(at, ['id']);
  for (const [type, approval, auto_schedule] of SWITCHES) {
    const channel = { business_id, type, name: type, network: 'sandbox', approval, auto_schedule, ...at };
    const [{ id: connection_id }] = await q('connections').insert(channel, ['id']);
    await q('posts').insert({
      ...{ business_id, connection_id, status: 'draft', origin: 'person', content: type, ...at },
    });
  }
  return business_id;
}

for (const [name, open] of [
  ['SQLite', () => openSqlite(join(folder, 'old.db'))],
  ['PostgreSQL', async () => openPostgres(await postgres.createDatabase())],
] as const) {
  test(`the switches of an earlier release are levels: ${name}`, async () => {
    const db = await open();
    try {
      const businessId = await fillOld(db);
      await migrate(db, migrations, 'migrations');
      const connections = await listConnections(db.read, businessId);
      assert.deepEqual(
        connections.map(({ type, level, above }) => [type, level, above]),
        SWITCHES.map(([type, , , level, above]) => [type, level, above]),
      );
      assert.equal(await db.read.schema.hasColumn('connections', 'approval'), false);
      assert.equal(await db.read.schema.hasColumn('connections', 'auto_schedule'), false);
      assert.equal((await db.read('posts')).length, SWITCHES.length, 'what belongs to a channel is kept');
    } finally {
      await db.close();
    }
  });
}
