// A business and its profile.
import type { BusinessProfile, BusinessProfileInput } from '../../contract/business.ts';
import type { Currency } from '../../contract/constants/currencies.ts';
import type { Industry, Tone } from '../../contract/constants/industries.ts';
import type { Sentence } from '../../contract/sentence.ts';
import type { Tx } from '../../db/unit-of-work.ts';
import type { AccountActor } from '../../kernel/actor.ts';
import { AppError } from '../../kernel/app-error.ts';
import { inField, say, wordsOf } from '../../sentences/index.ts';
import { findBusiness, updateProfile } from './business.repo.ts';
import { inCountryTold } from './country-told.ts';
import { requireWriter } from './policy.ts';
import { findSwitches } from './switches.repo.ts';
import { findTimeZone, inCountryOf } from './time-zone.ts';

export interface Business {
  readonly id: number;
  readonly name: string;
  readonly industry: Industry;
  readonly description: string;
  readonly targetAudience: string;
  readonly toneOfVoice: Tone | null;
  readonly brandValues: string;
  readonly marketingGoals: string;
  readonly websiteUrl: string;
  readonly timezone: string;
  readonly locale: string;
  readonly currency: Currency;
  /** When the profile was first saved; null before. */
  readonly profileAt: number | null;
  /** The autopilot has planned up to here; null before the first plan. */
  readonly plannedUntil: number | null;
  readonly createdAt: number;
  readonly updatedAt: number;
}

/** @throws AppError conflict while no plan covers the business; what may be read, exported or stopped asks nobody */
export async function requireUnlocked(tx: Pick<Tx, 'q'>, businessId: number): Promise<void> {
  if ((await findSwitches(tx.q, businessId)).locked) throw new AppError('conflict', say('business.locked'));
}

/**
 * Stores the profile of the actor's current business. The event it emits starts the autopilot.
 * @returns the business, what it was before, and whether this was its first profile
 * @throws AppError invalid for a time zone that is none
 */
export async function storeProfile(
  tx: Tx,
  actor: AccountActor,
  input: BusinessProfileInput,
): Promise<{ business: Business; before: Business; created: boolean }> {
  requireWriter(actor);
  const before = await getBusiness(tx, actor.businessId);
  const business = await updateProfile(tx.q, actor.businessId, {
    ...(await withDefaults(input, before)),
    now: tx.now,
  });
  const created = before.profileAt === null;
  tx.emit({ kind: 'profile.saved', businessId: business.id, subjectId: business.id, data: { created } });
  return { business, before, created };
}

/** @throws Error when the business is gone, which foreign keys rule out */
export async function getBusiness(tx: Pick<Tx, 'q'>, id: number): Promise<Business> {
  const business = await findBusiness(tx.q, id);
  if (!business) throw new Error(`business ${id} does not exist`);
  return business;
}

export function hasProfile(business: Business): boolean {
  return business.profileAt !== null;
}

async function withDefaults(input: BusinessProfileInput, before: Business) {
  const { timezone = before.timezone, locale = before.locale, currency = before.currency } = input;
  const zone = await findTimeZone(timezone);
  if (zone === null) {
    const field = 'timezone';
    throw new AppError('invalid', inField(field, say('business.no-such-zone')), { field });
  }
  const placed = inCountryTold(await inCountryOf(locale, zone), input.description);
  return { ...input, timezone: zone, locale: placed, currency };
}

/** A part of the profile that no post quotes, and why. */
type LeftOut = Omit<BusinessProfile['leftOut'][number], 'reason'> & { readonly reason: Sentence };

/** @param leftOut what the writer may not quote of it */
export function presentProfile(
  business: Business,
  userId: number,
  leftOut: readonly LeftOut[],
): BusinessProfile {
  return {
    id: business.id,
    userId,
    name: business.name,
    industry: business.industry,
    description: business.description,
    targetAudience: business.targetAudience,
    toneOfVoice: business.toneOfVoice,
    brandValues: business.brandValues,
    marketingGoals: business.marketingGoals,
    websiteUrl: business.websiteUrl,
    timezone: business.timezone,
    locale: business.locale,
    currency: business.currency,
    createdAt: new Date(business.createdAt).toISOString(),
    updatedAt: new Date(business.updatedAt).toISOString(),
    leftOut: leftOut.map((one) => ({ ...one, reason: wordsOf(one.reason) })),
  };
}
