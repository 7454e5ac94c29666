// The three plans; spec section 9.
import PlanChoice from '../../../islands/plan-choice/index.tsx';
import {
  EVERY_PLAN,
  formatPrice,
  planOf,
  TIERS,
  type Tier,
} from '../../../server/contract/constants/plans.ts';
import { Badge, Tag } from '../../components/badge.tsx';
import { Card } from '../../components/card.tsx';
import { Icon } from '../../components/icon.tsx';
import { OwnerOnly } from '../../components/owner-only.tsx';
import { formatDate } from '../../components/relative-time.ts';
import { isRunning, SUBSCRIPTION_STATES } from '../../components/subscription-badge.tsx';
import { Island } from '../../island.tsx';
import type { ProfileProps } from './types.ts';

export function Plans(props: ProfileProps) {
  return (
    <section className="stack" data-region="plans" aria-labelledby="plans">
      <div>
        <h2 id="plans" tabIndex={-1}>
          Available Plans
        </h2>
        <p className="quiet">
          {EVERY_PLAN}.{' '}
          {props.billing.isOn
            ? 'You see what a plan costs and changes before you confirm it.'
            : 'Plans bind nothing on this server: whatever you choose, nothing is charged and nothing is locked.'}
        </p>
        {!props.canManage && <OwnerOnly what="choose a plan" />}
      </div>
      <div className="plans">
        {TIERS.map((tier) => (
          <PlanCard key={tier} tier={tier} {...props} />
        ))}
      </div>
    </section>
  );
}

function PlanCard({ tier, ...props }: ProfileProps & { tier: Tier }) {
  const { name, price, description, businessSize, revenuePotential, features, label, hasTrial } =
    planOf(tier);
  return (
    <Card
      level={3}
      title={name}
      badge={label && <Tag accent={!hasTrial}>{label}</Tag>}
      description={description}
      footer={<PlanFooter tier={tier} {...props} />}
    >
      <p>
        <span className="stat-value">{formatPrice(price)}</span>
        <span className="quiet">/mo</span>
      </p>
      <ul className="plan-features">
        {[businessSize, `Revenue ${revenuePotential.replace(/^Up/, 'up')}`, ...features].map((feature) => (
          <li key={feature}>
            <Icon name="check" size="sm" />
            {feature}
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Whether it is the account's plan, will be, or can be chosen. */
function PlanFooter({ tier, ...props }: ProfileProps & { tier: Tier }) {
  const { account, billing, canManage, subscription, clock } = props;
  const running = subscription && isRunning(subscription) ? subscription : null;
  const isMine = running?.tier === tier;
  const keeps = isMine && (running.cancels || running.nextTier !== null);
  if (running?.nextTier === tier)
    return <Badge tone="accent">Begins on {formatDate(running.endDate, clock)}</Badge>;
  const badge = isMine && <Badge tone={SUBSCRIPTION_STATES[running.status].tone}>Your plan</Badge>;
  if (!canManage || (isMine && !keeps)) return badge;
  return (
    <>
      {badge}
      <Island
        of={PlanChoice}
        prefix={`plan-${tier}`}
        props={{
          userId: account.id,
          tier,
          needsPayment: needsPayment(tier, props),
          asks: billing.isOn,
          keeps,
          locale: clock.locale,
          timeZone: clock.timeZone,
        }}
      />
    </>
  );
}

/** A free trial needs none, and where plans bind neither does what is smaller than what runs. */
function needsPayment(
  tier: Tier,
  {
    payment,
    subscription,
    hadTrial,
    billing,
  }: Pick<ProfileProps, 'payment' | 'subscription' | 'hadTrial' | 'billing'>,
): boolean {
  if (payment !== null) return false;
  if (!subscription || !isRunning(subscription)) return !planOf(tier).hasTrial || hadTrial;
  const isPaid = subscription.status === 'active' || subscription.tier === tier;
  return !(billing.isOn && isPaid && planOf(tier).price <= planOf(subscription.tier).price);
}
