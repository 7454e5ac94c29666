// Collecting what an invoice asks for. Money is moved outside of any transaction: the reference of the payment is stored
// first, and a reference is charged at most once, so a crash in between is made good by asking again.
import type { Context } from '../../db/unit-of-work.ts';
import { DAY, MINUTE } from '../../kernel/clock.ts';
import { advancePlan } from './advance.ts';
import type { Billing, PaymentState } from './gateway.ts';
import { findInvoice, listOpenInvoices, listOpenInvoicesDue } from './invoice.repo.ts';
import type { InvoiceRecord } from './invoice.ts';
import { beginPayment, type Charging, forgetPayment } from './payment.ts';
import { findCard, type StoredCard } from './payment-method.repo.ts';
import { settle } from './settle.ts';
import { isRunning } from './states.ts';
import { findSubscription } from './subscription.repo.ts';
import { forgo, isSuspended } from './while-suspended.ts';

/** Pause between looks at a payment that is not decided yet, or has to wait for another. */
const LOOK_AGAIN = 15 * MINUTE;

const NO_METHOD: PaymentState = { end: 'declined', reason: 'There is no payment method.' };

/** What collecting came to. `open`: nothing was to be done, or it is tried again later. */
export type Collected = PaymentState | { readonly end: 'open' };

/**
 * Tries to collect an invoice; may be called any number of times. While plans bind nothing, it is not asked for any more.
 * @param attempt the number of failed payments that the caller knows of; when there were more, nothing is done
 * @returns the outcome, and when to look again while it is not decided
 */
export async function collectInvoice(
  ctx: Context,
  billing: Billing,
  invoiceId: number,
  attempt?: number,
): Promise<Collected & { readonly again?: number }> {
  const invoice = await findInvoice(ctx.db.read, invoiceId);
  if (invoice?.status !== 'open' || (attempt !== undefined && invoice.attempts !== attempt))
    return { end: 'open' };
  if (!billing.isOn) {
    if (invoice.accountId !== null) await advancePlan(ctx, billing, invoice.accountId);
    return { end: 'open' };
  }
  if (await isSuspended(ctx.db.read, invoice.accountId)) {
    const isOver = await forgo(ctx, billing, invoice);
    return { end: 'open', ...(!isOver && { again: ctx.clock.now() + LOOK_AGAIN }) };
  }
  const state = await charge(ctx, billing, invoice);
  if (state.end !== 'open') await settle(ctx, billing, invoice, state);
  const isDecided = state.end === 'paid' || state.end === 'declined';
  return isDecided ? state : { ...state, again: ctx.clock.now() + LOOK_AGAIN };
}

/** Collects what an account has left open, now that there is another card; a plan that has ended is not paid any more. */
export async function collectOpen(ctx: Context, billing: Billing, accountId: number): Promise<void> {
  if (!isRunning(await findSubscription(ctx.db.read, accountId))) return;
  for (const { id } of await listOpenInvoices(ctx.db.read, accountId)) await collectInvoice(ctx, billing, id);
}

/**
 * Collects what should have been collected a day ago. The invoice's own job has given up by then: the payment service
 * was away for longer, say. One that fails does not keep the others waiting.
 * @throws AggregateError with what failed
 */
export async function collectOverdue(ctx: Context, billing: Billing): Promise<void> {
  const overdue = await listOpenInvoicesDue(ctx.db.read, ctx.clock.now() - DAY);
  const tries = [];
  for (const { id } of overdue) tries.push(...(await Promise.allSettled([collectInvoice(ctx, billing, id)])));
  const errors = tries.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} invoices could not be collected`);
}

async function charge(ctx: Context, billing: Billing, invoice: InvoiceRecord): Promise<Collected> {
  const { gateway } = billing;
  const card = invoice.accountId === null ? undefined : await findCard(ctx.db.read, invoice.accountId);
  if (!gateway) return card ? { end: 'paid' } : NO_METHOD;
  return chargeCard(ctx, { ...billing, gateway }, invoice, card?.externalId ? card : undefined);
}

/** What has been begun is looked at first: it may have been paid, whatever became of the card. */
async function chargeCard(
  ctx: Context,
  billing: Charging,
  invoice: InvoiceRecord,
  card: StoredCard | undefined,
): Promise<Collected> {
  if (!card && invoice.reference === null) return NO_METHOD;
  const reference = invoice.reference ?? (await beginPayment(ctx, billing, invoice));
  if (reference === undefined) return { end: 'open' };
  const known = await billing.gateway.readPayment(reference);
  // Ended by whoever charges something else now: that is no refusal.
  if (known.end === 'declined' && !(await forgetPayment(ctx, invoice.id, reference))) return { end: 'open' };
  if (known.end !== 'unpaid') return known;
  return card ? billing.gateway.confirmPayment(reference, card.externalId ?? '') : NO_METHOD;
}
