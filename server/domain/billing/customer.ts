// Customers as the admin sees them, and what they come to.
import { planOf, SUBSCRIPTION_STATUSES, TIERS } from '../../contract/constants/plans.ts';
import type { Customer, CustomerTotals } from '../../contract/customer.ts';
import type { Query } from '../../db/unit-of-work.ts';
import { type CustomerRecord, countAccounts, countPlans, type PlanCount } from './customer.repo.ts';

/** What all customers come to, in two queries whatever their number. */
export async function totalCustomers(q: Query): Promise<CustomerTotals> {
  const [customers, plans] = await Promise.all([countAccounts(q), countPlans(q)]);
  const count = (fits: (plan: PlanCount) => boolean) =>
    plans.filter(fits).reduce((sum, plan) => sum + plan.customers, 0);
  const byTier = Object.fromEntries(TIERS.map((tier) => [tier, count((plan) => plan.tier === tier)]));
  const byStatus = Object.fromEntries(
    SUBSCRIPTION_STATUSES.map((status) => [status, count((plan) => plan.status === status)]),
  );
  const paying = plans.filter(({ status }) => status === 'active');
  return {
    customers,
    activeSubscriptions: count(({ status }) => status === 'active' || status === 'trial'),
    monthlyRevenue: paying.reduce((sum, plan) => sum + plan.customers * planOf(plan.tier).price, 0),
    endedSubscriptions: count(({ status }) => status === 'expired' || status === 'cancelled'),
    byTier: { ...byTier, none: customers - count(() => true) },
    byStatus,
  } as CustomerTotals;
}

export function presentCustomer({
  tier,
  status,
  startedAt,
  endsAt,
  createdAt,
  isPaymentDue,
  ...account
}: CustomerRecord): Customer {
  return {
    ...account,
    createdAt: new Date(createdAt).toISOString(),
    subscriptionTier: tier,
    subscriptionStatus: status,
    subscriptionStartDate: startedAt === null ? null : new Date(startedAt).toISOString(),
    subscriptionEndDate: endsAt === null ? null : new Date(endsAt).toISOString(),
    isPaymentDue: Boolean(isPaymentDue) && (status === 'active' || status === 'trial'),
  };
}
