// Tries to collect an invoice, or all that an account has left open; once a day all that is overdue.
import * as v from 'valibot';
import type { Context } from '../db/unit-of-work.ts';
import { type Billing, collectInvoice, collectOpen, collectOverdue } from '../domain/billing/index.ts';
import { DONE, defineJob } from './job.ts';
import { keepClaim } from './keep-claim.ts';

const Payload = v.union([
  v.object({ invoiceId: v.number(), attempt: v.number() }),
  v.object({ accountId: v.number() }),
  v.strictObject({}),
]);

export function collectInvoiceJob(ctx: Context, billing: Billing) {
  return defineJob(Payload, async (payload, run) => {
    if ('accountId' in payload) {
      await keepClaim(run, () => collectOpen(ctx, billing, payload.accountId));
      return DONE;
    }
    if (!('invoiceId' in payload)) {
      await keepClaim(run, () => collectOverdue(ctx, billing));
      return DONE;
    }
    const { invoiceId, attempt } = payload;
    const { again } = await keepClaim(run, () => collectInvoice(ctx, billing, invoiceId, attempt));
    return again === undefined ? DONE : { end: 'again', at: again };
  });
}
