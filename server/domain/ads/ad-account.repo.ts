// All SQL of what advertising accounts tell: their campaigns, and what each day brought.
import type { Query } from '../../db/unit-of-work.ts';
import { monthlyOf } from './ad-account.ts';
import type { AdCampaign, AdDay, DaySpan } from './ad-network.ts';

/** An account tells of five weeks for each campaign, every hour. */
const INSERT_CHUNK = 100;

interface AccountKey {
  readonly businessId: number;
  readonly connectionId: number;
  /** Nothing of it is real. */
  readonly isSimulated?: boolean;
}

interface ReadAt {
  readonly currency: string;
  /** YYYY-MM-DD: of a campaign that is new here. */
  readonly today: string;
  readonly now: number;
}

/** Stores the campaigns of an account as they are there. What is there no longer has ended. */
export async function saveCampaigns(
  q: Query,
  { businessId, connectionId, isSimulated = false }: AccountKey,
  campaigns: readonly AdCampaign[],
  { currency, today, now }: ReadAt,
): Promise<void> {
  for (const { externalId, name, state, budget } of campaigns) {
    const told = {
      name: name.slice(0, 200),
      status: state,
      currency,
      budget_ref: budget?.ref ?? null,
      daily_micros: budget?.dailyMicros ?? null,
      budget_uses: budget?.uses ?? null,
      budget_minor: budget ? monthlyOf(budget.dailyMicros) : 0,
      end_day: null,
      updated_at: now,
    };
    const key = { business_id: businessId, connection_id: connectionId, external_id: externalId };
    await q('campaigns')
      .insert({
        ...key,
        ...told,
        is_simulated: isSimulated,
        created_by_ai: false,
        start_day: today,
        created_at: now,
      })
      .onConflict(['connection_id', 'external_id'])
      .merge(told);
  }
  await q('campaigns')
    .where({ business_id: businessId, connection_id: connectionId })
    .whereNotNull('external_id')
    .whereNotIn(
      'external_id',
      campaigns.map(({ externalId }) => externalId),
    )
    .whereNot({ status: 'completed' })
    .update({ status: 'completed', end_day: today, updated_at: now });
}

/** Takes away what was simulated of a connection, with its days. */
export async function removeSimulated(q: Query, connectionId: number): Promise<void> {
  await q('campaigns').where({ connection_id: connectionId, is_simulated: true }).del();
}

/**
 * Stores what days brought in place of what was told of them before: networks correct themselves for a while. Of campaigns that
 * have ended nothing is told any more, and what was known stays.
 */
export async function saveDays(
  q: Query,
  { businessId, connectionId }: AccountKey,
  days: readonly AdDay[],
  { from, to }: DaySpan,
): Promise<void> {
  const rows: { id: number; external_id: string }[] = await q('campaigns')
    .select('id', 'external_id')
    .where({ business_id: businessId, connection_id: connectionId })
    .whereNotNull('external_id')
    .whereNot({ status: 'completed' });
  const ids = new Map(rows.map((row) => [row.external_id, row.id]));
  await q('campaign_days')
    .whereIn('campaign_id', [...ids.values()])
    .whereBetween('day', [from, to])
    .del();
  const told = days.flatMap(({ externalId, day, spentMicros, clicks, impressions, results }) => {
    const campaign_id = ids.get(externalId);
    if (campaign_id === undefined) return [];
    return { campaign_id, day, spent_micros: spentMicros, clicks, impressions, results };
  });
  for (let start = 0; start < told.length; start += INSERT_CHUNK) {
    await q('campaign_days').insert(told.slice(start, start + INSERT_CHUNK));
  }
}

/** What a campaign spent and brought. */
export interface Spending {
  readonly spentMicros: number;
  readonly clicks: number;
  readonly impressions: number;
  readonly results: number;
}

/** What campaigns of a business brought in a time, by their ids. */
export async function sumDays(
  q: Query,
  businessId: number,
  ids: readonly number[],
  { from, to }: DaySpan,
): Promise<ReadonlyMap<number, Spending>> {
  const rows: Record<'id' | 'spent' | 'clicks' | 'impressions' | 'results', unknown>[] = await q(
    'campaign_days',
  )
    .join('campaigns', 'campaigns.id', 'campaign_days.campaign_id')
    .where('campaigns.business_id', businessId)
    .whereIn('campaign_id', [...ids])
    .whereBetween('day', [from, to])
    .groupBy('campaign_id')
    .select({ id: 'campaign_id' })
    .sum({ spent: 'spent_micros', clicks: 'clicks', impressions: 'impressions', results: 'results' });
  return new Map(
    rows.map((row) => [
      Number(row.id),
      {
        spentMicros: Number(row.spent),
        clicks: Number(row.clicks),
        impressions: Number(row.impressions),
        results: Number(row.results),
      },
    ]),
  );
}

export interface CampaignDay extends Spending {
  readonly day: string;
}

/** The days of one campaign, newest first. */
export async function listDays(
  q: Query,
  { businessId, id }: { businessId: number; id: number },
  limit: number,
): Promise<CampaignDay[]> {
  const rows: Record<keyof CampaignDay, unknown>[] = await q('campaign_days')
    .join('campaigns', 'campaigns.id', 'campaign_days.campaign_id')
    .where({ 'campaigns.business_id': businessId, campaign_id: id })
    .orderBy('day', 'desc')
    .limit(limit)
    .select({ day: 'day', spentMicros: 'spent_micros', clicks: 'clicks' })
    .select({ impressions: 'impressions', results: 'results' });
  return rows.map(({ day, ...rest }) => ({
    day: String(day),
    spentMicros: Number(rest.spentMicros),
    clicks: Number(rest.clicks),
    impressions: Number(rest.impressions),
    results: Number(rest.results),
  }));
}

/** Ids of connections of all businesses with an advertising account: to a real network, of these channels, or simulated. */
export async function listAccountIds(q: Query, types: readonly string[]): Promise<number[]> {
  return accounts(q, types).orderBy('connections.id').pluck('connections.id');
}

/** Ids of the businesses that have any. */
export async function listAdvertisers(q: Query, types: readonly string[]): Promise<number[]> {
  return accounts(q, types)
    .distinct('connections.business_id')
    .orderBy('connections.business_id')
    .pluck('connections.business_id');
}

function accounts(q: Query, types: readonly string[]) {
  return q('connections')
    .leftJoin('connection_accounts', 'connection_accounts.connection_id', 'connections.id')
    .where((either) =>
      either
        .where((real) =>
          real
            .where({ 'connections.network': 'real', 'connection_accounts.state': 'signed-in' })
            .whereIn('connections.type', [...types]),
        )
        .orWhere({ 'connections.network': 'sandbox', 'connections.simulated_ads': true }),
    );
}
