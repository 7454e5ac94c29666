// From what was chosen to a move that is stored: with what it takes to choose it again, what it may cost at the worst, and as far
// as budgets go by themselves.
import { isAtMost, type Level, UNDO_WINDOW } from '../../contract/autonomy.ts';
import type { World } from '../../contract/connection.ts';
import type { Sentence } from '../../contract/sentence.ts';
import type { Tx } from '../../db/unit-of-work.ts';
import { DAY } from '../../kernel/clock.ts';
import { moneyOf } from '../../kernel/money.ts';
import { type Said, say } from '../../sentences/index.ts';
import type { Business } from '../business/index.ts';
import { listConnections, lowerAutonomy } from '../channels/index.ts';
import { recordDecisions } from '../events/index.ts';
import { hashInputs, recordDraws } from '../evidence/index.ts';
import { foreseeBudget, toLocal } from '../learning/index.ts';
import { coinOf, dailyOf } from './ad-account.ts';
import { acceptMove } from './answer-move.ts';
import { type Arm, type ArmDay, toLearn } from './budget-arms.ts';
import { type BudgetLimitsRecord, findBudgetLimits, saveBudgetLimits } from './budget-limits.repo.ts';
import { type ChosenMove, chooseMove } from './choose-move.ts';
import { levelOfMove } from './drive-move.ts';
import { findAdLimit } from './ledger.repo.ts';
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

/** A move that a person is asked for has to bring so much more. */
const WORTH_ASKING = 0.02;
/** After a no it is not asked again so soon, days. */
const AFTER_NO = 7;

interface Stand {
  readonly business: Business;
  readonly world: World;
  /** All of them, also those that nothing moves. */
  readonly arms: readonly Arm[];
  readonly days: readonly ArmDay[];
}

/** What may be moved of the budgets of a stand. */
export interface Free {
  readonly free: readonly Arm[];
  /** A person holds some of the others' channels. */
  readonly isHeld: boolean;
}

/** Chooses a move of these budgets, where one is due and worth it, and stores it. */
export async function proposeMove(tx: Tx, stand: Stand, { free, isHeld }: Free): Promise<void> {
  const { business, world } = stand;
  const limits = await findBudgetLimits(tx.q, business.id);
  const open = await listMoves(tx.q, { businessId: business.id, world, states: ['proposed'], limit: 50 });
  if (open[0] && (await standsStill(tx, stand, { move: open[0], free }))) return;
  await lapse(tx, open);
  if (!(await isDue(tx, stand, limits))) return;
  const chosen = await askFor(tx, stand, { free, limits });
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

/** Coins of one unit of the currency: networks take no less a day. */
function leastOf(coin: number): number {
  return Math.max(1, Math.round(1_000_000 / coin));
}

/** No move is under way, and the last is long enough ago. */
async function isDue(tx: Tx, { business, world }: Stand, limits: BudgetLimitsRecord): Promise<boolean> {
  const filter = { businessId: business.id, world };
  if ((await listMoves(tx.q, { ...filter, states: ['accepted'], limit: 1 })).length > 0) return false;
  const states = ['made', 'undone', 'refused', 'failed'] as const;
  const [last] = await listMoves(tx.q, { ...filter, states, limit: 1 });
  if (!last) return true;
  const isNo = last.state === 'refused' || last.state === 'undone';
  const rest = Math.max(limits.coolDown, isNo ? AFTER_NO : 0) * DAY;
  // A job of the same hour every day is not a minute early or late for it.
  return tx.now >= (last.madeAt ?? last.createdAt) + rest - DAY / 2;
}

async function askFor(
  tx: Tx,
  { business, world, arms, days }: Stand,
  { free, limits }: { readonly free: readonly Arm[]; readonly limits: BudgetLimitsRecord },
): Promise<ChosenMove | { readonly still: Said }> {
  const coin = coinOf(business.currency);
  const held = arms.filter((arm) => !free.includes(arm)).reduce((sum, { daily }) => sum + daily, 0);
  const most = [limits.total, await monthlyLimit(tx, business)].flatMap((micros) =>
    micros === null ? [] : [Math.floor(micros / coin) - held],
  );
  const level = await levelOfMove(
    tx,
    free.map(({ connectionId }) => connectionId),
  );
  const connections = await listConnections(tx.q, business.id);
  const caps = connections.map(({ id, budgetMinor }) => {
    const kept = arms.filter((arm) => arm.connectionId === id && !free.includes(arm));
    const taken = kept.reduce((sum, { daily }) => sum + daily, 0);
    return [id, dailyOf(budgetMinor, business.currency) / coin - taken] as const;
  });
  const own = new Set(free.map(({ connectionId }) => connectionId));
  return chooseMove({
    ...{ arms: free, limits, least: leastOf(coin) },
    days: toLearn(days),
    most: most.length > 0 ? Math.max(0, Math.min(...most)) : null,
    caps: new Map(caps.filter(([id]) => own.has(id))),
    worth: isAtMost(level, 'approve') ? WORTH_ASKING : 0,
    seed: `budget:${business.id}:${world}`,
  });
}

/** Micros a day that the monthly limit above all budgets leaves. */
async function monthlyLimit(tx: Tx, { id, currency }: Business): Promise<number | null> {
  const limit = await findAdLimit(tx.q, id);
  return limit === null ? null : dailyOf(limit, currency);
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
