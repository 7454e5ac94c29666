// Every column that holds sealed texts, literally: a new master key re-wraps what is listed here and nothing else.
import type { LinkPurpose } from '../kernel/link-token.ts';

export interface SealedColumn {
  readonly table: string;
  /** The table's primary key, one column of it. */
  readonly key: string;
  readonly column: string;
}

/** Where the secrets of addresses are kept: a purpose without a column is a type error. */
const LINKS: Readonly<Record<LinkPurpose, SealedColumn>> = {
  'calendar-feed': { table: 'calendar_feeds', key: 'business_id', column: 'sealed_token' },
  'strategy-share': { table: 'strategies', key: 'id', column: 'sealed_share_token' },
  unsubscribe: { table: 'subscribers', key: 'id', column: 'sealed_token' },
  'stop-mails': { table: 'notification_settings', key: 'account_id', column: 'stop_token' },
};

export const SEALED_COLUMNS: readonly SealedColumn[] = [
  { table: 'two_factor', key: 'account_id', column: 'secret' },
  { table: 'letters', key: 'id', column: 'props' },
  { table: 'outbox', key: 'id', column: 'text' },
  { table: 'outbox', key: 'id', column: 'html' },
  { table: 'outbox', key: 'id', column: 'headers' },
  ...Object.values(LINKS),
];
