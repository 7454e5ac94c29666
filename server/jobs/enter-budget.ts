// A budget that was set before its channel was connected becomes an entry of the ledger.
import * as v from 'valibot';
import type { Context } from '../db/unit-of-work.ts';
import { setBudget } from '../domain/ads/index.ts';
import type { AccountActor } from '../kernel/actor.ts';
import { AppError } from '../kernel/app-error.ts';
import { DONE, defineJob } from './job.ts';

const Payload = v.object({
  businessId: v.number(),
  connectionId: v.number(),
  /** Monthly, in major units. */
  budget: v.number(),
  /** Who set it, as an owner. */
  accountId: v.number(),
});

export function enterBudgetJob(ctx: Context) {
  return defineJob(Payload, async ({ businessId, connectionId, budget, accountId }) => {
    const actor: AccountActor = { kind: 'account', accountId, businessId, role: 'owner', open: false };
    try {
      await setBudget(ctx, actor, connectionId, { budget });
    } catch (error) {
      // Over the limit by now, or no plan covers it: the budget stays what it is, and its page shows that.
      if (!(error instanceof AppError)) throw error;
    }
    return DONE;
  });
}
