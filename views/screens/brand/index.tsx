// Brand: what Drivyn knows about the business and may say, by kind; what is proposed or asked; the words posts take or leave.

import BrandForm from '../../../islands/brand-form/index.tsx';
import FactIsland from '../../../islands/fact/index.tsx';
import NewsIsland from '../../../islands/news/index.tsx';
import { ButtonLink } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { EmptyState } from '../../components/feedback.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { WhatTrade } from '../../components/what-trade.tsx';
import { Island } from '../../island.tsx';
import { Habits } from './habits.tsx';
import { Known, OneFact } from './known.tsx';
import { Look } from './look.tsx';
import { Plan } from './plan.tsx';
import { Goals, Proposed, Questions } from './to-look-at.tsx';
import type { BrandProps } from './types.ts';
import { FromWebsite, ReadWebsite } from './website.tsx';

export function Brand(props: BrandProps) {
  const count = props.groups.reduce((sum, group) => sum + group.count, 0);
  const isEmpty = count + props.proposed.length + props.retired.length === 0;
  return (
    <div className="stack stack-lg">
      <PageHeader
        title="Brand"
        subtitle={`What Drivyn knows about ${props.name || 'your business'}. Posts say nothing else about it.`}
        actions={
          props.canWrite &&
          props.hasProfile && (
            <ButtonLink href="#/business-setup?edit=1" icon="store">
              Business profile
            </ButtonLink>
          )
        }
      />
      {props.canWrite && props.hasProfile && <Fresh {...props} />}
      {props.canWrite && props.hasProfile && <ReadWebsite {...props} />}
      <div className="brand-sides">
        <div className="stack stack-lg">
          <FromWebsite {...props} />
          <div className="stack stack-lg" data-region="facts" data-live="website-read">
            {props.canWrite && <WhatTrade likely={props.likelyTrades} screen="/brand" />}
            <Goals {...props} />
            <Proposed {...props} />
            <Questions {...props} />
            {isEmpty ? <Nothing {...props} /> : <Known {...props} />}
            <Retired {...props} />
          </div>
        </div>
        <div className="stack stack-lg">
          {props.canWrite && props.hasProfile && <Adding {...props} />}
          {props.hasProfile && <Words {...props} />}
          {props.hasProfile && <Habits {...props} />}
          {props.hasProfile && <Plan {...props} />}
        </div>
      </div>
      {props.hasProfile && <Look {...props} />}
    </div>
  );
}

function Nothing({ hasProfile, canWrite }: BrandProps) {
  return (
    <Card>
      <EmptyState
        icon="book-open"
        title="Nothing is known yet"
        text={
          hasProfile
            ? 'Your description holds no sentence that a post could say. Add what is true, one sentence each.'
            : 'Describe your business: each sentence becomes a fact, which you can change here.'
        }
        action={
          canWrite && (
            <ButtonLink variant="primary" href={hasProfile ? '#/business-setup?edit=1' : '#/business-setup'}>
              Describe your business
            </ButtonLink>
          )
        }
      />
    </Card>
  );
}

function Fresh({ refused }: BrandProps) {
  const sent = refused?.values.of === 'news' ? refused : undefined;
  return (
    <Card
      title="What is new?"
      description="It is told before anything else: one more post on up to three channels, within days and by your rules of approval."
    >
      <Island of={NewsIsland} prefix="news" props={{ ...(sent && { refused: sent }) }} />
    </Card>
  );
}

function Adding({ route, refused }: BrandProps) {
  const sent = refused?.values.of === 'fact-new' ? refused : undefined;
  return (
    <Card title="Add a fact">
      <Island
        of={FactIsland}
        prefix="fact-new"
        props={{
          fact: null,
          row: 'fact-new',
          canWrite: true,
          screen: route,
          ...(sent && { refused: { values: sent.values, message: sent.message } }),
        }}
      />
    </Card>
  );
}

function Words({ words, trades, foundTrade, besides, canWrite, refused }: BrandProps) {
  const sent = refused?.values.section === 'words' ? refused : undefined;
  return (
    <Card
      title="Trade and words"
      region="words"
      footer={
        <p className="quiet">
          How your brand speaks is chosen in <a href="#/settings?tab=ai">Settings</a>.
        </p>
      }
    >
      <Island
        of={BrandForm}
        prefix="brand-form"
        props={{
          values: { ...words, ...pick(sent?.values) },
          trades,
          foundTrade,
          besides,
          canWrite,
          ...(sent && { refused: sent.message }),
        }}
      />
    </Card>
  );
}

/** What a plain form sent of it. */
function pick({ keywords, bannedWords, trade }: Readonly<Record<string, string>> = {}) {
  const sent = { keywords, bannedWords, trade };
  return Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined));
}

/** Kept, so that they are not found again; out of the way, because nothing is to be done about them. */
function Retired({ retired, ...props }: BrandProps) {
  if (retired.length === 0) return null;
  return (
    <Card>
      <details className="retired">
        <summary>
          Retired <span className="quiet">{retired.length}</span>
        </summary>
        <ul className="facts-list">
          {retired.map((fact) => (
            <OneFact key={fact.id} fact={fact} page={{ retired, ...props }} />
          ))}
        </ul>
      </details>
    </Card>
  );
}
