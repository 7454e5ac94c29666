// Everything on a customer's page, in one query.

import type { ChannelType } from '../../contract/channels/index.ts';
import type { Network } from '../../contract/connection.ts';
import type { SubscriptionStatus, Tier } from '../../contract/constants/plans.ts';
import type { PostStatus } from '../../contract/post.ts';
import type { TicketState } from '../../contract/ticket.ts';
import { flag, mapColumns } from '../../db/columns.ts';
import { gather } from '../../db/gather.ts';
import type { Query } from '../../db/unit-of-work.ts';
import type { Role } from '../../kernel/actor.ts';
import type { KeptExamination } from '../channels/index.ts';

/** Tickets on the page. */
const TICKETS = 10;

/** Times are UTC milliseconds. */
export interface CustomerAccount {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly companyName: string;
  readonly industry: string;
  readonly createdAt: number;
  readonly lastSeenAt: number | null;
  readonly hasPassword: boolean;
  readonly suspendedAt: number | null;
  readonly suspendedReason: string | null;
  readonly tier: Tier | null;
  readonly status: SubscriptionStatus | null;
  readonly startedAt: number | null;
  readonly endsAt: number | null;
  readonly brand: string | null;
  readonly lastFour: string | null;
}

const ACCOUNT = mapColumns<CustomerAccount>('accounts', {
  id: 'id',
  name: 'name',
  email: 'email',
  companyName: 'company_name',
  industry: 'industry',
  createdAt: 'created_at',
  lastSeenAt: 'last_seen_at',
  hasPassword: flag('accounts.password_hash is not null'),
  suspendedAt: 'suspended_at',
  suspendedReason: 'suspended_reason',
  tier: 'subscriptions.tier',
  status: 'subscriptions.status',
  startedAt: 'subscriptions.started_at',
  endsAt: 'subscriptions.ends_at',
  brand: 'payment_methods.brand',
  lastFour: 'payment_methods.last_four',
});

interface OwnBusiness {
  readonly id: number;
  readonly name: string;
  readonly role: Role;
  readonly isPaused: boolean;
  readonly isHeld: boolean;
}

const BUSINESS = mapColumns<OwnBusiness>('businesses', {
  id: 'id',
  name: 'name',
  role: 'memberships.role',
  isPaused: flag('business_settings.paused'),
  isHeld: flag('business_settings.held_at is not null'),
});

export interface CustomerChannel {
  readonly businessId: number;
  readonly type: ChannelType;
  readonly name: string;
  readonly network: Network;
  readonly isActive: boolean;
  /** Null where nobody has signed in. */
  readonly state: 'signed-in' | 'ended' | null;
  readonly accessEndsAt: number | null;
  readonly lastGoodAt: number | null;
  readonly examinedAt: number | null;
  readonly examination: KeptExamination | null;
}

const CHANNEL = mapColumns<CustomerChannel>('connections', {
  businessId: 'business_id',
  type: 'type',
  name: 'name',
  network: 'network',
  isActive: flag('is_active'),
  state: 'connection_accounts.state',
  accessEndsAt: 'connection_accounts.access_ends_at',
  lastGoodAt: 'connection_accounts.last_good_at',
  examinedAt: 'connection_accounts.examined_at',
  examination: {
    sql: 'connection_accounts.examination',
    read: (stored: string | null): KeptExamination | null => (stored === null ? null : JSON.parse(stored)),
  },
});

interface PostCount {
  readonly businessId: number;
  readonly status: PostStatus;
  readonly count: number;
}

const POSTS = mapColumns<PostCount>('posts', {
  businessId: 'business_id',
  status: 'status',
  count: { sql: 'count(*)', read: Number },
});

interface OwnTicket {
  readonly id: number;
  readonly subject: string;
  readonly state: TicketState;
  readonly createdAt: number;
}

const TICKET = mapColumns<OwnTicket>('tickets', {
  id: 'id',
  subject: 'subject',
  state: 'state',
  createdAt: 'created_at',
});

export function readCustomerPage(q: Query, id: number) {
  const theirs = q('memberships').select('business_id').where({ account_id: id });
  return gather(q, {
    accounts: ACCOUNT.selection(
      ACCOUNT.from(q)
        .leftJoin('subscriptions', 'subscriptions.account_id', 'accounts.id')
        .leftJoin('payment_methods', 'payment_methods.account_id', 'accounts.id')
        .where({ 'accounts.id': id }),
    ),
    businesses: BUSINESS.selection(
      q('memberships')
        .join('businesses', 'businesses.id', 'memberships.business_id')
        .join('business_settings', 'business_settings.business_id', 'memberships.business_id')
        .where({ 'memberships.account_id': id })
        .select(BUSINESS.list(q))
        .orderBy('businesses.id'),
    ),
    channels: CHANNEL.selection(
      CHANNEL.from(q)
        .leftJoin('connection_accounts', 'connection_accounts.connection_id', 'connections.id')
        .whereIn('connections.business_id', theirs)
        .orderBy('connections.id'),
    ),
    posts: POSTS.selection(
      POSTS.from(q).whereIn('business_id', theirs).whereNull('deleted_at').groupBy('business_id', 'status'),
    ),
    tickets: TICKET.selection(TICKET.from(q).where({ account_id: id }).orderBy('id', 'desc').limit(TICKETS)),
  });
}
