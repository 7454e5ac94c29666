// Mailings that leave at a time on the clock of each reader: a mail waits until it is that time where its reader lives.
import { fromWallTime, toWallTime } from '../../contract/wall-time.ts';
import type { Query } from '../../db/unit-of-work.ts';
import { isZone, listToldZones, listZonesTold } from '../audience/index.ts';
import { getBusiness } from '../business/index.ts';
import { findPostOfAnyBusiness } from '../content/index.ts';
import { listFreshPeople, putOffPeople } from './local-time.repo.ts';
import type { MailingFacts } from './mailing.repo.ts';

/**
 * Plans a mailing for what the clock of its business shows at a moment, on everybody's own clock.
 * @returns when it has to begin: where it is that time first among the people of the business, but not before `now`
 */
export async function planLocal(
  q: Query,
  { businessId, at, now }: { businessId: number; at: number; now: number },
): Promise<NonNullable<MailingFacts['local']>> {
  const { timezone } = await getBusiness({ q }, businessId);
  const wall = toWallTime(at, timezone);
  const zones = (await listZonesTold(q, businessId)).filter(isZone);
  const moments = [timezone, ...zones].map((zone) => fromWallTime(wall, zone) ?? at);
  return { wall, begin: Math.max(now, Math.min(...moments)) };
}

/** The time on everybody's own clock; undefined for a mailing that was moved to another moment since, or never had one. */
export function localTimeOf(
  { local }: Pick<MailingFacts, 'local'>,
  { scheduledAt }: { readonly scheduledAt: number | null },
): string | undefined {
  return local !== null && local.begin === scheduledAt ? local.wall : undefined;
}

/** Lets the mails that were just written down, to people after an id, wait until it is time where each reader lives. */
export async function waitForLocalTimes(
  q: Query,
  { businessId, postId, ...people }: { businessId: number; postId: number; after: number; to: number | null },
  { facts, now }: { facts: MailingFacts; now: number },
): Promise<void> {
  if (facts.local === null) return;
  const post = await findPostOfAnyBusiness(q, postId);
  const wall = post && localTimeOf(facts, post);
  if (wall === undefined) return;
  const { timezone } = await getBusiness({ q }, businessId);
  const ids = await listFreshPeople(q, postId, people);
  const told = await listToldZones(q, businessId, ids);
  const zoneOf = (id: number) => {
    const zone = told.get(id) ?? '';
    return isZone(zone) ? zone : timezone;
  };
  for (const [zone, there] of Map.groupBy(ids, zoneOf)) {
    const at = fromWallTime(wall, zone) ?? now;
    if (at > now) await putOffPeople(q, postId, there, at);
  }
}
