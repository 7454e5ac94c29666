// What people do elsewhere, as shops, sites and programs tell it: a cart is filled, an order is placed.
import * as v from 'valibot';
import { LIMITS } from './constants/limits.ts';
import { problem } from './problem.ts';
import { EmailAddress, Moment, requiredLine } from './schema.ts';

/** Names that mean something to Drivyn; every other one is the business's own. */
export const KNOWN_EVENTS = ['subscribed', 'cart', 'order', 'refund', 'product_viewed'] as const;

/** Who told of an event beside programs and shops: the script on the business's own pages. */
export type EventSource = 'site';

/** Names of whoever tells it: text, or a number as shops count. */
const ExternalId = v.pipe(
  v.union([v.string(), v.pipe(v.number(), v.safeInteger(problem('whole')))], problem('required')),
  v.transform(String),
  requiredLine(LIMITS.externalId),
);

/** Body of POST /api/events. The same `id` again changes nothing. */
export const PersonEventInput = v.object({
  email: EmailAddress,
  event: requiredLine(LIMITS.eventName),
  id: ExternalId,
  data: v.optional(
    v.pipe(
      v.custom((data) => !Array.isArray(data), problem('object')),
      v.record(v.string(), v.unknown(), problem('object')),
    ),
    {},
  ),
  /** When it happened; now when absent. */
  at: v.optional(Moment),
});
export type PersonEventInput = v.InferOutput<typeof PersonEventInput>;

export const ToldEvent = v.object({
  id: v.string(),
  email: v.string(),
  event: v.string(),
  at: v.string(),
  /** False for an id that was told before: then nothing has changed. */
  isNew: v.boolean(),
});
export type ToldEvent = v.InferOutput<typeof ToldEvent>;

export const PERSON_EVENT_EXAMPLE = {
  email: 'anna@example.com',
  event: 'cart',
  id: 'cart-4711',
  data: { total: 24.5, currency: 'EUR', items: [{ name: 'Rye bread', quantity: 2 }] },
};
