// A database of a release that stored why a job, a mail or a letter had failed in words: all of it reads as it did.
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

const folder = mkdtempSync(join(tmpdir(), 'drivyn-troubles-'));
let postgres: TestPostgres;
before(async () => {
  postgres = await startPostgres();
});
after(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

const SERVER = '550 5.1.1 <müller@example.com>: "no" such user\\here';
const TOLD = {
  jobs: [
    ['legacy', 'the network is on fire'],
    ['legacy', SERVER],
  ],
  deliveries: [
    ['email.mail-suppressed', 'The address is suppressed.'],
    ['email.put-off', 'It waits for the end of their quiet hours.'],
    ['automations.left', 'They have reached the goal.'],
    ['legacy', SERVER],
  ],
  letters: [
    ['letters.kept', 'It did not leave this machine.'],
    ['email.no-server', 'Not sent: no mail server is set.'],
    ['legacy', 'Not sent in time. 421 busy'],
  ],
  webhook_calls: [
    ['automations.step-removed', 'Its automation has this step no more.'],
    ['automations.off-too-long', 'Its automation was off for three days.'],
    ['legacy', 'It answered 503.'],
    ['legacy', `"${'x'.repeat(498)}"`],
  ],
} as const;

async function fillOld({ write: q }: Database): Promise<void> {
  const [{ id: business_id }] = await q('businesses').insert({ created_at: 1, updated_at: 1 }, ['id']);
  const job = { kind: 'publish-post', state: 'waiting', due_at: 1, created_at: 1 };
  for (const [at, [, last_error]] of TOLD.jobs.entries())
    await q('jobs').insert({ ...job, key: `${at}`, last_error });
  await q('jobs').insert({ ...job, key: 'well' });
  const mail = { business_id, kind: 'single', email: 'a@example.com', status: 'skipped' };
  for (const [at, [, error]] of TOLD.deliveries.entries())
    await q('deliveries').insert({ ...mail, message_id: `m${at}`, error });
  const letter = { to_name: '', to_email: 'a@example.com', template: 'notice', status: 'failed' };
  for (const [at, [, error]] of TOLD.letters.entries())
    await q('letters').insert({ ...letter, message_name: `l${at}`, created_at: 1, useful_until: 2, error });
  await fillCalls(q, business_id);
}

async function fillCalls(q: Database['write'], business_id: number): Promise<void> {
  const [{ id: automation_id }] = await q('automations').insert(
    { business_id, kind: 'custom', is_active: true, updated_at: 1 },
    ['id'],
  );
  const person = { business_id, email: 'a@example.com', name: 'A', token_hash: 't', sealed_token: 's' };
  const [{ id: subscriber_id }] = await q('subscribers').insert({ ...person, created_at: 1 }, ['id']);
  const run = { business_id, automation_id, subscriber_id, status: 'waiting', started_at: 1, cause: 'order' };
  const [{ id: run_id }] = await q('automation_runs').insert(run, ['id']);
  for (const [at, [, error]] of TOLD.webhook_calls.entries())
    await q('webhook_calls').insert({ run_id, step: `s${at}`, status: 'failed', error, created_at: 1 });
}

for (const [name, open] of [
  ['SQLite', () => openSqlite(join(folder, 'old.db'))],
  ['PostgreSQL', async () => openPostgres(await postgres.createDatabase())],
] as const) {
  test(`why something failed keeps its words, by their names, on ${name}`, async () => {
    const db = await open();
    try {
      await migrate(
        db,
        migrations.slice(
          0,
          migrations.findIndex(({ name }) => name.endsWith('named-troubles')),
        ),
        'migrations',
      );
      await fillOld(db);
      await migrate(db, migrations, 'migrations');
      for (const [table, column] of [
        ['jobs', 'last_error'],
        ['deliveries', 'error'],
        ['letters', 'error'],
        ['webhook_calls', 'error'],
      ] as const) {
        const kept: string[] = await db.read(table).whereNotNull(column).orderBy('id').pluck(column);
        const told = kept.map((text) => [readSentence(text).id, wordsOf(readSentence(text))]);
        assert.deepEqual(told, TOLD[table], table);
      }
      assert.equal((await db.read('jobs').where({ key: 'well' }).first()).last_error, null);
    } finally {
      await db.close();
    }
  });
}
