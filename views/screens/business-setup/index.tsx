// Business Setup: the form from which everything starts, or the success card once there is a profile.

import BusinessForm, { type BusinessFormProps } from '../../../islands/business-form/index.tsx';
import type { BusinessProfile } from '../../../server/contract/business.ts';
import { BENEFITS } from '../../../server/contract/constants/screens.ts';
import { ButtonLink } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Icon } from '../../components/icon.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { Island } from '../../island.tsx';

export interface BusinessSetupProps {
  readonly userId: number;
  readonly hasProfile: boolean;
  /** Show the success card instead of the form. */
  readonly done?: boolean;
  /** What the form starts with. */
  readonly profile?: BusinessProfile;
  /** What a plain form sent, and why it was refused. */
  readonly form?: BusinessFormProps['refused'];
}

export function BusinessSetup({ userId, hasProfile, done = false, profile, form }: BusinessSetupProps) {
  return (
    <div className="stack stack-lg">
      <PageHeader
        title="Business Setup"
        subtitle={
          done
            ? undefined
            : 'Tell us about your business. Everything that is planned and written rests on what you say here.'
        }
      />
      <div className="stack stack-lg" data-region="setup">
        {done ? <Success /> : <Setup {...{ userId, hasProfile, profile, form }} />}
      </div>
    </div>
  );
}

function Success() {
  return (
    <Card>
      <div className="empty">
        <Icon name="circle-check" size="lg" />
        <h2>Success!</h2>
        <p>Your business has been successfully connected to the autonomous marketing AI system.</p>
        <div className="row">
          <ButtonLink variant="primary" href="#/">
            Go to Dashboard Now
          </ButtonLink>
          <ButtonLink href="#/business-setup?edit=1">Edit profile</ButtonLink>
        </div>
      </div>
    </Card>
  );
}

function Setup({ userId, hasProfile, profile, form }: Omit<BusinessSetupProps, 'done'>) {
  return (
    <>
      {!hasProfile && (
        <ul className="list benefits">
          {BENEFITS.map((benefit) => (
            <li key={benefit}>
              <span className="row">
                <Icon name="check" size="sm" />
                {benefit}
              </span>
            </li>
          ))}
        </ul>
      )}
      <Card title={hasProfile ? 'Edit your business profile' : 'Connect Your Business'}>
        <Island
          of={BusinessForm}
          prefix="business-form"
          props={{
            userId,
            isNew: !hasProfile,
            values: profile ? { ...profile, toneOfVoice: profile.toneOfVoice ?? '' } : {},
            ...(form && { refused: form }),
          }}
        />
      </Card>
    </>
  );
}
