// When news may reach a person: after the pause they have asked for, no more often than they have chosen and the business
// keeps to, and not in the quiet hours of their day. Mailings and automations ask here alike.
import { FREQUENCIES, type MailLimits } from '../../contract/mail-limits.ts';
import type { Query } from '../../db/unit-of-work.ts';
import { DAY } from '../../kernel/clock.ts';
import { getBusiness } from '../business/index.ts';
import { findMailLimits } from './mail-limits.repo.ts';
import { afterQuiet } from './quiet-hours.ts';
import { type Chosen, listChosen, listGot, lockPeople } from './wait.repo.ts';
import { listToldZones } from './zone.repo.ts';
import { isZone } from './zone.ts';

/** Why a person gets no news now: they pause, have chosen fewer mails, have got as many as may be, or it is night. */
export type WaitReason = 'pause' | 'frequency' | 'cap' | 'quiet';

export interface Wait {
  /** The first moment at which news may reach the person, UTC milliseconds: as far as is known now. */
  readonly until: number;
  readonly why: WaitReason;
}

/** People of a business at a moment. */
export interface Waiters {
  readonly businessId: number;
  readonly subscriberIds: readonly number[];
  readonly now: number;
}

/**
 * Those of some people who may not get news now, by their ids, with when they may; who is not in it may at once. What
 * service mails are about is not asked here. In a transaction the answer holds until its end: another one that asks for
 * the same people waits. Whether they may be written to at all is what `reachable` says.
 */
export async function findWaits(q: Query, waiters: Waiters): Promise<ReadonlyMap<number, Wait>> {
  const { businessId, subscriberIds, now } = waiters;
  if (subscriberIds.length === 0) return new Map();
  const limits = await findMailLimits(q, businessId);
  const chosen = new Map((await listChosen(q, subscriberIds)).map((one) => [one.id, one]));
  const waits = new Map<number, Wait>();
  const counted = limits.cap ? subscriberIds : [...chosen.keys()];
  const got = await readGot(q, counted, { limits, now });
  for (const id of counted) {
    const wait = waitOf(chosen.get(id), got.get(id) ?? [], { limits, now });
    if (wait) waits.set(id, wait);
  }
  if (limits.quietHours) await addQuiet(q, waiters, limits.quietHours, waits);
  return waits;
}

interface Terms {
  readonly limits: MailLimits;
  readonly now: number;
}

async function readGot(
  q: Query,
  ids: readonly number[],
  { limits, now }: Terms,
): Promise<ReadonlyMap<number, number[]>> {
  if (ids.length === 0) return new Map();
  await lockPeople(q, ids);
  const days = Math.max(FREQUENCIES.monthly, limits.cap?.days ?? 0);
  return listGot(q, ids, now - days * DAY);
}

/** The longest of what keeps a person waiting. @param got when they got news, the newest first */
function waitOf(
  chosen: Chosen | undefined,
  got: readonly number[],
  { limits: { cap }, now }: Terms,
): Wait | undefined {
  const { pausedUntil, frequency = 'every' } = chosen ?? {};
  const last = (count: number) => got[count - 1] ?? Number.NEGATIVE_INFINITY;
  const all: Wait[] = [
    { until: pausedUntil ?? now, why: 'pause' },
    { until: last(1) + FREQUENCIES[frequency] * DAY, why: 'frequency' },
    { until: cap ? last(cap.mails) + cap.days * DAY : now, why: 'cap' },
  ];
  const [longest] = all.filter(({ until }) => until > now).sort((a, b) => b.until - a.until);
  return longest;
}

/** Who has to wait waits until the morning, too. */
async function addQuiet(
  q: Query,
  { businessId, subscriberIds, now }: Waiters,
  hours: NonNullable<MailLimits['quietHours']>,
  waits: Map<number, Wait>,
): Promise<void> {
  const { timezone } = await getBusiness({ q }, businessId);
  const told = await listToldZones(q, businessId, subscriberIds);
  for (const id of subscriberIds) {
    const zone = told.get(id) ?? '';
    const { until, why } = waits.get(id) ?? { until: now, why: 'quiet' as const };
    const end = afterQuiet(until, hours, isZone(zone) ? zone : timezone);
    if (end > now) waits.set(id, { until: end, why });
  }
}
