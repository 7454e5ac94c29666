// A customer's account and plan as facts.
import type { CustomerPage } from '../../server/contract/customer-page.ts';
import { Card } from '../../views/components/card.tsx';
import { type Clockface, formatDate, formatRelative } from '../../views/components/relative-time.ts';
import { Facts } from '../../views/components/stat.tsx';
import {
  PaymentDueBadge,
  SUBSCRIPTION_STATES,
  SubscriptionBadge,
} from '../../views/components/subscription-badge.tsx';

export function CustomerFacts({ customer, clock }: { customer: CustomerPage; clock: Clockface }) {
  const { subscriptionStatus: status, subscriptionEndDate: end, isPaymentDue, paymentMethod } = customer;
  const unpaid = isPaymentDue ? customer.invoices.find((one) => one.status === 'open') : undefined;
  const day = (at: string | null) => (at === null ? 'N/A' : formatDate(at, clock));
  return (
    <div className="grid-2">
      <Card title="Account">
        <Facts
          facts={[
            { label: 'Number', value: customer.id },
            { label: 'Name', value: customer.name || 'Not given' },
            { label: 'Email', value: <span className="customer">{customer.email || 'Not given'}</span> },
            { label: 'Industry', value: customer.industry || 'Not given' },
            { label: 'Member since', value: day(customer.createdAt) },
            {
              label: 'Last seen',
              value: customer.lastSeenAt
                ? formatRelative(Date.parse(customer.lastSeenAt), clock.now)
                : 'Has not signed in',
            },
            { label: 'Password', value: customer.hasPassword ? 'Set' : 'None' },
          ]}
        />
      </Card>
      <Card title="Plan">
        <Facts
          facts={[
            { label: 'Plan', value: customer.subscriptionTier ?? 'None chosen yet' },
            {
              label: 'Status',
              value: status ? (
                <span className="row">
                  <SubscriptionBadge status={status} />
                  {isPaymentDue && <PaymentDueBadge />}
                </span>
              ) : (
                'N/A'
              ),
            },
            { label: 'Started', value: day(customer.subscriptionStartDate) },
            {
              label: isPaymentDue ? 'Paid until' : status ? SUBSCRIPTION_STATES[status].end : 'Ends',
              value: day(end),
            },
            ...(unpaid
              ? [
                  {
                    label: 'Unpaid',
                    value: unpaid.retryAt
                      ? `${unpaid.number}, tried again on ${day(unpaid.retryAt)}`
                      : `${unpaid.number}, not tried again`,
                  },
                ]
              : []),
            {
              label: 'Pays with',
              value: paymentMethod
                ? `${paymentMethod.brand} ending in ${paymentMethod.lastFour}`
                : 'Nothing yet',
            },
          ]}
        />
      </Card>
    </div>
  );
}
