// All SQL of mails that may not leave now for the sake of their recipients.
import type { Query } from '../../db/unit-of-work.ts';
import { say } from '../../sentences/index.ts';
import { findWaits, type Purpose, type Wait } from '../audience/index.ts';

/** Which of some deliveries of a business may not leave now, by their ids. */
export async function findDeliveryWaits(
  q: Query,
  asked: { businessId: number; ids: readonly number[]; now: number; purpose: Purpose },
): Promise<ReadonlyMap<number, Wait>> {
  if (asked.purpose === 'service') return new Map();
  const rows: { id: number; person: number | null }[] = await q('deliveries')
    .whereIn('id', [...asked.ids])
    .select('id', { person: 'subscriber_id' });
  const subscriberIds = rows.flatMap(({ person }) => person ?? []);
  const waits = await findWaits(q, { ...asked, subscriberIds });
  return new Map(
    rows.flatMap(({ id, person }) => {
      const wait = person === null ? undefined : waits.get(person);
      return wait ? [[id, wait] as const] : [];
    }),
  );
}

/**
 * Puts a pending mail off until its recipient may get it. Of a mailing it is left out instead, unless it is only night:
 * news that are a week late are none.
 */
export async function putOff(
  q: Query,
  { id, isNews, now }: { id: number; isNews: boolean; now: number },
  { until, why }: Wait,
): Promise<'skipped' | 'early' | 'taken'> {
  const isLeftOut = isNews && why !== 'quiet';
  const change = isLeftOut
    ? { status: 'skipped', finished_at: now, retry_at: null }
    : { status: 'pending', retry_at: until };
  const changed = await q('deliveries')
    .where({ id, status: 'pending' })
    .update({ ...change, error: JSON.stringify(say('email.put-off', { why })) });
  if (changed === 0) return 'taken';
  return isLeftOut ? 'skipped' : 'early';
}

/** Looks now at mails that a server, or a limit, has kept back until later: whatever holds them up is asked before each leaves. */
export async function hurryKeptBack(q: Query, now: number): Promise<void> {
  // What waits for a time of its own, such as its reader's clock, has met nothing that it could say.
  await q('deliveries')
    .where({ status: 'pending' })
    .where('retry_at', '>', now)
    .whereNotNull('error')
    .update({ retry_at: now });
}

/** Why a recipient may not be written to at all. */
export function whyUnreachable(q: Query) {
  const suppressed = q('suppressions')
    .select(q.raw('1'))
    .whereRaw('suppressions.business_id = deliveries.business_id and suppressions.email = deliveries.email');
  return q.raw('case when exists ? then ? else ? end', [
    suppressed,
    JSON.stringify(say('email.mail-suppressed')),
    JSON.stringify(say('email.mail-gone')),
  ]);
}
