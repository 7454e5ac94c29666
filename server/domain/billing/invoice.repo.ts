// All SQL of invoices.

import type { Tier } from '../../contract/constants/plans.ts';
import type { InvoiceStatus, PaidBy } from '../../contract/invoice.ts';
import type { Query } from '../../db/unit-of-work.ts';
import type { InvoiceRecord, NewInvoice } from './invoice.ts';

interface InvoiceRow {
  id: number;
  number: number;
  key: string;
  account_id: number | null;
  status: InvoiceStatus;
  reason: InvoiceRecord['reason'];
  tier: Tier;
  period_from: number;
  period_to: number;
  currency: string;
  total_minor: number;
  lines: string;
  seller: string;
  buyer: string;
  issued_at: number;
  method: PaidBy | null;
  reference: string | null;
  paid_at: number | null;
  voided_at: number | null;
  attempts: number;
  retry_at: number | null;
}

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
  const [row]: InvoiceRow[] = await q('invoices')
    .insert({
      number: await takeNumber(q),
      key: invoice.key,
      account_id: invoice.accountId,
      status: 'open',
      reason: invoice.reason,
      tier: invoice.tier,
      period_from: invoice.period.from,
      period_to: invoice.period.to,
      currency: invoice.currency,
      total_minor: invoice.lines.reduce((sum, line) => sum + line.amount, 0),
      lines: JSON.stringify(invoice.lines),
      seller: invoice.seller.join('\n'),
      buyer: invoice.buyer.join('\n'),
      issued_at: invoice.now,
    })
    .returning('*');
  if (!row) throw new Error('the invoice was not stored');
  return toRecord(row);
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
  const rows: InvoiceRow[] = await q('invoices')
    .where({ account_id: accountId })
    .orderBy('id', 'desc')
    .limit(limit);
  return rows.map(toRecord);
}

export async function listOpenInvoices(q: Query, accountId: number): Promise<InvoiceRecord[]> {
  const rows: InvoiceRow[] = await q('invoices')
    .where({ account_id: accountId, status: 'open' })
    .orderBy('id');
  return rows.map(toRecord);
}

/** Of all accounts, those whose next attempt was due by then. */
export async function listOpenInvoicesDue(q: Query, by: number): Promise<InvoiceRecord[]> {
  const rows: InvoiceRow[] = await q('invoices')
    .where({ status: 'open' })
    .whereRaw('coalesce(retry_at, issued_at) <= ?', [by])
    .orderBy('id');
  return rows.map(toRecord);
}

/** What may still be charged or has been begun: open invoices, and void ones whose payment was never ended. */
export async function listUnpaid(q: Query, accountId: number): Promise<InvoiceRecord[]> {
  const rows: InvoiceRow[] = await q('invoices')
    .where({ account_id: accountId })
    .where((unpaid) =>
      unpaid
        .where({ status: 'open' })
        .orWhere((begun) => begun.where({ status: 'void' }).whereNotNull('reference')),
    )
    .orderBy('id');
  return rows.map(toRecord);
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
  const row: InvoiceRow | undefined = await q('invoices').where(key).first();
  return row && toRecord(row);
}

function toRecord(row: InvoiceRow): InvoiceRecord {
  return {
    id: row.id,
    number: row.number,
    key: row.key,
    accountId: row.account_id,
    status: row.status,
    reason: row.reason,
    tier: row.tier,
    period: { from: row.period_from, to: row.period_to },
    currency: row.currency,
    total: row.total_minor,
    lines: JSON.parse(row.lines),
    seller: toLines(row.seller),
    buyer: toLines(row.buyer),
    issuedAt: row.issued_at,
    method: row.method,
    reference: row.reference,
    paidAt: row.paid_at,
    attempts: row.attempts,
    retryAt: row.retry_at,
  };
}

function toLines(text: string): string[] {
  return text.split('\n').filter(Boolean);
}
