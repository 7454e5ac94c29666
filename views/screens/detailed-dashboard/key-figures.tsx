// What happened: the last seven days in four figures, each against the week before and with its trend.
import { engagementRateOf, FIGURES } from '../../../server/contract/figures.ts';
import { SandboxTag } from '../../components/badge.tsx';
import { Card } from '../../components/card.tsx';
import { Sparkline } from '../../components/chart/sparkline.tsx';
import { FigureValue } from '../../components/figure-value.tsx';
import { formatKnown, numberFormat, preciseShareFormat } from '../../components/formats.ts';
import { Stat } from '../../components/stat.tsx';
import type { Totals } from '../analytics/types.ts';
import { changeOf } from '../analytics/words.ts';
import type { DetailedDashboardProps } from './types.ts';

export function KeyFigures({ week, channels, clock: { locale } }: DetailedDashboardProps) {
  if (!week) {
    return (
      <Card title="What happened">
        <p className="quiet">
          {channels.length > 0
            ? 'Nothing was published in the last two weeks. Figures appear with the first post that is measured.'
            : 'Nothing yet. Connect a channel, and what its posts bring about appears here.'}
        </p>
      </Card>
    );
  }
  const { world, now, before, reactions, impressions, posts } = week;
  const number = numberFormat(locale);
  const trend = (label: string, days: readonly number[]) => (
    <Sparkline label={`${label} on each of the last 14 days`} values={days} locale={locale} />
  );
  const mark = { period: '7d', about: world } as const;
  const figure = (of: 'reactions' | 'impressions', days: readonly number[]) => (
    <Stat
      label={FIGURES[of].name}
      value={
        <FigureValue of={of} {...mark} value={now[of]}>
          {formatKnown(now[of], number)}
        </FigureValue>
      }
      change={changeOf(now[of], before?.[of], locale)}
      hint={trend(FIGURES[of].name, days)}
    />
  );
  return (
    <Card
      title="What happened"
      badge={world === 'sandbox' && <SandboxTag />}
      description={before ? 'The last 7 days, compared with the 7 before.' : 'The last 7 days.'}
      actions={<a href="#/analytics?period=7">Analytics</a>}
    >
      <div className="grid-4">
        {figure('reactions', reactions)}
        {figure('impressions', impressions)}
        <Stat
          label="Engagement Rate"
          value={
            <FigureValue of="engagement-rate" {...mark} value={rateOf(now)}>
              {formatKnown(rateOf(now), preciseShareFormat(locale))}
            </FigureValue>
          }
          change={changeOf(rateOf(now), before ? rateOf(before) : undefined, locale)}
          hint="Reactions per impression"
        />
        <Stat
          label="Posts published"
          value={
            <FigureValue of="posts" {...mark} value={now.posts}>
              {number.format(now.posts)}
            </FigureValue>
          }
          change={
            before ? { text: `${number.format(before.posts)} the week before`, direction: 'flat' } : undefined
          }
          hint={trend('Posts published', posts)}
        />
      </div>
    </Card>
  );
}

function rateOf(totals: Totals): number | null {
  return totals.impressions === null ? null : (engagementRateOf(totals) ?? 0);
}
