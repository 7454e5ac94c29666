// What an account advertises, with what budgets, and what each day has brought.

import * as v from 'valibot';
import type { AdBudget, AdCampaign, AdDay, AdRead } from '../../../domain/ads/index.ts';
import { say } from '../../../sentences/index.ts';
import type { Call } from '../connector.ts';
import { Id, Words } from '../told.ts';
import { accessOf, askRows, isReply, readRefusal, Whole } from './api.ts';

const Status = v.fallback(v.picklist(['ENABLED', 'PAUSED', 'REMOVED', 'UNKNOWN', 'UNSPECIFIED']), 'UNKNOWN');

const AccountRow = v.object({
  customer: v.object({ currencyCode: v.string(), timeZone: v.nullish(v.string(), '') }),
});
const ACCOUNT = 'SELECT customer.currency_code, customer.time_zone FROM customer LIMIT 1';

/** A budget for the whole of a period has no amount a day, and is not set by us. */
const Budget = v.object({
  resourceName: v.string(),
  amountMicros: v.nullish(v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number), v.safeInteger())),
  period: v.nullish(v.string(), 'DAILY'),
  referenceCount: Whole,
});
/** A resource is named by itself, or by its number. */
const Named = v.object({ resourceName: Words, id: v.nullish(Id) });
const CampaignRow = v.object({
  campaign: v.object({
    ...Named.entries,
    name: Words,
    status: Status,
    startDateTime: v.nullish(v.string()),
    startDate: v.nullish(v.string()),
  }),
  campaignBudget: v.nullish(Budget),
});
const CAMPAIGNS = `SELECT campaign.resource_name, campaign.id, campaign.name, campaign.status, campaign_budget.resource_name, campaign_budget.amount_micros, campaign_budget.period, campaign_budget.explicitly_shared, campaign_budget.reference_count FROM campaign WHERE campaign.status != 'REMOVED'`;

const DayRow = v.object({
  campaign: Named,
  segments: v.object({ date: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/)) }),
  metrics: v.nullish(
    v.object({
      costMicros: Whole,
      clicks: Whole,
      impressions: Whole,
      conversions: v.nullish(v.number(), 0),
    }),
    {},
  ),
});
const daysOf = ({ from, to }: Days) =>
  `SELECT campaign.resource_name, campaign.id, segments.date, metrics.cost_micros, metrics.clicks, metrics.impressions, metrics.conversions FROM campaign WHERE segments.date BETWEEN '${from}' AND '${to}' AND campaign.status != 'REMOVED'`;

/** Both belong to it, YYYY-MM-DD in the account's own time zone. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

/** @throws Error, also an OutboundError, when Google Ads does not tell */
export async function readReport(call: Call, days: Days): Promise<AdRead> {
  const access = accessOf(call);
  const customer = access.customer ?? { id: '', manager: null };
  const ask = <T>(query: string, row: v.GenericSchema<unknown, T>) =>
    askRows(call, { ...access, customer }, query, row);
  const accounts = await ask(ACCOUNT, AccountRow);
  if (isReply(accounts)) return toRead(call, accounts);
  const [account] = accounts;
  if (!account) return { end: 'unknown', error: say('networks.ads-untold') };
  const campaigns = await ask(CAMPAIGNS, CampaignRow);
  if (isReply(campaigns)) return toRead(call, campaigns);
  const rows = await ask(daysOf(days), DayRow);
  if (isReply(rows)) return toRead(call, rows);
  return {
    end: 'read',
    currency: account.customer.currencyCode,
    campaigns: campaigns.map((row) => toCampaign(row, customer.id)),
    days: rows.map((row) => toDay(row, customer.id)),
  };
}

function toRead(call: Call, reply: Parameters<typeof readRefusal>[1]): AdRead {
  const refused = readRefusal(call, reply);
  if (refused.end === 'reconnect') return refused;
  return { end: 'unknown', error: refused.end === 'retry' ? refused.error : refused.reason };
}

function nameOf({ resourceName, id }: v.InferOutput<typeof Named>, customer: string): string {
  return resourceName || `customers/${customer}/campaigns/${id}`;
}

function toCampaign(
  { campaign, campaignBudget }: v.InferOutput<typeof CampaignRow>,
  customer: string,
): AdCampaign {
  return {
    externalId: nameOf(campaign, customer),
    name: campaign.name || String(campaign.id),
    state: campaign.status === 'ENABLED' ? 'active' : 'paused',
    budget: campaignBudget ? toBudget(campaignBudget) : null,
  };
}

function toBudget({
  resourceName,
  amountMicros,
  period,
  referenceCount,
}: v.InferOutput<typeof Budget>): AdBudget | null {
  if (amountMicros == null || period !== 'DAILY') return null;
  return { ref: resourceName, dailyMicros: amountMicros, uses: Math.max(1, referenceCount) };
}

function toDay({ campaign, segments, metrics }: v.InferOutput<typeof DayRow>, customer: string): AdDay {
  return {
    externalId: nameOf(campaign, customer),
    day: segments.date,
    spentMicros: metrics.costMicros,
    clicks: metrics.clicks,
    impressions: metrics.impressions,
    results: metrics.conversions,
  };
}
