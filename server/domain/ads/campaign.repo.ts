// All SQL of campaigns.
import type { CampaignStatus } from '../../contract/ads.ts';
import { flag, mapColumns } from '../../db/columns.ts';
import type { Query } from '../../db/unit-of-work.ts';
import type { CampaignRecord, NewCampaign } from './campaign.ts';

const CAMPAIGN = mapColumns<CampaignRecord>('campaigns', {
  id: 'id',
  businessId: 'business_id',
  connectionId: 'connection_id',
  channel: 'connections.type',
  network: 'connections.network',
  name: 'name',
  state: 'status',
  createdByAi: flag('created_by_ai'),
  startDay: 'start_day',
  endDay: 'end_day',
  budget: 'budget_minor',
  audience: 'audience_type',
  audienceSize: 'audience_size',
  createdAt: 'created_at',
  externalId: 'external_id',
  currency: 'currency',
  budgetRef: 'budget_ref',
  dailyMicros: { sql: 'daily_micros', read: (stored: unknown) => (stored === null ? null : Number(stored)) },
  budgetUses: 'budget_uses',
});

export async function insertCampaign(q: Query, campaign: NewCampaign, now: number): Promise<number> {
  const [row] = await q('campaigns').insert(
    { ...CAMPAIGN.stored({ ...campaign, createdAt: now }), updated_at: now },
    ['id'],
  );
  return row.id;
}

/** What was simulated is nowhere to be seen once its connection has left the Sandbox. */
function campaigns(q: Query) {
  return CAMPAIGN.from(q)
    .join('connections', 'connections.id', 'campaigns.connection_id')
    .where((either) =>
      either.where('campaigns.is_simulated', false).orWhere('connections.network', 'sandbox'),
    );
}

export async function findCampaign(
  q: Query,
  key: { id: number; businessId: number },
): Promise<CampaignRecord | undefined> {
  const own = { 'campaigns.id': key.id, 'campaigns.business_id': key.businessId };
  return CAMPAIGN.one(campaigns(q).where(own));
}

/** Campaigns of a business or one of its connections, newest first. */
export async function listCampaigns(
  q: Query,
  filter: {
    businessId: number;
    connectionId?: number | undefined;
    before?: number | undefined;
    limit: number;
  },
): Promise<CampaignRecord[]> {
  const query = campaigns(q)
    .where('campaigns.business_id', filter.businessId)
    .orderBy('campaigns.id', 'desc')
    .limit(filter.limit);
  if (filter.connectionId !== undefined) query.where('campaigns.connection_id', filter.connectionId);
  if (filter.before !== undefined) query.where('campaigns.id', '<', filter.before);
  return CAMPAIGN.all(query);
}

/** What may change of a campaign. */
export interface CampaignChanges {
  readonly state?: CampaignStatus | undefined;
  readonly name?: string | undefined;
  readonly startDay?: string | undefined;
  readonly endDay?: string | null | undefined;
  readonly budget?: number | undefined;
  readonly audience?: string | undefined;
}

/** False when the campaign is no longer in `from`. */
export async function updateCampaign(
  q: Query,
  id: number,
  step: { from: CampaignStatus; changes: CampaignChanges; now: number },
): Promise<boolean> {
  const given = { ...CAMPAIGN.stored({ ...step.changes }), updated_at: step.now };
  return (await q('campaigns').where({ id, status: step.from }).update(given)) === 1;
}

/** False when the campaign is no longer in `from`. */
export async function removeCampaign(q: Query, id: number, from: CampaignStatus): Promise<boolean> {
  return (await q('campaigns').where({ id, status: from }).del()) === 1;
}
