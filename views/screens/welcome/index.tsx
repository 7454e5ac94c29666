// The welcome view: two first steps; spec section 2.
import { BRAND, TRIAL_DAYS } from '../../../server/contract/constants/brand.ts';
import { ButtonLink } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { CallToAction } from '../call-to-action.tsx';

export function Welcome() {
  return (
    <div className="stack stack-lg">
      <PageHeader
        title={`Welcome to ${BRAND}`}
        subtitle="Two steps, and posts are planned, written and published for you."
      />
      <div className="grid-2">
        <Card
          title="Setup Your Business"
          description="Say what you do and for whom. Everything that is written rests on what you say here, and on nothing else."
          footer={
            <ButtonLink variant="primary" href="#/business-setup">
              Begin Setup
            </ButtonLink>
          }
        />
        <Card
          title="Connect Your Platforms"
          description="Each channel starts in the Sandbox: a simulated network on this machine, where you can watch what would be posted."
          footer={<ButtonLink href="#/platform">Connect Platforms</ButtonLink>}
        />
      </div>
      <CallToAction
        title="Ready to experience true marketing autonomy?"
        text={`Begin with the Starter Plan, free for ${TRIAL_DAYS} days.`}
      >
        <ButtonLink href="#/business-setup">Start Now</ButtonLink>
        <ButtonLink href="#/autonomous-demo">Learn More</ButtonLink>
      </CallToAction>
    </div>
  );
}
