// A database of a release that kept secrets in plain: its links go on working, and the secrets are gone from it.
import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { migrations } from '../../migrations/index.ts';
import { type Database, openPostgres, openSqlite } from '../../server/db/connect.ts';
import { migrate } from '../../server/db/migrate.ts';
import { openVault } from '../../server/db/open-vault.ts';
import { listOutbox } from '../../server/domain/email/index.ts';
import { type LinkPurpose, openLinkToken } from '../../server/kernel/link-token.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';
import { TEST_KEY } from '../support/vault.ts';

const folder = mkdtempSync(join(tmpdir(), 'drivyn-plain-'));
let postgres: TestPostgres;
before(async () => {
  postgres = await startPostgres();
});
after(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Each recognizable in a file. */
const SUBSCRIBERS = 700;
const secret = (name: string) => `plain-secret-${name}`;

/** As the release before 0018 left it. */
async function fillOld(db: Database): Promise<void> {
  await migrate(
    db,
    migrations.slice(
      0,
      migrations.findIndex(({ name }) => name === '0018-audit'),
    ),
    'migrations',
  );
  const q = db.write;
  const [{ id: business_id }] = await q('businesses').insert({ created_at: 1, updated_at: 1 }, ['id']);
  await q('calendar_feeds').insert({ business_id, token: secret('feed'), created_at: 1 });
  const strategy = { business_id, timeframe: 'monthly', document: '{}', changes: '[]', created_at: 1 };
  const parts = {
    content_strategy: true,
    platform_analysis: true,
    audience_targeting: true,
    posting_schedule: true,
  };
  await q('strategies').insert([
    { ...strategy, ...parts, version: 1, code: 'A', share_token: secret('share') },
    { ...strategy, ...parts, version: 2, code: 'B', share_token: null },
  ]);
  for (let start = 0; start < SUBSCRIBERS; start += 100) {
    const rows = Array.from({ length: 100 }, (_, index) => {
      const name = String(start + index);
      return { business_id, email: `${name}@example.com`, token: secret(name), created_at: 1 };
    });
    await q('subscribers').insert(rows);
  }
  const words = { sender: 'a', recipient: 'b', subject: 'c', text: secret('text'), html: secret('html') };
  const headers = JSON.stringify({ 'List-Unsubscribe': secret('header') });
  await q('outbox').insert({ business_id, message_id: '<1@x>', ...words, headers, created_at: 1 });
}

async function checkNew(db: Database): Promise<void> {
  await migrate(db, migrations, 'migrations');
  const vault = await openVault(db, { dataDir: folder, secretKey: TEST_KEY });
  const open = async (table: string, column: string, purpose: LinkPurpose) => {
    const rows = await db
      .read(table)
      .orderBy('created_at')
      .select({ hash: `${column}_hash`, sealed: `sealed_${column}` });
    return rows.map((row) => row.sealed && openLinkToken(vault, purpose, row)).sort();
  };
  assert.deepEqual(await open('calendar_feeds', 'token', 'calendar-feed'), [secret('feed')]);
  assert.deepEqual(await open('strategies', 'share_token', 'strategy-share'), [null, secret('share')]);
  const tokens = await open('subscribers', 'token', 'unsubscribe');
  assert.deepEqual(tokens, Array.from({ length: SUBSCRIBERS }, (_, index) => secret(String(index))).sort());
  const [mail] = await listOutbox({ db, vault }, { businessId: 1 }, { limit: 1 });
  assert.deepEqual([mail?.text, mail?.html], [secret('text'), secret('html')]);
  assert.deepEqual(mail?.headers, { 'List-Unsubscribe': secret('header') });
}

describe('secrets that were kept in plain', () => {
  test('are sealed on SQLite, and nothing of them is left in its files', async () => {
    const db = await openSqlite(join(folder, 'old.db'));
    await fillOld(db)
      .then(() => checkNew(db))
      .then(() => {
        for (const name of readdirSync(folder)) {
          assert.ok(!readFileSync(join(folder, name)).includes('plain-secret-'), name);
        }
      })
      .finally(() => db.close());
  });

  test('are sealed on PostgreSQL', async () => {
    const db = await openPostgres(await postgres.createDatabase());
    await fillOld(db)
      .then(() => checkNew(db))
      .finally(() => db.close());
  });
});
