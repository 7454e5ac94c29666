// An account's plan: which, in which state, from when until when.
import * as v from 'valibot';
import { parseTier, SUBSCRIPTION_STATUSES, TIERS } from './constants/plans.ts';

/** Body of PUT /api/users/{id}/subscription: the plan that is chosen; `Basic` is an alias of Starter. */
export const SubscriptionInput = v.strictObject({
  tier: v.pipe(
    v.string('must be a plan'),
    v.transform((word) => parseTier(word) ?? word),
    v.picklist(TIERS, `must be one of ${TIERS.join(', ')}`),
  ),
});

/** Answer of that call. */
export const Subscription = v.object({
  tier: v.picklist(TIERS),
  status: v.picklist(SUBSCRIPTION_STATUSES),
  startDate: v.string(),
  /** When the trial or the paid month is over. */
  endDate: v.string(),
});
export type Subscription = v.InferOutput<typeof Subscription>;
