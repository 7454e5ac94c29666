// All SQL of who is told: the people of a business, with how each wants to be told.
import type { NotificationSettings } from '../../contract/notification-settings.ts';
import type { Query } from '../../db/unit-of-work.ts';
import type { Role } from '../../kernel/actor.ts';
import { SETTINGS_COLUMNS, type SettingsRow, toSettings } from './settings.repo.ts';

export interface Recipient {
  readonly accountId: number;
  readonly name: string;
  /** Empty when the person has named none. */
  readonly email: string;
  readonly role: Role;
  readonly business: {
    readonly id: number;
    readonly name: string;
    readonly timezone: string;
    readonly locale: string;
  };
  readonly settings: NotificationSettings;
}

interface RecipientRow extends SettingsRow {
  account_id: number;
  business_id: number;
  name: string;
  email: string;
  role: Role;
  business_name: string;
  timezone: string;
  locale: string;
}

/** Everybody of a business who may sign in, or one of them. */
export async function listRecipients(q: Query, businessId: number, accountId?: number): Promise<Recipient[]> {
  const query = selectPeople(q)
    .where({ 'memberships.business_id': businessId })
    .orderBy('memberships.account_id');
  if (accountId !== undefined) query.where({ 'memberships.account_id': accountId });
  const rows: RecipientRow[] = await query;
  return rows.map(toRecipient);
}

/** A person in the business that they have open, as a request of theirs would find it; none who may not sign in. */
export async function findAtWork(q: Query, accountId: number): Promise<Recipient[]> {
  const rows: RecipientRow[] = await selectPeople(q)
    .where({ 'memberships.account_id': accountId })
    .orderByRaw(
      'case when memberships.business_id = accounts.current_business_id then 0 else 1 end, memberships.business_id',
    )
    .limit(1);
  return rows.map(toRecipient);
}

function selectPeople(q: Query) {
  return q('memberships')
    .join('accounts', 'accounts.id', 'memberships.account_id')
    .join('businesses', 'businesses.id', 'memberships.business_id')
    .leftJoin('notification_settings', 'notification_settings.account_id', 'accounts.id')
    .select(
      'memberships.account_id',
      'memberships.business_id',
      'memberships.role',
      'accounts.name',
      'accounts.email',
    )
    .select({
      business_name: 'businesses.name',
      timezone: 'businesses.timezone',
      locale: 'businesses.locale',
    })
    .select(SETTINGS_COLUMNS.map((column) => `notification_settings.${column}`))
    .whereNull('accounts.suspended_at');
}

function toRecipient(row: RecipientRow): Recipient {
  const { business_id: id, business_name: name, timezone, locale } = row;
  return {
    accountId: row.account_id,
    name: row.name,
    email: row.email,
    role: row.role,
    business: { id, name, timezone, locale },
    settings: toSettings(row),
  };
}

/** Businesses with at least one person who wants mail. */
export async function listMailedBusinessIds(q: Query): Promise<number[]> {
  return q('memberships')
    .join('notification_settings', 'notification_settings.account_id', 'memberships.account_id')
    .where({ by_email: true })
    .distinct()
    .orderBy('memberships.business_id')
    .pluck('memberships.business_id');
}
