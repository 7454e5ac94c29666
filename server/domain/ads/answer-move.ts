// What a person says to a move: yes, no, or take it back.
import type { MoveAction } from '../../contract/budget-moves.ts';
import { type Context, type Query, type Tx, unitOfWork } from '../../db/unit-of-work.ts';
import type { AccountActor } from '../../kernel/actor.ts';
import { AppError, notFound } from '../../kernel/app-error.ts';
import { say } from '../../sentences/index.ts';
import { requireOwner, requireUnlocked } from '../business/index.ts';
import { lowerAutonomy } from '../channels/index.ts';
import { listOrdersOf } from './ad-order.repo.ts';
import { findCampaign } from './campaign.repo.ts';
import { takeBack, touched, whyNotGoneOn } from './drive-move.ts';
import { lockBudgets } from './ledger.repo.ts';
import { findMove, updateMove } from './move.repo.ts';
import { GOOD_FOR, type MoveRecord, moveActions } from './move.ts';

/**
 * Accepts, refuses or takes back one of the business's moves.
 * @throws AppError not-found for a foreign or unknown id; forbidden when the actor is no owner; conflict when its state, a
 * switch, or budgets that have changed since forbid it
 */
export async function answerMove(
  ctx: Context,
  actor: AccountActor,
  id: number,
  action: MoveAction,
): Promise<MoveRecord> {
  await requireMove(ctx.db.read, actor, id);
  requireOwner(actor);
  return unitOfWork(ctx, actor, async (tx) => {
    await lockBudgets(tx.q, actor.businessId);
    const move = await requireMove(tx.q, actor, id);
    if (!(await actionsOf(tx.q, move)).includes(action)) {
      throw new AppError('conflict', say('ads.move-not-possible', { state: move.state, action }));
    }
    await ANSWERS[action](tx, move);
    return requireMove(tx.q, actor, id);
  });
}

const ANSWERS: Readonly<Record<MoveAction, (tx: Tx, move: MoveRecord) => Promise<void>>> = {
  accept: async (tx, move) => {
    await requireUnlocked(tx, move.businessId);
    const refusal = await whyNotGoneOn(tx, move);
    if (refusal) throw new AppError('conflict', refusal);
    if (move.createdAt < tx.now - GOOD_FOR) throw new AppError('conflict', say('ads.move-too-old'));
    await acceptMove(tx, move, tx.now);
  },
  refuse: async (tx, move) => {
    await end(tx, move, 'refused');
    tx.emit({ kind: 'budget-move.refused', businessId: move.businessId, subjectId: move.id });
    await minded(tx, move);
  },
  undo: async (tx, move) => {
    await end(tx, move, 'undone');
    await minded(tx, move);
    await takeBack(tx, { ...move, state: 'undone' });
  },
};

/** A move that is to be made from a moment on. */
export async function acceptMove(
  tx: Tx,
  move: Pick<MoveRecord, 'id' | 'businessId'>,
  at: number,
): Promise<void> {
  const accepted = await updateMove(
    tx.q,
    { id: move.id, from: 'proposed' },
    { state: 'accepted', leavesAt: at },
  );
  if (!accepted) throw new AppError('conflict', say('ads.budget-just-changed'));
  tx.emit({ kind: 'budget-move.accepted', businessId: move.businessId, subjectId: move.id, data: { at } });
}

async function end(tx: Tx, move: MoveRecord, state: 'refused' | 'undone'): Promise<void> {
  if (!(await updateMove(tx.q, { id: move.id, from: move.state }, { state })))
    throw new AppError('conflict', say('ads.budget-just-changed'));
}

/** Somebody did not want it: what it touched goes a step back. */
async function minded(tx: Tx, move: MoveRecord): Promise<void> {
  for (const one of touched(move)) await lowerAutonomy(tx, one, say('ads.you-minded'), 'budget');
}

async function requireMove(q: Query, { businessId }: AccountActor, id: number): Promise<MoveRecord> {
  const move = await findMove(q, { id, businessId });
  if (!move) throw notFound();
  return move;
}

/** What may be done with a move as things stand. */
export async function actionsOf(q: Query, move: MoveRecord): Promise<readonly MoveAction[]> {
  const daily = new Map<number, number>();
  for (const { campaignId: id } of move.changes) {
    const campaign = await findCampaign(q, { id, businessId: move.businessId });
    if (campaign?.dailyMicros != null) daily.set(id, campaign.dailyMicros);
  }
  return moveActions(move, daily, (await listOrdersOf(q, move.id)).length > 0);
}
