// All SQL of businesses and their settings rows.
import type { BusinessProfileInput } from '../../contract/business.ts';
import type { Currency } from '../../contract/constants/currencies.ts';
import type { Industry, Tone } from '../../contract/constants/industries.ts';
import type { Query } from '../../db/unit-of-work.ts';
import type { Business } from './business.ts';

interface BusinessRow {
  id: number;
  name: string;
  industry: Industry;
  description: string;
  target_audience: string;
  tone_of_voice: Tone | null;
  brand_values: string;
  marketing_goals: string;
  website_url: string;
  timezone: string;
  locale: string;
  currency: Currency;
  profile_at: number | null;
  planned_until: number | null;
  created_at: number;
  updated_at: number;
}

const COLUMNS = [
  'id',
  'name',
  'industry',
  'description',
  'target_audience',
  'tone_of_voice',
  'brand_values',
  'marketing_goals',
  'website_url',
  'timezone',
  'locale',
  'currency',
  'profile_at',
  'planned_until',
  'created_at',
  'updated_at',
] as const;

/** Adds an empty business with its settings row; returns its id. */
export async function insertBusiness(q: Query, now: number, name = ''): Promise<number> {
  const [row] = await q('businesses').insert({ name, created_at: now, updated_at: now }, ['id']);
  await q('business_settings').insert({ business_id: row.id });
  return row.id;
}

export async function findBusiness(q: Query, id: number): Promise<Business | undefined> {
  const row: BusinessRow | undefined = await q('businesses')
    .select(...COLUMNS)
    .where({ id })
    .first();
  return row && toBusiness(row);
}

/** Businesses that have a profile, by id. */
export async function listProfiledBusinessIds(q: Query): Promise<number[]> {
  return q('businesses').whereNotNull('profile_at').orderBy('id').pluck('id');
}

export async function updateProfile(
  q: Query,
  id: number,
  profile: BusinessProfileInput & { timezone: string; locale: string; currency: Currency; now: number },
): Promise<Business> {
  const [row]: BusinessRow[] = await q('businesses')
    .where({ id })
    .update({
      name: profile.name,
      industry: profile.industry,
      description: profile.description,
      target_audience: profile.targetAudience,
      tone_of_voice: profile.toneOfVoice,
      brand_values: profile.brandValues,
      marketing_goals: profile.marketingGoals,
      website_url: profile.websiteUrl,
      timezone: profile.timezone,
      locale: profile.locale,
      currency: profile.currency,
      profile_at: q.raw('coalesce(profile_at, ?)', [profile.now]),
      updated_at: profile.now,
    })
    .returning([...COLUMNS]);
  if (!row) throw new Error(`business ${id} does not exist`);
  return toBusiness(row);
}

export async function updatePlannedUntil(q: Query, id: number, until: number): Promise<void> {
  await q('businesses').where({ id }).update({ planned_until: until });
}

function toBusiness(row: BusinessRow): Business {
  return {
    id: row.id,
    name: row.name,
    industry: row.industry,
    description: row.description,
    targetAudience: row.target_audience,
    toneOfVoice: row.tone_of_voice,
    brandValues: row.brand_values,
    marketingGoals: row.marketing_goals,
    websiteUrl: row.website_url,
    timezone: row.timezone,
    locale: row.locale,
    currency: row.currency,
    profileAt: row.profile_at,
    plannedUntil: row.planned_until,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}
