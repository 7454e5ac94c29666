// All SQL of campaigns.
import type { CampaignStatus } from '../../contract/ads.ts';
import type { ChannelType } from '../../contract/channels/index.ts';
import type { Network } from '../../contract/connection.ts';
import type { Query } from '../../db/unit-of-work.ts';
import type { CampaignRecord, NewCampaign } from './campaign.ts';

interface CampaignRow {
  id: number;
  business_id: number;
  connection_id: number;
  type: ChannelType;
  network: Network;
  name: string;
  status: CampaignStatus;
  created_by_ai: boolean | number;
  start_day: string;
  end_day: string | null;
  budget_minor: number;
  audience_type: string;
  audience_size: number | null;
  created_at: number;
}

export async function insertCampaign(q: Query, campaign: NewCampaign, now: number): Promise<number> {
  const [row] = await q('campaigns').insert(
    {
      business_id: campaign.businessId,
      connection_id: campaign.connectionId,
      name: campaign.name,
      status: campaign.state,
      created_by_ai: campaign.createdByAi,
      start_day: campaign.startDay,
      end_day: campaign.endDay,
      budget_minor: campaign.budget,
      audience_type: campaign.audience,
      audience_size: campaign.audienceSize,
      created_at: now,
      updated_at: now,
    },
    ['id'],
  );
  return row.id;
}

function campaigns(q: Query) {
  return q('campaigns')
    .join('connections', 'connections.id', 'campaigns.connection_id')
    .select('campaigns.*', 'connections.type', 'connections.network');
}

export async function findCampaign(
  q: Query,
  key: { id: number; businessId: number },
): Promise<CampaignRecord | undefined> {
  const own = { 'campaigns.id': key.id, 'campaigns.business_id': key.businessId };
  const row: CampaignRow | undefined = await campaigns(q).where(own).first();
  return row && toRecord(row);
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
  const rows: CampaignRow[] = await query;
  return rows.map(toRecord);
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
  const { state, name, startDay, endDay, budget, audience } = step.changes;
  const columns = {
    status: state,
    name,
    start_day: startDay,
    end_day: endDay,
    budget_minor: budget,
    audience_type: audience,
    updated_at: step.now,
  };
  const given = Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
  return (await q('campaigns').where({ id, status: step.from }).update(given)) === 1;
}

/** False when the campaign is no longer in `from`. */
export async function removeCampaign(q: Query, id: number, from: CampaignStatus): Promise<boolean> {
  return (await q('campaigns').where({ id, status: from }).del()) === 1;
}

function toRecord(row: CampaignRow): CampaignRecord {
  return {
    id: row.id,
    businessId: row.business_id,
    connectionId: row.connection_id,
    channel: row.type,
    network: row.network,
    name: row.name,
    state: row.status,
    createdByAi: Boolean(row.created_by_ai),
    startDay: row.start_day,
    endDay: row.end_day,
    budget: row.budget_minor,
    audience: row.audience_type,
    audienceSize: row.audience_size,
    createdAt: row.created_at,
  };
}
