// Platform Performance: figures per channel, simulated ones apart, in three tabs.
import type { ReactNode } from 'react';
import { channelOf } from '../../../server/contract/channels/index.ts';
import { worldOf } from '../../../server/contract/connection.ts';
import { periodWords, reactionsOf } from '../../../server/contract/figures.ts';
import { EMPTY } from '../../../server/contract/texts.ts';
import { SandboxTag } from '../../components/badge.tsx';
import { ButtonLink } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { BarChart } from '../../components/chart/bar-chart.tsx';
import { EmptyState } from '../../components/feedback.tsx';
import { Tabs } from '../../components/tabs.tsx';
import { FiguresTable } from '../figures-table.tsx';
import type { ChannelRow, ScreenPlace } from './types.ts';

interface Side {
  readonly isSandbox: boolean;
  readonly rows: readonly ChannelRow[];
}

export function PerformanceCard({
  channels,
  place,
}: {
  readonly channels: readonly ChannelRow[];
  readonly place: ScreenPlace;
}) {
  // Mail is not liked or shown: its figures stand under Email Marketing.
  const measured = channels.filter(
    ({ type, figures }) => channelOf(type).delivery === 'network' && figures.posts > 0,
  );
  const sides: readonly Side[] = [
    { isSandbox: false, rows: measured.filter((row) => worldOf(row) === 'real') },
    { isSandbox: true, rows: measured.filter((row) => worldOf(row) === 'sandbox') },
  ].filter(({ rows }) => rows.length > 0);
  const { locale } = place.clock;
  const isConnected = channels.length > 0;
  return (
    <Card
      title="Platform Performance"
      description={`What posts have brought about ${periodWords('all')}.`}
      region="performance"
    >
      <Tabs
        label="Platform performance"
        param="performance"
        route={place.route}
        current={place.tabs.performance}
        tabs={[
          {
            id: 'overview',
            label: 'Overview',
            content: overviewOf(sides, { isConnected, locale }),
          },
          {
            id: 'engagement',
            label: 'Engagement',
            content: barsOf(
              sides,
              { empty: EMPTY.noEngagement, unit: 'reactions a post', locale },
              engagementOf,
            ),
          },
          {
            id: 'reach',
            label: 'Reach',
            content: barsOf(
              sides,
              { empty: EMPTY.noReach, unit: 'impressions', locale },
              ({ figures }) => figures.impressions,
            ),
          },
        ]}
      />
    </Card>
  );
}

function engagementOf({ figures }: ChannelRow): number {
  return Math.round((10 * reactionsOf(figures)) / figures.posts) / 10;
}

function overviewOf(
  sides: readonly Side[],
  { isConnected, locale }: { isConnected: boolean; locale: string },
): ReactNode {
  if (sides.length === 0) {
    const text = isConnected
      ? 'Figures appear once posts have been published and measured.'
      : EMPTY.performance.text;
    return (
      <EmptyState
        icon="chart"
        title={EMPTY.performance.title}
        text={text}
        action={!isConnected && <ButtonLink href="#/platform">Connect Platforms</ButtonLink>}
      />
    );
  }
  return (
    <div className="stack">
      {sides.map(({ isSandbox, rows }) => (
        <div key={String(isSandbox)}>
          {isSandbox && <SandboxTag />}
          <FiguresTable
            caption={`${isSandbox ? 'Simulated figures' : 'Figures'} per platform ${periodWords('all')}`}
            world={isSandbox ? 'sandbox' : 'real'}
            period="all"
            rows={rows.map(({ id, type, figures }) => ({ id, type, ...figures }))}
            locale={locale}
          />
        </div>
      ))}
    </div>
  );
}

function barsOf(
  sides: readonly Side[],
  { empty, unit, locale }: { empty: { title: string; text: string }; unit: string; locale: string },
  figureOf: (row: ChannelRow) => number | null,
): ReactNode {
  const charts = sides
    .map((side) => ({
      ...side,
      bars: side.rows
        .flatMap((row) => {
          const value = figureOf(row);
          return value === null ? [] : [{ key: row.id, label: channelOf(row.type).name, value }];
        })
        .sort((a, b) => b.value - a.value),
    }))
    .filter(({ bars }) => bars.some(({ value }) => value > 0));
  if (charts.length === 0) return <EmptyState icon="chart" {...empty} />;
  return (
    <div className="stack">
      {charts.map(({ isSandbox, bars }) => (
        <BarChart
          key={String(isSandbox)}
          says={`${bars[0]?.label} leads with ${bars[0]?.value.toLocaleString(locale)} ${unit}.`}
          unit={unit}
          badge={isSandbox && <SandboxTag />}
          of="Platform"
          valueName={unit}
          locale={locale}
          whole={false}
          bars={bars}
        />
      ))}
    </div>
  );
}
