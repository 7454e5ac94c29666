// While the admin keeps the payer out nothing is charged: they could neither use what they pay for nor cancel it. A
// month that is paid for stays theirs; when it is over the plan is cancelled, and after that they choose anew.
import { type Context, type Query, unitOfWork } from '../../db/unit-of-work.ts';
import { SYSTEM } from '../../kernel/actor.ts';
import { findAccount, lockAccount } from '../accounts/index.ts';
import type { Billing } from './gateway.ts';
import { type InvoiceRecord, voidInvoice } from './invoice.ts';
import { endPayments } from './payment.ts';
import { cancel, isRunning } from './states.ts';
import { storeSubscription } from './store-subscription.ts';
import { findSubscription } from './subscription.repo.ts';

export async function isSuspended(q: Query, accountId: number | null): Promise<boolean> {
  if (accountId === null) return false;
  const account = await findAccount(q, accountId);
  return (account?.suspendedAt ?? null) !== null;
}

/**
 * Leaves an invoice uncollected for good, and with it the month that it was to pay for. A payment that was begun before
 * is ended first; one that was made counts.
 * @returns false while it is not known which, or when the account has just been reactivated: then it is asked for again
 */
export async function forgo(ctx: Context, billing: Billing, invoice: InvoiceRecord): Promise<boolean> {
  const { accountId } = invoice;
  const { gateway } = billing;
  if (gateway && !(await endPayments(ctx, { ...billing, gateway }, [invoice]))) return false;
  if (accountId === null) return true;
  return unitOfWork(ctx, SYSTEM, async (tx) => {
    await lockAccount(tx.q, accountId);
    if (!(await isSuspended(tx.q, accountId))) return false;
    await voidInvoice(tx, invoice);
    const before = await findSubscription(tx.q, accountId);
    if (isRunning(before) && before.endsAt <= tx.now)
      await storeSubscription(tx, billing, accountId, { before, after: cancel(before) });
    return true;
  });
}
