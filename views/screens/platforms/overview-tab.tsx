// Overview of one platform: what goes on, the figures, the latest posts, and what makes a good one.

import {
  type Channel,
  type ChannelType,
  channelOf,
  practiceOf,
} from '../../../server/contract/channels/index.ts';
import type { FigureId } from '../../../server/contract/figures.ts';
import { EMPTY } from '../../../server/contract/texts.ts';
import { SampleTag, SandboxTag } from '../../components/badge.tsx';
import { ButtonLink } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { EmptyState } from '../../components/feedback.tsx';
import { FigureValue } from '../../components/figure-value.tsx';
import { Stat } from '../../components/stat.tsx';
import { CallToAction } from '../call-to-action.tsx';
import { LeavingPosts } from '../leaving-posts.tsx';
import { PostList } from '../post-list.tsx';
import { listMediaLimits } from './media-limits.ts';
import { listMetrics } from './metric-cards.ts';
import { PlatformStatus } from './status-card.tsx';
import type { PlatformPageProps, TabContent } from './types.ts';

interface OverviewProps {
  readonly page: PlatformPageProps;
  readonly tab: Extract<TabContent, { tab: 'overview' }>;
}

export function OverviewTab({ page, tab }: OverviewProps) {
  return (
    <div className="stack stack-lg">
      <div className="stack stack-lg" data-region="platform" data-live="post connection">
        <LeavingPosts posts={tab.leaving} clock={page.clock} screen={routeOf(page.type)} />
        <PlatformStatus page={page} />
        <Metrics page={page} tab={tab} />
        <LatestContent page={page} tab={tab} />
        <div className="grid-2">
          <Generated page={page} />
          <Recommendations type={page.type} />
        </div>
      </div>
      <CallToAction
        title="Configure Your Business"
        text="The better your profile, the better the posts: they say nothing that is not in it."
      >
        <ButtonLink href="#/business-setup">Configure Your Business</ButtonLink>
      </CallToAction>
    </div>
  );
}

function routeOf(type: ChannelType): string {
  return `/platforms/${channelOf(type).segment}`;
}

function Metrics({ page, tab }: OverviewProps) {
  const { connection } = page;
  return (
    <div className="grid-3">
      {listMetrics(page, tab).map(({ label, value, figure, unit, hint }) => (
        <Card key={label}>
          {value === null ? (
            <Stat label={label} value={<span className="no-data">{EMPTY.metric.title}</span>} hint={hint} />
          ) : (
            <Stat
              label={label}
              value={figure ? <FigureValue {...figure}>{value}</FigureValue> : value}
              unit={unit}
              hint={hint}
              badge={connection?.network === 'sandbox' && <SandboxTag />}
            />
          )}
        </Card>
      ))}
    </div>
  );
}

function LatestContent({ page, tab }: OverviewProps) {
  const { type, clock } = page;
  const content = `#/platforms/${channelOf(type).segment}?tab=content`;
  return (
    <Card
      title="Latest Content"
      actions={tab.published.length > 0 && <a href={`${content}&status=published`}>All published</a>}
    >
      {tab.published.length > 0 ? (
        <PostList name="latest" posts={tab.published} clock={clock} oneChannel />
      ) : (
        <EmptyState
          title={EMPTY.published.title}
          text={
            channelOf(type).delivery === 'none'
              ? 'Adverts run here, not posts.'
              : 'What was published appears here with what it brought about.'
          }
          action={<ButtonLink href={content}>View content</ButtonLink>}
        />
      )}
    </Card>
  );
}

function Generated({ page: { counts, type } }: { page: PlatformPageProps }) {
  const { scheduled, awaitingApproval, drafts } = counts;
  const segment = channelOf(type).segment;
  const lines: readonly { status: string; count: number; words: string; of: FigureId }[] = [
    { status: 'scheduled', count: scheduled, words: 'scheduled', of: 'scheduled' },
    {
      status: 'waiting',
      count: awaitingApproval,
      words: 'waiting for your approval',
      of: 'awaiting-approval',
    },
    { status: 'drafts', count: drafts, words: drafts === 1 ? 'draft' : 'drafts', of: 'drafts' },
  ];
  return (
    <Card
      title="AI-Generated Content"
      description="Written from your business profile, and from nothing else."
    >
      <ul className="list">
        {lines.map(({ status, count, words, of }) => (
          <li key={status}>
            <span>
              <strong className="numbers">
                <FigureValue of={of} about={type} value={count} />
              </strong>{' '}
              {words}
            </span>
            {count > 0 && <a href={`#/platforms/${segment}?tab=content&status=${status}`}>Show</a>}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Recommendations({ type }: { type: ChannelType }) {
  const channel = channelOf(type);
  return (
    <Card
      title="AI Recommendations"
      badge={<SampleTag />}
      description={`What usually works on ${channel.name}.`}
    >
      <div className="prose">
        <ul>
          {practiceOf(type).suggestions.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        {channel.delivery !== 'none' && (
          <>
            <h3>Its limits and habits</h3>
            <ul>
              {listLimits(channel).map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </>
        )}
      </div>
    </Card>
  );
}

function listLimits({ form, weekly, name, media: files }: Channel): string[] {
  const media = {
    image: 'Every post needs a picture.',
    video: 'Every post needs a video.',
    optional: 'A picture helps, but a post can do without.',
    none: undefined,
  };
  return [
    `${weekly === 1 ? 'One post' : `${weekly} posts`} a week, at steady times.`,
    `${form.aim.min} to ${form.aim.max} characters read well; ${name} takes up to ${form.text}.`,
    ...(form.hashtags > 0 ? [`Up to ${form.hashtags} hashtags; more look like noise.`] : []),
    form.links
      ? 'Links can be followed, so end with one.'
      : 'Links in the text cannot be followed: say where to find you instead.',
    ...(media[form.media] ? [media[form.media] ?? ''] : []),
    ...listMediaLimits(files),
  ];
}
