// Setting a budget: read, tried, set, read back. The amount is absolute, so that what is lost on the way is asked for and, where
// it is not there, set again; and it is set only over the amount that whoever decided has seen.

import * as v from 'valibot';
import type { AdOrderEnd, BudgetOrder } from '../../../domain/ads/index.ts';
import { say } from '../../../sentences/index.ts';
import { OutboundError } from '../../outbound-error.ts';
import type { Call } from '../connector.ts';
import { accessOf, askAds, askRows, isReply, readRefusal } from './api.ts';

const Row = v.object({
  campaignBudget: v.object({
    resourceName: v.string(),
    amountMicros: v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number), v.safeInteger()),
  }),
});

/** Digits and slashes alone: it goes into a query. */
const REF = /^customers\/\d+\/campaignBudgets\/\d+$/;

export async function setBudget(call: Call, order: BudgetOrder): Promise<AdOrderEnd> {
  const customer = accessOf(call).customer;
  if (!REF.test(order.ref) || !customer || !order.ref.startsWith(`customers/${customer.id}/`)) {
    return { end: 'rejected', reason: say('networks.ads-other-account') };
  }
  const current = await readAmount(call, order.ref);
  if (typeof current !== 'number') return current;
  if (current === order.after) return { end: 'set', dailyMicros: current };
  if (current !== order.before) return { end: 'changed', dailyMicros: current };
  const tried = await mutate(call, order, true);
  if (tried) return tried;
  const refused = await mutate(call, order, false).catch((error: unknown) => {
    // Whether it was taken is read below.
    if (error instanceof OutboundError && error.isSent) return undefined;
    throw error;
  });
  if (refused && refused.end !== 'retry') return refused;
  const after = await readAmount(call, order.ref);
  if (typeof after !== 'number')
    return after.end === 'reconnect' ? { end: 'unknown', error: after.error } : after;
  if (after === order.after) return { end: 'set', dailyMicros: after };
  return refused ?? { end: 'unknown', error: say('networks.ads-shows-other') };
}

/** Micros; the end of the order where they cannot be read. */
async function readAmount(
  call: Call,
  ref: string,
): Promise<number | Exclude<AdOrderEnd, { end: 'set' | 'changed' }>> {
  const access = accessOf(call);
  const customer = access.customer ?? { id: '', manager: null };
  const query = `SELECT campaign_budget.resource_name, campaign_budget.amount_micros FROM campaign_budget WHERE campaign_budget.resource_name = '${ref}'`;
  const rows = await askRows(call, { ...access, customer }, query, Row);
  if (isReply(rows)) return readRefusal(call, rows);
  const [row] = rows;
  return row?.campaignBudget.amountMicros ?? { end: 'rejected', reason: say('networks.ads-no-budget') };
}

/** @returns why not, undefined when it was taken @throws OutboundError */
async function mutate(call: Call, { ref, after }: BudgetOrder, validateOnly: boolean) {
  const access = accessOf(call);
  const reply = await askAds(call, access, `customers/${access.customer?.id}/campaignBudgets:mutate`, {
    operations: [{ updateMask: 'amount_micros', update: { resourceName: ref, amountMicros: String(after) } }],
    partialFailure: false,
    validateOnly,
  });
  return reply.status === 200 ? undefined : readRefusal(call, reply);
}
