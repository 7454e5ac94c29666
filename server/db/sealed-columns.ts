// Every column that holds sealed texts, literally: a new master key re-wraps what is listed here and nothing else.
import type { LinkPurpose } from '../kernel/link-token.ts';
import type { Query } from './connect.ts';

export type SealedTable =
  | 'two_factor'
  | 'letters'
  | 'outbox'
  | 'calendar_feeds'
  | 'strategies'
  | 'subscribers'
  | 'notification_settings'
  | 'provider_apps'
  | 'connect_attempts'
  | 'connection_accounts'
  | 'model_endpoints'
  | 'sender_domains'
  | 'return_hooks'
  | 'single_mails'
  | 'webhook_secrets'
  | 'shop_hooks'
  | 'shop_secrets'
  | 'mail_servers'
  | 'return_mailboxes';

export interface SealedColumn {
  readonly table: SealedTable;
  /** The table's primary key, one column of it. */
  readonly key: string;
  readonly column: string;
  /** The row goes on without the text. */
  readonly isOptional?: true;
  /** Of an address: what it is for, and the column whose hash finds it. */
  readonly link?: { readonly purpose: LinkPurpose; readonly hash: string };
}

type LinkColumn = Omit<SealedColumn, 'link'> & { readonly hash: string };

/** Where the secrets of addresses are kept: a purpose without a column is a type error. */
const LINKS: Readonly<Record<LinkPurpose, LinkColumn>> = {
  'calendar-feed': {
    table: 'calendar_feeds',
    key: 'business_id',
    column: 'sealed_token',
    hash: 'token_hash',
  },
  'strategy-share': {
    table: 'strategies',
    key: 'id',
    column: 'sealed_share_token',
    hash: 'share_token_hash',
  },
  'return-hooks': {
    table: 'return_hooks',
    key: 'business_id',
    column: 'sealed_token',
    hash: 'token_hash',
  },
  'shop-hooks': {
    table: 'shop_hooks',
    key: 'business_id',
    column: 'sealed_token',
    hash: 'token_hash',
  },
  unsubscribe: { table: 'subscribers', key: 'id', column: 'sealed_token', hash: 'token_hash' },
  'stop-mails': {
    table: 'notification_settings',
    key: 'account_id',
    column: 'stop_token',
    hash: 'stop_hash',
  },
};

const PURPOSES = Object.keys(LINKS) as LinkPurpose[];

export const SEALED_COLUMNS: readonly SealedColumn[] = [
  { table: 'two_factor', key: 'account_id', column: 'secret' },
  { table: 'letters', key: 'id', column: 'props' },
  { table: 'outbox', key: 'id', column: 'text' },
  { table: 'outbox', key: 'id', column: 'html' },
  { table: 'outbox', key: 'id', column: 'headers' },
  { table: 'provider_apps', key: 'id', column: 'sealed_secret' },
  { table: 'connect_attempts', key: 'id', column: 'sealed_verifier' },
  { table: 'connect_attempts', key: 'id', column: 'sealed_grant' },
  { table: 'connection_accounts', key: 'connection_id', column: 'sealed_tokens', isOptional: true },
  { table: 'model_endpoints', key: 'id', column: 'sealed_key', isOptional: true },
  { table: 'sender_domains', key: 'domain', column: 'sealed_key' },
  { table: 'single_mails', key: 'id', column: 'sealed_words', isOptional: true },
  { table: 'shop_secrets', key: 'id', column: 'sealed_secret' },
  { table: 'mail_servers', key: 'id', column: 'sealed_password', isOptional: true },
  { table: 'return_mailboxes', key: 'business_id', column: 'sealed_password' },
  { table: 'webhook_secrets', key: 'business_id', column: 'sealed_secret' },
  ...PURPOSES.map((purpose) => {
    const { hash, ...column } = LINKS[purpose];
    return { ...column, link: { purpose, hash } };
  }),
];

export interface SealedText {
  readonly key: number | string;
  readonly sealed: string;
}

const PAGE = 500;

/** The sealed texts of a column, page by page; they may be changed meanwhile. */
export async function* readSealed(
  q: Query,
  { table, key, column }: SealedColumn,
): AsyncGenerator<SealedText[], void> {
  let after: SealedText['key'] | undefined;
  for (;;) {
    const page = q(table).select({ key, sealed: column }).whereNotNull(column).orderBy(key).limit(PAGE);
    if (after !== undefined) page.where(key, '>', after);
    const rows: SealedText[] = await page;
    yield rows;
    if (rows.length < PAGE) return;
    after = rows.at(-1)?.key;
  }
}
