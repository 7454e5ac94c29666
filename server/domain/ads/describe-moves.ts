// Moves as they are shown: with what may be done with each, as its budgets stand.
import type { BudgetMove, MoveState } from '../../contract/budget-moves.ts';
import type { Query } from '../../db/unit-of-work.ts';
import { getBusiness } from '../business/index.ts';
import { listOrderedMoves } from './ad-order.repo.ts';
import { actionsOf } from './answer-move.ts';
import { listCampaigns } from './campaign.repo.ts';
import { MOST_CAMPAIGNS } from './campaign-rules.ts';
import { listMoves } from './move.repo.ts';
import { type MoveRecord, moveActions, presentMove } from './move.ts';

/** One that a person has just answered. */
export async function presentAnswered(q: Query, move: MoveRecord): Promise<BudgetMove> {
  const { currency } = await getBusiness({ q }, move.businessId);
  return presentMove(move, { currency, actions: await actionsOf(q, move) });
}

/** Moves of a business, newest first; `before` is the id to page on from. */
export async function describeMoves(
  q: Query,
  filter: {
    readonly businessId: number;
    readonly states?: readonly MoveState[];
    readonly before?: number | undefined;
    readonly limit: number;
  },
  { currency, canManage }: { readonly currency: string; readonly canManage: boolean },
): Promise<BudgetMove[]> {
  const { businessId } = filter;
  const moves = await listMoves(q, filter);
  if (moves.length === 0) return [];
  const [campaigns, ordered] = await Promise.all([
    listCampaigns(q, { businessId, limit: MOST_CAMPAIGNS }),
    listOrderedMoves(
      q,
      moves.map(({ id }) => id),
    ),
  ]);
  const daily = new Map(
    campaigns.flatMap((one) => (one.dailyMicros === null ? [] : [[one.id, one.dailyMicros]])),
  );
  return moves.map((move) => {
    const actions = canManage ? moveActions(move, daily, ordered.has(move.id)) : [];
    return presentMove(move, { currency, actions });
  });
}
