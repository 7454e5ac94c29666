// Figures of one platform, as far as there are any.

import ConnectDialog from '../../../islands/connect-dialog/index.tsx';
import { channelOf } from '../../../server/contract/constants/channels.ts';
import type { Post } from '../../../server/contract/post.ts';
import { SandboxTag } from '../../components/badge.tsx';
import { Card } from '../../components/card.tsx';
import { EmptyState } from '../../components/feedback.tsx';
import { Stat } from '../../components/stat.tsx';
import { Table } from '../../components/table.tsx';
import { Time } from '../../components/time.tsx';
import { Island } from '../../island.tsx';
import type { PlatformPageProps, TabContent } from './types.ts';

interface AnalyticsTabProps {
  readonly page: PlatformPageProps;
  readonly tab: Extract<TabContent, { tab: 'analytics' }>;
}

export function AnalyticsTab({ page, tab }: AnalyticsTabProps) {
  const { type, connection, userId, canWrite } = page;
  const { delivery } = channelOf(type);
  if (tab.posts.length === 0) {
    return (
      <div data-region="platform" data-live="post connection">
        <Card>
          <EmptyState
            icon="chart"
            title="No analytics data available"
            text={
              connection
                ? 'Figures appear once the first post is published and measured.'
                : 'Connect the account, and figures appear with the first published post.'
            }
            action={
              !connection && canWrite && <Island of={ConnectDialog} props={{ type, userId, primary: true }} />
            }
          />
        </Card>
      </div>
    );
  }
  return (
    <div className="stack stack-lg" data-region="platform" data-live="post connection">
      <Totals page={page} figures={tab.figures} isMail={delivery === 'mail'} />
      <Card title="Latest posts" flush>
        <FiguresTable page={page} posts={tab.posts} isMail={delivery === 'mail'} />
      </Card>
    </div>
  );
}

function Totals({
  page,
  figures,
  isMail,
}: {
  page: PlatformPageProps;
  figures: AnalyticsTabProps['tab']['figures'];
  isMail: boolean;
}) {
  const number = new Intl.NumberFormat(page.clock.locale);
  const shown = isMail
    ? [{ label: 'Mailings', value: figures.posts }]
    : [
        { label: 'Posts', value: figures.posts },
        { label: 'Impressions', value: figures.impressions },
        { label: 'Likes', value: figures.likes },
        { label: 'Comments', value: figures.comments },
        { label: 'Shares', value: figures.shares },
        { label: 'Clicks', value: figures.clicks },
      ];
  return (
    <Card title="Since the beginning" badge={page.connection?.network === 'sandbox' && <SandboxTag />}>
      <div className="grid-4">
        {shown.map(({ label, value }) => (
          <Stat key={label} label={label} value={number.format(value)} />
        ))}
      </div>
    </Card>
  );
}

function FiguresTable({
  page: { clock },
  posts,
  isMail,
}: {
  page: PlatformPageProps;
  posts: readonly Post[];
  isMail: boolean;
}) {
  const number = new Intl.NumberFormat(clock.locale);
  type Key = 'impressions' | 'likes' | 'comments' | 'shares' | 'clicks' | 'delivered' | 'undelivered';
  const column = (key: Key, header: string) => ({
    key,
    header,
    numeric: true,
    cell: ({ analytics }: Post) => (analytics?.[key] === undefined ? '–' : number.format(analytics[key])),
  });
  const figures = isMail
    ? [column('delivered', 'Delivered'), column('undelivered', 'Not delivered')]
    : [
        column('impressions', 'Impressions'),
        column('likes', 'Likes'),
        column('comments', 'Comments'),
        column('shares', 'Shares'),
        column('clicks', 'Clicks'),
      ];
  return (
    <Table
      caption="Latest posts with their figures"
      rows={posts}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'post',
          header: 'Post',
          cell: ({ title, content }) => <span className="clamp">{title ?? content}</span>,
        },
        {
          key: 'published',
          header: 'Published',
          cell: ({ publishedAt }) => publishedAt && <Time at={publishedAt} clock={clock} />,
        },
        ...figures,
      ]}
    />
  );
}
