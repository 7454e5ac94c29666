// All SQL of payment methods.
import type { PaymentMethod } from '../../contract/payment-method.ts';
import type { Query } from '../../db/unit-of-work.ts';

export async function findPaymentMethod(q: Query, accountId: number): Promise<PaymentMethod | undefined> {
  return q('payment_methods')
    .select('brand', 'expiry', 'holder', { lastFour: 'last_four' })
    .where({ account_id: accountId })
    .first();
}

/** Takes the place of the one before. */
export async function savePaymentMethod(
  q: Query,
  accountId: number,
  { brand, lastFour, expiry, holder, now }: PaymentMethod & { now: number },
): Promise<void> {
  await q('payment_methods')
    .insert({ account_id: accountId, brand, last_four: lastFour, expiry, holder, created_at: now })
    .onConflict('account_id')
    .merge();
}

/** False when there was none. */
export async function deletePaymentMethod(q: Query, accountId: number): Promise<boolean> {
  return (await q('payment_methods').where({ account_id: accountId }).del()) > 0;
}
