// Bringing a move about: first every budget that goes down, then those that go up, so that at no time more may be spent than before
// it or after it. Each is ordered as one of a person is. Where one is not made, what was set goes back.
import { isAtMost, LEVELS, type Level } from '../../contract/autonomy.ts';
import type { Sentence } from '../../contract/sentence.ts';
import { type Context, type Tx, unitOfWork } from '../../db/unit-of-work.ts';
import { SYSTEM } from '../../kernel/actor.ts';
import { moneyOf } from '../../kernel/money.ts';
import { type Said, say } from '../../sentences/index.ts';
import { findSwitches, getBusiness } from '../business/index.ts';
import { countClean, findAutonomy, lowerAutonomy } from '../channels/index.ts';
import { recordDecisions } from '../events/index.ts';
import { overrulesOf } from '../evidence/index.ts';
import { type AdOrderRecord, listOrdersOf } from './ad-order.repo.ts';
import { findBudgetLimits, iceOf } from './budget-limits.repo.ts';
import { findCampaign } from './campaign.repo.ts';
import { lockBudgets } from './ledger.repo.ts';
import { findMove, findMoveOfAnyBusiness, updateMove } from './move.repo.ts';
import { type BudgetShift, type MoveRecord, toldShifts } from './move.ts';
import { placeOrder } from './order-budget.ts';

/** Why nothing of a world is moved by itself now; null where it may be. */
export async function whyNotMoved(
  tx: Pick<Tx, 'q'>,
  { businessId, world }: Pick<MoveRecord, 'businessId' | 'world'>,
): Promise<Said | null> {
  const switches = await findSwitches(tx.q, businessId);
  if (switches.paused || switches.locked) return say('ads.paused');
  if (!switches.budgetAllocation || !switches.paidAds) return say('ads.moves-off');
  return iceOf(await findBudgetLimits(tx.q, businessId), world) && say('ads.frozen');
}

/** The same for a move that was decided before: what a person has held since stays as it is, and so does all that is left of it. */
export async function whyNotGoneOn(
  tx: Pick<Tx, 'q'>,
  { businessId, world, changes, kind }: Pick<MoveRecord, 'businessId' | 'world' | 'changes' | 'kind'>,
): Promise<Said | null> {
  const refusal = await whyNotMoved(tx, { businessId, world });
  if (refusal) return refusal;
  const { held } = await overrulesOf(tx.q, businessId);
  // A cut holds its own campaign.
  const campaigns = kind === 'cut' ? [] : (await findBudgetLimits(tx.q, businessId)).held;
  const isHeld = changes.some(
    ({ connectionId, campaignId }) => held.includes(connectionId) || campaigns.includes(campaignId),
  );
  return isHeld ? say('ads.held-since') : null;
}

/** The level at which budgets of these connections move: the lowest of them. */
export async function levelOfMove(tx: Pick<Tx, 'q'>, connectionIds: readonly number[]): Promise<Level> {
  let lowest: Level = 'autonomous';
  for (const id of new Set(connectionIds)) {
    const { level } = await findAutonomy(tx.q, id, 'budget');
    if (isAtMost(level, lowest)) lowest = level;
  }
  return LEVELS.includes(lowest) ? lowest : 'approve';
}

/** Begins an accepted move whose time has come. */
export async function beginMove(ctx: Context, moveId: number): Promise<void> {
  await unitOfWork(ctx, SYSTEM, async (tx) => {
    const found = await findMoveOfAnyBusiness(tx.q, moveId);
    if (!found) return;
    await lockBudgets(tx.q, found.businessId);
    const move = await findMove(tx.q, found);
    if (move?.state !== 'accepted' || (move.leavesAt ?? 0) > tx.now) return;
    if ((await listOrdersOf(tx.q, moveId)).length > 0) return;
    const refusal = await whyNotGoneOn(tx, move);
    if (refusal) return failMove(tx, move, refusal);
    await goOnMove(tx, move);
  });
}

/** Goes on with the move of an order that has ended; the caller holds the budgets. */
export async function goOnAfter(tx: Tx, { moveId, businessId }: AdOrderRecord): Promise<void> {
  const move = moveId === null ? undefined : await findMove(tx.q, { id: moveId, businessId });
  if (!move) return;
  if (move.state === 'accepted') return goOnMove(tx, move);
  if (move.state === 'undone' || move.state === 'failed') await takeBack(tx, move);
}

