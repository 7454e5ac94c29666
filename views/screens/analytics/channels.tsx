// Platform Performance Comparison: what each channel brought, as bars and in numbers.
import type { ReactNode } from 'react';
import { channelOf } from '../../../server/contract/channels/index.ts';
import type { World } from '../../../server/contract/connection.ts';
import { isMeasured, periodWords } from '../../../server/contract/figures.ts';
import { Card } from '../../components/card.tsx';
import { BarChart } from '../../components/chart/bar-chart.tsx';
import { FiguresTable } from '../figures-table.tsx';
import type { ChannelTrend } from './types.ts';
import { channelsSentence } from './words.ts';

interface ChannelsProps {
  readonly channels: readonly ChannelTrend[];
  readonly period: number;
  readonly world: World;
  readonly badge: ReactNode;
  readonly locale: string;
}

export function Channels({ channels, period, world, badge, locale }: ChannelsProps) {
  const ranked = [...channels].sort((a, b) => b.reactions - a.reactions);
  const measured = ranked.filter((one) => isMeasured(one) || (one.reactionsBefore ?? 0) > 0);
  const nameOf = ({ type }: ChannelTrend) => channelOf(type).name;
  const isCompared = channels.some(({ reactionsBefore }) => reactionsBefore !== null);
  return (
    <Card title="Platform Performance Comparison" badge={badge}>
      <BarChart
        says={channelsSentence(channels, nameOf, locale)}
        unit="Reactions"
        locale={locale}
        of="Channel"
        valueName={`Last ${period} days`}
        markName={isCompared ? `${period} days before` : undefined}
        bars={(measured.length > 0 ? measured : ranked).map((one) => ({
          key: one.id,
          label: nameOf(one),
          value: one.reactions,
          mark: one.reactionsBefore ?? undefined,
        }))}
        fuller={
          <FiguresTable
            caption={`Figures per channel ${periodWords(`${period}d`)}`}
            {...{ world, locale }}
            period={`${period}d`}
            rows={ranked}
          />
        }
      />
    </Card>
  );
}
