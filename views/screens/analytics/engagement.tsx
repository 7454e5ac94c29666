// Engagement Metrics: the sums of the period, each against the one before, and the reactions of every day.
import type { ReactNode } from 'react';
import { Card } from '../../components/card.tsx';
import { LineChart } from '../../components/chart/line-chart.tsx';
import { numberFormat, preciseShareFormat } from '../../components/formats.ts';
import { Stat } from '../../components/stat.tsx';
import type { Totals, Trend } from './types.ts';
import { changeOf, reactionsSentence } from './words.ts';

interface EngagementProps {
  readonly trend: Trend;
  readonly period: number;
  readonly badge: ReactNode;
  readonly locale: string;
}

const rateOf = ({ reactions, impressions }: Totals) => (impressions > 0 ? reactions / impressions : 0);

export function Engagement({ trend, period, badge, locale }: EngagementProps) {
  const { days, now, before, reactions } = trend;
  const number = numberFormat(locale);
  const figure = (label: string, of: (totals: Totals) => number, hint?: string) => (
    <Stat
      label={label}
      value={number.format(of(now))}
      change={changeOf(of(now), before ? of(before.totals) : undefined, locale)}
      hint={hint}
    />
  );
  return (
    <Card title="Engagement Metrics" badge={badge}>
      <div className="grid-4">
        {figure('Reactions', (totals) => totals.reactions, 'Likes, comments, shares and clicks')}
        {figure('Impressions', (totals) => totals.impressions)}
        <Stat
          label="Engagement Rate"
          value={preciseShareFormat(locale).format(rateOf(now))}
          change={changeOf(rateOf(now), before ? rateOf(before.totals) : undefined, locale)}
          hint="Reactions per impression"
        />
        <Stat
          label="Posts published"
          value={number.format(now.posts)}
          hint={before && `${number.format(before.totals.posts)} in the ${period} days before`}
        />
      </div>
      <div className="chart-below">
        <LineChart
          says={reactionsSentence(trend, period, locale)}
          unit="Reactions a day"
          locale={locale}
          days={days}
          series={[
            { name: `Last ${period} days`, values: reactions },
            ...(before ? [{ name: `${period} days before`, values: before.reactions, muted: true }] : []),
          ]}
        />
      </div>
    </Card>
  );
}
