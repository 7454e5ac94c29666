// All SQL of how notifications reach each person.
import { type Rhythm, TOPICS, type Topic } from '../../contract/constants/notifications.ts';
import type { NotificationSettings, Way } from '../../contract/notification-settings.ts';
import { type ColumnMap, flag, mapColumns } from '../../db/columns.ts';
import { lockAlone } from '../../db/dialect.ts';
import { type Selection, select } from '../../db/gather.ts';
import type { Query } from '../../db/unit-of-work.ts';
import type { LinkToken } from '../../kernel/link-token.ts';

/** As stored. All of it is null where an outer join found nobody's. */
export interface StoredSettings {
  readonly byEmail: boolean;
  readonly byBrowser: boolean;
  readonly appOff: string;
  readonly emailOff: string;
  readonly browserOff: string;
  readonly rhythm: Rhythm | null;
  readonly quietFrom: string | null;
  readonly quietUntil: string | null;
  readonly urgentPasses: boolean;
}

export const SETTINGS_COLUMNS: ColumnMap<StoredSettings> = {
  byEmail: flag('notification_settings.by_email'),
  byBrowser: flag('notification_settings.by_browser'),
  appOff: 'notification_settings.app_off',
  emailOff: 'notification_settings.email_off',
  browserOff: 'notification_settings.browser_off',
  rhythm: 'notification_settings.rhythm',
  quietFrom: 'notification_settings.quiet_from',
  quietUntil: 'notification_settings.quiet_until',
  urgentPasses: flag('notification_settings.urgent_passes'),
};
const SETTINGS = mapColumns('notification_settings', SETTINGS_COLUMNS, toSettings);

/** Mail and the browser are off until asked for; every topic is on. */
const DEFAULTS = {
  byEmail: false,
  byBrowser: false,
  appOff: '',
  emailOff: '',
  browserOff: '',
  rhythm: 'daily',
  quietFrom: null,
  quietUntil: null,
  urgentPasses: false,
} as const satisfies StoredSettings;

/** One row, or none for a person who has the defaults. */
export function selectSettings(q: Query, accountId: number): Selection<NotificationSettings> {
  return SETTINGS.selection(SETTINGS.from(q).where({ account_id: accountId }));
}

export async function findSettings(q: Query, accountId: number): Promise<NotificationSettings> {
  const [settings = DEFAULT_SETTINGS] = await select(selectSettings(q, accountId));
  return settings;
}

/** A person's settings, kept from others who would change them until this transaction ends. */
export async function lockSettings(q: Query, accountId: number, now: number): Promise<NotificationSettings> {
  await q('notification_settings')
    .insert({ ...SETTINGS.stored(DEFAULTS), account_id: accountId, updated_at: now })
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
      ...SETTINGS.stored({
        byEmail: settings.email,
        byBrowser: settings.browser,
        appOff: listOff(settings, 'app'),
        emailOff: listOff(settings, 'email'),
        browserOff: listOff(settings, 'browser'),
        rhythm: settings.rhythm,
        quietFrom: settings.quiet?.from ?? null,
        quietUntil: settings.quiet?.until ?? null,
        urgentPasses: settings.urgentPasses,
      }),
      updated_at: settings.now,
    });
}

/** The defaults hold where nobody's settings were found. */
export function toSettings(stored: StoredSettings): NotificationSettings {
  const settings = stored.rhythm === null ? DEFAULTS : { ...stored, rhythm: stored.rhythm };
  const { quietFrom: from, quietUntil: until } = settings;
  const [app, email, browser] = [settings.appOff, settings.emailOff, settings.browserOff].map(readOff);
  const ways = TOPICS.map((topic) => [
    topic,
    { app: !app?.has(topic), email: !email?.has(topic), browser: !browser?.has(topic) },
  ]);
  return {
    email: settings.byEmail,
    browser: settings.byBrowser,
    topics: Object.fromEntries(ways) as NotificationSettings['topics'],
    rhythm: settings.rhythm,
    quiet: from === null || until === null ? null : { from, until },
    urgentPasses: settings.urgentPasses,
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

export const DEFAULT_SETTINGS = toSettings(DEFAULTS);
