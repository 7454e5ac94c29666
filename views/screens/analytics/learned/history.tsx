// How what is believed came about: the best time and the best theme as they were known then, rebuilt from what was measured.
import { PILLARS } from '../../../../server/contract/constants/pillars.ts';
import { Card } from '../../../components/card.tsx';
import { Table } from '../../../components/table.tsx';
import { type Clockface, Time } from '../../../components/time.tsx';
import type { LearnedChannel } from './types.ts';
import { cellName, effectOf, rangeOf } from './words.ts';

export function LearnedHistory({
  channel,
  clock,
}: {
  readonly channel: LearnedChannel;
  readonly clock: Clockface;
}) {
  const { locale } = clock;
  return (
    <Card title="How it came about" flush>
      <Table
        caption="The best time and the best theme as they were known at earlier moments"
        rows={channel.earlier}
        rowKey={({ at }) => at}
        columns={[
          {
            key: 'at',
            header: 'As of',
            cell: ({ at }) => (at === channel.earlier[0]?.at ? 'Now' : <Time at={at} clock={clock} />),
          },
          { key: 'posts', header: 'Measured posts', numeric: true, cell: ({ posts }) => posts },
          {
            key: 'time',
            header: 'Best time tried',
            cell: ({ time }) =>
              time
                ? `${cellName(time)}: ${effectOf(time.expected, locale)} (${rangeOf(time, locale)})`
                : 'Published pattern',
          },
          {
            key: 'theme',
            header: 'Best theme',
            cell: ({ pillar }) =>
              pillar
                ? `${PILLARS[pillar.value as keyof typeof PILLARS] ?? pillar.value}: ${effectOf(pillar.expected, locale)} (${rangeOf(pillar, locale)})`
                : "The plan's mix",
          },
        ]}
      />
    </Card>
  );
}
