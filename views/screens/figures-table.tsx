// Figures per channel as a table.
import { type ChannelType, channelOf } from '../../server/contract/channels/index.ts';
import type { Metrics } from '../../server/contract/metrics.ts';
import { ChannelMark } from '../components/icon.tsx';
import { Table } from '../components/table.tsx';

export type ChannelFigures = Metrics['real'] & { readonly id: number; readonly type: ChannelType };

interface FiguresTableProps {
  readonly caption: string;
  readonly rows: readonly ChannelFigures[];
  readonly locale: string;
}

export function FiguresTable({ caption, rows, locale }: FiguresTableProps) {
  const number = new Intl.NumberFormat(locale);
  type Key = 'posts' | 'impressions' | 'likes' | 'comments' | 'shares' | 'clicks';
  const column = (key: Key, header: string) => ({
    key,
    header,
    numeric: true,
    cell: (row: ChannelFigures) => number.format(row[key]),
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
