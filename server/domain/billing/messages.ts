// What the payment service tells of its own accord. A message is only a reason to look: the state is read afresh, so
// messages may come twice, late and in any order.
import { type Context, unitOfWork } from '../../db/unit-of-work.ts';
import { SYSTEM } from '../../kernel/actor.ts';
import { DAY } from '../../kernel/clock.ts';
import type { Billing, GatewayMessage, PaymentGateway } from './gateway.ts';
import { findInvoiceByReference } from './invoice.repo.ts';
import {
  deleteMessagesBefore,
  findAccountOfCustomer,
  hasMessage,
  insertMessage,
} from './payment-method.repo.ts';
import { storeCard } from './payment-method.ts';
import { settle } from './settle.ts';

/** The payment service repeats a message for at most three days. */
const KEEP_MESSAGES = 30 * DAY;

/** Deals with a message, once. When this fails the service sends it again. */
export async function takeMessage(
  ctx: Context,
  billing: Billing & { readonly gateway: PaymentGateway },
  message: GatewayMessage,
): Promise<void> {
  if (await hasMessage(ctx.db.read, message.id)) return;
  if (message.about === 'card') await refreshCard(ctx, billing.gateway, message);
  if (message.about === 'payment') await refreshPayment(ctx, billing, message.reference);
  await unitOfWork(ctx, SYSTEM, async (tx) => {
    await insertMessage(tx.q, message.id, tx.now);
  });
}

async function refreshCard(
  ctx: Context,
  gateway: PaymentGateway,
  { customer, setup }: { customer: string; setup?: string },
): Promise<void> {
  const accountId = await findAccountOfCustomer(ctx.db.read, customer);
  if (accountId === undefined) return;
  await storeCard(ctx, accountId, await gateway.readCard(customer, setup));
}

/** Only what has been paid is taken from a message: whoever asked for a payment counts its refusals. */
async function refreshPayment(
  ctx: Context,
  billing: Billing & { readonly gateway: PaymentGateway },
  reference: string,
): Promise<void> {
  const invoice = await findInvoiceByReference(ctx.db.read, reference);
  if (!invoice || invoice.status === 'paid') return;
  const state = await billing.gateway.readPayment(reference);
  if (state.end === 'paid') await settle(ctx, billing, invoice, state);
}

/** Forgets messages that cannot come again. */
export async function purgeMessages(ctx: Context): Promise<void> {
  await deleteMessagesBefore(ctx.db.write, ctx.clock.now() - KEEP_MESSAGES);
}
