// All SQL of businesses and their settings rows.
import type { BusinessProfileInput } from '../../contract/business.ts';
import type { Currency } from '../../contract/constants/currencies.ts';
import { mapColumns } from '../../db/columns.ts';
import type { Selection } from '../../db/gather.ts';
import type { Query } from '../../db/unit-of-work.ts';
import type { Business } from './business.ts';

const BUSINESS = mapColumns<Business>('businesses', {
  id: 'id',
  name: 'name',
  industry: 'industry',
  description: 'description',
  targetAudience: 'target_audience',
  toneOfVoice: 'tone_of_voice',
  brandValues: 'brand_values',
  marketingGoals: 'marketing_goals',
  websiteUrl: 'website_url',
  timezone: 'timezone',
  locale: 'locale',
  currency: 'currency',
  profileAt: 'profile_at',
  plannedUntil: 'planned_until',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
});

/** Adds an empty business with its settings row; returns its id. */
export async function insertBusiness(q: Query, now: number, name = ''): Promise<number> {
  const [row] = await q('businesses').insert({ name, created_at: now, updated_at: now }, ['id']);
  await q('business_settings').insert({ business_id: row.id });
  return row.id;
}

/** One row, or none. */
export function selectBusiness(q: Query, id: number): Selection<Business> {
  return BUSINESS.selection(BUSINESS.from(q).where({ id }));
}

export async function findBusiness(q: Query, id: number): Promise<Business | undefined> {
  return BUSINESS.one(BUSINESS.from(q).where({ id }));
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
  const { now, ...fields } = profile;
  const changes = BUSINESS.stored({
    ...fields,
    profileAt: q.raw('coalesce(profile_at, ?)', [now]),
    updatedAt: now,
  });
  const [stored] = await BUSINESS.all(
    q('businesses').where({ id }).update(changes).returning(BUSINESS.list(q)),
  );
  if (!stored) throw new Error(`business ${id} does not exist`);
  return stored;
}

export async function updatePlannedUntil(q: Query, id: number, until: number): Promise<void> {
  await q('businesses').where({ id }).update({ planned_until: until });
}
