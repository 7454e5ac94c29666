// What became of a payment is stored, whoever heard of it first.
import type { Told } from '../../contract/sentence.ts';
import { type Context, type Tx, unitOfWork } from '../../db/unit-of-work.ts';
import { SYSTEM } from '../../kernel/actor.ts';
import { DAY } from '../../kernel/clock.ts';
import { toMajorUnits } from '../../kernel/money.ts';
import { lockAccount } from '../accounts/index.ts';
import type { Billing, PaymentState } from './gateway.ts';
import { countAttempt } from './invoice.repo.ts';
import { type InvoiceRecord, numberOf, payInvoice, voidInvoice } from './invoice.ts';
import { expire, isRunning } from './states.ts';
import { storeSubscription } from './store-subscription.ts';
import { findSubscription } from './subscription.repo.ts';
import { tellOwner } from './tell-owner.ts';

/** Days after the invoice on which a payment that failed is tried again; then the plan expires. */
export const RETRY_DAYS = [1, 3, 5] as const;

/** May be called any number of times. */
export async function settle(
  ctx: Context,
  billing: Billing,
  invoice: InvoiceRecord,
  state: PaymentState,
): Promise<void> {
  if (state.end === 'pending') return;
  await unitOfWork(ctx, SYSTEM, async (tx) => {
    if (state.end === 'declined') return fail(tx, billing, invoice, state.reason);
    const method = billing.gateway ? 'stripe' : 'simulated';
    await payInvoice(tx, billing, invoice, { method, reference: null });
  });
}

/** A month that goes on is tried again on days 1, 3 and 5; what a person has just asked for is simply not done. */
async function fail(tx: Tx, billing: Billing, invoice: InvoiceRecord, reason: Told): Promise<void> {
  const { accountId, attempts } = invoice;
  if (accountId === null) return;
  await lockAccount(tx.q, accountId);
  const day = invoice.reason === 'renewal' ? RETRY_DAYS[attempts] : undefined;
  const retryAt = day === undefined ? null : invoice.issuedAt + day * DAY;
  if (!(await countAttempt(tx.q, invoice.id, { from: attempts, retryAt }))) return;
  const about = { number: numberOf(invoice), amount: toMajorUnits(invoice.total), for: invoice.reason };
  const data = { ...about, reason, retryAt, attempt: attempts + 1, accountId };
  await tellOwner(tx, { kind: 'payment.failed', subjectId: invoice.id, data });
  if (retryAt !== null) return;
  if (invoice.reason !== 'renewal') return voidInvoice(tx, invoice);
  const before = await findSubscription(tx.q, accountId);
  if (isRunning(before)) await storeSubscription(tx, billing, accountId, { before, after: expire(before) });
}
