// An account's plan: which, in which state, from when until when.
import * as v from 'valibot';
import { parseTier, SUBSCRIPTION_STATUSES, TIERS } from './constants/plans.ts';
import { problem } from './problem.ts';

/** A plan by its name, in any case; `Basic` is an alias of Starter. */
export const PlanWord = v.pipe(
  v.string(problem('plan')),
  v.transform((word) => parseTier(word) ?? word),
  v.picklist(TIERS, problem('one-of', { names: TIERS })),
);

/** Body of PUT /api/users/{id}/subscription: the plan that is chosen; `Basic` is an alias of Starter. */
export const SubscriptionInput = v.strictObject({
  tier: PlanWord,
  /** What the person was told is charged today, major units; when it is another amount by now, nothing happens. */
  due: v.optional(v.pipe(v.number(problem('number')), v.finite(problem('amount')))),
});

/** Answer of that call. */
export const Subscription = v.object({
  tier: v.picklist(TIERS),
  status: v.picklist(SUBSCRIPTION_STATUSES),
  startDate: v.string(),
  /** When the trial or the paid month is over. */
  endDate: v.string(),
  /** The smaller plan that begins then; null when the same goes on. */
  nextTier: v.nullable(v.picklist(TIERS)),
  /** It ends then and is not renewed. */
  cancels: v.boolean(),
  /** A payment for another plan is still being confirmed. */
  pending: v.optional(v.boolean()),
});
export type Subscription = v.InferOutput<typeof Subscription>;
