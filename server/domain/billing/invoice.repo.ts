// All SQL of invoices.

import type { InvoiceStatus, PaidBy } from '../../contract/invoice.ts';
import { mapColumns } from '../../db/columns.ts';
import type { Query } from '../../db/unit-of-work.ts';
import type { InvoiceRecord, NewInvoice } from './invoice.ts';

type Flat = Omit<InvoiceRecord, 'period'> & { readonly periodFrom: number; readonly periodTo: number };

const lines = (text: string) => text.split('\n').filter(Boolean);

const INVOICE = mapColumns(
  'invoices',
  {
    id: 'id',
    number: 'number',
    key: 'key',
    accountId: 'account_id',
    status: 'status',
    reason: 'reason',
    tier: 'tier',
    periodFrom: 'period_from',
    periodTo: 'period_to',
    currency: 'currency',
    total: 'total_minor',
    lines: { sql: 'lines', read: JSON.parse },
    seller: { sql: 'seller', read: lines },
    buyer: { sql: 'buyer', read: lines },
    issuedAt: 'issued_at',
    method: 'method',
    reference: 'reference',
    paidAt: 'paid_at',
    attempts: 'attempts',
    retryAt: 'retry_at',
  },
  ({ periodFrom: from, periodTo: to, ...invoice }: Flat): InvoiceRecord => ({
    ...invoice,
    period: { from, to },
  }),
);

/** The next number. The counter's row stays locked until the transaction ends, and a rollback gives the number back. */
async function takeNumber(q: Query): Promise<number> {
  const [row]: { last: number }[] = await q('invoice_numbers')
    .where({ series: 'invoice' })
    .increment('last', 1)
    .returning('last');
  if (!row) throw new Error('the invoices have no counter');
  return row.last;
}

export async function insertInvoice(q: Query, invoice: NewInvoice & { now: number }): Promise<InvoiceRecord> {
  const { now, period, ...fields } = invoice;
  const columns = INVOICE.stored({
    ...fields,
    number: await takeNumber(q),
    status: 'open',
    periodFrom: period.from,
    periodTo: period.to,
    total: invoice.lines.reduce((sum, line) => sum + line.amount, 0),
    lines: JSON.stringify(invoice.lines),
    seller: invoice.seller.join('\n'),
    buyer: invoice.buyer.join('\n'),
    issuedAt: now,
  });
  const [stored] = await INVOICE.all(q('invoices').insert(columns).returning(INVOICE.list(q)));
  if (!stored) throw new Error('the invoice was not stored');
  return stored;
}

export async function findInvoice(q: Query, id: number): Promise<InvoiceRecord | undefined> {
  return findBy(q, { id });
}

/** One of an account's own. */
export async function findInvoiceOf(
  q: Query,
  key: { id: number; accountId: number },
): Promise<InvoiceRecord | undefined> {
  return findBy(q, { id: key.id, account_id: key.accountId });
}

export async function findInvoiceByKey(q: Query, key: string): Promise<InvoiceRecord | undefined> {
  return findBy(q, { key });
}

export async function findInvoiceByReference(
  q: Query,
  reference: string,
): Promise<InvoiceRecord | undefined> {
  return findBy(q, { reference });
}

/** An account's invoices, the newest first. */
export async function listInvoices(q: Query, accountId: number, limit: number): Promise<InvoiceRecord[]> {
  const query = INVOICE.from(q).where({ account_id: accountId }).orderBy('id', 'desc').limit(limit);
  return INVOICE.all(query);
}

export async function listOpenInvoices(q: Query, accountId: number): Promise<InvoiceRecord[]> {
  const query = INVOICE.from(q).where({ account_id: accountId, status: 'open' }).orderBy('id');
  return INVOICE.all(query);
}

/** Of all accounts, those whose next attempt was due by then. */
export async function listOpenInvoicesDue(q: Query, by: number): Promise<InvoiceRecord[]> {
  const query = INVOICE.from(q)
    .where({ status: 'open' })
    .whereRaw('coalesce(retry_at, issued_at) <= ?', [by])
    .orderBy('id');
  return INVOICE.all(query);
}

/** What may still be charged or has been begun: open invoices, and void ones whose payment was never ended. */
export async function listUnpaid(q: Query, accountId: number): Promise<InvoiceRecord[]> {
  const query = INVOICE.from(q)
    .where({ account_id: accountId })
    .where((unpaid) =>
      unpaid
        .where({ status: 'open' })
        .orWhere((begun) => begun.where({ status: 'void' }).whereNotNull('reference')),
    )
    .orderBy('id');
  return INVOICE.all(query);
}

/** False when it is no longer in one of `from`. */
export async function markPaid(
  q: Query,
  id: number,
  paid: {
    from: readonly InvoiceStatus[];
    method: PaidBy;
    reference: string | null;
    period: InvoiceRecord['period'];
    now: number;
  },
): Promise<boolean> {
  const changed = await q('invoices')
    .where({ id })
    .whereIn('status', [...paid.from])
    .update({
      status: 'paid',
      method: paid.method,
      ...(paid.reference !== null && { reference: paid.reference }),
      period_from: paid.period.from,
      period_to: paid.period.to,
      paid_at: paid.now,
      voided_at: null,
      retry_at: null,
    });
  return changed === 1;
}

/** False when it is not open. */
export async function markVoid(q: Query, id: number, now: number): Promise<boolean> {
  const changed = await q('invoices')
    .where({ id, status: 'open' })
    .update({ status: 'void', voided_at: now, retry_at: null });
  return changed === 1;
}

/** Counts a payment that failed; false when another has counted it, or it is no longer open. */
export async function countAttempt(
  q: Query,
  id: number,
  attempt: { from: number; retryAt: number | null },
): Promise<boolean> {
  const changed = await q('invoices')
    .where({ id, status: 'open', attempts: attempt.from })
    .update({ attempts: attempt.from + 1, retry_at: attempt.retryAt });
  return changed === 1;
}

/** Keeps what the payment service calls the payment; the first word stands. @returns the reference that stands */
export async function keepReference(q: Query, id: number, reference: string): Promise<string> {
  await q('invoices').where({ id, reference: null }).update({ reference });
  const invoice = await findInvoice(q, id);
  return invoice?.reference ?? reference;
}

/** An unpaid invoice has no payment under this reference any more; false when it has none already, or is paid. */
export async function forgetReference(q: Query, id: number, reference: string): Promise<boolean> {
  const unpaid = q('invoices').where({ id, reference }).whereNot({ status: 'paid' });
  return (await unpaid.update({ reference: null })) === 1;
}

async function findBy(
  q: Query,
  key: { id: number; account_id?: number } | { key: string } | { reference: string },
): Promise<InvoiceRecord | undefined> {
  return INVOICE.one(INVOICE.from(q).where(key));
}
