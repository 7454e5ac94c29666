// The analytics dashboard: what posts brought about in a period, simulated and real ones never together.
import ConnectPlatforms from '../../../islands/connect-platforms/index.tsx';
import { EMPTY } from '../../../server/contract/texts.ts';
import { SandboxTag } from '../../components/badge.tsx';
import { ButtonLink } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { EmptyState } from '../../components/feedback.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { Tabs } from '../../components/tabs.tsx';
import { Island } from '../../island.tsx';
import { Channels } from './channels.tsx';
import { Engagement } from './engagement.tsx';
import { Filters } from './filters.tsx';
import { WhatWorks } from './insights.tsx';
import { Learned } from './learned/index.tsx';
import { MoneyView } from './money/index.tsx';
import type { AnalyticsPage, AnalyticsProps } from './types.ts';

const LABELS: Readonly<Record<AnalyticsPage['view'], string>> = {
  figures: 'Figures',
  learned: 'What was learned',
  money: 'What money brings',
};

export function Analytics(page: AnalyticsPage) {
  const figures = page.view === 'figures' ? page.figures : null;
  return (
    <div className="stack stack-lg">
      <PageHeader
        title="Analytics Dashboard"
        subtitle="What your posts brought about, as the channels report it."
        actions={
          figures?.trend && (
            <ButtonLink href={`/api/analytics.csv?period=${figures.period}`} icon="download" download>
              Export CSV
            </ButtonLink>
          )
        }
      />
      <Tabs
        label="Analytics"
        route="/analytics"
        param="view"
        current={page.view}
        tabs={(Object.keys(LABELS) as AnalyticsPage['view'][]).map((id) => ({
          id,
          label: LABELS[id],
          ...(id === page.view && { content: <OpenView {...page} /> }),
        }))}
      />
    </div>
  );
}

function OpenView(page: AnalyticsPage) {
  switch (page.view) {
    case 'figures':
      return <Figures {...page.figures} />;
    case 'learned':
      return <Learned {...page.learned} />;
    case 'money':
      return <MoneyView {...page.money} />;
  }
}

function Figures(props: AnalyticsProps) {
  const { trend, channels, world, period, isConnected } = props;
  const badge = world === 'sandbox' && <SandboxTag />;
  return (
    <div className="stack stack-lg">
      {isConnected && <Filters route="/analytics" {...props} />}
      <div className="stack stack-lg" data-region="figures" data-live="post connection">
        {trend ? (
          <>
            <Engagement
              trend={trend}
              about={props.world}
              {...{ period, badge }}
              locale={props.clock.locale}
            />
            <Channels
              channels={channels}
              world={props.world}
              {...{ period, badge }}
              locale={props.clock.locale}
            />
            <WhatWorks {...props} badge={badge} />
            <div className="grid-2">
              <Conversions isConnected />
            </div>
          </>
        ) : (
          <>
            <div className="grid-3">
              <Placeholder title="Engagement Metrics" {...EMPTY.engagement} />
              <Conversions isConnected={isConnected} />
            </div>
            <NoComparison {...props} />
          </>
        )}
      </div>
    </div>
  );
}

/** Nothing reports conversions or revenue yet, so the texts of the empty state stand. */
function Conversions({ isConnected }: Pick<AnalyticsProps, 'isConnected'>) {
  const { text, hint } = EMPTY.conversion;
  return (
    <>
      <Placeholder
        title="Conversion Metrics"
        text={text}
        hint={isConnected ? 'None of your platforms reports conversions yet' : hint}
      />
      <Placeholder title="Revenue Impact" {...EMPTY.revenue} />
    </>
  );
}

function Placeholder({ title, text, hint }: { title: string; text: string; hint: string }) {
  return (
    <Card title={title}>
      <p>{text}</p>
      <p className="quiet small">{hint}</p>
    </Card>
  );
}

function NoComparison({ isConnected, canManage, userId }: AnalyticsProps) {
  return (
    <Card title="Platform Performance Comparison">
      <EmptyState
        icon="chart"
        title={EMPTY.comparison.title}
        text={
          isConnected
            ? 'Your platforms are connected. Each published post adds its figures here once it has been measured.'
            : 'Connect your platforms, and each published post adds its figures here.'
        }
        action={
          !isConnected && canManage ? (
            <Island of={ConnectPlatforms} props={{ userId }} />
          ) : (
            isConnected && <a href="#/content-calendar">See what is scheduled</a>
          )
        }
      />
    </Card>
  );
}
