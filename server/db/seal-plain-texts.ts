// Secrets that earlier releases stored in plain: those of links, which migration 0018 has hashed, and the mails that
// carry them in the local outbox.
import { sealLinkToken } from '../kernel/link-token.ts';
import type { Vault } from '../kernel/vault.ts';
import type { Query } from './connect.ts';

interface PlainColumn {
  readonly table: string;
  readonly key: string;
  readonly column: string;
  /** Another column that sealing needs. */
  readonly beside?: string;
  seal(vault: Vault, plain: string, beside: string): string;
}

const sealMail: PlainColumn['seal'] = (vault, plain, messageId) => vault.seal(plain, `outbox:${messageId}`);

const ONCE_PLAIN: readonly PlainColumn[] = [
  {
    table: 'calendar_feeds',
    key: 'business_id',
    column: 'sealed_token',
    seal: (vault, token) => sealLinkToken(vault, 'calendar-feed', token).sealed,
  },
  {
    table: 'strategies',
    key: 'id',
    column: 'sealed_share_token',
    seal: (vault, token) => sealLinkToken(vault, 'strategy-share', token).sealed,
  },
  {
    table: 'subscribers',
    key: 'id',
    column: 'sealed_token',
    seal: (vault, token) => sealLinkToken(vault, 'unsubscribe', token).sealed,
  },
  { table: 'outbox', key: 'id', column: 'text', beside: 'message_id', seal: sealMail },
  { table: 'outbox', key: 'id', column: 'html', beside: 'message_id', seal: sealMail },
  { table: 'outbox', key: 'id', column: 'headers', beside: 'message_id', seal: sealMail },
];
const PAGE = 500;

/** Everything in these columns must be in plain: called once, before anything is sealed. @returns how many texts */
export async function sealPlainTexts(q: Query, vault: Vault): Promise<number> {
  let texts = 0;
  for (const plain of ONCE_PLAIN) texts += await sealColumn(q, vault, plain);
  return texts;
}

async function sealColumn(q: Query, vault: Vault, plain: PlainColumn): Promise<number> {
  const { table, key, column, beside = key } = plain;
  let after = 0;
  let texts = 0;
  for (;;) {
    const rows: { key: number; text: string; beside: string }[] = await q(table)
      .select({ key, text: column, beside })
      .where(key, '>', after)
      .whereNotNull(column)
      .orderBy(key)
      .limit(PAGE);
    for (const row of rows) {
      const sealed = plain.seal(vault, row.text, row.beside);
      await q(table)
        .where({ [key]: row.key })
        .update({ [column]: sealed });
    }
    texts += rows.length;
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) return texts;
    after = last.key;
  }
}
