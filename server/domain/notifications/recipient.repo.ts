// All SQL of who is told: the people of a business, with how each wants to be told.
import type { NotificationSettings } from '../../contract/notification-settings.ts';
import { mapColumns } from '../../db/columns.ts';
import type { Query } from '../../db/unit-of-work.ts';
import type { Role } from '../../kernel/actor.ts';
import { SETTINGS_COLUMNS, type StoredSettings, toSettings } from './settings.repo.ts';

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

type Flat = Omit<Recipient, 'business' | 'settings'> &
  StoredSettings & {
    readonly businessId: number;
    readonly businessName: string;
    readonly timezone: string;
    readonly locale: string;
  };

const RECIPIENT = mapColumns<Flat, Recipient>(
  'memberships',
  {
    accountId: 'account_id',
    businessId: 'business_id',
    role: 'role',
    name: 'accounts.name',
    email: 'accounts.email',
    businessName: 'businesses.name',
    timezone: 'businesses.timezone',
    locale: 'businesses.locale',
    ...SETTINGS_COLUMNS,
  },
  ({ accountId, name, email, role, businessId: id, businessName, timezone, locale, ...stored }) => ({
    ...{ accountId, name, email, role },
    business: { id, name: businessName, timezone, locale },
    settings: toSettings(stored),
  }),
);

/** Everybody of a business who may sign in, or one of them. */
export async function listRecipients(q: Query, businessId: number, accountId?: number): Promise<Recipient[]> {
  const query = selectPeople(q)
    .where({ 'memberships.business_id': businessId })
    .orderBy('memberships.account_id');
  if (accountId !== undefined) query.where({ 'memberships.account_id': accountId });
  return RECIPIENT.all(query);
}

/** A person in the business that they have open, as a request of theirs would find it; none who may not sign in. */
export async function findAtWork(q: Query, accountId: number): Promise<Recipient[]> {
  const own = selectPeople(q)
    .where({ 'memberships.account_id': accountId })
    .orderByRaw(
      'case when memberships.business_id = accounts.current_business_id then 0 else 1 end, memberships.business_id',
    )
    .limit(1);
  return RECIPIENT.all(own);
}

function selectPeople(q: Query) {
  return RECIPIENT.from(q)
    .join('accounts', 'accounts.id', 'memberships.account_id')
    .join('businesses', 'businesses.id', 'memberships.business_id')
    .leftJoin('notification_settings', 'notification_settings.account_id', 'accounts.id')
    .whereNull('accounts.suspended_at');
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
