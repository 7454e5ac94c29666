// All SQL of what people have chosen about how often they get mail, and of what they got.
import type { Frequency } from '../../contract/mail-limits.ts';
import { lockForChange } from '../../db/dialect.ts';
import type { Query } from '../../db/unit-of-work.ts';

export interface Chosen {
  readonly id: number;
  readonly frequency: Frequency;
  /** UTC milliseconds; null for no pause. */
  readonly pausedUntil: number | null;
}

/** Those of some people who have chosen something else than every mail. */
export async function listChosen(q: Query, ids: readonly number[]): Promise<Chosen[]> {
  const rows: { id: number; frequency: Frequency; paused_until: number | string | null }[] = await q(
    'subscribers',
  )
    .whereIn('id', [...ids])
    .where((chosen) => chosen.whereNot({ frequency: 'every' }).orWhereNotNull('paused_until'))
    .select('id', 'frequency', 'paused_until');
  return rows.map(({ id, frequency, paused_until: until }) => ({
    ...{ id, frequency },
    pausedUntil: until === null ? null : Number(until),
  }));
}

/** One transaction at a time counts what these people got. */
export async function lockPeople(q: Query, ids: readonly number[]): Promise<void> {
  const people = q('subscribers')
    .whereIn('id', [...ids])
    .orderBy('id');
  await lockForChange(q, people.select('id'));
}

/** What went to a person, or may have. */
const GOT = ['sending', 'sent', 'kept', 'unknown'];

/** When news were handed over to these people since a moment, the newest first, by their ids. */
export async function listGot(
  q: Query,
  ids: readonly number[],
  since: number,
): Promise<ReadonlyMap<number, number[]>> {
  const rows: { id: number; at: number | string }[] = await q('deliveries')
    .whereIn('subscriber_id', [...ids])
    .whereIn('kind', ['mailing', 'automation'])
    .whereIn('status', GOT)
    .where('attempted_at', '>', since)
    .orderBy('attempted_at', 'desc')
    .select({ id: 'subscriber_id', at: 'attempted_at' });
  const got = new Map<number, number[]>();
  for (const { id, at } of rows) got.set(id, [...(got.get(id) ?? []), Number(at)]);
  return got;
}
