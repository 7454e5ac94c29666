// All SQL of the admin's customers. Each list query reads one page along an index; totals are aggregated in the database.
import type { SubscriptionStatus, Tier } from '../../contract/constants/plans.ts';
import type { CustomerQuery } from '../../contract/customer.ts';
import { flag, mapColumns } from '../../db/columns.ts';
import type { Query } from '../../db/unit-of-work.ts';
import { whereWords } from '../../db/word-search.ts';

/** Times are UTC milliseconds; without a plan the last four are null. */
export interface CustomerRecord {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly companyName: string;
  readonly industry: string;
  readonly createdAt: number;
  readonly tier: Tier | null;
  readonly status: SubscriptionStatus | null;
  readonly startedAt: number | null;
  readonly endsAt: number | null;
  /** Its month could not be paid yet. */
  readonly isPaymentDue: boolean;
}

const CUSTOMER = mapColumns<CustomerRecord>('accounts', {
  id: 'id',
  name: 'name',
  email: 'email',
  companyName: 'company_name',
  industry: 'industry',
  createdAt: 'created_at',
  tier: 'subscriptions.tier',
  status: 'subscriptions.status',
  startedAt: 'subscriptions.started_at',
  endsAt: 'subscriptions.ends_at',
  // The invoice of a month that could not be paid, as `isUnpaidMonth` says it, of the account beside it.
  isPaymentDue: flag(
    "exists (select id from invoices where invoices.account_id = accounts.id and invoices.status = 'open' and reason = 'renewal' and attempts > 0)",
  ),
});

/** One page of customers, newest first; with words, of those whose name, email or company has them. */
export async function listCustomers(
  q: Query,
  { q: words, ...page }: CustomerQuery,
): Promise<CustomerRecord[]> {
  const { tier, status, before, limit } = page;
  const hasPlan = status !== undefined || (tier !== undefined && tier !== 'none');
  // Of a plan or a status, its own index is walked backwards; of all, that of the accounts.
  const id = hasPlan ? 'subscriptions.account_id' : 'accounts.id';
  const query = hasPlan
    ? q('subscriptions').join('accounts', 'accounts.id', 'subscriptions.account_id')
    : q('accounts').leftJoin('subscriptions', 'subscriptions.account_id', 'accounts.id');
  query.select(CUSTOMER.list(q)).orderBy(id, 'desc').limit(limit);
  if (tier === 'none') query.whereNull('subscriptions.account_id');
  else if (tier !== undefined) query.where('subscriptions.tier', tier);
  if (status !== undefined) query.where('subscriptions.status', status);
  if (before !== undefined) query.where(id, '<', before);
  if (words !== '') whereWords(q, query, { table: 'accounts', text: words });
  return CUSTOMER.all(query);
}

export async function countAccounts(q: Query): Promise<number> {
  const row: { count?: number | string } | undefined = await q('accounts').count({ count: '*' }).first();
  return Number(row?.count ?? 0);
}

export interface PlanCount {
  readonly tier: Tier;
  readonly status: SubscriptionStatus;
  readonly customers: number;
}

export async function countPlans(q: Query): Promise<PlanCount[]> {
  const rows: (Omit<PlanCount, 'customers'> & { customers: number | string })[] = await q('subscriptions')
    .select('tier', 'status')
    .count({ customers: '*' })
    .groupBy('tier', 'status');
  return rows.map((row) => ({ ...row, customers: Number(row.customers) }));
}
