// Paid advertising: the ledger of budgets, the monthly limit, and campaigns.
import * as v from 'valibot';
import { CHANNEL_TYPES } from './channels/index.ts';
import { Network } from './connection.ts';
import { LIMITS } from './constants/limits.ts';
import { problem } from './problem.ts';
import { Day, Id, line, optionalText, requiredLine, text } from './schema.ts';

/** Money of a request: major units, at least one minor unit. */
const Amount = v.pipe(
  v.number(problem('number')),
  v.finite(problem('number')),
  v.minValue(0.01, problem('above-zero')),
  v.maxValue(LIMITS.budget, problem('at-most', { most: LIMITS.budget })),
);

/** Body of POST /api/platforms/{id}/funds. */
export const FundsInput = v.strictObject({
  amount: Amount,
  /** Names the request: sent twice, it adds once. */
  key: v.optional(v.pipe(line(100), v.minLength(1, problem('not-empty')))),
});
export type FundsInput = v.InferOutput<typeof FundsInput>;

/** Body of PUT /api/budgets/limit; null takes the limit away. */
export const LimitInput = v.strictObject({
  limit: v.nullable(
    v.pipe(
      v.number(problem('number')),
      v.finite(problem('number')),
      v.minValue(0, problem('not-negative')),
      v.maxValue(LIMITS.budget, problem('at-most', { most: LIMITS.budget })),
    ),
  ),
});

export const AdLimit = v.object({
  /** The most that all budgets together may come to in a month, major units; null for no limit. */
  limit: v.nullable(v.number()),
  currency: v.string(),
});
export type AdLimit = v.InferOutput<typeof AdLimit>;

/** One change of a monthly budget. */
export const BudgetEntry = v.object({
  id: v.number(),
  platformId: v.number(),
  platform: v.picklist(CHANNEL_TYPES),
  kind: v.picklist(['set', 'add', 'undo']),
  /** Monthly, major units. */
  before: v.number(),
  after: v.number(),
  currency: v.string(),
  why: v.string(),
  /** Who changed it: a person, or Drivyn by itself. */
  by: v.picklist(['person', 'drivyn']),
  /** Whether it can be taken back now: the budget still stands as it left it. */
  undoable: v.boolean(),
  createdAt: v.string(),
});
export type BudgetEntry = v.InferOutput<typeof BudgetEntry>;

export const CAMPAIGN_STATUSES = ['active', 'paused', 'pending', 'completed'] as const;
export const CampaignStatus = v.picklist(CAMPAIGN_STATUSES);
export type CampaignStatus = v.InferOutput<typeof CampaignStatus>;

export const CAMPAIGN_ACTIONS = ['start', 'pause', 'resume', 'complete', 'edit', 'delete'] as const;
export type CampaignAction = (typeof CAMPAIGN_ACTIONS)[number];

const EndDay = v.pipe(
  v.nullish(v.union([v.literal(''), Day], problem('date-such-as')), ''),
  v.transform((day) => day || null),
);
const AudienceSize = v.nullish(
  v.pipe(
    v.number(problem('number')),
    v.integer(problem('whole')),
    v.minValue(0, problem('not-negative')),
    v.maxValue(2_000_000_000, problem('too-many-people')),
  ),
  null,
);

/** Body of POST /api/campaigns. Without an end it is ongoing, and its budget is for each month. */
export const CampaignInput = v.strictObject({
  platformId: Id,
  name: requiredLine(LIMITS.name),
  startDate: Day,
  endDate: EndDay,
  budget: Amount,
  audience: optionalText(LIMITS.profileText),
  audienceSize: AudienceSize,
});
export type CampaignInput = v.InferOutput<typeof CampaignInput>;

/** Body of PATCH /api/campaigns/{id}. */
export const CampaignChange = v.pipe(
  v.strictObject({
    name: v.optional(requiredLine(LIMITS.name)),
    endDate: v.optional(v.nullable(v.union([v.literal(''), Day], problem('date-such-as')))),
    budget: v.optional(Amount),
    audience: v.optional(text(LIMITS.profileText)),
  }),
  v.check((change) => Object.keys(change).length > 0, problem('change')),
);
export type CampaignChange = v.InferOutput<typeof CampaignChange>;

export const Campaign = v.object({
  id: v.number(),
  platformId: v.number(),
  platform: v.picklist(CHANNEL_TYPES),
  /** `sandbox`: it runs nowhere; see `simulated`. */
  network: Network,
  /** An account of the Sandbox tells of it: what it spends and brings is made up. */
  simulated: v.boolean(),
  name: v.string(),
  createdByAI: v.boolean(),
  startDate: v.string(),
  /** Null for an ongoing one. */
  endDate: v.nullable(v.string()),
  status: CampaignStatus,
  /** Major units: in all for a fixed period, each month for an ongoing one. */
  budget: v.number(),
  /** What a day may cost on average, where the network counts so; null elsewhere. */
  daily: v.nullable(v.number()),
  /** Campaigns that live on the same budget: a change is one for all of them. */
  sharedBy: v.number(),
  /** The monthly budget that is being set at the network; null when none is. */
  ordered: v.nullable(v.number()),
  /** Why the last budget that was to be set there was not; null when it was. */
  orderNote: v.nullable(v.string()),
  /** This month, where it runs at a network. */
  spent: v.number(),
  results: v.number(),
  cpa: v.nullable(v.number()),
  currency: v.string(),
  /** Null until an advertising network has measured something. */
  performance: v.nullable(v.object({ trend: v.picklist(['up', 'down', 'flat']), change: v.number() })),
  audience: v.object({ type: v.string(), size: v.nullable(v.number()) }),
  /** Days gone by and all days of a fixed period; null for an ongoing one. */
  progress: v.nullable(v.object({ days: v.number(), of: v.number() })),
  actions: v.array(v.picklist(CAMPAIGN_ACTIONS)),
  createdAt: v.string(),
});
export type Campaign = v.InferOutput<typeof Campaign>;

export const CAMPAIGN_EXAMPLE = {
  platformId: 3,
  name: 'Spring bread baskets',
  startDate: '2027-03-01',
  endDate: '2027-03-31',
  budget: 250,
  audience: 'Offices in the old town',
};
