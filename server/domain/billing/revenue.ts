// What customers bring: what their plans come to a month, and what was really received.
import { planOf, TIERS } from '../../contract/constants/plans.ts';
import type { Revenue } from '../../contract/revenue.ts';
import type { Query } from '../../db/unit-of-work.ts';
import { toMajorUnits } from '../../kernel/money.ts';
import { countPlans } from './customer.repo.ts';
import { type Span, sumReceived } from './revenue.repo.ts';

const MONTHS = 12;

/** In two queries, whatever the number of customers. Months are those of UTC. */
export async function readRevenue(q: Query, now: number): Promise<Revenue> {
  const spans = lastMonths(now);
  const [plans, received] = await Promise.all([countPlans(q), sumReceived(q, spans)]);
  const monthly = TIERS.map((tier) => {
    const { price } = planOf(tier);
    const customers = plans
      .filter((plan) => plan.tier === tier && plan.status === 'active')
      .reduce((sum, plan) => sum + plan.customers, 0);
    return { tier, customers, price, amount: customers * price };
  });
  const months = spans.map(({ from }, index) => ({
    month: new Date(from).toISOString().slice(0, 7),
    amount: toMajorUnits(received[index]?.amount ?? 0),
    payments: received[index]?.payments ?? 0,
  }));
  return { monthly, months };
}

/** The current month and those before it, oldest first. */
function lastMonths(now: number): Span[] {
  const at = new Date(now);
  const start = (back: number) => Date.UTC(at.getUTCFullYear(), at.getUTCMonth() - back, 1);
  return Array.from({ length: MONTHS }, (_, index) => {
    const back = MONTHS - 1 - index;
    return { from: start(back), to: start(back - 1) };
  });
}
