// Figures of one platform, as far as there are any.

import type { ReactNode } from 'react';
import { channelOf } from '../../../server/contract/channels/index.ts';
import { isMeasured } from '../../../server/contract/figures.ts';
import type { Post } from '../../../server/contract/post.ts';
import { EMPTY } from '../../../server/contract/texts.ts';
import { SandboxTag } from '../../components/badge.tsx';
import { Card } from '../../components/card.tsx';
import { EmptyState } from '../../components/feedback.tsx';
import { FigureValue } from '../../components/figure-value.tsx';
import { dayFormat, formatKnown, numberFormat } from '../../components/formats.ts';
import { MailChart } from '../../components/mail-chart.tsx';
import { Stat } from '../../components/stat.tsx';
import { Table } from '../../components/table.tsx';
import { Time } from '../../components/time.tsx';
import { Engagement } from '../analytics/engagement.tsx';
import { Filters } from '../analytics/filters.tsx';
import { ConnectWay } from './connect-way.tsx';
import type { AnalyticsContent, PlatformPageProps } from './types.ts';

interface AnalyticsTabProps {
  readonly page: PlatformPageProps;
  readonly tab: AnalyticsContent;
}

export function AnalyticsTab({ page, tab }: AnalyticsTabProps) {
  const { type, clock } = page;
  const { segment, delivery } = channelOf(type);
  const { trend, period, posts, world } = tab;
  if (posts.length === 0 && !trend) return <NoFigures page={page} />;
  const isMail = delivery === 'mail';
  const badge = world === 'sandbox' && <SandboxTag />;
  return (
    <div className="stack stack-lg" data-region="platform" data-live="post connection">
      {trend && <Filters route={`/platforms/${segment}?tab=analytics`} {...tab} />}
      {trend && <Engagement {...{ trend, period, badge }} about={`${world}/${type}`} locale={clock.locale} />}
      {isMail && posts.length > 0 && <Mailings posts={posts} locale={clock.locale} />}
      <Totals page={page} tab={tab} badge={badge} isMail={isMail} />
      {posts.length > 0 && (
        <Card title="Latest posts" badge={badge} flush>
          <FiguresTable page={page} posts={posts} isMail={isMail} />
        </Card>
      )}
    </div>
  );
}

function NoFigures({ page }: { page: PlatformPageProps }) {
  const { type, connection, canManage } = page;
  const { delivery } = channelOf(type);
  const how = connection
    ? 'Figures appear once the first post is published and measured.'
    : 'Connect the account, and figures appear with the first published post.';
  return (
    <div className="grid-2" data-region="platform" data-live="post connection">
      <Card title="Engagement over time">
        <EmptyState
          icon="chart"
          title={EMPTY.analytics.title}
          text={delivery === 'none' ? 'Nothing is published here, so there is nothing to measure.' : how}
          action={!connection && canManage && <ConnectWay page={page} />}
        />
      </Card>
      <Card title="Content performance">
        <EmptyState
          icon="list"
          title={EMPTY.analytics.title}
          text="Each published post, with what it brought about."
        />
      </Card>
    </div>
  );
}

/** Mail is not liked; what is known of it is how much of it left. */
function Mailings({ posts, locale }: { posts: readonly Post[]; locale: string }) {
  const mailings = posts.toReversed().map(({ id, publishedAt, analytics }) => ({
    id,
    label: dayFormat(locale).format(Date.parse(publishedAt ?? '')),
    delivered: analytics?.delivered ?? 0,
    kept: analytics?.kept ?? 0,
    undelivered: analytics?.undelivered ?? 0,
  }));
  return (
    <Card title="Mails by mailing">
      <MailChart mailings={mailings} of="Mailing of" locale={locale} upright />
    </Card>
  );
}

function Totals({
  page: { clock, type },
  tab: { figures, world },
  badge,
  isMail,
}: AnalyticsTabProps & { badge: ReactNode; isMail: boolean }) {
  const number = numberFormat(clock.locale);
  const shown = isMail
    ? [{ of: 'posts', label: 'Mailings' } as const]
    : ([
        { of: 'posts', label: 'Posts' },
        { of: 'impressions', label: 'Impressions' },
        { of: 'likes', label: 'Likes' },
        { of: 'comments', label: 'Comments' },
        { of: 'shares', label: 'Shares' },
        { of: 'clicks', label: 'Clicks' },
      ] as const);
  return (
    <Card title="Since the beginning" badge={badge}>
      <div className="grid-4">
        {shown
          .filter(({ of }) => figures[of] !== null)
          .map(({ of, label }) => (
            <Stat
              key={of}
              label={label}
              value={
                of === 'posts' || isMeasured(figures) ? (
                  <FigureValue of={of} period="all" about={`${world}/${type}`} value={figures[of]}>
                    {formatKnown(figures[of], number)}
                  </FigureValue>
                ) : (
                  <span className="no-data">None yet</span>
                )
              }
            />
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
  const number = numberFormat(clock.locale);
  type Key =
    | 'impressions'
    | 'likes'
    | 'comments'
    | 'shares'
    | 'clicks'
    | 'delivered'
    | 'kept'
    | 'undelivered';
  const column = (key: Key, header: string) => ({
    key,
    header,
    numeric: true,
    cell: ({ analytics }: Post) => (analytics?.[key] === undefined ? '–' : number.format(analytics[key])),
  });
  const figures = isMail
    ? [
        column('delivered', 'Delivered'),
        column('kept', 'In the outbox'),
        column('undelivered', 'Not delivered'),
      ]
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
