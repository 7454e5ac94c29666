// The one payment that an account may have under way. The reference of an unpaid invoice says that its payment may be
// charged at any moment, by whoever knows it. So before another is begun, that one is ended at the payment service, where
// of an end and a charge only one can win. Nothing here depends on how long anything takes, or on who is still alive.
import { type Context, unitOfWork } from '../../db/unit-of-work.ts';
import { SYSTEM } from '../../kernel/actor.ts';
import { lockAccount } from '../accounts/index.ts';
import type { Billing, PaymentGateway, PaymentState } from './gateway.ts';
import { forgetReference, keepReference, listUnpaid } from './invoice.repo.ts';
import { type InvoiceRecord, numberOf } from './invoice.ts';
import { findCustomer } from './payment-method.repo.ts';
import { settle } from './settle.ts';

/** Billing with real cards. */
export type Charging = Billing & { readonly gateway: PaymentGateway };

/**
 * Begins the payment of an open invoice, without moving money, and ends what the account has begun before.
 * @returns its reference; undefined while another invoice goes first, or it is no longer open
 */
export async function beginPayment(
  ctx: Context,
  billing: Charging,
  invoice: InvoiceRecord,
): Promise<string | undefined> {
  const { id, accountId } = invoice;
  const customer = accountId === null ? undefined : await findCustomer(ctx.db.read, accountId);
  if (accountId === null || customer === undefined) throw new Error(`invoice ${id} has nobody to charge`);
  const others = (await listUnpaid(ctx.db.write, accountId)).filter((other) => other.id !== id);
  if (others.some((other) => goesFirst(other, invoice))) return undefined;
  if (!(await endPayments(ctx, billing, others))) return undefined;
  const reference = await prepare(billing.gateway, invoice, customer);
  return unitOfWork(ctx, SYSTEM, async (tx) => {
    await lockAccount(tx.q, accountId);
    const unpaid = await listUnpaid(tx.q, accountId);
    const isOpen = unpaid.some((one) => one.id === id && one.status === 'open');
    const isFree = unpaid.every(
      (one) => one.id === id || (one.reference === null && !goesFirst(one, invoice)),
    );
    return isOpen && isFree ? keepReference(tx.q, id, reference) : undefined;
  });
}

/**
 * Ends payments that have been begun, so that none of them can be charged any more; one that was charged is settled.
 * @returns false while that is not known of all of them
 */
export async function endPayments(
  ctx: Context,
  billing: Charging,
  invoices: readonly InvoiceRecord[],
): Promise<boolean> {
  let areOver = true;
  for (const invoice of invoices) {
    if (invoice.reference === null) continue;
    const { end } = await endAtService(billing.gateway, invoice.reference);
    if (end === 'pending') areOver = false;
    if (end === 'paid') await settle(ctx, billing, invoice, { end });
    if (end === 'declined') await forgetPayment(ctx, invoice.id, invoice.reference);
  }
  return areOver;
}

/**
 * A payment that can never succeed is no longer that of its invoice: the next attempt makes another.
 * @returns false when it has been forgotten already
 */
export function forgetPayment(ctx: Context, id: number, reference: string): Promise<boolean> {
  return unitOfWork(ctx, SYSTEM, (tx) => forgetReference(tx.q, id, reference));
}

/** A plan that a person has chosen comes before the month that it replaces, which failed. */
function goesFirst(other: InvoiceRecord, { id, reason }: InvoiceRecord): boolean {
  if (other.status !== 'open' || reason !== 'renewal') return false;
  return other.reason !== 'renewal' || other.id > id;
}

/** A service that cannot be asked leaves it open. */
function endAtService(gateway: PaymentGateway, reference: string): Promise<PaymentState> {
  return gateway.cancelPayment(reference).catch(() => ({ end: 'pending' }));
}

function prepare(gateway: PaymentGateway, invoice: InvoiceRecord, customer: string): Promise<string> {
  return gateway.preparePayment({
    key: invoice.key,
    amount: invoice.total,
    currency: invoice.currency,
    customer,
    description: `${numberOf(invoice)}: ${invoice.tier} plan`,
  });
}
