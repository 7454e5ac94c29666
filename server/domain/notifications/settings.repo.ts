// All SQL of how notifications reach each person.
import { type Rhythm, TOPICS, type Topic } from '../../contract/constants/notifications.ts';
import type { NotificationSettings, Way } from '../../contract/notification-settings.ts';
import { lockAlone } from '../../db/dialect.ts';
import { type Selection, select } from '../../db/gather.ts';
import type { Query } from '../../db/unit-of-work.ts';
import type { LinkToken } from '../../kernel/link-token.ts';

export interface SettingsRow {
  by_email: boolean | number;
  by_browser: boolean | number;
  app_off: string;
  email_off: string;
  browser_off: string;
  rhythm: Rhythm;
  quiet_from: string | null;
  quiet_until: string | null;
  urgent_passes: boolean | number;
}

export const SETTINGS_COLUMNS = [
  'by_email',
  'by_browser',
  'app_off',
  'email_off',
  'browser_off',
  'rhythm',
  'quiet_from',
  'quiet_until',
  'urgent_passes',
] as const;

/** Mail and the browser are off until asked for; every topic is on. */
const DEFAULTS: SettingsRow = {
  by_email: false,
  by_browser: false,
  app_off: '',
  email_off: '',
  browser_off: '',
  rhythm: 'daily',
  quiet_from: null,
  quiet_until: null,
  urgent_passes: false,
};

/** One row, or none for a person who has the defaults. */
export function selectSettings(q: Query, accountId: number): Selection<NotificationSettings> {
  const query = q('notification_settings')
    .select(...SETTINGS_COLUMNS)
    .where({ account_id: accountId });
  return { query, columns: SETTINGS_COLUMNS, read: toSettings };
}

export async function findSettings(q: Query, accountId: number): Promise<NotificationSettings> {
  const [settings = DEFAULT_SETTINGS] = await select(selectSettings(q, accountId));
  return settings;
}

/** A person's settings, kept from others who would change them until this transaction ends. */
export async function lockSettings(q: Query, accountId: number, now: number): Promise<NotificationSettings> {
  await q('notification_settings')
    .insert({ ...DEFAULTS, account_id: accountId, updated_at: now })
    .onConflict('account_id')
    .ignore();
  await lockAlone(q, q('notification_settings').select('account_id').where({ account_id: accountId }));
  return findSettings(q, accountId);
}

/** What is stored is whole: only whoever has locked the settings may say what they are. */
export async function updateSettings(
  q: Query,
  accountId: number,
  settings: NotificationSettings & { readonly now: number },
): Promise<void> {
  await q('notification_settings')
    .where({ account_id: accountId })
    .update({
      by_email: settings.email,
      by_browser: settings.browser,
      app_off: listOff(settings, 'app'),
      email_off: listOff(settings, 'email'),
      browser_off: listOff(settings, 'browser'),
      rhythm: settings.rhythm,
      quiet_from: settings.quiet?.from ?? null,
      quiet_until: settings.quiet?.until ?? null,
      urgent_passes: settings.urgentPasses,
      updated_at: settings.now,
    });
}

/** @param row without one, or with nulls in it from an outer join, the defaults hold */
export function toSettings(row: Partial<SettingsRow> | undefined): NotificationSettings {
  const settings = row?.rhythm ? { ...DEFAULTS, ...row } : DEFAULTS;
  const { quiet_from: from, quiet_until: until } = settings;
  const [app, email, browser] = [settings.app_off, settings.email_off, settings.browser_off].map(readOff);
  const ways = TOPICS.map((topic) => [
    topic,
    { app: !app?.has(topic), email: !email?.has(topic), browser: !browser?.has(topic) },
  ]);
  return {
    email: Boolean(settings.by_email),
    browser: Boolean(settings.by_browser),
    topics: Object.fromEntries(ways) as NotificationSettings['topics'],
    rhythm: settings.rhythm,
    quiet: from === null || until === null ? null : { from, until },
    urgentPasses: Boolean(settings.urgent_passes),
  };
}

function readOff(text: string): ReadonlySet<string> {
  return new Set(text.split(','));
}

function listOff({ topics }: NotificationSettings, way: Way): string {
  return TOPICS.filter((topic: Topic) => topics[topic]?.[way] === false).join(',');
}

/** The link that ends a person's mails; undefined before they have one. */
export async function findStopLink(q: Query, accountId: number): Promise<LinkToken | undefined> {
  const row: { stop_hash: string | null; stop_token: string | null } | undefined = await q(
    'notification_settings',
  )
    .where({ account_id: accountId })
    .first('stop_hash', 'stop_token');
  if (!row?.stop_hash || !row.stop_token) return undefined;
  return { hash: row.stop_hash, sealed: row.stop_token };
}

/** Stores a link for a person who has none yet; one that is there stands. */
export async function updateStopLink(
  q: Query,
  accountId: number,
  { hash, sealed }: LinkToken,
): Promise<void> {
  await q('notification_settings')
    .where({ account_id: accountId, stop_hash: null })
    .update({ stop_hash: hash, stop_token: sealed });
}

/** Whom a link that ends mails belongs to. */
export async function findAccountByStopHash(
  q: Query,
  hash: string,
): Promise<{ id: number; email: string } | undefined> {
  return q('notification_settings')
    .join('accounts', 'accounts.id', 'notification_settings.account_id')
    .where({ stop_hash: hash })
    .first('accounts.id', 'accounts.email');
}

export const DEFAULT_SETTINGS = toSettings(undefined);
