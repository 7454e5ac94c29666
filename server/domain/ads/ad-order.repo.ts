// All SQL of budgets that are on their way to an advertising account.
import type { Sentence } from '../../contract/sentence.ts';
import { flag, mapColumns, sentenceOrNull } from '../../db/columns.ts';
import type { Query } from '../../db/unit-of-work.ts';

export interface AdOrderRecord {
  readonly id: number;
  readonly businessId: number;
  readonly campaignId: number;
  readonly state: 'open' | 'made' | 'refused';
  /** Micros a day. */
  readonly before: number;
  readonly after: number;
  readonly actor: string;
  readonly note: Sentence | null;
  readonly createdAt: number;
  /** The move that it is a part of, and whether it takes that back; null where a person ordered it. */
  readonly moveId: number | null;
  readonly isBack: boolean;
}

const ORDER = mapColumns<AdOrderRecord>('ad_orders', {
  id: 'id',
  businessId: 'business_id',
  campaignId: 'campaign_id',
  state: { sql: 'state', read: (stored: AdOrderRecord['state']) => stored },
  before: { sql: 'before_micros', read: Number },
  after: { sql: 'after_micros', read: Number },
  actor: 'actor',
  note: sentenceOrNull('note'),
  createdAt: { sql: 'created_at', read: Number },
  moveId: 'move_id',
  isBack: flag('is_back'),
});

export async function insertOrder(
  q: Query,
  order: Omit<AdOrderRecord, 'id' | 'state' | 'note'>,
): Promise<number> {
  const [row] = await q('ad_orders').insert(ORDER.stored({ ...order, state: 'open' }), ['id']);
  return row.id;
}

/** Only its job asks for it. */
export async function findOrderOfAnyBusiness(q: Query, id: number): Promise<AdOrderRecord | undefined> {
  return ORDER.one(ORDER.from(q).where({ id }));
}

/** The latest order of each campaign, by the campaign's id. */
export async function listLatestOrders(
  q: Query,
  businessId: number,
  campaignIds: readonly number[],
): Promise<ReadonlyMap<number, AdOrderRecord>> {
  const latest = q('ad_orders')
    .where({ business_id: businessId })
    .whereIn('campaign_id', [...campaignIds])
    .groupBy('campaign_id')
    .max('id');
  const orders = await ORDER.all(ORDER.from(q).where({ business_id: businessId }).whereIn('id', latest));
  return new Map(orders.map((order) => [order.campaignId, order]));
}

/** The orders of a move, in the order in which they were given. */
export async function listOrdersOf(q: Query, moveId: number): Promise<AdOrderRecord[]> {
  return ORDER.all(ORDER.from(q).where({ move_id: moveId }).orderBy('id'));
}

/** Those of these moves of which a budget was ordered. */
export async function listOrderedMoves(q: Query, moveIds: readonly number[]): Promise<ReadonlySet<number>> {
  return new Set(
    await q('ad_orders')
      .whereIn('move_id', [...moveIds])
      .distinct('move_id')
      .pluck('move_id'),
  );
}

/** Ends an order; false when it had ended. */
export async function endOrder(
  q: Query,
  { id }: Pick<AdOrderRecord, 'id'>,
  end: { readonly state: 'made' | 'refused'; readonly note: Sentence | null; readonly now: number },
): Promise<boolean> {
  const { state, note, now } = end;
  const changed = await q('ad_orders')
    .where({ id, state: 'open' })
    .update({ ...ORDER.stored({ state, note }), ended_at: now });
  return changed === 1;
}

/** The budget of a campaign, and of all that live on the same, as it was read back. Micros a day, and minor units a month. */
export async function storeBudget(
  q: Query,
  of: { readonly businessId: number; readonly connectionId: number; readonly ref: string },
  budget: { readonly daily: number; readonly monthly: number; readonly now: number },
): Promise<void> {
  await q('campaigns')
    .where({ business_id: of.businessId, connection_id: of.connectionId, budget_ref: of.ref })
    .update({ daily_micros: budget.daily, budget_minor: budget.monthly, updated_at: budget.now });
}
