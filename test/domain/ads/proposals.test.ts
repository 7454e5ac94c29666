// A proposal of a move: how long it waits, what the log tells of it, and by what it is measured.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { type Databases, openDatabases } from '../../../server/db/open.ts';
import { answerMove, replaySplit, setBudgetLimits } from '../../../server/domain/ads/index.ts';
import { listMoves } from '../../../server/domain/ads/move.repo.ts';
import { listUndoable } from '../../../server/domain/autopilot/index.ts';
import { listDrawsOf, overrule } from '../../../server/domain/evidence/index.ts';
import { DAY } from '../../../server/kernel/clock.ts';
import { say, wordsOf } from '../../../server/sentences/index.ts';
import {
  type AdvertisingOptions,
  type AdvertisingWorld,
  openAdvertising,
} from '../../support/advertising.ts';
import { doNotAwaitDisk } from '../../support/databases.ts';
import { copyEmpty } from '../../support/templates.ts';

const movesOf = ({ ctx, businessId }: AdvertisingWorld) => listMoves(ctx.db.read, { businessId, limit: 500 });
const decisionsOf = ({ ctx, owner }: AdvertisingWorld) => listUndoable(ctx.db.read, owner, { limit: 100 });

const folder = mkdtempSync(join(tmpdir(), 'drivyn-proposals-'));
const opened: Databases[] = [];
after(async () => {
  for (const databases of opened) await databases.close();
  rmSync(folder, { recursive: true, force: true });
});

/** What is decided by rules alone: one kind of database says it. */
async function begin(options: AdvertisingOptions = {}): Promise<AdvertisingWorld> {
  const dataDir = join(folder, String(opened.length));
  await copyEmpty(dataDir);
  const databases = await openDatabases({ dataDir, databaseUrl: undefined });
  await doNotAwaitDisk(databases.main);
  await doNotAwaitDisk(databases.sandbox);
  opened.push(databases);
  return openAdvertising(databases, options);
}

async function untilProposed(): Promise<AdvertisingWorld> {
  const world = await begin();
  for (let day = 0; day < 60; day++) {
    await world.pass(1);
    if ((await movesOf(world))[0]?.state === 'proposed') return world;
  }
  return assert.fail('nothing was proposed in sixty days');
}

test('a proposal of a move waits a week for its answer, is told once, and is accepted on its last day as on its first', async () => {
  const world = await untilProposed();
  await world.pass(6);
  const moves = await movesOf(world);
  assert.deepEqual(
    moves.map(({ state }) => state),
    ['proposed'],
  );
  assert.equal(await world.count('budget-move.proposed'), 1);
  await answerMove(world.ctx, world.owner, moves[0]?.id ?? 0, 'accept');
  await world.playOut();
  assert.equal((await movesOf(world))[0]?.state, 'made');
});

test('it is made anew after a week, on newer figures: what can be accepted is never older', async () => {
  const world = await untilProposed();
  for (let day = 0; day < 40; day++) {
    await world.pass(1);
    for (const { state, createdAt } of await movesOf(world))
      assert.ok(state !== 'proposed' || createdAt >= world.clock.now() - 7 * DAY);
  }
  assert.ok(
    (await world.count('budget-move.proposed')) <= 7,
    String(await world.count('budget-move.proposed')),
  );
});

test('it is gone once a person has set one of its budgets, or holds it', async () => {
  const world = await untilProposed();
  const [first] = await movesOf(world);
  const change = first?.changes[0];
  assert.ok(first && change);
  await overrule(world.ctx, world.owner, change.connectionId, { of: 'budget', stance: 'hold' });
  await world.pass(1);
  assert.equal((await movesOf(world)).find(({ id }) => id === first.id)?.state, 'lapsed');
});

test('it is taken over by the level that budgets have since', async () => {
  const world = await untilProposed();
  await world.setLevel('autonomous');
  await world.pass(1);
  const moves = await movesOf(world);
  assert.deepEqual([moves[0]?.state, moves.at(-1)?.state], ['made', 'lapsed']);
});

test('it stands in the log as a proposal, with the channels of its campaigns and what it should bring', async () => {
  const world = await untilProposed();
  const decision = (await decisionsOf(world)).find(({ kind }) => kind === 'budget');
  assert.match(
    decision?.what ?? '',
    /^Proposed to move daily budgets: “.+” on (Facebook|Google Ads|LinkedIn) \$/,
  );
  const { expected, measured } = decision ?? {};
  assert.ok(
    expected && expected.percent > 0 && expected.low < expected.percent && expected.percent < expected.high,
  );
  assert.equal(measured, null);
});

test('it is measured by the budgets that it was decided for, and the log tells it', async () => {
  const world = await begin({
    around: (network) => ({
      ...network,
      read: async (call, span) => {
        const read = await network.read(call, span);
        if (read.end !== 'read' || call.channel !== 'facebook') return read;
        return { ...read, days: read.days.map((day) => ({ ...day, results: day.results + 500 })) };
      },
    }),
  });
  await world.setLevel('autonomous');
  const facebook = world.connections.get('facebook') ?? 0;
  await overrule(world.ctx, world.owner, facebook, { of: 'budget', stance: 'hold' });
  await world.pass(34);
  const measured = (await movesOf(world)).filter((move) => move.measured !== null);
  assert.ok(measured.length > 0);
  for (const { measured: results, expected } of measured)
    assert.ok(
      results !== null && expected && results < 5 * expected.after,
      `${results} of ${expected?.after}`,
    );
  const told = (await decisionsOf(world)).filter((one) => one.measured !== null);
  assert.equal(told.length, measured.length);
  assert.match(told[0]?.what ?? '', /^Decided to move daily budgets/);
});

test('it is decided again to the same answer after the business has moved to another time zone and currency', async () => {
  const world = await untilProposed();
  const { read, write } = world.ctx.db;
  await write('businesses')
    .where({ id: world.businessId })
    .update({ timezone: 'Pacific/Auckland', currency: 'JPY' });
  const [row] = await read('draws').where({ kind: 'budget' }).whereNotNull('decision_id');
  const [draw] = await listDrawsOf(read, row.decision_id);
  assert.ok(draw);
  const again = await replaySplit(read, draw);
  assert.deepEqual([again.isSameHistory, again.isSameAnswer], [true, true]);
});

test('it says that it is for the limit where budgets come to more than they may', async () => {
  const world = await untilProposed();
  await setBudgetLimits(world.ctx, world.owner, { total: 40 });
  await world.setLevel('autonomous');
  await world.pass(1);
  const [move] = await movesOf(world);
  assert.match(
    move ? wordsOf(move.why) : '',
    /^All budgets together may come to \$40\.00 a day, and came to \$\d+\.\d\d\. Expected are [\d.]+ results a day in place of [\d.]+\.$/,
  );
});

test('it promises no more where hardly more is expected', () => {
  const why = (after: number) => wordsOf(say('ads.move-why', { before: 7.23, after, bound: null }));
  assert.match(why(7.6), /Expected are 7\.6 results a day in place of 7\.2\./);
  assert.equal(
    why(7.24),
    'As many results are expected as before, 7.2 a day; what comes of other amounts tells more of each campaign.',
  );
});
