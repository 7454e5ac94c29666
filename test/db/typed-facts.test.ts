// A database of a release with nine kinds of facts: each is one of the new kinds afterwards, goals are none, and posts go
// on resting on what they rested on.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { migrations } from '../../migrations/index.ts';
import { type Database, openPostgres, openSqlite } from '../../server/db/connect.ts';
import { migrate } from '../../server/db/migrate.ts';
import { nameOfWords } from '../../server/kernel/same-words.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';

const folder = mkdtempSync(join(tmpdir(), 'drivyn-facts-'));
let postgres: TestPostgres;
before(async () => {
  postgres = await startPostgres();
});
after(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

const FACTS = [
  ['identity', 'Sourdough bakery in Leeds', 'story'],
  ['offer', 'We bake 12 kinds of bread', 'service'],
  ['price', 'A loaf costs £4', 'price'],
  ['practical', 'Open from 7 am', 'hours'],
  ['practical', 'Opposite the station', 'place'],
  ['practical', 'Cakes need two days of notice', 'policy'],
  ['story', 'Anna started the bakery in 2009', 'history'],
  ['story', 'Run by two sisters', 'people'],
  ['audience', 'families', 'audience'],
  ['value', 'patience', 'value'],
  ['link', 'https://a.example', 'link'],
  ['goal', 'more orders', undefined],
] as const;

async function fillOld(db: Database): Promise<void> {
  const first = migrations.findIndex(({ name }) => name.endsWith('typed-facts'));
  await migrate(db, migrations.slice(0, first), 'migrations');
  const q = db.write;
  const at = { created_at: 1, updated_at: 1 };
  const [{ id: business_id }] = await q('businesses').insert(at, ['id']);
  const channel = { business_id, type: 'facebook', name: 'Facebook', network: 'sandbox', ...at };
  const [{ id: connection_id }] = await q('connections').insert(channel, ['id']);
  const post = { business_id, connection_id, status: 'draft', origin: 'person', content: 'A loaf', ...at };
  const [{ id: post_id }] = await q('posts').insert(post, ['id']);
  for (const [kind, text] of FACTS)
    await q('facts').insert({ business_id, hash: `old ${text}`, kind, text, created_at: 7 });
  await q('post_facts').insert({ post_id, fact_hash: 'old A loaf costs £4' });
}

for (const [name, open] of [
  ['SQLite', () => openSqlite(join(folder, 'old.db'))],
  ['PostgreSQL', async () => openPostgres(await postgres.createDatabase())],
] as const) {
  test(`facts of an earlier release are kept: ${name}`, async () => {
    const db = await open();
    try {
      await fillOld(db);
      await migrate(db, migrations, 'migrations');
      const facts = await db
        .read('facts')
        .orderBy('id')
        .select('kind', 'text', 'hash', 'state', 'updated_at');
      const kept = FACTS.flatMap(([, text, kind]) =>
        kind ? [{ kind, text, hash: nameOfWords(text), state: 'approved', updated_at: 7 }] : [],
      );
      assert.deepEqual(
        facts.map((fact) => ({ ...fact })),
        kept,
      );
      assert.deepEqual(await db.read('post_facts').pluck('fact_hash'), [nameOfWords('A loaf costs £4')]);
    } finally {
      await db.close();
    }
  });
}
