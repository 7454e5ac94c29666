// All SQL of lists, and of who is on them.
import { type ColumnMap, mapColumns } from '../../db/columns.ts';
import type { Query } from '../../db/unit-of-work.ts';

export interface ListRecord {
  readonly id: number;
  readonly name: string;
  /** Subscribed people on it. */
  readonly count: number;
}

type NamedList = Omit<ListRecord, 'count'>;

const NAMED: ColumnMap<NamedList> = { id: 'id', name: 'name' };
const LIST = mapColumns('lists', NAMED);
const COUNTED = mapColumns<ListRecord>('lists', {
  ...NAMED,
  count: {
    sql: `(select count(*) from subscriber_lists as members
      join subscribers on subscribers.id = members.subscriber_id
      where members.list_id = lists.id and subscribers.status = 'active')`,
    read: Number,
  },
});

/** Lists of a business by name. */
export async function findLists(q: Query, businessId: number): Promise<ListRecord[]> {
  return COUNTED.all(COUNTED.from(q).where({ business_id: businessId }).orderBy('name'));
}

export async function findList(
  q: Query,
  key: { id: number; businessId: number },
): Promise<NamedList | undefined> {
  return LIST.one(LIST.from(q).where({ id: key.id, business_id: key.businessId }));
}

export async function countLists(q: Query, businessId: number): Promise<number> {
  const row: { count?: number | string } | undefined = await q('lists')
    .where({ business_id: businessId })
    .count({ count: '*' })
    .first();
  return Number(row?.count ?? 0);
}

/** Adds a list; undefined where the business has one of that name. */
export async function insertList(
  q: Query,
  list: { businessId: number; name: string; now: number },
): Promise<number | undefined> {
  const [row] = await q('lists')
    .insert({ business_id: list.businessId, name: list.name, created_at: list.now })
    .onConflict(['business_id', 'name'])
    .ignore()
    .returning('id');
  return row?.id;
}

/** Whether the business has a list of that name, other than this one. */
export async function isListName(
  q: Query,
  { businessId, name, except }: { businessId: number; name: string; except: number },
): Promise<boolean> {
  const row = await q('lists').where({ business_id: businessId, name }).whereNot({ id: except }).first('id');
  return row !== undefined;
}

export async function updateListName(q: Query, id: number, name: string): Promise<void> {
  await q('lists').where({ id }).update({ name });
}

export async function deleteList(q: Query, id: number): Promise<void> {
  await q('lists').where({ id }).del();
}

/** Those of the ids that are lists of the business. */
export async function ownLists(q: Query, businessId: number, ids: readonly number[]): Promise<number[]> {
  return q('lists')
    .where({ business_id: businessId })
    .whereIn('id', [...ids])
    .pluck('id');
}

/** Puts a subscriber on lists; where they are already, nothing changes. @returns those that they were not on */
export async function addToLists(
  q: Query,
  subscriberId: number,
  listIds: readonly number[],
): Promise<number[]> {
  if (listIds.length === 0) return [];
  const rows: { list_id: number }[] = await q('subscriber_lists')
    .insert(listIds.map((id) => ({ list_id: id, subscriber_id: subscriberId })))
    .onConflict(['list_id', 'subscriber_id'])
    .ignore()
    .returning('list_id');
  return rows.map(({ list_id }) => list_id);
}

/** Takes a subscriber from one list. */
export async function removeFromList(q: Query, subscriberId: number, listId: number): Promise<void> {
  await q('subscriber_lists').where({ subscriber_id: subscriberId, list_id: listId }).del();
}

/** Takes a subscriber from every list but these. */
export async function keepOnLists(q: Query, subscriberId: number, listIds: readonly number[]): Promise<void> {
  await q('subscriber_lists')
    .where({ subscriber_id: subscriberId })
    .whereNotIn('list_id', [...listIds])
    .del();
}

/** The lists of a subscriber, by id. */
export async function listsOf(q: Query, subscriberId: number): Promise<number[]> {
  return q('subscriber_lists').where({ subscriber_id: subscriberId }).orderBy('list_id').pluck('list_id');
}
