// Budget pacing: the month's ad budgets against the calendar.
import { Card } from '../../components/card.tsx';
import { Table } from '../../components/table.tsx';
import { ChannelLink } from '../figures-table.tsx';
import type { DetailedDashboardProps } from './types.ts';

export function BudgetCard({ budget }: DetailedDashboardProps) {
  const change = <a href="#/autonomous-control?tab=platforms">Change budgets</a>;
  if (!budget) {
    return (
      <Card title="Ad budget" actions={<a href="#/autonomous-control?tab=platforms">Set a budget</a>}>
        <p className="quiet">No ad budget is set: everything is organic.</p>
      </Card>
    );
  }
  const { day, days, total, even, channels } = budget;
  return (
    <Card
      title="Ad budget"
      description={`Day ${day} of ${days}: an even pace would have spent ${even} of ${total} by tonight. Nothing is spent, because no advertising account is connected.`}
      actions={change}
      flush
    >
      <Table
        caption="Monthly ad budgets and their even pace"
        rows={channels}
        rowKey={({ id }) => id}
        columns={[
          { key: 'channel', header: 'Channel', cell: ({ type }) => <ChannelLink type={type} /> },
          { key: 'monthly', header: 'This month', numeric: true, cell: ({ monthly }) => monthly },
          { key: 'even', header: 'Even pace by tonight', numeric: true, cell: (one) => one.even },
          { key: 'spent', header: 'Spent', numeric: true, cell: () => 'Nothing' },
        ]}
      />
    </Card>
  );
}
