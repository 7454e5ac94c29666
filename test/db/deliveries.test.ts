// A database of a release that knew deliveries of mailings alone: all of them are there afterwards, as they were.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { migrations } from '../../migrations/index.ts';
import { type Database, openPostgres, openSqlite } from '../../server/db/connect.ts';
import { migrate } from '../../server/db/migrate.ts';
import { readSentence, wordsOf } from '../../server/sentences/index.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';

const folder = mkdtempSync(join(tmpdir(), 'drivyn-deliveries-'));
let postgres: TestPostgres;
before(async () => {
  postgres = await startPostgres();
});
after(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

const ENDS = [
  { status: 'sent', error: null, attempted_at: 5, finished_at: 6 },
  { status: 'refused', error: '550 no such mailbox', attempted_at: 5, finished_at: 7 },
  { status: 'pending', error: '451 later', attempted_at: 5, finished_at: null },
  { status: 'pending', error: null, attempted_at: null, finished_at: null },
];

/** One mailing with a delivery of each kind; the last that was ever made is gone. */
async function fillOld(db: Database): Promise<void> {
  const until = migrations.findIndex(({ name }) => name === '0057-deliveries');
  await migrate(db, migrations.slice(0, until), 'migrations');
  const q = db.write;
  const at = { created_at: 1, updated_at: 1 };
  const [{ id: business_id }] = await q('businesses').insert(at, ['id']);
  const channel = { business_id, type: 'email', name: 'Email', network: 'mail', ...at };
  const [{ id: connection_id }] = await q('connections').insert(channel, ['id']);
  const words = { status: 'publishing', origin: 'person', content: 'Words.', ...at };
  const [{ id: post_id }] = await q('posts').insert({ business_id, connection_id, ...words }, ['id']);
  for (const [index, end] of [...ENDS, ENDS[3]].entries()) {
    const token = { token_hash: `h${index}`, sealed_token: 'y', created_at: 1 };
    const [{ id: subscriber_id }] = await q('subscribers').insert(
      { business_id, email: `s${index}@example.com`, ...token },
      ['id'],
    );
    await q('deliveries').insert({ business_id, post_id, subscriber_id, message_id: `m${index}`, ...end });
  }
  await q('deliveries').where({ message_id: 'm4' }).del();
}

async function checkNew(db: Database): Promise<void> {
  const q = db.write;
  const before = await q('deliveries').orderBy('id').select('*');
  await migrate(db, migrations, 'migrations');
  const after = await q('deliveries').orderBy('id').select('*');
  assert.equal(after.length, ENDS.length);
  for (const [index, row] of after.entries()) {
    const told = row.error === null ? null : wordsOf(readSentence(row.error));
    assert.partialDeepStrictEqual({ ...row, error: told }, { ...before[index] });
    const isTried = row.attempted_at !== null;
    assert.partialDeepStrictEqual(
      { ...row },
      { kind: 'mailing', email: `s${index}@example.com`, attempts: isTried ? 1 : 0, retry_at: null },
    );
  }
  const { business_id } = after[0];
  const single = { business_id, kind: 'single', email: 'x@example.com', status: 'pending' };
  const [added] = await q('deliveries').insert({ ...single, message_id: 'new' }, ['id']);
  assert.ok(added.id > after.at(-1).id);
  await assert.rejects(async () => q('deliveries').insert({ ...single, message_id: 'new' }), /unique/i);
  await q('subscribers').where({ email: 's0@example.com' }).del();
  assert.equal((await q('deliveries').where({ kind: 'mailing' })).length, ENDS.length - 1);
}

for (const [name, open] of [
  ['SQLite', () => openSqlite(join(folder, 'old.db'))],
  ['PostgreSQL', async () => openPostgres(await postgres.createDatabase())],
] as const) {
  test(`deliveries of mailings become deliveries of every kind on ${name}`, async () => {
    const db = await open();
    await fillOld(db)
      .then(() => checkNew(db))
      .finally(() => db.close());
  });
}
