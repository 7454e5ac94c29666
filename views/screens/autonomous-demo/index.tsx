// How It Works: what one gets, a demonstration in five steps with its results, and the way in.
import Demo from '../../../islands/demo/index.tsx';
import { BRAND, TRIAL_DAYS } from '../../../server/contract/constants/brand.ts';
import { DEMO_BENEFITS, DEMO_KEY_BENEFITS } from '../../../server/contract/constants/demo.ts';
import { ButtonLink } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Icon, type IconName } from '../../components/icon.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { Island } from '../../island.tsx';
import { CallToAction } from '../call-to-action.tsx';

export interface AutonomousDemoProps {
  readonly hasProfile: boolean;
  /** 1 to 5; one more is the results. */
  readonly step: number;
}

export function AutonomousDemo({ hasProfile, step }: AutonomousDemoProps) {
  return (
    <div className="stack stack-lg">
      <PageHeader
        title="How It Works"
        subtitle="From your profile to published posts, with no step in between that needs you."
      />
      <div className="grid-3">
        {DEMO_BENEFITS.map((benefit) => (
          <Card key={benefit.title} title={<Titled {...benefit} />} description={benefit.text} />
        ))}
      </div>
      {/* Its links would be followed before a touch could have brought it to life. */}
      <Island of={Demo} prefix="demo" when="visible" props={{ step }} />
      <Card title="Key benefits">
        <ul className="key-benefits">
          {DEMO_KEY_BENEFITS.map(({ icon, title, text }) => (
            <li key={title} className="promise">
              <Icon name={icon} />
              <div>
                <strong>{title}</strong>
                <p className="quiet">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </Card>
      {hasProfile ? (
        <CallToAction title={`${BRAND} works for you already`} text="See what is planned, and why.">
          <ButtonLink href="#/">Go to Dashboard</ButtonLink>
          <ButtonLink href="#/autonomous-control">See every decision</ButtonLink>
        </CallToAction>
      ) : (
        <CallToAction
          title="Let it work for your business"
          text={`Describe it once. The Starter Plan is free for ${TRIAL_DAYS} days.`}
        >
          <ButtonLink href="#/business-setup">Begin Setup</ButtonLink>
          <ButtonLink href="#/platform">Connect Platforms</ButtonLink>
        </CallToAction>
      )}
    </div>
  );
}

function Titled({ icon, title }: { icon: IconName; title: string }) {
  return (
    <span className="channel">
      <Icon name={icon} />
      {title}
    </span>
  );
}
