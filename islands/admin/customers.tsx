// What all customers come to, and the customers themselves by plan and by status.
import { type ChangeEvent, useState } from 'react';
import { formatPrice, SUBSCRIPTION_STATUSES, TIERS } from '../../server/contract/constants/plans.ts';
import type { CustomerTotals } from '../../server/contract/customer.ts';
import { Card } from '../../views/components/card.tsx';
import { TextField } from '../../views/components/field.tsx';
import { numberFormat } from '../../views/components/formats.ts';
import { Stat } from '../../views/components/stat.tsx';
import { SUBSCRIPTION_STATES } from '../../views/components/subscription-badge.tsx';
import { Tabs } from '../../views/components/tabs.tsx';
import { useAdminQuery } from './ask.ts';
import { type Group, Groups } from './groups.tsx';
import type { SectionProps } from './index.tsx';
import { useRested } from './use-rested.ts';

export default function Customers({ tab, route, asker }: SectionProps) {
  const [words, setWords] = useState('');
  const search = useRested(words.trim());
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
          hint="Active plans at their list price."
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
