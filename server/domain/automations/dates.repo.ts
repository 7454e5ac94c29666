// All SQL of automations that a date begins.
import type { Query } from '../../db/unit-of-work.ts';
import { DAY } from '../../kernel/clock.ts';

/** Active subscribers after an id whose attribute falls on one of these days, each given by its start. */
export async function listPeopleOfDates(
  q: Query,
  asked: { attributeId: number; dates: readonly number[]; after: number; limit: number },
): Promise<number[]> {
  if (asked.dates.length === 0) return [];
  // Day by day into the index: as alternatives of one condition, or joined, either database would read all values.
  const ofDay = (start: number) =>
    q('subscriber_attributes')
      .where({ attribute_id: asked.attributeId })
      .where('number', '>=', start)
      .where('number', '<', start + DAY)
      .select('subscriber_id');
  const found = q.queryBuilder().unionAll(asked.dates.map(ofDay)).as('found');
  return q
    .from(found)
    .join('subscribers', 'subscribers.id', 'found.subscriber_id')
    .where({ 'subscribers.status': 'active' })
    .where('subscribers.id', '>', asked.after)
    .orderBy('subscribers.id')
    .limit(asked.limit)
    .pluck('subscribers.id');
}

/** Up to which moment people were looked for, UTC milliseconds; null where nobody was. */
export async function findDatesUntil(q: Query, automationId: number): Promise<number | null> {
  const row: { dates_until: number | string | null } | undefined = await q('automations')
    .where({ id: automationId })
    .first('dates_until');
  return row?.dates_until == null ? null : Number(row.dates_until);
}

/** From then on people are looked for: in one automation, or in all. */
export async function setDatesUntil(q: Query, until: number, automationId?: number): Promise<void> {
  const rows = automationId === undefined ? q('automations') : q('automations').where({ id: automationId });
  await rows.update({ dates_until: until });
}
