// Business Setup: the form from which everything starts, or the success card once there is a profile.

import type { ReactNode } from 'react';
import BusinessForm, { type BusinessFormProps } from '../../../islands/business-form/index.tsx';
import type { TradeQuestionProps } from '../../../islands/trade-question/index.tsx';
import WebsiteReader, { type WebsiteReaderProps } from '../../../islands/website-reader/index.tsx';
import type { BusinessProfile } from '../../../server/contract/business.ts';
import { BENEFITS } from '../../../server/contract/constants/screens.ts';
import { ButtonLink } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Banner, EmptyState } from '../../components/feedback.tsx';
import { Icon } from '../../components/icon.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { WhatTrade } from '../../components/what-trade.tsx';
import { Island } from '../../island.tsx';

export interface BusinessSetupProps {
  readonly userId: number;
  readonly hasProfile: boolean;
  /** False: the role may not change the profile. */
  readonly mayWrite?: boolean;
  /** Show the success card instead of the form. */
  readonly done?: boolean;
  /** It was saved just now. */
  readonly saved?: boolean;
  /** What is known of a business without a profile; its name may be empty. */
  readonly start?: BusinessFormProps['values'];
  /** What is saved, and what the form starts with. */
  readonly profile?: BusinessProfile;
  /** Without a profile: the website that was read last, and what a plain form sent to have it read. */
  readonly website?: Pick<WebsiteReaderProps, 'url' | 'refused'>;
  /** With a profile: what its trade may be, where that is to be asked. */
  readonly likelyTrades?: TradeQuestionProps['likely'];
  /** What a plain form sent, and why it was refused. */
  readonly form?: BusinessFormProps['refused'];
}

export function BusinessSetup({ done = false, mayWrite = true, ...props }: BusinessSetupProps) {
  if (!mayWrite) return <NotYours />;
  return (
    <div className="stack stack-lg">
      <PageHeader
        title="Business Setup"
        subtitle={
          done
            ? undefined
            : 'Tell us about your business. Everything that is planned and written rests on what you say here.'
        }
        actions={
          props.hasProfile &&
          !done && (
            <ButtonLink href="#/brand" icon="book-open">
              What Drivyn knows
            </ButtonLink>
          )
        }
      />
      {props.website && !props.hasProfile && <StartFromWebsite {...props.website} />}
      <div className="stack stack-lg" data-region="setup">
        {done ? <Success {...props} /> : <Setup {...props} />}
      </div>
    </div>
  );
}

/** Out of the region: a form that is drawn anew would take what is typed here along. */
function StartFromWebsite(website: NonNullable<BusinessSetupProps['website']>) {
  return (
    <Card
      title="Start from your website"
      description="If you have one: what it says fills the empty fields of the form below, which you check and save. Facts of its pages wait for you on Brand."
    >
      <Island
        of={WebsiteReader}
        prefix="website-reader"
        props={{ ...website, screen: '/business-setup', fills: 'business-form' }}
      />
    </Card>
  );
}

function NotYours() {
  return (
    <div className="stack stack-lg">
      <PageHeader title="Business Setup" />
      <Card>
        <EmptyState
          icon="store"
          title="Owners and editors keep the profile"
          text="Your role may read and approve. Ask an owner if something about the business has changed."
          action={<ButtonLink href="#/approvals">See what waits for approval</ButtonLink>}
        />
      </Card>
    </div>
  );
}

/** Nothing is wrong: what is left out stays in the profile, and only posts do without it. */
function LeftOutBanner({ leftOut, action }: { leftOut: BusinessProfile['leftOut']; action?: ReactNode }) {
  const [first] = leftOut;
  if (!first) return null;
  const count = leftOut.length === 1 ? 'One sentence is' : `${leftOut.length} sentences are`;
  return (
    <Banner tone="warning" title={`${count} left out of your posts`} action={action}>
      Your profile is saved as you wrote it. Posts will not say "{first.text}"
      {leftOut.length > 1 && ', among others'}. {first.reason}
    </Banner>
  );
}

function Success({ profile, likelyTrades = [] }: Pick<BusinessSetupProps, 'profile' | 'likelyTrades'>) {
  const leftOut = profile?.leftOut ?? [];
  return (
    <>
      <LeftOutBanner leftOut={leftOut} action={<a href="/screens/business-setup?edit=1">See where</a>} />
      <Card>
        <div className="empty">
          <Icon name="circle-check" size="lg" />
          <h2>Success!</h2>
          <p>Your business has been successfully connected to the autonomous marketing AI system.</p>
          <div className="row">
            <ButtonLink variant="primary" href="#/">
              Go to Dashboard Now
            </ButtonLink>
            <ButtonLink href="#/brand">See what Drivyn knows</ButtonLink>
            <ButtonLink href="#/business-setup?edit=1">Edit profile</ButtonLink>
          </div>
        </div>
      </Card>
      <WhatTrade likely={likelyTrades} screen="/business-setup" />
    </>
  );
}

function Setup({ userId, hasProfile, start = {}, saved, profile, form }: Omit<BusinessSetupProps, 'done'>) {
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
      {saved && <LeftOutBanner leftOut={profile?.leftOut ?? []} />}
      <Card title={hasProfile ? 'Edit your business profile' : 'Connect Your Business'}>
        <Island
          of={BusinessForm}
          prefix="business-form"
          props={{
            userId,
            isNew: !hasProfile,
            values: profile ? valuesOf(profile) : start,
            leftOut: profile?.leftOut ?? [],
            ...(form && { refused: form }),
          }}
        />
      </Card>
    </>
  );
}

function valuesOf({ toneOfVoice, leftOut: _, id: __, userId: ___, ...values }: BusinessProfile) {
  return { ...values, toneOfVoice: toneOfVoice ?? '' };
}
