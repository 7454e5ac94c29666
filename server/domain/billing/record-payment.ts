// Payments that reached the operator by another way, such as a bank transfer.
import { type Context, type Query, unitOfWork } from '../../db/unit-of-work.ts';
import type { Actor } from '../../kernel/actor.ts';
import { AppError, notFound } from '../../kernel/app-error.ts';
import { say } from '../../sentences/index.ts';
import { lockAccount } from '../accounts/index.ts';
import type { Billing } from './gateway.ts';
import { findInvoice, listUnpaid } from './invoice.repo.ts';
import { type InvoiceRecord, numberOf, payInvoice } from './invoice.ts';
import { endPayments } from './payment.ts';

/**
 * Enters that an invoice was paid; what it is for happens at once, and no card is charged for it any more.
 * @throws AppError not-found for an unknown invoice, conflict for one that is paid or void, and while a card of the same
 * account is being charged
 */
export async function recordPayment(
  ctx: Context,
  billing: Billing,
  actor: Actor,
  { invoiceId, reference }: { invoiceId: number; reference: string },
): Promise<InvoiceRecord> {
  const { accountId } = await requireOpen(ctx.db.read, invoiceId);
  const { gateway } = billing;
  if (gateway && accountId !== null) {
    const unpaid = await listUnpaid(ctx.db.read, accountId);
    if (!(await endPayments(ctx, { ...billing, gateway }, unpaid))) throw isBeingCharged();
  }
  return unitOfWork(ctx, actor, async (tx) => {
    if (accountId !== null) await lockAccount(tx.q, accountId);
    const invoice = await requireOpen(tx.q, invoiceId);
    if (gateway && accountId !== null && (await listUnpaid(tx.q, accountId)).some(hasBegun))
      throw isBeingCharged();
    await payInvoice(tx, billing, invoice, { method: 'manual', reference });
    return { ...invoice, ...(await findInvoice(tx.q, invoiceId)) };
  });
}

async function requireOpen(q: Query, id: number): Promise<InvoiceRecord> {
  const invoice = await findInvoice(q, id);
  if (!invoice) throw notFound();
  if (invoice.status === 'open') return invoice;
  throw new AppError(
    'conflict',
    say('billing.invoice-not-open', { number: numberOf(invoice), status: invoice.status }),
  );
}

function hasBegun({ reference }: InvoiceRecord): boolean {
  return reference !== null;
}

function isBeingCharged(): AppError {
  return new AppError('conflict', say('billing.being-charged'));
}
