// How fast a business's mails leave, whichever server they go by: rates of single domains, and a plan of daily amounts for a
// sender that nobody knows yet.
import {
  type DomainRate,
  type MailPace,
  type MailPaceInput,
  WARM_UP_PLAN,
} from '../../../contract/mail-pace.ts';
import { type Context, type Query, unitOfWork } from '../../../db/unit-of-work.ts';
import type { AccountActor } from '../../../kernel/actor.ts';
import { DAY } from '../../../kernel/clock.ts';
import { requireWriter } from '../../business/index.ts';
import type { Mail } from '../../letters/index.ts';
import { dayOf, type Gate } from './pace.ts';

export interface MailPaceRecord {
  readonly domains: readonly DomainRate[];
  /** The first day of the warm-up, days since 1970; null while it is off. */
  readonly warmUpDay: number | null;
}

/** Where nothing is set. */
export const NO_PACE: MailPaceRecord = { domains: [], warmUpDay: null };

export interface PaceRow {
  readonly domain_rates: string | null;
  readonly warm_up_day: number | null;
}
/** What stands of it in `business_settings`. */
export const PACE_COLUMNS = ['domain_rates', 'warm_up_day'] as const;

export function readPace(row: Partial<PaceRow> | undefined): MailPaceRecord {
  const { domain_rates: rates = null, warm_up_day: warmUpDay = null } = row ?? {};
  return { domains: rates === null ? [] : JSON.parse(rates), warmUpDay };
}

export async function findMailPace(q: Query, businessId: number): Promise<MailPaceRecord> {
  return readPace(
    await q('business_settings')
      .where({ business_id: businessId })
      .first(...PACE_COLUMNS),
  );
}

export function presentPace({ domains, warmUpDay }: MailPaceRecord, now: number): MailPace {
  const warmUp = warmUpDay === null ? null : { plan: planFrom(warmUpDay), today: amountOf(warmUpDay, now) };
  return { warmUp, domains: [...domains] };
}

function planFrom(first: number) {
  return WARM_UP_PLAN.map((mails, at) => ({
    day: new Date((first + at) * DAY).toISOString().slice(0, 10),
    mails,
  }));
}

/** @returns null once the plan is over */
function amountOf(first: number, now: number): number | null {
  return WARM_UP_PLAN[Math.max(0, dayOf(now) - first)] ?? null;
}

/** Sets it for mails that leave from now on. A warm-up that runs goes on as it began. */
export async function setMailPace(
  ctx: Context,
  actor: AccountActor,
  { warmUp, domains }: MailPaceInput,
): Promise<MailPace> {
  requireWriter(actor);
  const { businessId } = actor;
  return unitOfWork(ctx, actor, async (tx) => {
    const before = await findMailPace(tx.q, businessId);
    const warmUpDay = warmUp ? (before.warmUpDay ?? dayOf(tx.now)) : null;
    await tx
      .q('business_settings')
      .where({ business_id: businessId })
      .update({ domain_rates: JSON.stringify(domains), warm_up_day: warmUpDay });
    tx.emit({ kind: 'mail-pace.set', businessId, subjectId: businessId });
    return presentPace({ domains, warmUpDay }, tx.now);
  });
}

/** What a mail has to pass, beside a server. */
export function gatesOf(mail: Mail, { domains, warmUpDay }: MailPaceRecord, now: number): Gate[] {
  const { businessId } = mail;
  const domain = domainOfAddress(mail.to.address);
  const rate = domains.find((one) => one.domain === domain);
  const amount = warmUpDay === null ? null : amountOf(warmUpDay, now);
  const gates: Gate[] = [];
  if (amount !== null) {
    const key = `warm-up:${businessId}`;
    gates.push({ key, businessId, rate: null, dailyCap: amount, why: 'warm-up', uses: ['bulk'] });
  }
  if (rate) {
    const { mails, per } = rate;
    const key = `domain:${businessId}:${domain}`.slice(0, 200);
    const uses = ['single', 'bulk'] as const;
    gates.push({ key, businessId, rate: { mails, per }, dailyCap: null, why: 'domain', uses });
  }
  return gates;
}

export function domainOfAddress(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1).toLowerCase();
}
