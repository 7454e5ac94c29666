// Budgets that move by what they bring: by the real jobs, on simulated accounts, on both databases.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listCampaigns } from '../../../server/domain/ads/campaign.repo.ts';
import {
  answerMove,
  moneyCurves,
  readBudgetLimits,
  replaySplit,
  setBudgetLimits,
} from '../../../server/domain/ads/index.ts';
import { listMoves } from '../../../server/domain/ads/move.repo.ts';
import { changeAutopilot } from '../../../server/domain/autopilot/index.ts';
import { getBusiness } from '../../../server/domain/business/index.ts';
import { overrule } from '../../../server/domain/evidence/index.ts';
import { DAY, MINUTE } from '../../../server/kernel/clock.ts';
import { wordsOf } from '../../../server/sentences/index.ts';
import {
  type AdvertisingOptions,
  type AdvertisingWorld,
  openAdvertising,
} from '../../support/advertising.ts';
import { eachDatabase } from '../../support/databases.ts';

const movesOf = ({ ctx, businessId }: AdvertisingWorld) => listMoves(ctx.db.read, { businessId, limit: 500 });
const latest = async (world: AdvertisingWorld) => {
  const [move] = await movesOf(world);
  assert.ok(move, 'there is a move');
  return move;
};
const campaignsIn = ({ ctx, businessId }: AdvertisingWorld) =>
  listCampaigns(ctx.db.read, { businessId, limit: 50 });
const dailies = async (world: AdvertisingWorld) =>
  new Map((await campaignsIn(world)).map((one) => [one.id, one.dailyMicros ?? 0]));
const totalOf = (amounts: ReadonlyMap<number, number>) =>
  [...amounts.values()].reduce((sum, one) => sum + one, 0);
const limitsOf = async ({ ctx, businessId }: AdvertisingWorld) =>
  readBudgetLimits(ctx.db.read, await getBusiness({ q: ctx.db.read }, businessId));

