// Collecting what an invoice asks for. Money is moved outside of any transaction: its reference is stored first, and a
// reference is charged at most once, so a crash in between is made good by asking again.
import { type Context, type Tx, unitOfWork } from '../../db/unit-of-work.ts';
import { SYSTEM } from '../../kernel/actor.ts';
import { DAY, MINUTE } from '../../kernel/clock.ts';
import { toMajorUnits } from '../../kernel/money.ts';
import type { Billing, PaymentGateway, PaymentState } from './gateway.ts';
import { countAttempt, findInvoice, keepReference, listOpenInvoices } from './invoice.repo.ts';
import { type InvoiceRecord, numberOf, payInvoice, voidInvoice } from './invoice.ts';
import { findCard, findCustomer, type StoredCard } from './payment-method.repo.ts';
import { expire, isRunning } from './states.ts';
import { storeSubscription } from './store-subscription.ts';
import { findSubscription, lockAccount } from './subscription.repo.ts';
import { tellOwner } from './tell-owner.ts';

/** Days after the invoice on which a payment that failed is tried again; then the plan expires. */
export const RETRY_DAYS = [1, 3, 5] as const;
/** Pause between looks at a payment that is not decided yet. */
const LOOK_AGAIN = 15 * MINUTE;

const NO_METHOD = 'There is no payment method.';

/** What collecting came to. `open`: nothing was to be done, or it is tried again later. */
export type Collected = PaymentState | { readonly end: 'open' };

/**
 * Tries to collect an invoice; may be called any number of times.
 * @param attempt the number of failed payments that the caller knows of; when there were more, nothing is done
 * @returns the outcome, and when to look again while it is pending
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
  const card = await findPayingCard(ctx, billing, invoice);
  const state: PaymentState =
    card === undefined
      ? { end: 'declined', reason: NO_METHOD }
      : billing.gateway
        ? await charge(ctx, billing.gateway, { invoice, card })
        : { end: 'paid' };
  await settle(ctx, billing, invoice, state);
  return state.end === 'pending' ? { ...state, again: ctx.clock.now() + LOOK_AGAIN } : state;
}

/** Collects what an account has left open, now that there is another card; a plan that has ended is not paid any more. */
export async function collectOpen(ctx: Context, billing: Billing, accountId: number): Promise<void> {
  if (!isRunning(await findSubscription(ctx.db.read, accountId))) return;
  for (const { id } of await listOpenInvoices(ctx.db.read, accountId)) await collectInvoice(ctx, billing, id);
}

/**
 * Settles a month of an account that failed but was paid after all.
 * @returns false while that is not known, so that nothing else may be charged
 */
export async function settleFailed(ctx: Context, billing: Billing, accountId: number): Promise<boolean> {
  const { gateway } = billing;
  if (!gateway) return true;
  let isKnown = true;
  for (const invoice of await listOpenInvoices(ctx.db.read, accountId)) {
    if (invoice.attempts === 0 || invoice.reference === null) continue;
    const { end } = await gateway.readPayment(invoice.reference);
    if (end === 'paid') await settle(ctx, billing, invoice, { end });
    if (end === 'pending') isKnown = false;
  }
  return isKnown;
}

/** Stores what became of a payment, whoever heard of it first. */
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

async function findPayingCard(
  { db }: Context,
  { gateway }: Billing,
  { accountId }: InvoiceRecord,
): Promise<StoredCard | undefined> {
  const card = accountId === null ? undefined : await findCard(db.read, accountId);
  return gateway && card?.externalId === null ? undefined : card;
}

async function charge(
  ctx: Context,
  gateway: PaymentGateway,
  { invoice, card }: { invoice: InvoiceRecord; card: StoredCard },
): Promise<PaymentState> {
  const reference = invoice.reference ?? (await prepare(ctx, gateway, invoice));
  const known = await gateway.readPayment(reference);
  if (known.end !== 'unpaid') return known;
  return gateway.confirmPayment(reference, card.externalId ?? '');
}

async function prepare(ctx: Context, gateway: PaymentGateway, invoice: InvoiceRecord): Promise<string> {
  const customer =
    invoice.accountId === null ? undefined : await findCustomer(ctx.db.read, invoice.accountId);
  if (customer === undefined) throw new Error(`invoice ${invoice.id} has nobody to charge`);
  const reference = await gateway.preparePayment({
    key: invoice.key,
    amount: invoice.total,
    currency: invoice.currency,
    customer,
    description: `${numberOf(invoice)}: ${invoice.tier} plan`,
  });
  return unitOfWork(ctx, SYSTEM, (tx) => keepReference(tx.q, invoice.id, reference));
}

/** A month that goes on is tried again on days 1, 3 and 5; what a person has just asked for is simply not done. */
async function fail(tx: Tx, billing: Billing, invoice: InvoiceRecord, reason: string): Promise<void> {
  const { accountId, attempts } = invoice;
  if (accountId === null) return;
  await lockAccount(tx.q, accountId);
  const day = invoice.reason === 'renewal' ? RETRY_DAYS[attempts] : undefined;
  const retryAt = day === undefined ? null : invoice.issuedAt + day * DAY;
  if (!(await countAttempt(tx.q, invoice.id, { from: attempts, retryAt }))) return;
  const about = { number: numberOf(invoice), amount: toMajorUnits(invoice.total), for: invoice.reason };
  const data = { ...about, reason, retryAt, attempt: attempts + 1 };
  await tellOwner(tx, accountId, { kind: 'payment.failed', subjectId: invoice.id, data });
  if (retryAt !== null) return;
  if (invoice.reason !== 'renewal') return voidInvoice(tx, invoice);
  const before = await findSubscription(tx.q, accountId);
  if (isRunning(before)) await storeSubscription(tx, billing, accountId, { before, after: expire(before) });
}
