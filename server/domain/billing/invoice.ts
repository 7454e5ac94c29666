// Invoices: issued with a number, then paid or voided. What an invoice is for happens in the moment it is paid.

import { BILLING_CURRENCY, type Tier } from '../../contract/constants/plans.ts';
import type { Said } from '../../contract/events.ts';
import type { Invoice, InvoiceStatus, PaidBy } from '../../contract/invoice.ts';
import type { Context, Tx } from '../../db/unit-of-work.ts';
import type { AccountActor } from '../../kernel/actor.ts';
import { notFound } from '../../kernel/app-error.ts';
import { iso } from '../../kernel/clock.ts';
import { toMajorUnits } from '../../kernel/money.ts';
import { findAccount, lockAccount } from '../accounts/index.ts';
import { findBilledBusinessId } from './cover.repo.ts';
import type { Billing } from './gateway.ts';
import {
  findInvoice,
  findInvoiceByKey,
  findInvoiceOf,
  insertInvoice,
  listOpenInvoices,
  markPaid,
  markVoid,
} from './invoice.repo.ts';
import { monthAt, type Period } from './month.ts';
import type { BillLine } from './plan-change.ts';
import { anchorOf, GOES_ON, isRunning, monthFrom, move, type SubscriptionRecord } from './states.ts';
import { storeSubscription } from './store-subscription.ts';
import { findSubscription } from './subscription.repo.ts';

/** Times are UTC milliseconds, amounts minor units. */
export interface InvoiceRecord {
  readonly id: number;
  readonly number: number;
  readonly key: string;
  /** Null once the account is gone. */
  readonly accountId: number | null;
  readonly status: InvoiceStatus;
  /** A month that goes on, a first month, or the rest of a month on a larger plan. */
  readonly reason: 'renewal' | 'start' | 'upgrade';
  readonly tier: Tier;
  readonly period: Period;
  readonly currency: string;
  readonly total: number;
  readonly lines: readonly BillLine[];
  readonly seller: readonly string[];
  readonly buyer: readonly string[];
  readonly issuedAt: number;
  readonly method: PaidBy | null;
  readonly reference: string | null;
  readonly paidAt: number | null;
  /** Payments that failed. */
  readonly attempts: number;
  readonly retryAt: number | null;
}

export type NewInvoice = Pick<
  InvoiceRecord,
  'key' | 'reason' | 'tier' | 'period' | 'lines' | 'currency' | 'seller' | 'buyer'
> & { readonly accountId: number };

/** Issues an invoice; one with the same key is there already and stays as it is. */
export async function issueInvoice(
  tx: Tx,
  billing: Billing,
  order: Pick<NewInvoice, 'accountId' | 'key' | 'reason' | 'tier' | 'period' | 'lines'>,
): Promise<InvoiceRecord> {
  const before = await findInvoiceByKey(tx.q, order.key);
  if (before) return before;
  const account = await findAccount(tx.q, order.accountId);
  const buyer = [account?.companyName, account?.name, account?.email].flatMap((line) => line || []);
  const { seller } = billing;
  const invoice = await insertInvoice(tx.q, {
    ...order,
    currency: BILLING_CURRENCY,
    seller,
    buyer,
    now: tx.now,
  });
  const { reason } = invoice;
  await tellInvoice(tx, invoice, { kind: 'invoice.issued', data: { number: numberOf(invoice), reason } });
  return invoice;
}

/**
 * Marks an invoice as paid and gives what it is for: the next month, a first month, or the larger plan. Other open
 * invoices of the account are void while that holds. What a card has paid for a void one counts too: the money is there.
 * @returns false when it was paid before, or is void and no card was charged
 */
export async function payInvoice(
  tx: Tx,
  billing: Billing,
  { id, accountId }: InvoiceRecord,
  { method, reference }: { method: PaidBy; reference: string | null },
): Promise<boolean> {
  if (accountId !== null) await lockAccount(tx.q, accountId);
  // As it is by now: it may have become void since its payment was begun.
  const invoice = await findInvoice(tx.q, id);
  const from: readonly InvoiceStatus[] = method === 'stripe' ? ['open', 'void'] : ['open'];
  if (!invoice || !from.includes(invoice.status)) return false;
  const before = accountId === null ? undefined : await findSubscription(tx.q, accountId);
  const after = onPaid(before, invoice, tx.now);
  const period = paidPeriod(invoice, { before, after, now: tx.now });
  const paid = { from, method, reference, period, now: tx.now };
  if (!(await markPaid(tx.q, invoice.id, paid))) return false;
  const data = { number: numberOf(invoice), method, amount: toMajorUnits(invoice.total) };
  await tellInvoice(tx, invoice, { kind: 'invoice.paid', data });
  if (accountId === null) return true;
  await storeSubscription(tx, billing, accountId, { before, after });
  // An upgrade that is paid when its month is over leaves the next month to be paid.
  if (after.endsAt > tx.now) await voidInvoices(tx, accountId);
  return true;
}

