// The account's invoices; spec section 2.

import { formatAmount } from '../../../server/contract/constants/plans.ts';
import { type Invoice, PAID_BY } from '../../../server/contract/invoice.ts';
import { EMPTY } from '../../../server/contract/texts.ts';
import { Badge, Tag } from '../../components/badge.tsx';
import { Card } from '../../components/card.tsx';
import { EmptyState } from '../../components/feedback.tsx';
import { type Clockface, formatDate } from '../../components/relative-time.ts';
import { Table } from '../../components/table.tsx';
import type { ProfileProps } from './types.ts';

export function BillingHistory({ invoices, billing, clock }: ProfileProps) {
  return (
    <Card title="Billing History" region="invoices">
      <Table
        caption="Invoices, the newest first"
        rows={invoices}
        rowKey={({ id }) => id}
        columns={[
          { key: 'number', header: 'Invoice', cell: ({ number }) => number },
          { key: 'issued', header: 'Issued', cell: ({ issuedAt }) => formatDate(issuedAt, clock) },
          { key: 'for', header: 'For', cell: (invoice) => `${invoice.plan}, ${periodOf(invoice, clock)}` },
          { key: 'status', header: 'Status', cell: (invoice) => <State invoice={invoice} clock={clock} /> },
          { key: 'total', header: 'Amount', numeric: true, cell: ({ total }) => formatAmount(total) },
        ]}
        actions={({ id, number }) => (
          <a href={`/api/invoices/${id}/pdf`} download>
            PDF<span className="unseen"> of {number}</span>
          </a>
        )}
        empty={<EmptyState icon="file" title={EMPTY.billing.title} text={whyEmpty(billing)} />}
      />
    </Card>
  );
}

function whyEmpty({ isOn }: ProfileProps['billing']): string {
  return isOn
    ? 'Each paid month, and each change of plan that costs something, makes an invoice here.'
    : 'This server charges nothing, so there is nothing to bill.';
}

function periodOf({ periodStart, periodEnd }: Invoice, clock: Clockface): string {
  return `${formatDate(periodStart, clock)} to ${formatDate(periodEnd, clock)}`;
}

function State({ invoice, clock }: { invoice: Invoice; clock: Clockface }) {
  const { status, paidBy, retryAt } = invoice;
  if (status === 'void') return <Badge>Void</Badge>;
  if (status === 'open')
    return (
      <>
        <Badge tone="warning">Open</Badge>
        {retryAt && <> tried again on {formatDate(retryAt, clock)}</>}
      </>
    );
  return (
    <>
      <Badge tone="success">Paid</Badge>{' '}
      {paidBy === 'simulated' ? (
        <Tag>Simulated</Tag>
      ) : (
        paidBy && <span className="quiet">{PAID_BY[paidBy]}</span>
      )}
    </>
  );
}
