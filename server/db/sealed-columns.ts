// Every column that holds sealed texts, literally: a new master key re-wraps what is listed here and nothing else.

export interface SealedColumn {
  readonly table: string;
  /** The table's primary key, one column of it. */
  readonly key: string;
  readonly column: string;
}

export const SEALED_COLUMNS: readonly SealedColumn[] = [
  { table: 'two_factor', key: 'account_id', column: 'secret' },
  { table: 'letters', key: 'id', column: 'props' },
  { table: 'calendar_feeds', key: 'business_id', column: 'sealed_token' },
  { table: 'outbox', key: 'id', column: 'text' },
  { table: 'outbox', key: 'id', column: 'html' },
  { table: 'outbox', key: 'id', column: 'headers' },
  { table: 'strategies', key: 'id', column: 'sealed_share_token' },
  { table: 'subscribers', key: 'id', column: 'sealed_token' },
];
