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
import { SUBSCRIPTION_STATES } from '../../components/subscription-badge.tsx';
import { Island } from '../../island.tsx';
import type { ProfileProps } from './index.tsx';

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

function PlanCard({
  tier,
  account,
  canManage,
  payment,
  subscription,
  hadTrial,
  clock,
}: ProfileProps & { tier: Tier }) {
  const { name, price, description, businessSize, revenuePotential, features, label, hasTrial } =
    planOf(tier);
  const status = subscription?.tier === tier ? subscription.status : null;
  const isRunning = status === 'active' || status === 'trial';
  const isBusy = subscription?.status === 'active' || subscription?.status === 'trial';
  const isFree = hasTrial && !hadTrial && !isBusy;
  return (
    <Card
      level={3}
      title={name}
      badge={label && <Tag accent={!hasTrial}>{label}</Tag>}
      description={description}
      footer={
        isRunning ? (
          <Badge tone={SUBSCRIPTION_STATES[status].tone}>Your plan</Badge>
        ) : (
          canManage && (
            <Island
              of={PlanChoice}
              prefix={`plan-${tier}`}
              props={{
                userId: account.id,
                tier,
                needsPayment: payment === null && !isFree,
                locale: clock.locale,
                timeZone: clock.timeZone,
              }}
            />
          )
        )
      }
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
