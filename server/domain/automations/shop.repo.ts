// All SQL of the shops that tell a business what people do.
import type { Shop } from '../../contract/shop.ts';
import type { Query } from '../../db/unit-of-work.ts';
import type { LinkToken } from '../../kernel/link-token.ts';

export async function findShopHook(q: Query, businessId: number): Promise<LinkToken | undefined> {
  return q('shop_hooks')
    .where({ business_id: businessId })
    .first({ hash: 'token_hash', sealed: 'sealed_token' });
}

/** One that is there stays. */
export async function insertShopHook(
  q: Query,
  businessId: number,
  { hash, sealed }: LinkToken,
): Promise<void> {
  await q('shop_hooks')
    .insert({ business_id: businessId, token_hash: hash, sealed_token: sealed })
    .onConflict('business_id')
    .ignore();
}

export async function findBusinessOfShopHook(q: Query, tokenHash: string): Promise<number | undefined> {
  const row: { business_id: number } | undefined = await q('shop_hooks')
    .where({ token_hash: tokenHash })
    .first('business_id');
  return row?.business_id;
}

export async function listSetShops(q: Query, businessId: number): Promise<Shop[]> {
  return q('shop_secrets').where({ business_id: businessId }).pluck('shop');
}

export async function findShopSecret(
  q: Query,
  key: { businessId: number; shop: Shop },
): Promise<string | undefined> {
  const row: { sealed_secret: string } | undefined = await q('shop_secrets')
    .where({ business_id: key.businessId, shop: key.shop })
    .first('sealed_secret');
  return row?.sealed_secret;
}

export async function saveShopSecret(
  q: Query,
  saved: { businessId: number; shop: Shop; sealed: string },
): Promise<void> {
  await q('shop_secrets')
    .insert({ business_id: saved.businessId, shop: saved.shop, sealed_secret: saved.sealed })
    .onConflict(['business_id', 'shop'])
    .merge(['sealed_secret']);
}

export async function deleteShopSecret(q: Query, key: { businessId: number; shop: Shop }): Promise<void> {
  await q('shop_secrets').where({ business_id: key.businessId, shop: key.shop }).del();
}

/** Whose event it was that a shop told of under an id. */
export async function findTellerOf(
  q: Query,
  key: { businessId: number; externalId: string },
): Promise<string | undefined> {
  const row: { email: string } | undefined = await q('person_events')
    .join('subscribers', 'subscribers.id', 'person_events.subscriber_id')
    .where({ 'person_events.business_id': key.businessId, external_id: key.externalId })
    .first('subscribers.email');
  return row?.email;
}
