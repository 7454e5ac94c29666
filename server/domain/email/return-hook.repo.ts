// All SQL of the addresses at which mail services tell a business what came back.
import type { Query } from '../../db/unit-of-work.ts';
import type { LinkToken } from '../../kernel/link-token.ts';

export async function findReturnHook(q: Query, businessId: number): Promise<LinkToken | undefined> {
  return q('return_hooks')
    .where({ business_id: businessId })
    .first({ hash: 'token_hash', sealed: 'sealed_token' });
}

/** One that is there stays. */
export async function insertReturnHook(
  q: Query,
  businessId: number,
  { hash, sealed }: LinkToken,
): Promise<void> {
  await q('return_hooks')
    .insert({ business_id: businessId, token_hash: hash, sealed_token: sealed })
    .onConflict('business_id')
    .ignore();
}

export async function findBusinessOfHook(q: Query, tokenHash: string): Promise<number | undefined> {
  const row: { business_id: number } | undefined = await q('return_hooks')
    .where({ token_hash: tokenHash })
    .first('business_id');
  return row?.business_id;
}
