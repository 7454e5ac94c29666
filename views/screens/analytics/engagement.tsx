// Engagement Metrics: the sums of the period, each against the one before, and the reactions of every day.
import type { ReactNode } from 'react';
import { engagementRateOf, FIGURES } from '../../../server/contract/figures.ts';
import { Card } from '../../components/card.tsx';
import { LineChart } from '../../components/chart/line-chart.tsx';
import { FigureValue } from '../../components/figure-value.tsx';
import { formatKnown, numberFormat, preciseShareFormat } from '../../components/formats.ts';
import { Stat } from '../../components/stat.tsx';
import type { Totals, Trend } from './types.ts';
import { changeOf, reactionsSentence } from './words.ts';

interface EngagementProps {
  /** Whose figures these are: a world, or a channel in it. */
  readonly about: string;
  readonly trend: Trend;
  readonly period: number;
  readonly badge: ReactNode;
  readonly locale: string;
}

const rateOf = (totals: Totals) => (totals.impressions === null ? null : (engagementRateOf(totals) ?? 0));

export function Engagement({ trend, period, about, badge, locale }: EngagementProps) {
  const { days, now, before, reactions } = trend;
  const number = numberFormat(locale);
  const mark = { period: `${period}d`, about } as const;
  const figure = (of: 'reactions' | 'impressions', hint?: string) => (
    <Stat
      label={FIGURES[of].name}
      value={
        <FigureValue of={of} {...mark} value={now[of]}>
          {formatKnown(now[of], number)}
        </FigureValue>
      }
      change={changeOf(now[of], before?.totals[of], locale)}
      hint={hint}
    />
  );
  return (
    <Card title="Engagement Metrics" badge={badge}>
      <div className="grid-4">
        {figure('reactions', 'Likes, comments, shares and clicks')}
        {figure('impressions')}
        <Stat
          label="Engagement Rate"
          value={
            <FigureValue of="engagement-rate" {...mark} value={rateOf(now)}>
              {formatKnown(rateOf(now), preciseShareFormat(locale))}
            </FigureValue>
          }
          change={changeOf(rateOf(now), before ? rateOf(before.totals) : undefined, locale)}
          hint="Reactions per impression"
        />
        <Stat
          label="Posts published"
          value={
            <FigureValue of="posts" {...mark} value={now.posts}>
              {number.format(now.posts)}
            </FigureValue>
          }
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
