// What customers bring, as the admin sees it.
import * as v from 'valibot';
import { TIERS } from './constants/plans.ts';

/** Answer of GET /api/admin/revenue. Amounts are US dollars, major units. */
export const Revenue = v.object({
  /** Active plans at their list price, a tier each. Trials do not pay. */
  monthly: v.array(
    v.object({ tier: v.picklist(TIERS), customers: v.number(), price: v.number(), amount: v.number() }),
  ),
  /** What was really received by paid invoices, the last twelve months, oldest first. Simulated payments count nothing. */
  months: v.array(v.object({ month: v.string(), amount: v.number(), payments: v.number() })),
});
export type Revenue = v.InferOutput<typeof Revenue>;