eachDatabase((open, dialect) => {
  /** What is decided by rules alone is tried on one of them. */
  const rules = (name: string, work: () => Promise<void>) => {
    if (dialect === 'sqlite') test(name, work);
  };
  const begin = async (options: AdvertisingOptions = {}) => openAdvertising(await open(), options);
  /** With a first proposal: nobody has said how far money goes by itself, so it asks. */
  const untilProposed = async (options: AdvertisingOptions = {}) => {
    const world = await begin(options);
    for (let day = 0; day < 60; day++) {
      await world.pass(1);
      const [move] = await movesOf(world);
      if (move?.state === 'proposed') return world;
    }
    return assert.fail('nothing was proposed in sixty days');
  };

  rules('nothing moves before enough is known, and then it asks; nothing was ordered by then', async () => {
    const world = await begin();
    await world.pass(13);
    assert.deepEqual(await movesOf(world), []);
    assert.equal(await world.levelOf('facebook'), 'approve');
    const asked = await untilProposed();
    const move = await latest(asked);
    assert.equal(move.level, 'approve');
    assert.ok(move.expected && move.expected.after > move.expected.before * 1.02);
    assert.ok(move.expected.low <= move.expected.after - move.expected.before);
    assert.equal(await asked.count('budget.ordered'), 0);
    assert.equal((await asked.count('budget-move.proposed')) >= 1, true);
  });

  rules(
    'the worst case is told with it: twice the greater budget today, twice the new one later, 30.4 times a month',
    async () => {
      const world = await untilProposed();
      const { worst, changes } = await latest(world);
      const before = await dailies(world);
      const after = new Map([...before, ...changes.map((one) => [one.campaignId, one.after] as const)]);
      const greater = [...before].reduce((sum, [id, daily]) => sum + Math.max(daily, after.get(id) ?? 0), 0);
      assert.equal(worst.today, Math.ceil((2 * greater) / 10_000));
      assert.equal(worst.day, Math.ceil((2 * totalOf(after)) / 10_000));
      assert.equal(worst.month, Math.round((30.4 * totalOf(after)) / 10_000));
    },
  );

  test('accepted it is made, first what goes down: at no time is more set than before', async () => {
    const totals: number[] = [];
    const world = await untilProposed({
      around: (network) => ({
        ...network,
        setBudget: async (call, order) => {
          const end = await network.setBudget(call, order);
          totals.push(order.after - order.before);
          return end;
        },
      }),
    });
    const total = totalOf(await dailies(world));
    const { id, changes } = await latest(world);
    await answerMove(world.ctx, world.owner, id, 'accept');
    await world.playOut();
    const move = await latest(world);
    assert.equal(move.state, 'made');
    const now = await dailies(world);
    for (const { campaignId, after } of changes) assert.equal(now.get(campaignId), after);
    assert.equal(totalOf(now), total, 'to the coin');
    const firstRaise = totals.findIndex((change) => change > 0);
    assert.ok(
      totals.slice(firstRaise).every((change) => change > 0),
      String(totals),
    );
    await assert.rejects(answerMove(world.ctx, world.owner, id, 'accept'), /not possible/);
  });

  test('Undo puts every budget back, and what was touched asks from then on', async () => {
    const world = await untilProposed();
    const before = await dailies(world);
    await world.setLevel('autonomous');
    const { id } = await latest(world);
    await answerMove(world.ctx, world.owner, id, 'accept');
    await world.playOut();
    assert.notDeepEqual(await dailies(world), before);
    await answerMove(world.ctx, world.owner, id, 'undo');
    await world.playOut();
    assert.deepEqual(await dailies(world), before);
    const move = await latest(world);
    assert.deepEqual([move.state, move.note], ['undone', null]);
    const channels = new Set(move.changes.map(({ channel }) => channel));
    for (const channel of channels) assert.equal(await world.levelOf(channel), 'undo');
    await assert.rejects(answerMove(world.ctx, world.owner, id, 'undo'), /not possible/);
    await world.pass(6);
    assert.equal((await latest(world)).id, id, 'and nothing new is proposed for a week');
  });

  rules('a move is not taken back over a budget that somebody has set since', async () => {
    const world = await untilProposed();
    const { id, changes } = await latest(world);
    await answerMove(world.ctx, world.owner, id, 'accept');
    await world.playOut();
    await world.ctx.db
      .write('campaigns')
      .where({ id: changes[0]?.campaignId })
      .update({ daily_micros: 1_000_000 });
    await assert.rejects(answerMove(world.ctx, world.owner, id, 'undo'), /have changed since/);
  });

  rules('refused it is gone, and is not asked again for a week', async () => {
    const world = await untilProposed();
    const { id } = await latest(world);
    await answerMove(world.ctx, world.owner, id, 'refuse');
    await world.pass(6);
    assert.equal((await movesOf(world))[0]?.id, id);
    assert.equal(await world.count('budget.ordered'), 0);
    await world.pass(25);
    assert.notEqual((await latest(world)).id, id);
  });

  rules('what waits for Undo is shown for ten minutes, and made when nobody minds', async () => {
    const world = await begin();
    await world.setLevel('undo');
    let shown: number | null = null;
    for (let day = 0; day < 60 && shown === null; day++) {
      await world.pass(1);
      const [move] = await movesOf(world);
      if (move) shown = (move.leavesAt ?? 0) - move.createdAt;
    }
    assert.equal(shown, 10 * MINUTE);
    assert.equal((await latest(world)).state, 'made');
    assert.equal(await world.count('budget-move.leaving'), 1);
  });

  rules('at "suggest" it only tells, and nobody can accept it', async () => {
    const world = await begin();
    await world.setLevel('suggest');
    await world.pass(40);
    const move = await latest(world);
    assert.deepEqual([move.state, move.level], ['proposed', 'suggest']);
    await assert.rejects(answerMove(world.ctx, world.owner, move.id, 'accept'), /not possible/);
    assert.equal(
      (await movesOf(world)).filter(({ state }) => state === 'proposed').length,
      1,
      'one at a time',
    );
  });

  rules(
    'paused means paused: between the decision and the order, and between two orders of one move',
    async () => {
      const pause = (world: AdvertisingWorld, paused: boolean) =>
        changeAutopilot(world.ctx, world.owner, { paused });
      const between = await untilProposed();
      const before = await dailies(between);
      const { id } = await latest(between);
      await answerMove(between.ctx, between.owner, id, 'accept');
      await pause(between, true);
      await between.playOut();
      assert.deepEqual(await dailies(between), before);
      assert.equal((await latest(between)).state, 'failed');

      let world: AdvertisingWorld | undefined;
      let sets = 0;
      const half = await untilProposed({
        around: (network) => ({
          ...network,
          setBudget: async (call, order) => {
            sets += 1;
            const end = await network.setBudget(call, order);
            if (world && sets === 1) await pause(world, true);
            return end;
          },
        }),
      });
      world = half;
      const total = totalOf(await dailies(half));
      await answerMove(half.ctx, half.owner, (await latest(half)).id, 'accept');
      await half.playOut();
      assert.equal(sets, 1, 'nothing starts after the toggle is saved');
      assert.equal((await latest(half)).state, 'failed');
      assert.ok(totalOf(await dailies(half)) < total, 'what was lowered costs less until somebody goes on');
      await half.pass(3);
      assert.equal(sets, 1);
    },
  );

  rules('switched off, nothing is proposed; a person is refused as well', async () => {
    const world = await untilProposed();
    await changeAutopilot(world.ctx, world.owner, { budgetAllocation: false });
    await assert.rejects(
      answerMove(world.ctx, world.owner, (await latest(world)).id, 'accept'),
      /switched off/,
    );
    const { length } = await movesOf(world);
    await world.pass(5);
    assert.equal((await movesOf(world)).length, length);
  });

  rules('what a network refuses puts the rest back, is told, and goes a step back by itself', async () => {
    let refuses = false;
    const world = await untilProposed({
      around: (network) => ({
        ...network,
        setBudget: async (call, order) =>
          refuses && order.after > order.before
            ? { end: 'rejected', reason: 'The payment method has expired.' }
            : network.setBudget(call, order),
      }),
    });
    const before = await dailies(world);
    await world.setLevel('autonomous');
    refuses = true;
    await answerMove(world.ctx, world.owner, (await latest(world)).id, 'accept');
    await world.playOut();
    const move = await latest(world);
    assert.equal(move.state, 'failed');
    assert.match(move.note ? wordsOf(move.note) : '', /payment method has expired/);
    assert.notDeepEqual(await dailies(world), before, 'what a network refuses to raise stays low');
    refuses = false;
    assert.equal(await world.levelOf(move.changes[0]?.channel ?? 'facebook'), 'undo');
    assert.ok((await world.count('budget-move.failed')) >= 1);
  });

  rules('a reply that is lost is asked for again; the move is made once', async () => {
    let lost = 0;
    const world = await untilProposed({
      around: (network) => ({
        ...network,
        setBudget: async (call, order) => {
          const end = await network.setBudget(call, order);
          lost += 1;
          return lost % 2 === 1 ? { end: 'unknown', error: 'No answer.' } : end;
        },
      }),
    });
    const { id, changes } = await latest(world);
    await answerMove(world.ctx, world.owner, id, 'accept');
    await world.playOut();
    assert.equal((await latest(world)).state, 'made');
    assert.equal(lost, 2 * changes.length);
  });

  rules('results that are not counted any more freeze all; only a person goes on', async () => {
    let [blindFrom, blindUntil] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
    const world = await begin({
      isBlind: (_, day) => day >= blindFrom && day < blindUntil,
      channels: ['facebook', 'google-ads', 'x', 'tiktok', 'linkedin', 'pinterest'],
    });
    await world.setLevel('autonomous');
    await world.pass(30);
    blindFrom = Math.floor(world.clock.now() / DAY) - 1;
    const before = (await movesOf(world)).length;
    let frozenAfter = 0;
    for (let day = 1; day <= 10 && frozenAfter === 0; day++) {
      await world.pass(1);
      if ((await limitsOf(world)).frozen) frozenAfter = day;
    }
    assert.ok(frozenAfter > 0 && frozenAfter <= 6, `frozen after ${frozenAfter} days`);
    assert.match((await limitsOf(world)).frozen?.why ?? '', /not counted any more/);
    const stood = await dailies(world);
    const { length } = await movesOf(world);
    assert.ok(length <= before + frozenAfter);
    await world.pass(12);
    assert.equal((await movesOf(world)).length, length, 'not by itself');
    assert.deepEqual(await dailies(world), stood);
    assert.equal(await world.count('budgets.frozen'), 1);
    for (const channel of world.connections.keys())
      assert.equal(
        await world.levelOf(channel),
        'undo',
        'one step back, however many budgets an account has',
      );
    await setBudgetLimits(world.ctx, world.owner, { frozen: false });
    assert.equal((await limitsOf(world)).frozen, null);
    blindUntil = Math.floor(world.clock.now() / DAY);
    await world.pass(4);
    assert.equal(
      (await limitsOf(world)).frozen,
      null,
      'what was lost before it was looked at is no new fault',
    );
  });

  rules(
    'a campaign that costs more than its network may let it goes to its floor, and stays until a person lets it go',
    async () => {
      let over = false;
      const world = await begin({
        around: (network) => ({
          ...network,
          read: async (call, span) => {
            const read = await network.read(call, span);
            if (!over || read.end !== 'read' || call.channel !== 'facebook') return read;
            return { ...read, days: read.days.map((day) => ({ ...day, spentMicros: day.spentMicros * 5 })) };
          },
        }),
      });
      await world.setLevel('autonomous');
      await world.pass(5);
      over = true;
      await world.pass(1);
      const move = await latest(world);
      assert.deepEqual([move.kind, move.state, move.changes.length], ['cut', 'made', 1]);
      const [change] = move.changes;
      assert.ok(change && change.after < change.before);
      const total = totalOf(await dailies(world)) + change.before - change.after;
      assert.ok(
        change.after >= 0.05 * total - 10_000 && change.after <= 0.05 * total + 1_000_000,
        String(change.after),
      );
      assert.deepEqual((await limitsOf(world)).held, [change.campaignId]);
      assert.equal(await world.count('budgets.cut'), 1);
      over = false;
      await world.pass(25);
      assert.equal((await dailies(world)).get(change.campaignId), change.after);
      assert.equal(await world.count('budgets.cut'), 1);
      await setBudgetLimits(world.ctx, world.owner, { held: [] });
      await world.pass(12);
      assert.notEqual((await dailies(world)).get(change.campaignId), change.after);
    },
  );

  rules('an account that tells nothing is not acted upon, and its budgets ask', async () => {
    let silent = false;
    const world = await begin({
      around: (network) => ({
        ...network,
        read: (call, span) =>
          silent ? Promise.resolve({ end: 'unknown', error: 'Away.' }) : network.read(call, span),
      }),
    });
    await world.setLevel('autonomous');
    await world.pass(20);
    silent = true;
    await world.pass(3);
    for (const channel of world.connections.keys())
      assert.equal(
        await world.levelOf(channel),
        'undo',
        'one step back, however many budgets an account has',
      );
    const { length } = await movesOf(world);
    await world.pass(3);
    assert.equal((await movesOf(world)).length, length);
    assert.equal(await world.levelOf('facebook'), 'approve');
  });

  rules('five moves that went well, and it asks whether it may go further; never by itself', async () => {
    const world = await begin();
    await world.setLevel('undo');
    await world.pass(32);
    const made = (await movesOf(world)).filter(({ state }) => state === 'made').length;
    assert.ok(made >= 5, String(made));
    assert.ok((await world.count('autonomy.asked')) >= 1);
    for (const channel of world.connections.keys()) assert.equal(await world.levelOf(channel), 'undo');
  });

  test('a move is decided again to the same answer from what was known then, though days were corrected since', async () => {
    const world = await begin();
    await world.setLevel('autonomous');
    await world.pass(26);
    const draws = await world.ctx.db.read('draws').where({ kind: 'budget', business_id: world.businessId });
    assert.ok(draws.length >= 3);
    for (const row of draws.slice(0, 3)) {
      const draw = {
        ...{ businessId: world.businessId, asOf: Number(row.as_of), inputsHash: row.inputs_hash },
        request: JSON.parse(row.request),
        chosen: JSON.parse(row.chosen),
      };
      const again = await replaySplit(world.ctx.db.read, draw);
      assert.deepEqual([again.isSameHistory, again.isSameAnswer], [true, true]);
      assert.deepEqual(again.amounts, draw.chosen.amounts);
    }
  });

  rules('what was expected is measured ten days after the week began', async () => {
    const world = await begin();
    await world.setLevel('autonomous');
    await world.pass(32);
    const measured = (await movesOf(world)).filter((move) => move.measured !== null);
    assert.ok(measured.length > 0);
    for (const { measured: results, expected } of measured)
      assert.ok(
        results !== null && expected && results > 0.2 * expected.after && results < 5 * expected.after,
      );
  });

  const hold = ({ ctx, owner, connections }: AdvertisingWorld, stance: 'hold' | null) =>
    overrule(ctx, owner, connections.get('facebook') ?? 0, { of: 'budget', stance });

  rules('what a person holds stays as it is: the rest moves, and says what bound it', async () => {
    const world = await begin();
    await world.setLevel('autonomous');
    await hold(world, 'hold');
    const before = await campaignsIn(world);
    await world.pass(40);
    const moves = await movesOf(world);
    assert.ok(moves.some(({ state }) => state === 'made'));
    for (const { changes, why } of moves) {
      assert.ok(changes.every(({ channel }) => channel !== 'facebook'));
      assert.match(wordsOf(why), /as far as what you hold allows/);
    }
    const after = await dailies(world);
    for (const { id, channel, dailyMicros } of before)
      if (channel === 'facebook') assert.equal(after.get(id), dailyMicros);
    const draws = await world.ctx.db.read('draws').where({ kind: 'budget', business_id: world.businessId });
    assert.deepEqual([...new Set(draws.map(({ bound }) => bound))], ['held']);
    await hold(world, null);
    await world.pass(20);
    const later = (await movesOf(world)).filter(({ id }) => moves.every((one) => one.id !== id));
    assert.ok(later.some(({ changes }) => changes.some(({ channel }) => channel === 'facebook')));
    for (const { why } of later) assert.doesNotMatch(wordsOf(why), /hold/);
  });

  rules('a move decided before a person held one of its channels is not made', async () => {
    const touchesFacebook = async (world: AdvertisingWorld) =>
      (await latest(world)).changes.some(({ channel }) => channel === 'facebook');
    const asked = await untilProposed();
    assert.ok(await touchesFacebook(asked));
    await hold(asked, 'hold');
    const { id } = await latest(asked);
    await assert.rejects(answerMove(asked.ctx, asked.owner, id, 'accept'), /You hold budgets of this move/);
    await hold(asked, null);
    await answerMove(asked.ctx, asked.owner, id, 'accept');
    await hold(asked, 'hold');
    const before = await dailies(asked);
    await asked.playOut();
    assert.deepEqual(await dailies(asked), before);
    const move = await latest(asked);
    assert.equal(move.state, 'failed');
    assert.match(move.note ? wordsOf(move.note) : '', /You hold budgets/);
  });

  rules('what is held between two orders of a move stays, and stops the rest of it', async () => {
    let world: AdvertisingWorld | undefined;
    let sets = 0;
    const between = await untilProposed({
      around: (network) => ({
        ...network,
        setBudget: async (call, order) => {
          sets += 1;
          const end = await network.setBudget(call, order);
          if (world && sets === 1) await hold(world, 'hold');
          return end;
        },
      }),
    });
    world = between;
    const held = (await campaignsIn(between)).filter(({ channel }) => channel === 'facebook');
    await answerMove(between.ctx, between.owner, (await latest(between)).id, 'accept');
    await between.playOut();
    const move = await latest(between);
    assert.equal(move.state, 'failed');
    assert.match(move.note ? wordsOf(move.note) : '', /You hold budgets/);
    const [first] = await between.ctx.db
      .read('ad_orders')
      .where({ move_id: move.id, state: 'made', is_back: false });
    const now = await dailies(between);
    for (const { id, dailyMicros } of held)
      if (id !== first?.campaign_id) assert.equal(now.get(id), dailyMicros, 'nobody touches what is held');
    const forward = await between.ctx.db
      .read('ad_orders')
      .where({ move_id: move.id, is_back: false, state: 'made' });
    assert.equal(forward.length, 1, 'the rest is not ordered');
  });

  rules('a worst month that becomes more is accepted first; what costs less is not asked for', async () => {
    const world = await begin();
    await world.pass(1);
    const { worstCase } = await limitsOf(world);
    const total = Math.ceil(worstCase.month / 30.4) + 10;
    const set = (change: Parameters<typeof setBudgetLimits>[2]) =>
      setBudgetLimits(world.ctx, world.owner, change);
    await assert.rejects(set({ total }), /accepts: must be at least .* a month may cost/);
    await assert.rejects(set({ total, accepts: worstCase.month }), /accepts: must be at least/);
    assert.equal((await limitsOf(world)).total, null, 'and nothing is changed');
    const accepts = Math.round(total * 3040) / 100;
    assert.equal((await set({ total, accepts })).worstCase.month, accepts);
    assert.equal((await set({ total: total - 5, floor: 4 })).total, total - 5);
    await assert.rejects(set({ total }), /accepts/, 'what was accepted once is not accepted for ever');
  });

  rules('the curves tell where each budget stands, and that more never brings less', async () => {
    const world = await begin();
    await world.pass(30);
    const [curves, ...others] = await moneyCurves(world.ctx.db.read, world.businessId, world.clock.now());
    assert.deepEqual(others, []);
    assert.partialDeepStrictEqual(curves, { world: 'sandbox', currency: 'USD' });
    assert.equal(curves?.curves.length, 5);
    for (const { points, now, nextTen } of curves?.curves ?? []) {
      const expected = points.map((point) => point.expected);
      assert.deepEqual(
        expected,
        [...expected].sort((a, b) => a - b),
      );
      assert.ok(points.every(({ low, high, expected: middle }) => low <= middle && middle <= high));
      assert.ok(now.amount > 0 && now.expected >= 0 && nextTen.expected >= 0 && nextTen.low <= nextTen.high);
    }
  });
});
