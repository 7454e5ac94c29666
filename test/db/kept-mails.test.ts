// A database of a release that counted mails in the local outbox as delivered: they are told apart, and nothing else is.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { migrations } from '../../migrations/index.ts';
import { type Database, openPostgres, openSqlite } from '../../server/db/connect.ts';
import { migrate } from '../../server/db/migrate.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';

const folder = mkdtempSync(join(tmpdir(), 'drivyn-kept-'));
let postgres: TestPostgres;
before(async () => {
  postgres = await startPostgres();
});
after(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** As the release before 0022 left it: one mailing of which one mail left, and one that stayed. */
async function fillOld(db: Database): Promise<void> {
  const before = migrations.findIndex(({ name }) => name === '0022-kept-mails');
  await migrate(db, migrations.slice(0, before), 'migrations');
  const q = db.write;
  const at = { created_at: 1, updated_at: 1 };
  const [{ id: business_id }] = await q('businesses').insert(at, ['id']);
  const channel = { business_id, type: 'email', name: 'Email', network: 'mail', ...at };
  const [{ id: connection_id }] = await q('connections').insert(channel, ['id']);
  const post = {
    business_id,
    connection_id,
    status: 'published',
    origin: 'person',
    content: 'Words.',
    ...at,
  };
  const token = { token_hash: 'x', sealed_token: 'y', created_at: 1 };
  for (const name of ['left', 'stayed']) {
    const [{ id: subscriber_id }] = await q('subscribers').insert(
      { business_id, email: `${name}@example.com`, ...token, token_hash: name },
      ['id'],
    );
    const [{ id: post_id }] = await q('posts').insert(
      { ...post, title: name, delivered: 1, undelivered: 0 },
      ['id'],
    );
    await q('deliveries').insert({ business_id, post_id, subscriber_id, status: 'sent', message_id: name });
  }
  const words = { sender: 'a', recipient: 'b', subject: 'c', text: 'd', html: 'e', headers: '{}' };
  await q('outbox').insert({ business_id, message_id: '<stayed@shop.example>', ...words, created_at: 1 });
}

async function checkNew(db: Database): Promise<void> {
  await migrate(db, migrations, 'migrations');
  const posts = await db.read('posts').orderBy('title').select('title', 'delivered', 'kept', 'undelivered');
  assert.deepEqual(
    posts.map((row) => ({ ...row })),
    [
      { title: 'left', delivered: 1, kept: 0, undelivered: 0 },
      { title: 'stayed', delivered: 0, kept: 1, undelivered: 0 },
    ],
  );
  assert.deepEqual(await db.read('deliveries').orderBy('id').pluck('status'), ['sent', 'kept']);
}

for (const [name, open] of [
  ['SQLite', () => openSqlite(join(folder, 'old.db'))],
  ['PostgreSQL', async () => openPostgres(await postgres.createDatabase())],
] as const) {
  test(`mails in the outbox are counted apart on ${name}`, async () => {
    const db = await open();
    await fillOld(db)
      .then(() => checkNew(db))
      .finally(() => db.close());
  });
}
