// A table of customers; spec section 2.
import type { Customer } from '../../server/contract/customer.ts';
import { formatDate } from '../../views/components/relative-time.ts';
import { PaymentDueBadge, SubscriptionBadge } from '../../views/components/subscription-badge.tsx';
import { type Column, Table } from '../../views/components/table.tsx';

/** What the customers are grouped by; the name of the query's parameter. */
export type GroupedBy = 'tier' | 'status';

const NOT_SET = 'N/A';

export function CustomerTable({ by, rows }: { by: GroupedBy; rows: readonly Customer[] }) {
  const { locale, timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const day = (at: string | null) =>
    at === null ? NOT_SET : <time dateTime={at}>{formatDate(at, { locale, timeZone })}</time>;
  const status: Column<Customer> = {
    key: 'status',
    header: 'Status',
    cell: ({ subscriptionStatus, isPaymentDue }) =>
      subscriptionStatus === null ? (
        NOT_SET
      ) : (
        <span className="row">
          <SubscriptionBadge status={subscriptionStatus} />
          {isPaymentDue && <PaymentDueBadge />}
        </span>
      ),
  };
  const plan: Column<Customer> = {
    key: 'plan',
    header: 'Plan',
    cell: ({ subscriptionTier, isPaymentDue }) => (
      <span className="row">
        {subscriptionTier ?? NOT_SET}
        {isPaymentDue && <PaymentDueBadge />}
      </span>
    ),
  };
  return (
    <Table
      caption="Customers"
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'company',
          header: 'Company',
          cell: ({ id, companyName, name }) => (
            <span className="customer">
              <a href={`#/admin-dashboard/customers/${id}`}>{companyName || 'Unnamed Company'}</a>
              {name && (
                <>
                  <br />
                  <small className="quiet">{name}</small>
                </>
              )}
            </span>
          ),
        },
        {
          key: 'email',
          header: 'Email',
          cell: ({ email }) => <span className="customer">{email || NOT_SET}</span>,
        },
        by === 'tier' ? status : plan,
        {
          key: 'start',
          header: 'Start date',
          cell: ({ subscriptionStartDate }) => day(subscriptionStartDate),
        },
        { key: 'end', header: 'End date', cell: ({ subscriptionEndDate }) => day(subscriptionEndDate) },
      ]}
    />
  );
}