/** The subscription once an invoice is paid. What had ended meanwhile begins anew, so that no paid day is lost. */
function onPaid(
  before: SubscriptionRecord | undefined,
  invoice: InvoiceRecord,
  now: number,
): SubscriptionRecord {
  const { reason, status, tier, period } = invoice;
  if (!isRunning(before) || reason === 'start') return monthFrom(before, tier, now);
  // Cancelling the plan has made its upgrade void: what was said last stands.
  if (reason === 'upgrade') return move(before, { ...before, ...(status === 'open' ? GOES_ON : {}), tier });
  const startedAt = anchorOf(before);
  if (isReplaced(invoice, before, now))
    return move(before, { ...before, endsAt: monthAt(startedAt, before.endsAt).to });
  const endsAt = Math.max(period.to, monthAt(startedAt, now).to);
  return move(before, { ...before, nextTier: null, status: 'active', tier, startedAt, endsAt });
}

/** A month that goes on, but something newer has been paid for meanwhile: the month is added to that. */
function isReplaced({ reason, period }: InvoiceRecord, before: SubscriptionRecord, now: number): boolean {
  return reason === 'renewal' && isRunning(before) && (before.endsAt > now || before.endsAt >= period.to);
}

function paidPeriod(
  invoice: InvoiceRecord,
  { before, after, now }: { before: SubscriptionRecord | undefined; after: SubscriptionRecord; now: number },
): Period {
  if (after.endsAt === invoice.period.to) return invoice.period;
  return { from: before && isReplaced(invoice, before, now) ? before.endsAt : now, to: after.endsAt };
}

/** @throws AppError not-found for a foreign or unknown id */
export async function getInvoice(ctx: Context, actor: AccountActor, id: number): Promise<InvoiceRecord> {
  const invoice = await findInvoiceOf(ctx.db.read, { id, accountId: actor.accountId });
  if (!invoice) throw notFound();
  return invoice;
}

/** Voids what is still open: it has been replaced, or the plan has ended. */
export async function voidInvoices(tx: Tx, accountId: number): Promise<void> {
  for (const invoice of await listOpenInvoices(tx.q, accountId)) await voidInvoice(tx, invoice);
}

export async function voidInvoice(tx: Tx, invoice: InvoiceRecord): Promise<void> {
  if (await markVoid(tx.q, invoice.id, tx.now)) {
    const { accountId } = invoice;
    await tellInvoice(tx, invoice, {
      kind: 'invoice.voided',
      data: { number: numberOf(invoice), accountId },
    });
  }
}

/** On record where the account's plan is. */
async function tellInvoice(
  tx: Tx,
  { id, accountId }: InvoiceRecord,
  event: Said<'invoice.issued'> | Said<'invoice.paid'> | Said<'invoice.voided'>,
): Promise<void> {
  const businessId = accountId === null ? null : await findBilledBusinessId(tx.q, accountId);
  tx.emit({ ...event, businessId, subjectId: id });
}

/** A month that could not be paid: it is tried again, and another plan may replace it. */
export function isUnpaidMonth({
  status,
  reason,
  attempts,
}: Pick<InvoiceRecord, 'status' | 'reason' | 'attempts'>): boolean {
  return status === 'open' && reason === 'renewal' && attempts > 0;
}

/** "INV-000042". */
export function numberOf({ number }: Pick<InvoiceRecord, 'number'>): string {
  return `INV-${String(number).padStart(6, '0')}`;
}

export function presentInvoice(invoice: InvoiceRecord): Invoice {
  return {
    id: invoice.id,
    number: numberOf(invoice),
    status: invoice.status,
    plan: invoice.tier,
    periodStart: new Date(invoice.period.from).toISOString(),
    periodEnd: new Date(invoice.period.to).toISOString(),
    lines: invoice.lines.map(({ text, amount }) => ({ text, amount: toMajorUnits(amount) })),
    total: toMajorUnits(invoice.total),
    currency: invoice.currency,
    issuedAt: new Date(invoice.issuedAt).toISOString(),
    paidAt: iso(invoice.paidAt),
    paidBy: invoice.method,
    retryAt: iso(invoice.retryAt),
  };
}
