// All SQL of payment methods, and of who an account is to the payment service.
import type { PaymentMethod } from '../../contract/payment-method.ts';
import { mapColumns } from '../../db/columns.ts';
import type { Query } from '../../db/unit-of-work.ts';

export type StoredCard = PaymentMethod & {
  /** What the payment service calls it; null for a simulated one. */
  readonly externalId: string | null;
};

const CARD = mapColumns<StoredCard>('payment_methods', {
  brand: 'brand',
  lastFour: 'last_four',
  expiry: 'expiry',
  holder: 'holder',
  externalId: 'external_id',
});

export async function findCard(q: Query, accountId: number): Promise<StoredCard | undefined> {
  return CARD.one(CARD.from(q).where({ account_id: accountId }));
}

/** Takes the place of the one before. */
export async function savePaymentMethod(
  q: Query,
  accountId: number,
  { now, ...card }: StoredCard & { now: number },
): Promise<void> {
  await q('payment_methods')
    .insert({ ...CARD.stored(card), account_id: accountId, created_at: now })
    .onConflict('account_id')
    .merge();
}

/** False when there was none. */
export async function deletePaymentMethod(q: Query, accountId: number): Promise<boolean> {
  return (await q('payment_methods').where({ account_id: accountId }).del()) > 0;
}

export async function findCustomer(q: Query, accountId: number): Promise<string | undefined> {
  const row: { external_id: string } | undefined = await q('payment_customers')
    .select('external_id')
    .where({ account_id: accountId })
    .first();
  return row?.external_id;
}

export async function findAccountOfCustomer(q: Query, customer: string): Promise<number | undefined> {
  const row: { account_id: number } | undefined = await q('payment_customers')
    .select('account_id')
    .where({ external_id: customer })
    .first();
  return row?.account_id;
}

/** The first word stands. */
export async function insertCustomer(q: Query, accountId: number, customer: string): Promise<void> {
  await q('payment_customers')
    .insert({ account_id: accountId, external_id: customer })
    .onConflict('account_id')
    .ignore();
}

export async function hasMessage(q: Query, id: string): Promise<boolean> {
  return (await q('payment_messages').where({ id }).first('id')) !== undefined;
}

export async function insertMessage(q: Query, id: string, now: number): Promise<void> {
  await q('payment_messages').insert({ id, created_at: now }).onConflict('id').ignore();
}

export async function deleteMessagesBefore(q: Query, before: number): Promise<void> {
  await q('payment_messages').where('created_at', '<', before).del();
}
