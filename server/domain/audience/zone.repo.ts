// All SQL of the time zones of people: an attribute says them, by one of these keys.
import type { Query } from '../../db/unit-of-work.ts';

/** Whatever their case. */
const KEYS = ['timezone', 'time_zone', 'time-zone'];

/** Values of the attribute that names time zones, of everybody in a business; as they were told. */
export function zonesOf(q: Query, businessId: number) {
  return q('subscriber_attributes as told')
    .join('attributes as zone', 'zone.id', 'told.attribute_id')
    .where({ 'zone.business_id': businessId, 'zone.type': 'text' })
    .whereRaw('lower(zone.key) in (?, ?, ?)', KEYS);
}

/** What is told of anybody in a business, each once. */
export async function listZonesTold(q: Query, businessId: number): Promise<string[]> {
  return zonesOf(q, businessId).distinct('told.text').limit(MOST_ZONES).pluck('told.text');
}

/** More than there are. */
const MOST_ZONES = 1000;

/** What is told of some people, by their ids. */
export async function listToldZones(
  q: Query,
  businessId: number,
  subscriberIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const rows: { id: number; text: string }[] = await zonesOf(q, businessId)
    .whereIn('told.subscriber_id', [...subscriberIds])
    .select({ id: 'told.subscriber_id', text: 'told.text' });
  return new Map(rows.map(({ id, text }) => [id, text]));
}
