// Figures per channel as a table.
import { type ChannelType, channelOf } from '../../server/contract/channels/index.ts';
import type { World } from '../../server/contract/connection.ts';
import { type FigurePeriod, isMeasured, reactionsOf } from '../../server/contract/figures.ts';
import type { Metrics } from '../../server/contract/metrics.ts';
import { FigureValue } from '../components/figure-value.tsx';
import { formatKnown } from '../components/formats.ts';
import { ChannelMark } from '../components/icon.tsx';
import { Table } from '../components/table.tsx';

export type ChannelFigures = Metrics['real'] & { readonly id: number; readonly type: ChannelType };

interface FiguresTableProps {
  readonly caption: string;
  readonly world: World;
  readonly period: FigurePeriod;
  readonly rows: readonly ChannelFigures[];
  readonly locale: string;
}

export function FiguresTable({ caption, world, period, rows, locale }: FiguresTableProps) {
  const number = new Intl.NumberFormat(locale);
  type Key = 'posts' | 'impressions' | 'reactions' | 'likes' | 'comments' | 'shares' | 'clicks';
  const countIn = (row: ChannelFigures, key: Key) => (key === 'reactions' ? reactionsOf(row) : row[key]);
  const column = (key: Key, header: string) => ({
    key,
    header,
    numeric: true,
    cell: (row: ChannelFigures) =>
      key === 'posts' || isMeasured(row) ? (
        <FigureValue of={key} period={period} about={`${world}/${row.type}`} value={countIn(row, key)}>
          {formatKnown(countIn(row, key), number)}
        </FigureValue>
      ) : (
        '–'
      ),
  });
  return (
    <Table
      caption={caption}
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'channel',
          header: 'Channel',
          cell: ({ type }) => <ChannelLink type={type} tab="analytics" />,
        },
        column('posts', 'Posts'),
        column('impressions', 'Impressions'),
        column('reactions', 'Reactions'),
        column('likes', 'Likes'),
        column('comments', 'Comments'),
        column('shares', 'Shares'),
        column('clicks', 'Clicks'),
      ]}
    />
  );
}

/** A channel's mark and name, leading to its page. */
export function ChannelLink({ type, tab }: { readonly type: ChannelType; readonly tab?: string }) {
  const { name, segment } = channelOf(type);
  return (
    <a className="channel-link" href={`#/platforms/${segment}${tab ? `?tab=${tab}` : ''}`}>
      <ChannelMark channel={type} size="sm" />
      {name}
    </a>
  );
}
