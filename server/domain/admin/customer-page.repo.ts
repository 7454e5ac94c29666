// Everything on a customer's page, in one query.

import type { ChannelType } from '../../contract/channels/index.ts';
import type { Network } from '../../contract/connection.ts';
import type { SubscriptionStatus, Tier } from '../../contract/constants/plans.ts';
import type { PostStatus } from '../../contract/post.ts';
import type { TicketState } from '../../contract/ticket.ts';
import { gather, type Selection } from '../../db/gather.ts';
import type { Query } from '../../db/unit-of-work.ts';
import type { Role } from '../../kernel/actor.ts';

/** Tickets on the page. */
const TICKETS = 10;

/** Times are UTC milliseconds. */
export interface AccountRow {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly company_name: string;
  readonly industry: string;
  readonly created_at: number;
  readonly last_seen_at: number | null;
  readonly has_password: number | boolean;
  readonly suspended_at: number | null;
  readonly suspended_reason: string | null;
  readonly tier: Tier | null;
  readonly status: SubscriptionStatus | null;
  readonly started_at: number | null;
  readonly ends_at: number | null;
  readonly brand: string | null;
  readonly last_four: string | null;
}

export interface BusinessRow {
  readonly id: number;
  readonly name: string;
  readonly role: Role;
  readonly paused: number | boolean;
  readonly held_at: number | null;
}

interface ChannelRow {
  readonly business_id: number;
  readonly type: ChannelType;
  readonly name: string;
  readonly network: Network;
  readonly is_active: number | boolean;
}

interface PostCountRow {
  readonly business_id: number;
  readonly status: PostStatus;
  readonly posts: number;
}

interface TicketRow {
  readonly id: number;
  readonly subject: string;
  readonly state: TicketState;
  readonly created_at: number;
}

export function readCustomerPage(q: Query, id: number) {
  const theirs = q('memberships').select('business_id').where({ account_id: id });
  return gather(q, {
    accounts: selectAccount(q, id),
    businesses: rows<BusinessRow>(
      ['id', 'name', 'role', 'paused', 'held_at'],
      q('memberships')
        .join('businesses', 'businesses.id', 'memberships.business_id')
        .join('business_settings', 'business_settings.business_id', 'memberships.business_id')
        .where({ 'memberships.account_id': id })
        .select(
          'businesses.id',
          'businesses.name',
          'memberships.role',
          'business_settings.paused',
          'business_settings.held_at',
        )
        .orderBy('businesses.id'),
    ),
    channels: rows<ChannelRow>(
      ['business_id', 'type', 'name', 'network', 'is_active'],
      q('connections')
        .whereIn('business_id', theirs)
        .select('business_id', 'type', 'name', 'network', 'is_active')
        .orderBy('id'),
    ),
    posts: rows<PostCountRow>(
      ['business_id', 'status', 'posts'],
      q('posts')
        .whereIn('business_id', theirs)
        .whereNull('deleted_at')
        .groupBy('business_id', 'status')
        .select('business_id', 'status')
        .count({ posts: '*' }),
    ),
    tickets: rows<TicketRow>(
      ['id', 'subject', 'state', 'created_at'],
      q('tickets')
        .where({ account_id: id })
        .select('id', 'subject', 'state', 'created_at')
        .orderBy('id', 'desc')
        .limit(TICKETS),
    ),
  });
}

function selectAccount(q: Query, id: number): Selection<AccountRow> {
  const columns = [
    'id',
    'name',
    'email',
    'company_name',
    'industry',
    'created_at',
    'last_seen_at',
    'suspended_at',
    'suspended_reason',
  ];
  const query = q('accounts')
    .leftJoin('subscriptions', 'subscriptions.account_id', 'accounts.id')
    .leftJoin('payment_methods', 'payment_methods.account_id', 'accounts.id')
    .where({ 'accounts.id': id })
    .select(
      ...columns.map((column) => `accounts.${column}`),
      q.raw('accounts.password_hash is not null as has_password'),
      'subscriptions.tier',
      'subscriptions.status',
      'subscriptions.started_at',
      'subscriptions.ends_at',
      'payment_methods.brand',
      'payment_methods.last_four',
    );
  const others = ['has_password', 'tier', 'status', 'started_at', 'ends_at', 'brand', 'last_four'];
  return rows<AccountRow>([...columns, ...others], query);
}

function rows<Row>(
  columns: readonly (keyof Row & string)[] | readonly string[],
  query: Selection<Row>['query'],
): Selection<Row> {
  return { query, columns, read: (row: Row) => row };
}
