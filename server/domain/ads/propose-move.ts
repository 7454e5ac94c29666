// From what was chosen to a move that is stored: with what it takes to choose it again, what it may cost at the worst, and as far
// as budgets go by themselves.
import { isAtMost, type Level, UNDO_WINDOW } from '../../contract/autonomy.ts';
import type { Sentence } from '../../contract/sentence.ts';
import type { Tx } from '../../db/unit-of-work.ts';
import { DAY } from '../../kernel/clock.ts';
import { moneyOf } from '../../kernel/money.ts';
import { say } from '../../sentences/index.ts';
import { lowerAutonomy } from '../channels/index.ts';
import { recordDecisions } from '../events/index.ts';
import { hashInputs, recordDraws } from '../evidence/index.ts';
import { foreseeBudget, toLocal } from '../learning/index.ts';
import { coinOf } from './ad-account.ts';
import { acceptMove } from './answer-move.ts';
import { type Arm, toLearn } from './budget-arms.ts';
import { findBudgetLimits, saveBudgetLimits } from './budget-limits.repo.ts';
import type { ChosenMove } from './choose-move.ts';
import { levelOfMove } from './drive-move.ts';
import { insertMove, listMoves, updateMove } from './move.repo.ts';
import {
  type BudgetShift,
  GOOD_FOR,
  logAgainst,
  type MoveRecord,
  type NewMove,
  toldShifts,
  worstOf,
} from './move.ts';
import type { SplitQuestion } from './replay-split.ts';
import { type Free, leastOf, type Stand, seekMove } from './seek-move.ts';

/** Chooses a move of these budgets, where one is due and worth it, and stores it. */
export async function proposeMove(tx: Tx, stand: Stand, { free, isHeld }: Free): Promise<void> {
  const { business, world } = stand;
  const open = await listMoves(tx.q, { businessId: business.id, world, states: ['proposed'], limit: 50 });
  if (open[0] && (await standsStill(tx, stand, { move: open[0], free }))) return;
  await lapse(tx, open);
  const chosen = await seekMove(tx, stand, { free, isHeld });
  if ('still' in chosen) return;
  const coin = coinOf(business.currency);
  const changes = free.flatMap((arm) => {
    const after = chosen.amounts[arm.key] ?? arm.daily;
    return after === arm.daily ? [] : [shiftOf(arm, after, coin)];
  });
  const { before, after, low, high } = chosen.foreseen;
  const bound = isHeld ? 'held' : boundOf(chosen);
  const sumOf = (some: readonly Arm[]) => some.reduce((all, { daily }) => all + daily, 0);
  const [all, own] = [sumOf(stand.arms), sumOf(free)];
  const inMinor = (coins: number) => (coins * coin) / 10_000;
  const { total = own } = chosen.request.limits;
  const why =
    total < own
      ? say('ads.move-to-limit', {
          ...{ most: inMinor(all - own + total), sum: inMinor(all), before, after },
          ...moneyOf(business),
        })
      : say('ads.move-why', { before, after, bound });
  const level = await levelOfMove(tx, idsOf(changes));
  const asks = isAtMost(level, 'approve');
  const what = say('ads.move-decided', { shifts: toldShifts(changes), asks, ...moneyOf(business) });
  const limit = world === 'sandbox' ? say('ads.only-simulated') : null;
  const [decisionId] = await recordDecisions(tx, [
    { businessId: business.id, kind: 'budget', what, why, limit },
  ]);
  const drawId = await recordDraw(tx, stand, { chosen, bound, decisionId: decisionId ?? null });
  await store(tx, stand, {
    ...{ kind: 'move', businessId: business.id, world, changes, drawId },
    expected: { before, after, low, high },
    why,
  });
}

/**
 * A proposal waits for its answer as it is, while its budgets are what they were, still more is expected of it by what is
 * known since, and budgets go as far by themselves as they did.
 */
async function standsStill(
  tx: Tx,
  { arms, days, business: { currency } }: Stand,
  { move, free }: { readonly move: MoveRecord; readonly free: readonly Arm[] },
): Promise<boolean> {
  const { changes, createdAt, level, kind } = move;
  // The job of the day on which it is too old to be accepted is a little early or late.
  if (tx.now >= createdAt + GOOD_FOR - DAY / 2) return false;
  const coin = coinOf(currency);
  const daily = new Map(arms.map((arm) => [arm.campaign.id, arm.daily * coin]));
  if (changes.some(({ campaignId, before }) => daily.get(campaignId) !== before)) return false;
  // What is cut is held from then on.
  if (kind === 'cut') return true;
  if (level !== (await levelOfMove(tx, idsOf(changes)))) return false;
  const own = new Set(free.map(({ campaign }) => campaign.id));
  if (changes.some(({ campaignId }) => !own.has(campaignId))) return false;
  const previous = Object.fromEntries(free.map((arm) => [arm.key, arm.daily]));
  const after = new Map(changes.map((one) => [one.campaignId, Math.round(one.after / coin)]));
  const then = Object.fromEntries(
    free.map(({ key, campaign, daily: now }) => [key, after.get(campaign.id) ?? now]),
  );
  const foreseen = foreseeBudget(
    { days: toLearn(days), previous, limits: {}, seed: 'proposal' },
    previous,
    then,
  );
  return foreseen.after > foreseen.before;
}

