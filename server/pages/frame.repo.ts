// One query for what the layout around every screen shows: the account, its business, the switch, unread, channels.
import { ask } from '../db/ask.ts';
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

interface FrameRow {
  account_name: string;
  email: string;
  company_name: string;
  account_industry: string;
  member_since: number;
  name: string;
  timezone: string;
  locale: string;
  currency: string;
  profile_at: number | null;
  planned_until: number | null;
  paused: boolean | number;
  locked: boolean | number;
  unread: number;
  connections: number;
  businesses: number;
  last_event: number | null;
}

/** Written out, as every screen asks it. */
const FIND_FRAME = `
  select accounts.name as account_name, accounts.email, accounts.company_name, accounts.industry as account_industry,
    accounts.created_at as member_since, businesses.name, businesses.timezone, businesses.locale, businesses.currency,
    businesses.profile_at, businesses.planned_until, business_settings.paused, business_settings.locked,
    (select count(*) from notifications
      where notifications.account_id = accounts.id and notifications.business_id = businesses.id
        and read_at is null and cleared_at is null) as unread,
    (select count(*) from connections where connections.business_id = businesses.id) as connections,
    (select count(*) from memberships where memberships.account_id = accounts.id) as businesses,
    (select max(id) from events where events.business_id = businesses.id) as last_event
  from businesses
  join business_settings on business_settings.business_id = businesses.id
  join accounts on accounts.id = ?
  where businesses.id = ?`;

/** @throws Error when account or business are gone, which foreign keys and the session rule out */
export async function findFrame(q: Query, ids: { accountId: number; businessId: number }): Promise<Frame> {
  const [row] = await ask<FrameRow>(q, FIND_FRAME, [ids.accountId, ids.businessId]);
  if (!row) throw new Error(`account ${ids.accountId} or business ${ids.businessId} does not exist`);
  return toFrame(row, ids);
}

function toFrame(row: FrameRow, ids: { accountId: number; businessId: number }): Frame {
  return {
    account: {
      id: ids.accountId,
      name: row.account_name,
      email: row.email,
      companyName: row.company_name,
      industry: row.account_industry,
      createdAt: row.member_since,
    },
    business: {
      id: ids.businessId,
      name: row.name,
      timezone: row.timezone,
      locale: row.locale,
      currency: row.currency,
      profileAt: row.profile_at,
      plannedUntil: row.planned_until,
    },
    paused: Boolean(row.paused),
    locked: Boolean(row.locked),
    unread: Number(row.unread),
    connections: Number(row.connections),
    businesses: Number(row.businesses),
    lastEvent: row.last_event ?? 0,
  };
}
