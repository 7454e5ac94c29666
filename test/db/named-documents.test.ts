// A database of a release that stored strategies and analyses in words: each reads as it did, and what is certain has its name.
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { migrations } from '../../migrations/index.ts';
import type { Sentence } from '../../server/contract/sentence.ts';
import type { AnalysisResult, StrategyDocument } from '../../server/contract/strategy.ts';
import { type Database, openPostgres, openSqlite } from '../../server/db/connect.ts';
import { migrate } from '../../server/db/migrate.ts';
import { presentDocument } from '../../server/domain/strategy/document.ts';
import { listAnalyses, presentAnalysis } from '../../server/domain/strategy/index.ts';
import { CATALOGUE, wordsOfTold } from '../../server/sentences/index.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';

interface Old {
  readonly analyses: readonly { readonly kind: string; readonly result: AnalysisResult }[][];
  readonly strategies: readonly { readonly document: StrategyDocument; readonly changes: string[] }[][];
}

/** Of four businesses: one without a profile, and three with more and more behind them. */
const OLD: Old = JSON.parse(readFileSync(new URL('../fixtures/old-documents.json', import.meta.url), 'utf8'));

const folder = mkdtempSync(join(tmpdir(), 'drivyn-documents-'));
let postgres: TestPostgres;
before(async () => {
  postgres = await startPostgres();
});
after(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function fillOld(db: Database): Promise<number[]> {
  const first = migrations.findIndex(({ name }) => name.endsWith('named-documents'));
  await migrate(db, migrations.slice(0, first), 'migrations');
  const q = db.write;
  const ids: number[] = [];
  for (const [at, strategies] of OLD.strategies.entries()) {
    const [{ id: business_id }] = await q('businesses').insert({ created_at: 1, updated_at: 1 }, ['id']);
    ids.push(business_id);
    for (const [index, { document, changes }] of strategies.entries())
      await q('strategies').insert({
        ...{ business_id, version: index + 1, code: `STRAT-2027-000${index}`, timeframe: '90days' },
        ...{ content_strategy: true, platform_analysis: true, audience_targeting: true },
        ...{ posting_schedule: true, created_at: 1 },
        ...{ document: JSON.stringify(document), changes: JSON.stringify(changes) },
      });
    for (const { kind, result } of OLD.analyses[at] ?? [])
      await q('analyses').insert({ business_id, kind, result: JSON.stringify(result), created_at: 1 });
  }
  return ids;
}

/** Every sentence that stands in what was stored. */
function sentencesIn(value: unknown): Sentence[] {
  if (typeof value !== 'object' || value === null) return [];
  const { id } = value as { id?: unknown };
  const own = typeof id === 'string' ? [value as Sentence] : [];
  return [...own, ...Object.values(value).flatMap(sentencesIn)];
}

async function checkNew(db: Database, ids: readonly number[]): Promise<void> {
  await migrate(db, migrations, 'migrations');
  const told: Sentence[] = [];
  for (const [at, business_id] of ids.entries()) {
    const rows = await db.read('strategies').where({ business_id }).orderBy('version');
    assert.equal(rows.length, OLD.strategies[at]?.length);
    for (const [index, row] of rows.entries()) {
      const [document, changes] = [JSON.parse(row.document), JSON.parse(row.changes)];
      assert.deepEqual(presentDocument(document), OLD.strategies[at]?.[index]?.document);
      assert.deepEqual(changes.map(wordsOfTold), OLD.strategies[at]?.[index]?.changes);
      told.push(...sentencesIn([document, changes]));
    }
    const analyses = await listAnalyses(db.read, business_id);
    for (const { kind, result } of OLD.analyses[at] ?? []) {
      const found = analyses.find((one) => one.kind === kind);
      assert.ok(found, kind);
      const { kind: _, createdAt, ...shown } = presentAnalysis(found);
      assert.deepEqual(shown, result);
      told.push(...sentencesIn(found.result));
    }
  }
  for (const { id } of told) assert.ok(Object.hasOwn(CATALOGUE, id), id);
  const legacy = told.filter(({ id }) => id === 'legacy');
  assert.ok(legacy.length < told.length / 6, `${legacy.length} of ${told.length} are not named`);
  const named = new Set(told.map(({ id }) => id));
  for (const id of ['strategy.trials', 'strategy.part', 'strategy.theme-posts', 'analyses.in-sandbox'])
    assert.ok(named.has(id), id);
}

for (const [name, open] of [
  ['SQLite', () => openSqlite(join(folder, 'old.db'))],
  ['PostgreSQL', async () => openPostgres(await postgres.createDatabase())],
] as const) {
  test(`strategies and analyses keep their words, by their names, on ${name}`, async () => {
    const db = await open();
    try {
      await checkNew(db, await fillOld(db));
    } finally {
      await db.close();
    }
  });
}
