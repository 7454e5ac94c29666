// A customer: an account as the admin sees it, with its plan; and what all of them come to.
import * as v from 'valibot';
import { LIMITS } from './constants/limits.ts';
import { parseTier, SUBSCRIPTION_STATUSES, TIERS } from './constants/plans.ts';
import { problem } from './problem.ts';
import { IdText, requiredText, text } from './schema.ts';

/** A row of GET /api/admin/users. The subscription's fields are null for who has never chosen a plan. */
export const Customer = v.object({
  id: v.number(),
  name: v.string(),
  email: v.string(),
  companyName: v.string(),
  industry: v.string(),
  createdAt: v.string(),
  subscriptionTier: v.nullable(v.picklist(TIERS)),
  subscriptionStatus: v.nullable(v.picklist(SUBSCRIPTION_STATUSES)),
  subscriptionStartDate: v.nullable(v.string()),
  subscriptionEndDate: v.nullable(v.string()),
  /** The plan runs, but its month could not be paid yet. */
  isPaymentDue: v.boolean(),
});
export type Customer = v.InferOutput<typeof Customer>;

/** Rows of one page when the caller does not say. */
const PAGE = 50;

/** Why the admin does something to a customer; kept with what was done. */
export const Reason = requiredText(LIMITS.reason, problem('reason-please'));

/** Query of that call: newest first, from the id `before` on; `none` is who has never chosen a plan. */
export const CustomerQuery = v.object({
  q: v.optional(text(LIMITS.name), ''),
  tier: v.optional(
    v.pipe(
      v.string(),
      v.transform((word) => parseTier(word) ?? word),
      v.picklist([...TIERS, 'none'], problem('none-or-one-of', { names: TIERS })),
    ),
  ),
  status: v.optional(v.picklist(SUBSCRIPTION_STATUSES, problem('one-of', { names: SUBSCRIPTION_STATUSES }))),
  before: v.optional(IdText),
  limit: v.optional(
    v.pipe(IdText, v.maxValue(LIMITS.page, problem('at-most', { most: LIMITS.page }))),
    String(PAGE),
  ),
});
export type CustomerQuery = v.InferOutput<typeof CustomerQuery>;

/** Answer of GET /api/admin/totals. */
export const CustomerTotals = v.object({
  customers: v.number(),
  /** Running: active and trial. */
  activeSubscriptions: v.number(),
  /** US dollars a month: active plans at their list price. Trials do not pay. */
  monthlyRevenue: v.number(),
  /** Expired and cancelled. */
  endedSubscriptions: v.number(),
  byTier: v.record(v.picklist([...TIERS, 'none']), v.number()),
  byStatus: v.record(v.picklist(SUBSCRIPTION_STATUSES), v.number()),
});
export type CustomerTotals = v.InferOutput<typeof CustomerTotals>;
