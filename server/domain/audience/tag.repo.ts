// All SQL of tags, and of who has them.
import type { Query } from '../../db/unit-of-work.ts';

/** Gives a subscriber tags, making those that the business does not have. @returns those that they did not have */
export async function addTags(
  q: Query,
  subscriber: { id: number; businessId: number },
  names: readonly string[],
): Promise<string[]> {
  if (names.length === 0) return [];
  await q('tags')
    .insert([...new Set(names)].map((name) => ({ business_id: subscriber.businessId, name })))
    .onConflict(['business_id', 'name'])
    .ignore();
  const ids: number[] = await idsOf(q, subscriber.businessId, names);
  const given: { tag_id: number }[] = await q('subscriber_tags')
    .insert(ids.map((id) => ({ tag_id: id, subscriber_id: subscriber.id })))
    .onConflict(['tag_id', 'subscriber_id'])
    .ignore()
    .returning('tag_id');
  const fresh = given.map(({ tag_id }) => tag_id);
  return fresh.length === 0 ? [] : q('tags').whereIn('id', fresh).orderBy('name').pluck('name');
}

/** Takes one tag from a subscriber. */
export async function removeTag(
  q: Query,
  subscriber: { id: number; businessId: number },
  name: string,
): Promise<void> {
  await q('subscriber_tags')
    .where({ subscriber_id: subscriber.id })
    .whereIn('tag_id', idsOf(q, subscriber.businessId, [name]))
    .del();
}

function idsOf(q: Query, businessId: number, names: readonly string[]) {
  return q('tags')
    .where({ business_id: businessId })
    .whereIn('name', [...names])
    .pluck('id');
}

/** Takes every tag from a subscriber but these. */
export async function keepTags(
  q: Query,
  subscriber: { id: number; businessId: number },
  names: readonly string[],
): Promise<void> {
  await q('subscriber_tags')
    .where({ subscriber_id: subscriber.id })
    .whereNotIn('tag_id', await idsOf(q, subscriber.businessId, names))
    .del();
}

/** The tags of a subscriber, by name. */
export async function tagsOf(q: Query, subscriberId: number): Promise<string[]> {
  return q('subscriber_tags')
    .join('tags', 'tags.id', 'subscriber_tags.tag_id')
    .where({ subscriber_id: subscriberId })
    .orderBy('name')
    .pluck('name');
}

/** Tags of a business by name, at most so many. */
export async function listTags(q: Query, businessId: number, limit: number): Promise<string[]> {
  return q('tags').where({ business_id: businessId }).orderBy('name').limit(limit).pluck('name');
}
