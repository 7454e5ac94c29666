// The admin at work in a customer's account.
import * as v from 'valibot';
import { Reason } from './customer.ts';
import { Id } from './schema.ts';

/** How long a visit lasts at most. */
export const IMPERSONATION_MINUTES = 30;

/** Told to the admin's browser when it asks for more after the end. */
export const VISIT_ENDED = 'Your visit to this account has ended. Go back to the Admin Dashboard.';

/** Body of POST /api/admin/impersonations; the reason is told to the customer. */
export const ImpersonationInput = v.object({ accountId: Id, reason: Reason });

/** Answer of that call; the session itself is a cookie. */
export const ImpersonationStart = v.object({ endsAt: v.string() });