async function lapse(tx: Tx, moves: readonly MoveRecord[]): Promise<void> {
  for (const { id } of moves) await updateMove(tx.q, { id, from: 'proposed' }, { state: 'lapsed' });
}

const idsOf = (changes: readonly BudgetShift[]) => changes.map(({ connectionId }) => connectionId);

/** Puts one budget down to its floor, from where only a person takes it. */
export async function proposeCut(tx: Tx, stand: Stand, arm: Arm, why: Sentence): Promise<void> {
  const { business, world, arms } = stand;
  const limits = await findBudgetLimits(tx.q, business.id);
  const coin = coinOf(business.currency);
  const total = arms.reduce((sum, { daily }) => sum + daily, 0);
  const floor = Math.max(leastOf(coin), Math.floor((limits.floor / 100) * total));
  const held = [...limits.held, arm.campaign.id];
  await saveBudgetLimits(tx.q, business.id, { held });
  const { connectionId, channel } = arm;
  const level = await levelOfMove(tx, [connectionId]);
  await lowerAutonomy(tx, { businessId: business.id, connectionId, channel, network: world }, why, 'budget');
  tx.emit({
    kind: 'budgets.cut',
    businessId: business.id,
    subjectId: connectionId,
    data: { type: channel, why },
  });
  if (floor >= arm.daily) return;
  const changes = [shiftOf(arm, floor, coin)];
  const cut = {
    kind: 'cut' as const,
    businessId: business.id,
    world,
    changes,
    drawId: null,
    expected: null,
    why,
  };
  // Less is spent: it is made at once where budgets are moved at all.
  await store(tx, stand, cut, isAtMost(level, 'draft') ? level : 'autonomous');
}

function shiftOf({ campaign, connectionId, channel, daily }: Arm, after: number, coin: number): BudgetShift {
  const { id: campaignId, name } = campaign;
  return { campaignId, connectionId, channel, name, before: daily * coin, after: after * coin };
}

function boundOf({ bound }: ChosenMove): 'floor' | 'ceiling' | 'max-change' | null {
  const all = Object.values(bound).filter((one) => one !== null);
  return all.find((one) => one === 'max-change') ?? all[0] ?? null;
}

async function recordDraw(
  tx: Tx,
  { business, days, arms }: Stand,
  {
    chosen,
    bound,
    decisionId,
  }: { readonly chosen: ChosenMove; readonly bound: string | null; readonly decisionId: number | null },
): Promise<number | null> {
  const { request, amounts, foreseen } = chosen;
  const campaigns = Object.fromEntries(arms.map(({ key, campaignIds }) => [key, campaignIds]));
  // The business may live in another zone, and count in another currency, when it is made again.
  const until = toLocal(tx.now - DAY, business.timezone).date;
  const question: SplitQuestion = { campaigns, until, coin: coinOf(business.currency), ...request };
  const { before, after, low, high } = foreseen;
  const logOf = (results: number) => logAgainst(results, before);
  const [id] = await recordDraws(tx, [
    {
      ...{ businessId: business.id, decisionId, kind: 'budget', connectionId: null, postId: null },
      ...{ asOf: tx.now, inputsHash: hashInputs(question, toLearn(days)) },
      request: JSON.parse(JSON.stringify(question)),
      chosen: { amounts, ...foreseen },
      ...{ runnerUp: null, probability: 1 },
      ...{ expected: logOf(after), low: logOf(before + low), high: logOf(before + high) },
      ...{ bound, isBaseline: false, share: 0 },
    },
  ]);
  return id ?? null;
}

type Chosen = Omit<NewMove, 'state' | 'level' | 'worst' | 'note' | 'leavesAt'>;

/** Stores a move in place of what was proposed before, and lets it go as far as its level goes. */
async function store(tx: Tx, { business, arms }: Stand, chosen: Chosen, most?: Level): Promise<void> {
  const { businessId, world, changes, kind } = chosen;
  const level = most ?? (await levelOfMove(tx, idsOf(changes)));
  const coin = coinOf(business.currency);
  const after = new Map(changes.map((one) => [one.campaignId, one.after]));
  const worst = worstOf(
    arms.map(({ campaign, daily }) => ({
      before: daily * coin,
      after: after.get(campaign.id) ?? daily * coin,
    })),
  );
  await lapse(tx, await listMoves(tx.q, { businessId, world, states: ['proposed'], limit: 50 }));
  const move = { ...chosen, level, worst, note: null, leavesAt: null, state: 'proposed' as const };
  const id = await insertMove(tx.q, move, tx.now);
  if (level === 'undo' || level === 'autonomous') {
    const at = level === 'undo' ? tx.now + UNDO_WINDOW : tx.now;
    await acceptMove(tx, { id, businessId }, at);
    if (level === 'undo') tx.emit({ kind: 'budget-move.leaving', businessId, subjectId: id, data: { at } });
  } else tx.emit({ kind: 'budget-move.proposed', businessId, subjectId: id, data: { kind, level } });
}
