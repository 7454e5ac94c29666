// Payments that reached the operator by another way, such as a bank transfer.
import type { Tx } from '../../db/unit-of-work.ts';
import { AppError, notFound } from '../../kernel/app-error.ts';
import type { Billing } from './gateway.ts';
import { findInvoice } from './invoice.repo.ts';
import { type InvoiceRecord, numberOf, payInvoice } from './invoice.ts';

/**
 * Enters that an invoice was paid; what it is for happens at once.
 * @throws AppError not-found for an unknown invoice, conflict for one that is paid or void
 */
export async function recordPayment(
  tx: Tx,
  billing: Billing,
  { invoiceId, reference }: { invoiceId: number; reference: string },
): Promise<InvoiceRecord> {
  const invoice = await findInvoice(tx.q, invoiceId);
  if (!invoice) throw notFound();
  if (invoice.status !== 'open')
    throw new AppError(
      'conflict',
      `${numberOf(invoice)} is ${invoice.status}. Only an open invoice can be paid.`,
    );
  const paid = await payInvoice(tx, billing, invoice, { method: 'manual', reference });
  if (!paid) throw new AppError('conflict', `${numberOf(invoice)} has just been paid.`);
  return { ...invoice, ...(await findInvoice(tx.q, invoiceId)) };
}
