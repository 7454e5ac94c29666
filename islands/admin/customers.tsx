// What all customers come to, and the customers themselves by plan and by status.
import { type ChangeEvent, useEffect, useState } from 'react';
import { formatPrice, SUBSCRIPTION_STATUSES, TIERS } from '../../server/contract/constants/plans.ts';
import type { CustomerTotals } from '../../server/contract/customer.ts';
import { Button } from '../../views/components/button.tsx';
import { Card } from '../../views/components/card.tsx';
import { TextField } from '../../views/components/field.tsx';
import { numberFormat } from '../../views/components/formats.ts';
import { Stat } from '../../views/components/stat.tsx';
import { SUBSCRIPTION_STATES } from '../../views/components/subscription-badge.tsx';
import { Tabs } from '../../views/components/tabs.tsx';
import { type Asker, useAdminQuery } from './admin-query.ts';
import { type Group, Groups } from './groups.tsx';

interface CustomersProps extends Asker {
  readonly tab: string;
  readonly route: string;
  readonly onLeave: () => void;
}

/** A search is asked once the typing rests. */
const REST_MS = 300;

export function Customers({ tab, route, token, onExpired, onLeave }: CustomersProps) {
  const [words, setWords] = useState('');
  const search = useRested(words.trim());
  const asker = { token, onExpired };
  const { answer } = useAdminQuery<CustomerTotals>('/api/admin/totals', asker);
  const { data } = answer;
  const plans: Group[] = [
    ...TIERS.map((tier) => ({ value: tier, label: tier, count: data?.byTier[tier] })),
    { value: 'none', label: 'No plan', count: data?.byTier.none },
  ];
  const statuses: Group[] = SUBSCRIPTION_STATUSES.map((status) => ({
    value: status,
    label: SUBSCRIPTION_STATES[status].label,
    count: data?.byStatus[status],
  }));
  return (
    <div className="stack stack-lg">
      <Totals totals={data} />
      <div className="row row-apart row-bottom">
        <TextField
          name="q"
          id="customer-search"
          type="search"
          label="Search name, email or company"
          required
          value={words}
          autoComplete="off"
          onChange={({ target }: ChangeEvent<HTMLInputElement>) => setWords(target.value)}
        />
        <Button icon="log-out" onClick={onLeave}>
          Sign out of admin
        </Button>
      </div>
      <Tabs
        label="Customers"
        route={route}
        current={tab}
        tabs={[
          {
            id: 'plan',
            label: 'By Subscription Plan',
            content: <Groups by="tier" groups={plans} search={search} asker={asker} />,
          },
          {
            id: 'status',
            label: 'By Status',
            content: <Groups by="status" groups={statuses} search={search} asker={asker} />,
          },
        ]}
      />
    </div>
  );
}

function Totals({ totals }: { totals: CustomerTotals | undefined }) {
  const show = (value: number | undefined) => (value === undefined ? '-' : numberFormat('en').format(value));
  const { active = 0, trial = 0, expired = 0, cancelled = 0 } = totals?.byStatus ?? {};
  return (
    <div className="grid-4">
      <Card>
        <Stat label="Total Customers" value={show(totals?.customers)} />
      </Card>
      <Card>
        <Stat
          label="Active Subscriptions"
          value={show(totals?.activeSubscriptions)}
          hint={`${show(active)} active, ${show(trial)} on trial`}
        />
      </Card>
      <Card>
        <Stat
          label="Monthly Revenue"
          value={totals ? formatPrice(totals.monthlyRevenue) : '-'}
          hint="Active plans at their list price. This server charges nothing by itself."
        />
      </Card>
      <Card>
        <Stat
          label="Expired or Cancelled"
          value={show(totals?.endedSubscriptions)}
          hint={`${show(expired)} expired, ${show(cancelled)} cancelled`}
        />
      </Card>
    </div>
  );
}

function useRested(value: string): string {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), REST_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}
