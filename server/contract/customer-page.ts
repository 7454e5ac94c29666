// One customer as the admin sees it, and what the admin may do to it.
import * as v from 'valibot';
import { Connection } from './connection.ts';
import { parseTier, SUBSCRIPTION_STATUSES, TIERS } from './constants/plans.ts';
import { Customer, Reason } from './customer.ts';
import { Examined } from './doctor.ts';
import { Invoice } from './invoice.ts';
import { PostStatus } from './post.ts';
import { problem } from './problem.ts';
import { Moment } from './schema.ts';
import { TICKET_STATES } from './ticket.ts';

/** A business that the customer works in, with what goes on there. */
export const CustomerBusiness = v.object({
  id: v.number(),
  name: v.string(),
  role: v.picklist(['owner', 'editor', 'approver']),
  isPaused: v.boolean(),
  /** The admin keeps it from going on, because all its owners are suspended. */
  isHeld: v.boolean(),
  channels: v.array(
    v.object({
      type: Connection.entries.type,
      name: v.string(),
      network: Connection.entries.network,
      isActive: v.boolean(),
      /** How its sign-in does; null where nobody has signed in. */
      signIn: v.nullable(
        v.object({
          state: v.picklist(['signed-in', 'ended']),
          accessEndsAt: v.nullable(v.string()),
          lastGoodAt: v.nullable(v.string()),
          examinedAt: v.nullable(v.string()),
          examination: v.nullable(Examined),
        }),
      ),
    }),
  ),
  /** Posts by state; states without any are left out. */
  posts: v.array(v.object({ status: PostStatus, count: v.number() })),
});
export type CustomerBusiness = v.InferOutput<typeof CustomerBusiness>;

/** Answer of GET /api/admin/users/{id}. */
export const CustomerPage = v.object({
  ...Customer.entries,
  /** Null while nobody has ever signed in to it. */
  lastSeenAt: v.nullable(v.string()),
  hasPassword: v.boolean(),
  suspendedAt: v.nullable(v.string()),
  suspendedReason: v.nullable(v.string()),
  paymentMethod: v.nullable(v.object({ brand: v.string(), lastFour: v.string() })),
  /** The newest, newest first. */
  invoices: v.array(Invoice),
  businesses: v.array(CustomerBusiness),
  /** The newest, newest first. */
  tickets: v.array(
    v.object({
      id: v.number(),
      subject: v.string(),
      state: v.picklist(TICKET_STATES),
      createdAt: v.string(),
    }),
  ),
});
export type CustomerPage = v.InferOutput<typeof CustomerPage>;

/** Body of PUT /api/admin/users/{id}/suspension. */
export const SuspensionInput = v.object({ suspended: v.boolean(problem('yes-or-no')), reason: Reason });

/** Body of PUT /api/admin/users/{id}/subscription; `Basic` is an alias of Starter. */
export const GivenPlanInput = v.object({
  tier: v.pipe(
    v.string(problem('plan')),
    v.transform((word) => parseTier(word) ?? word),
    v.picklist(TIERS, problem('one-of', { names: TIERS })),
  ),
  status: v.picklist(SUBSCRIPTION_STATUSES, problem('one-of', { names: SUBSCRIPTION_STATUSES })),
  /** When it ends; a trial's or a month's usual end when absent. */
  endDate: v.optional(Moment),
  reason: Reason,
});
