// What customers bring: their plans' monthly sum, and what was really received in the last twelve months.
import { formatPrice } from '../../server/contract/constants/plans.ts';
import type { Revenue } from '../../server/contract/revenue.ts';
import { Button } from '../../views/components/button.tsx';
import { Card } from '../../views/components/card.tsx';
import { BarChart } from '../../views/components/chart/bar-chart.tsx';
import { EmptyState, Skeleton } from '../../views/components/feedback.tsx';
import { Table } from '../../views/components/table.tsx';
import { clockHere, useAdminQuery } from './ask.ts';
import type { SectionProps } from './index.tsx';

export default function RevenueSection({ asker }: SectionProps) {
  const { answer, retry } = useAdminQuery<Revenue>('/api/admin/revenue', asker);
  if (!answer.data)
    return answer.status === 'failed' ? (
      <EmptyState
        icon="circle-alert"
        title="The revenue could not be read"
        action={<Button onClick={retry}>Try again</Button>}
      />
    ) : (
      <Skeleton shape="card" />
    );
  const { monthly, months } = answer.data;
  const total = monthly.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <div className="stack stack-lg">
      <Card
        title={`${formatPrice(total)} a month`}
        description="Active plans at their list price. Trials do not pay."
        flush
      >
        <Table
          caption="Monthly revenue by plan"
          rows={monthly}
          rowKey={({ tier }) => tier}
          columns={[
            { key: 'tier', header: 'Plan', cell: ({ tier }) => tier },
            {
              key: 'customers',
              header: 'Active customers',
              numeric: true,
              cell: ({ customers }) => customers.toLocaleString('en'),
            },
            { key: 'price', header: 'Price', numeric: true, cell: ({ price }) => formatPrice(price) },
            { key: 'amount', header: 'A month', numeric: true, cell: ({ amount }) => formatPrice(amount) },
          ]}
        />
      </Card>
      <Card title="Received">
        <Received months={months} />
      </Card>
    </div>
  );
}

function Received({ months }: { months: Revenue['months'] }) {
  const { locale } = clockHere();
  const sum = months.reduce((all, { amount }) => all + amount, 0);
  const payments = months.reduce((all, one) => all + one.payments, 0);
  if (payments === 0)
    return (
      <EmptyState
        icon="wallet"
        title="No payment in the last twelve months"
        text="Invoices that are paid by card or that you record as paid are counted here. Simulated payments moved no money and are not."
      />
    );
  const name = new Intl.DateTimeFormat(locale, { month: 'short', year: '2-digit', timeZone: 'UTC' });
  return (
    <BarChart
      says={`${formatPrice(sum)} came in by ${payments === 1 ? 'one payment' : `${payments} payments`} in the last twelve months.`}
      unit="US dollars received"
      of="Month"
      valueName="Received"
      locale={locale}
      format={(value) => formatPrice(value)}
      upright
      bars={months.map(({ month, amount }) => ({
        key: month,
        label: name.format(Date.parse(`${month}-01`)),
        value: amount,
      }))}
    />
  );
}
