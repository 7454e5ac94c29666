// `drivyn decisions replay` as an operator runs it: in a process of its own, long after, when much has changed since.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { type DatabasePlace, openDatabases } from '../../server/db/open.ts';
import { unitOfWork } from '../../server/db/unit-of-work.ts';
import { planBusiness } from '../../server/domain/autopilot/index.ts';
import { listConnections } from '../../server/domain/channels/index.ts';
import { leaveOutPost } from '../../server/domain/evidence/index.ts';
import { MODEL } from '../../server/domain/learning/index.ts';
import { SYSTEM } from '../../server/kernel/actor.ts';
import { DAY, HOUR } from '../../server/kernel/clock.ts';
import { openAdvertising } from '../support/advertising.ts';
import { ensureBuilt } from '../support/build.ts';
import { type PastPost, teach } from '../support/evidence.ts';
import { inBusiness } from '../support/planning.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';
import { startProcess } from '../support/process.ts';
import { DUE } from '../support/publishing.ts';
import { copyEmpty, copyEmptyPostgres } from '../support/templates.ts';

const folder = mkdtempSync(join(tmpdir(), 'drivyn-replay-'));
let postgres: TestPostgres;
before(async () => {
  [postgres] = await Promise.all([startPostgres(), ensureBuilt()]);
});
after(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

const THEMES = ['useful', 'talk', 'behind'] as const;

/** A post a day until some days before now. */
function past(days: number, until: number): PastPost[] {
  return Array.from({ length: days }, (_, day) => ({
    at: DUE - (until + days - day) * DAY + (day % 9) * HOUR,
    likes: 20 + ((day * 37) % 50),
    features: { pillar: THEMES[day % 3] ?? 'useful', length: 'short' },
  }));
}

/** Decisions of a plan; afterwards history grows, posts of it are deleted and edited, and another plan is made. */
async function plan(place: DatabasePlace): Promise<number[]> {
  const databases = await openDatabases(place);
  let decisions: number[] = [];
  await inBusiness(databases, async ({ world: { ctx, clock }, actor, connect }) => {
    await connect('facebook');
    const [connection] = await listConnections(ctx.db.read, actor.businessId);
    assert.ok(connection);
    const [first = 0, second = 0] = await teach(ctx, connection, past(40, 3));
    await planBusiness(ctx, actor.businessId);
    decisions = await ctx.db
      .read('draws')
      .distinct('decision_id')
      .orderBy('decision_id')
      .pluck('decision_id');
    clock.advance(2 * DAY);
    await teach(ctx, connection, past(2, -2));
    await unitOfWork(ctx, SYSTEM, (tx) => leaveOutPost(tx, first, 'deleted'));
    await unitOfWork(ctx, SYSTEM, (tx) => leaveOutPost(tx, second, 'edited'));
    await planBusiness(ctx, actor.businessId);
  });
  await databases.close();
  return decisions;
}

const PLACES = [
  [
    'on SQLite',
    async () => {
      const dataDir = mkdtempSync(join(folder, 'data-'));
      await copyEmpty(dataDir);
      return { place: { dataDir, databaseUrl: undefined }, environment: { DRIVYN_DATA: dataDir } };
    },
  ],
  [
    'on PostgreSQL',
    async () => {
      const databaseUrl = await copyEmptyPostgres(postgres);
      const dataDir = mkdtempSync(join(folder, 'data-'));
      return {
        place: { dataDir, databaseUrl },
        environment: { DRIVYN_DATA: dataDir, DATABASE_URL: databaseUrl },
      };
    },
  ],
] as const;

for (const [name, make] of PLACES) {
  describe(`decisions of learning, ${name}`, () => {
    test('are made again to the same answer when history has grown and posts were deleted and edited since', async () => {
      const { place, environment } = await make();
      const [decision = 0, ...more] = await plan(place);
      assert.ok(more.length > 2);
      const run = (...args: string[]) => startProcess(environment, ['decisions', ...args]).ended;

      const listed = await run('list');
      assert.equal(listed.code, 0, listed.stderr);
      assert.match(listed.stdout, /choice \d+ \(time\): /);

      const replayed = await run('replay', String(decision));
      assert.equal(replayed.code, 0, replayed.stdout + replayed.stderr);
      assert.match(replayed.stdout, /\(time\): .*, from 40 posts as of .*: the same answer\./);
      assert.match(replayed.stdout, /\(content\): .*: the same answer\./);

      const databases = await openDatabases(place);
      const known = databases.main.write('observations').orderBy('id').limit(1);
      await databases.main
        .write('observations')
        .whereIn('id', known.select('id'))
        .update({ figures: JSON.stringify({ likes: 999 }) });
      await databases.close();
      const changed = await run('replay', String(decision));
      assert.equal(changed.code, 1);
      assert.match(changed.stdout, /the history is not what it was/);
      assert.match(changed.stderr, /^drivyn: \d of \d answers cannot be given again\.\n$/);
    });
  });
}

test('an answer that other functions gave is told to be of their version, and one that was tampered with is not', async () => {
  const dataDir = mkdtempSync(join(folder, 'data-'));
  await copyEmpty(dataDir);
  const place = { dataDir, databaseUrl: undefined };
  const [decision = 0] = await plan(place);
  const replay = () =>
    startProcess({ DRIVYN_DATA: dataDir }, ['decisions', 'replay', String(decision)]).ended;
  const change = async (fields: object) => {
    const databases = await openDatabases(place);
    await databases.main.write('draws').where({ decision_id: decision, kind: 'time' }).update(fields);
    await databases.close();
  };
  await change({ model: '2020-01' });
  const same = await replay();
  assert.equal(same.code, 0, 'another version that answers the same is as good');

  await change({ probability: 0.123 });
  const other = await replay();
  assert.equal(other.code, 1);
  assert.match(
    other.stdout,
    /\(time\): .*: another answer, as it was made by version 2020-01 of the learner\./,
  );

  await change({ model: MODEL });
  const tampered = await replay();
  assert.equal(tampered.code, 1);
  assert.match(tampered.stdout, /\(time\): .*: another answer from the same history\./);
});

test('a move of budgets is made again from the days of its campaigns', async () => {
  const dataDir = mkdtempSync(join(folder, 'data-'));
  await copyEmpty(dataDir);
  const place = { dataDir, databaseUrl: undefined };
  const databases = await openDatabases(place);
  const world = await openAdvertising(databases);
  await world.setLevel('autonomous');
  const moves = () =>
    databases.main.read('draws').where({ kind: 'budget' }).whereNotNull('decision_id').orderBy('id');
  for (let day = 0; day < 60 && (await moves()).length === 0; day++) await world.pass(1);
  const [draw] = await moves();
  assert.ok(draw, 'nothing was moved in sixty days');
  // Figures that come later, and corrections of earlier days, were not known then.
  await world.pass(3);
  await world.stop();
  await databases.close();
  const run = (...args: string[]) => startProcess({ DRIVYN_DATA: dataDir }, ['decisions', ...args]).ended;
  const replayed = await run('replay', String(draw.decision_id));
  assert.equal(replayed.code, 0, replayed.stdout + replayed.stderr);
  assert.match(
    replayed.stdout,
    /^choice \d+ \(budget\): (campaign \d+ \d+\.\d\d(, | a day, )){2,}by which \d+\.\d\d results a day were expected in place of \d+\.\d\d, from the days of its campaigns as of .*: the same answer\.\n$/,
  );

  const again = await openDatabases(place);
  const { amounts, ...rest } = JSON.parse(draw.chosen);
  const [[key = '', amount] = []] = Object.entries<number>(amounts);
  const chosen = JSON.stringify({ ...rest, amounts: { ...amounts, [key]: Number(amount) + 1 } });
  await again.main.write('draws').where({ id: draw.id }).update({ chosen });
  await again.close();
  const changed = await run('replay', String(draw.decision_id));
  assert.equal(changed.code, 1);
  assert.match(changed.stdout, /\(budget\): .*: another answer from the same history\./);
});

test('a decision that nobody knows, and none at all, are refused in a sentence', async () => {
  const dataDir = mkdtempSync(join(folder, 'data-'));
  await copyEmpty(dataDir);
  const run = (...args: string[]) => startProcess({ DRIVYN_DATA: dataDir }, ['decisions', ...args]).ended;
  const [none, unknown, list] = [await run('replay'), await run('replay', '77'), await run('list')];
  assert.match(none.stderr, /^drivyn: Say which decision/);
  assert.match(unknown.stderr, /^drivyn: No choice of the learner belongs to a decision 77\.\n$/);
  assert.equal(list.stdout, 'Nothing was chosen by learning yet.\n');
});
