// The account's plan, what it is made for, and how it is paid.
import PaymentDialog from '../../../islands/payment-dialog/index.tsx';
import StoredPaymentMethod from '../../../islands/payment-method/index.tsx';
import PlanActions from '../../../islands/plan-actions/index.tsx';
import { planOf } from '../../../server/contract/constants/plans.ts';
import type { Subscription } from '../../../server/contract/subscription.ts';
import { Card } from '../../components/card.tsx';
import { type Clockface, formatDate } from '../../components/relative-time.ts';
import { Facts } from '../../components/stat.tsx';
import { SUBSCRIPTION_STATES, SubscriptionBadge } from '../../components/subscription-badge.tsx';
import { Island } from '../../island.tsx';
import type { ProfileProps } from './index.tsx';

export function SubscriptionCard({ account, canManage, payment, subscription, clock }: ProfileProps) {
  const unset = <span className="quiet">Not set</span>;
  const running =
    subscription && isRunning(subscription)
      ? { name: planOf(subscription.tier).name, until: formatDate(subscription.endDate, clock) }
      : null;
  const plan = running && subscription ? planOf(subscription.tier) : null;
  return (
    <Card
      title="Subscription"
      region="payment"
      badge={subscription && <SubscriptionBadge status={subscription.status} />}
      description={describe(subscription)}
      footer={
        canManage && (
          <>
            <Island of={PaymentDialog} prefix="payment" props={{ place: 'profile' }} />
            <Island of={PlanActions} prefix="plan-actions" props={{ userId: account.id, running }} />
          </>
        )
      }
    >
      <Facts
        facts={[
          ...(subscription
            ? [{ label: endLabel(subscription, payment !== null), value: endOf(subscription, clock) }]
            : []),
          {
            label: 'Business thresholds',
            value: plan
              ? `${plan.businessSize}, revenue ${plan.revenuePotential.replace(/^Up/, 'up')}`
              : unset,
          },
          {
            label: 'Payment method',
            value:
              payment && canManage ? (
                <Island
                  of={StoredPaymentMethod}
                  prefix="payment-method"
                  props={{ userId: account.id, method: payment }}
                />
              ) : (
                (payment && `${payment.brand} ending in ${payment.lastFour}`) || unset
              ),
          },
        ]}
      />
      <noscript>
        <p className="quiet">
          Adding a card needs JavaScript: its number must not leave this browser, so it is no plain form.
        </p>
      </noscript>
    </Card>
  );
}

function describe(subscription: Subscription | null): string {
  if (subscription && isRunning(subscription)) return `${planOf(subscription.tier).name} plan`;
  return subscription ? `No Active Plan, last ${planOf(subscription.tier).name}` : 'No Active Plan';
}

function isRunning({ status }: Subscription): boolean {
  return status === 'active' || status === 'trial';
}

/** Without a payment method a plan is not renewed. */
function endLabel({ status }: Subscription, canPay: boolean): string {
  return status === 'active' && !canPay ? 'Ends on' : SUBSCRIPTION_STATES[status].end;
}

function endOf({ endDate }: Subscription, clock: Clockface) {
  return <time dateTime={endDate}>{formatDate(endDate, clock)}</time>;
}