async function goOnMove(tx: Tx, move: MoveRecord): Promise<void> {
  const orders = (await listOrdersOf(tx.q, move.id)).filter(({ isBack }) => !isBack);
  const refused = orders.find(({ state }) => state === 'refused');
  if (refused) return failMove(tx, move, refused.note ?? say('ads.gone-there'));
  const left = await placeNext(tx, move, { wanted: move.changes, orders, isBack: false });
  if (left === 'waits') return;
  if (left !== 'done') return failMove(tx, move, left);
  if (!(await updateMove(tx.q, { id: move.id, from: 'accepted' }, { state: 'made', madeAt: tx.now }))) return;
  const { businessId, id: subjectId } = move;
  tx.emit({ kind: 'budget-move.made', businessId, subjectId });
  for (const one of touched(move)) await countClean(tx, one, 'budget');
  await explain(tx, move, say('ads.moved', await wordsFor(tx, move)));
}

/** Puts back what was set of a move that was undone, or has failed. */
export async function takeBack(tx: Tx, move: MoveRecord): Promise<void> {
  const all = await listOrdersOf(tx.q, move.id);
  if (all.some(({ state, isBack }) => state === 'open' && !isBack)) return;
  const made = new Set(all.filter((one) => one.state === 'made' && !one.isBack).map((one) => one.campaignId));
  const wanted = move.changes
    .filter(({ campaignId }) => made.has(campaignId))
    .map((change) => ({ ...change, before: change.after, after: change.before }));
  const orders = all.filter(({ isBack }) => isBack);
  const refused = orders.find(({ state }) => state === 'refused');
  const left = refused?.note ?? (await placeNext(tx, move, { wanted, orders, isBack: true }));
  if (left === 'waits') return;
  if (left === 'done') {
    if (move.state === 'undone')
      tx.emit({ kind: 'budget-move.undone', businessId: move.businessId, subjectId: move.id });
    return;
  }
  const note = say('ads.not-put-back', { why: left });
  await updateMove(tx.q, { id: move.id, from: move.state }, { note });
  tx.emit({
    kind: 'budget-move.failed',
    businessId: move.businessId,
    subjectId: move.id,
    data: { why: note },
  });
}

interface Wanted {
  readonly wanted: readonly BudgetShift[];
  /** In this direction, so far. */
  readonly orders: readonly AdOrderRecord[];
  readonly isBack: boolean;
}

/** Orders what comes next, one at a time, so that a pause stops the rest; a sentence where something stands against it. */
async function placeNext(
  tx: Tx,
  move: MoveRecord,
  { wanted, orders, isBack }: Wanted,
): Promise<'waits' | 'done' | Sentence> {
  if (orders.some(({ state }) => state === 'open')) return 'waits';
  const ordered = new Set(orders.map(({ campaignId }) => campaignId));
  const rest = wanted.filter(({ campaignId }) => !ordered.has(campaignId));
  const next = rest.find(({ before, after }) => after < before) ?? rest[0];
  if (!next) return 'done';
  const { campaignId, before, after } = next;
  const campaign = await findCampaign(tx.q, { id: campaignId, businessId: move.businessId });
  if (!campaign) return say('ads.gone-there');
  if (campaign.dailyMicros !== before) {
    const money = moneyOf(await getBusiness(tx, move.businessId));
    return say('ads.changed-there', { channel: campaign.channel, budget: campaign.budget, ...money });
  }
  const against = await placeOrder(tx, campaign, { after, actor: 'system', moveId: move.id, isBack });
  if (against) return against;
  return 'waits';
}

/** Ends a move that something stood against, and puts back what was set. */
export async function failMove(tx: Tx, move: MoveRecord, why: Sentence): Promise<void> {
  const note = say('ads.move-failed', { why });
  if (!(await updateMove(tx.q, { id: move.id, from: move.state }, { state: 'failed', note }))) return;
  const { businessId, id: subjectId } = move;
  tx.emit({ kind: 'budget-move.failed', businessId, subjectId, data: { why } });
  for (const one of touched(move)) await lowerAutonomy(tx, one, note, 'budget');
  await explain(tx, move, say('ads.move-not-made', await wordsFor(tx, move)), why);
  await takeBack(tx, { ...move, state: 'failed' });
}

/** The connections of a move, each once. */
export function touched({ changes, businessId, world }: MoveRecord) {
  const network = world === 'sandbox' ? ('sandbox' as const) : ('real' as const);
  const ids = new Map(changes.map((one) => [one.connectionId, one.channel]));
  return [...ids].map(([connectionId, channel]) => ({ businessId, network, connectionId, channel }));
}

async function wordsFor(tx: Tx, { changes, kind, businessId }: MoveRecord) {
  return { kind, shifts: toldShifts(changes), ...moneyOf(await getBusiness(tx, businessId)) };
}

async function explain(tx: Tx, move: MoveRecord, what: Sentence, why: Sentence = move.why): Promise<void> {
  const limit = move.world === 'sandbox' ? say('ads.only-simulated') : null;
  await recordDecisions(tx, [{ businessId: move.businessId, kind: 'budget', what, why, limit }]);
}
