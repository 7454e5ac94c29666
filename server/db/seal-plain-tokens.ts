// Secrets of links that an earlier release stored in plain; migration 0018 has hashed them, here they are sealed.
import { type LinkPurpose, sealLinkToken } from '../kernel/link-token.ts';
import type { Vault } from '../kernel/vault.ts';
import type { Query } from './connect.ts';

interface PlainTokens {
  readonly table: string;
  readonly key: string;
  readonly column: string;
  readonly purpose: LinkPurpose;
}

const ONCE_PLAIN: readonly PlainTokens[] = [
  { table: 'calendar_feeds', key: 'business_id', column: 'sealed_token', purpose: 'calendar-feed' },
  { table: 'strategies', key: 'id', column: 'sealed_share_token', purpose: 'strategy-share' },
  { table: 'subscribers', key: 'id', column: 'sealed_token', purpose: 'unsubscribe' },
];
const PAGE = 500;

/** Everything in these columns must be in plain: called once, before anything is sealed. */
export async function sealPlainTokens(q: Query, vault: Vault): Promise<void> {
  for (const plain of ONCE_PLAIN) await sealColumn(q, vault, plain);
}

async function sealColumn(
  q: Query,
  vault: Vault,
  { table, key, column, purpose }: PlainTokens,
): Promise<void> {
  let after = 0;
  for (;;) {
    const rows: { key: number; token: string }[] = await q(table)
      .select({ key, token: column })
      .where(key, '>', after)
      .whereNotNull(column)
      .orderBy(key)
      .limit(PAGE);
    for (const row of rows) {
      const { sealed } = sealLinkToken(vault, purpose, row.token);
      await q(table)
        .where({ [key]: row.key })
        .update({ [column]: sealed });
    }
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) return;
    after = last.key;
  }
}
