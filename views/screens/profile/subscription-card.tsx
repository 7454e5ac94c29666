// The account's plan, what it is made for, what is charged when, and how it is paid.
import PaymentDialog from '../../../islands/payment-dialog/index.tsx';
import StoredPaymentMethod from '../../../islands/payment-method/index.tsx';
import PaymentPage from '../../../islands/payment-page/index.tsx';
import PlanActions from '../../../islands/plan-actions/index.tsx';
import { describeCard } from '../../../server/contract/constants/cards.ts';
import { formatAmount, planOf } from '../../../server/contract/constants/plans.ts';
import type { Subscription } from '../../../server/contract/subscription.ts';
import { Card } from '../../components/card.tsx';
import { Banner } from '../../components/feedback.tsx';
import { formatDate } from '../../components/relative-time.ts';
import { type Fact, Facts } from '../../components/stat.tsx';
import {
  isRunning,
  PaymentDueBadge,
  SUBSCRIPTION_STATES,
  SubscriptionBadge,
} from '../../components/subscription-badge.tsx';
import { Island } from '../../island.tsx';
import type { ProfileProps } from './types.ts';

export function SubscriptionCard(props: ProfileProps) {
  const { account, canManage, subscription, billing, unpaidMonth, clock } = props;
  const running = subscription && isRunning(subscription) ? subscription : null;
  return (
    <Card
      title="Subscription"
      region="payment"
      badge={
        running && unpaidMonth ? (
          <PaymentDueBadge />
        ) : (
          subscription && <SubscriptionBadge status={subscription.status} />
        )
      }
      description={describe(subscription)}
      footer={
        canManage && (
          <>
            <UpdatePayment {...props} />
            <Island
              of={PlanActions}
              prefix="plan-actions"
              props={{
                userId: account.id,
                running:
                  running && !running.cancels
                    ? { name: planOf(running.tier).name, until: formatDate(running.endDate, clock) }
                    : null,
                binds: billing.isOn,
              }}
            />
          </>
        )
      }
    >
      <Trouble {...props} />
      <Facts facts={[...termFacts(props), ...planFacts(props)]} />
      {canManage && billing.simulated && (
        <noscript>
          <p className="quiet">
            Adding a card needs JavaScript: its number must not leave this browser, so it is no plain form.
          </p>
        </noscript>
      )}
    </Card>
  );
}

/** Where cards are real, they are entered on the payment service's own page. */
function UpdatePayment({ billing, payment }: ProfileProps) {
  if (billing.simulated) return <Island of={PaymentDialog} prefix="payment" props={{ place: 'profile' }} />;
  return (
    <Island
      of={PaymentPage}
      prefix="payment"
      props={{ page: payment ? 'portal' : 'card', label: 'Update Payment' }}
    />
  );
}

/** A payment that failed and is tried again, or that nobody tries again. */
function Trouble({ unpaidMonth, payment, subscription, clock }: ProfileProps) {
  if (!unpaidMonth || !subscription) return null;
  const { total, retryAt } = unpaidMonth;
  const next = retryAt ? `It is tried again on ${formatDate(retryAt, clock)}.` : 'It is not tried again.';
  return (
    <Banner tone="danger" title={`${formatAmount(total)} could not be collected`}>
      <p>
        {payment ? 'The payment failed.' : 'There is no payment method.'}{' '}
        {isRunning(subscription)
          ? `${next} Update your payment method to pay now.`
          : 'Choose a plan to go on.'}
      </p>
    </Banner>
  );
}

function describe(subscription: Subscription | null): string {
  if (subscription && isRunning(subscription)) return `${planOf(subscription.tier).name} plan`;
  return subscription ? `No Active Plan, last ${planOf(subscription.tier).name}` : 'No Active Plan';
}

function termFacts({ subscription, invoices, payment, billing, trialDaysLeft, clock }: ProfileProps): Fact[] {
  if (!subscription) return [];
  const { status, endDate, cancels, nextTier, tier } = subscription;
  const end = <time dateTime={endDate}>{formatDate(endDate, clock)}</time>;
  if (!isRunning(subscription)) return [{ label: SUBSCRIPTION_STATES[status].end, value: end }];
  const isLast = cancels || (status === 'active' && payment === null && !billing.isOn);
  const term = { label: isLast ? 'Ends on' : SUBSCRIPTION_STATES[status].end, value: end };
  if (!billing.isOn) return [term];
  if (invoices.some(({ status: state }) => state === 'open')) return [{ label: 'Paid until', value: end }];
  const next = planOf(nextTier ?? tier);
  const charge =
    status === 'trial' && payment === null ? (
      'None: without a payment method the plan ends with the trial'
    ) : (
      <>
        {formatAmount(next.price)} on {end}
        {nextTier && `, ${next.name} plan`}
      </>
    );
  return [
    term,
    ...(status === 'trial' ? [{ label: 'Trial days left', value: trialDaysLeft }] : []),
    { label: 'Next charge', value: cancels ? 'None' : charge },
  ];
}

function planFacts({ account, canManage, payment, subscription, billing }: ProfileProps): Fact[] {
  const unset = <span className="quiet">Not set</span>;
  const plan = subscription && isRunning(subscription) ? planOf(subscription.tier) : null;
  const method =
    payment &&
    (canManage && billing.simulated ? (
      <Island
        of={StoredPaymentMethod}
        prefix="payment-method"
        props={{ userId: account.id, method: payment }}
      />
    ) : (
      describeCard(payment)
    ));
  return [
    {
      label: 'Business thresholds',
      value: plan ? `${plan.businessSize}, revenue ${plan.revenuePotential.replace(/^Up/, 'up')}` : unset,
    },
    { label: 'Payment method', value: method || unset },
  ];
}
