// One query for what the layout around every screen shows: the account, its business, the switch, unread, channels.
import { ask } from '../db/ask.ts';
import { flag, mapColumns, type RowOf } from '../db/columns.ts';
import type { Query } from '../db/unit-of-work.ts';

/** The account that looks, and the business it looks at. */
export interface Frame {
  readonly account: FrameAccount;
  readonly business: FrameBusiness;
  readonly paused: boolean;
  /** No plan covers the business. */
  readonly locked: boolean;
  readonly unread: number;
  /** Connections of any kind, switched off ones included. */
  readonly connections: number;
  /** How many businesses the account has, this one included. */
  readonly businesses: number;
  /** The id of the newest event that this page shows, 0 before the first. */
  readonly lastEvent: number;
}

export interface FrameAccount {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly companyName: string;
  readonly industry: string;
  /** UTC milliseconds. */
  readonly createdAt: number;
}

export interface FrameBusiness {
  readonly id: number;
  readonly name: string;
  readonly timezone: string;
  readonly locale: string;
  readonly currency: string;
  /** UTC milliseconds of the first saved profile; null before. */
  readonly profileAt: number | null;
  /** UTC milliseconds up to which the autopilot has planned; null before. */
  readonly plannedUntil: number | null;
}

type Flat = Omit<Frame, 'account' | 'business'> &
  Omit<FrameBusiness, 'id'> &
  Pick<FrameAccount, 'email' | 'companyName'> & {
    readonly accountId: number;
    readonly accountName: string;
    readonly accountIndustry: string;
    readonly memberSince: number;
    readonly businessId: number;
  };

const count = (sql: string) => ({ sql: `(select count(*) from ${sql})`, read: Number });

const FRAME = mapColumns<Flat, Frame>(
  'businesses',
  {
    accountId: 'accounts.id',
    accountName: 'accounts.name',
    email: 'accounts.email',
    companyName: 'accounts.company_name',
    accountIndustry: 'accounts.industry',
    memberSince: 'accounts.created_at',
    businessId: 'id',
    name: 'name',
    timezone: 'timezone',
    locale: 'locale',
    currency: 'currency',
    profileAt: 'profile_at',
    plannedUntil: 'planned_until',
    paused: flag('business_settings.paused'),
    locked: flag('business_settings.locked'),
    unread: count(`notifications
      where notifications.account_id = accounts.id and notifications.business_id = businesses.id
        and read_at is null and cleared_at is null`),
    connections: count('connections where connections.business_id = businesses.id'),
    businesses: count('memberships where memberships.account_id = accounts.id'),
    lastEvent: {
      sql: '(select max(id) from events where events.business_id = businesses.id)',
      read: (id: number | null) => id ?? 0,
    },
  },
  toFrame,
);

/** Written out, as every screen asks it. */
const FIND_FRAME = `
  select ${FRAME.sql}
  from businesses
  join business_settings on business_settings.business_id = businesses.id
  join accounts on accounts.id = ?
  where businesses.id = ?`;

/** @throws Error when account or business are gone, which foreign keys and the session rule out */
export async function findFrame(q: Query, ids: { accountId: number; businessId: number }): Promise<Frame> {
  const [row] = await ask<RowOf<Flat>>(q, FIND_FRAME, [ids.accountId, ids.businessId]);
  if (!row) throw new Error(`account ${ids.accountId} or business ${ids.businessId} does not exist`);
  return FRAME.read(row);
}

function toFrame(flat: Flat): Frame {
  const { accountId, accountName, email, companyName, accountIndustry, memberSince, ...rest } = flat;
  const { businessId, name, timezone, locale, currency, profileAt, plannedUntil, ...state } = rest;
  return {
    account: {
      ...{ id: accountId, name: accountName, email, companyName },
      ...{ industry: accountIndustry, createdAt: memberSince },
    },
    business: { id: businessId, name, timezone, locale, currency, profileAt, plannedUntil },
    ...state,
  };
}
