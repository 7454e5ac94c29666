// What works: themes, kinds and times, and the posts that did best and worst. Each post is measured against its own channel.
import type { ReactNode } from 'react';
import { channelOf } from '../../../server/contract/channels/index.ts';
import { Card } from '../../components/card.tsx';
import { BarChart } from '../../components/chart/bar-chart.tsx';
import { HeatTable } from '../../components/chart/heat-table.tsx';
import { numberFormat, shareFormat } from '../../components/formats.ts';
import { ChannelLabel } from '../../components/icon.tsx';
import { Table } from '../../components/table.tsx';
import { type Clockface, Time } from '../../components/time.tsx';
import type { AnalyticsProps, Rated, RatedPost } from './types.ts';
import { ENOUGH_POSTS, groupsSentence, SLOTS, slotsSentence, WEEKDAYS_SHORT } from './words.ts';

const UNIT = 'Share of the reactions that are usual on the same channel (100% is usual)';

export function WhatWorks({ insights, badge, clock }: AnalyticsProps & { readonly badge: ReactNode }) {
  const { posts, themes, kinds, slots, best, worst } = insights;
  if (posts < ENOUGH_POSTS) {
    return (
      <Card title="What works" badge={badge}>
        <p>
          Not enough data yet ({posts} {posts === 1 ? 'post' : 'posts'}). With {ENOUGH_POSTS} posts that are
          older than a day, themes, kinds and times of posts are compared here.
        </p>
      </Card>
    );
  }
  const { locale } = clock;
  return (
    <>
      <div className="grid-2">
        <Groups title="By theme" of="Theme" groups={themes} badge={badge} locale={locale} />
        <Groups title="By kind of post" of="Kind" groups={kinds} badge={badge} locale={locale} />
      </div>
      <Card title="By time of the week" badge={badge}>
        <HeatTable
          says={slotsSentence(slots, locale)}
          unit={`${UNIT}, by the hour of publication in ${clock.timeZone}. Times with fewer than two posts are empty.`}
          locale={locale}
          rows={WEEKDAYS_SHORT}
          columns={SLOTS}
          cells={slots.map((day) => day.map((one) => one && Math.round(one.ratio * 100)))}
        />
      </Card>
      <div className="grid-2">
        <Posts title="Best posts" posts={best} badge={badge} clock={clock} />
        {worst.length > 0 && <Posts title="Weakest posts" posts={worst} badge={badge} clock={clock} />}
      </div>
    </>
  );
}

interface GroupsProps {
  readonly title: string;
  /** What is compared: "Theme". */
  readonly of: string;
  readonly groups: readonly Rated[];
  readonly badge: ReactNode;
  readonly locale: string;
}

function Groups({ title, of, groups, badge, locale }: GroupsProps) {
  const says = groupsSentence(groups, of.toLowerCase(), locale);
  return (
    <Card title={title} badge={badge}>
      {groups.length === 0 ? (
        <p className="quiet">{says}</p>
      ) : (
        <BarChart
          says={says}
          unit={UNIT}
          locale={locale}
          format={(ratio) => shareFormat(locale).format(ratio)}
          whole={false}
          of={of}
          valueName="Share"
          markName="Usual"
          bars={groups.map(({ label, posts, ratio }) => ({
            ...{ key: label, label: `${label} · ${posts} posts` },
            ...{ value: ratio, mark: 1 },
          }))}
        />
      )}
    </Card>
  );
}

interface PostsProps {
  readonly title: string;
  readonly posts: readonly RatedPost[];
  readonly badge: ReactNode;
  readonly clock: Clockface;
}

function Posts({ title, posts, badge, clock }: PostsProps) {
  const { locale } = clock;
  return (
    <Card title={title} badge={badge} flush>
      <Table
        caption={`${title}, compared with what is usual on the same channel`}
        rows={posts}
        rowKey={({ id }) => id}
        columns={[
          { key: 'post', header: 'Post', cell: (post) => <PostName post={post} clock={clock} /> },
          {
            key: 'reactions',
            header: 'Reactions',
            numeric: true,
            cell: ({ reactions }) => numberFormat(locale).format(reactions),
          },
          {
            key: 'ratio',
            header: 'Of the usual',
            numeric: true,
            cell: ({ ratio }) => shareFormat(locale).format(ratio),
          },
        ]}
      />
    </Card>
  );
}

function PostName({ post, clock }: { post: RatedPost; clock: Clockface }) {
  return (
    <span className="rated-post">
      <a
        className="clamp"
        href={post.externalUrl ?? `#/platforms/${channelOf(post.channel).segment}?tab=content`}
      >
        {post.excerpt}
      </a>
      <span className="row quiet small">
        <ChannelLabel channel={post.channel} />
        <Time at={post.publishedAt} clock={clock} />
      </span>
    </span>
  );
}
