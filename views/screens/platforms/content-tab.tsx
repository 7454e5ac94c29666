// The content library of one platform, and its advertising strategy.

import Composer from '../../../islands/composer/index.tsx';
import LibraryBar from '../../../islands/library-bar/index.tsx';
import { channelOf } from '../../../server/contract/channels/index.ts';
import { AD_STRATEGY } from '../../../server/contract/constants/screens.ts';
import type { FigureId, FigurePeriod } from '../../../server/contract/figures.ts';
import { SampleTag } from '../../components/badge.tsx';
import { ButtonLink } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { EmptyState } from '../../components/feedback.tsx';
import { FigureValue } from '../../components/figure-value.tsx';
import { Stat } from '../../components/stat.tsx';
import { Pagination } from '../../components/table.tsx';
import { Island } from '../../island.tsx';
import { PostList } from '../post-list.tsx';
import { ConnectWay } from './connect-way.tsx';
import {
  LIBRARY_FILTERS,
  type LibraryFilter,
  type LibraryProps,
  type PlatformPageProps,
  type TabContent,
} from './types.ts';

interface ContentProps {
  readonly page: PlatformPageProps;
  readonly tab: Extract<TabContent, { tab: 'content' }>;
}

const FILTER_LABELS: Readonly<Record<LibraryFilter, string>> = {
  all: 'All',
  waiting: 'Needs you',
  scheduled: 'Scheduled',
  drafts: 'Drafts',
  published: 'Published',
  rejected: 'Rejected',
};

export function ContentTab({ page, tab }: ContentProps) {
  const { type } = page;
  const { delivery } = channelOf(type);
  return (
    <div className="stack stack-lg">
      <div data-region="library" data-live="post connection">
        {tab.library && delivery !== 'none' ? (
          <Library page={page} library={tab.library} />
        ) : (
          <Card title="Content Library">
            <NoLibrary page={page} />
          </Card>
        )}
      </div>
      <Card title="Ad Strategy Analysis" badge={<SampleTag />}>
        <div className="grid-2">
          <Stat label="Strategy" value={delivery === 'none' ? AD_STRATEGY.adsOnly : AD_STRATEGY.others} />
          <Stat
            label="Confidence"
            value={AD_STRATEGY.confidence}
            unit="%"
            hint="An example: nothing has been analysed yet."
          />
        </div>
      </Card>
    </div>
  );
}

function NoLibrary({ page }: { page: PlatformPageProps }) {
  const { type, connection, canManage } = page;
  const { name, delivery } = channelOf(type);
  if (delivery === 'none') {
    return (
      <EmptyState
        icon="file"
        title={`${name} publishes no content`}
        text="There is nothing to write or to schedule here."
      />
    );
  }
  return (
    <EmptyState
      icon="plug"
      title={`${name} is not connected`}
      text="Once it is, its posts are written from your business profile and listed here."
      action={!connection && canManage && <ConnectWay page={page} />}
    />
  );
}

function Library({ page, library }: { page: PlatformPageProps; library: LibraryProps }) {
  const { type, connection, clock, canWrite } = page;
  const { filter, posts } = library;
  const { awaitingApproval } = page.counts;
  return (
    <Card
      title="Content Library"
      actions={
        connection && (
          <>
            {canWrite && <Island of={Composer} prefix="library-composer" props={library.composer} />}
            {awaitingApproval > 0 && (
              <ButtonLink icon="check" href={`/screens/approvals?platform=${connection.id}`}>
                Approve {awaitingApproval}
              </ButtonLink>
            )}
            <Island
              of={LibraryBar}
              prefix="library-bar"
              props={{
                platformId: connection.id,
                segment: channelOf(type).segment,
                userId: page.userId,
                canWrite,
              }}
            />
          </>
        )
      }
      footer={<Pages type={type} library={library} />}
    >
      <div className="stack">
        <Filters type={type} library={library} />
        {posts.length > 0 ? (
          <PostList name={`library-${filter}`} posts={posts} clock={clock} oneChannel />
        ) : (
          <NoPosts page={page} filter={filter} />
        )}
      </div>
    </Card>
  );
}

function hrefOf(type: PlatformPageProps['type'], filter: LibraryFilter, from?: number): string {
  const status = filter === 'all' ? '' : `&status=${filter}`;
  return `#/platforms/${channelOf(type).segment}?tab=content${status}${from ? `&from=${from}` : ''}`;
}

function Filters({
  type,
  library: { filter, counts },
}: {
  type: PlatformPageProps['type'];
  library: LibraryProps;
}) {
  return (
    <nav className="row filters" aria-label="Posts by state">
      {LIBRARY_FILTERS.map((one) => (
        <a
          key={one}
          className="filter"
          href={hrefOf(type, one)}
          aria-current={one === filter ? 'true' : undefined}
        >
          {FILTER_LABELS[one]}{' '}
          <span className="numbers quiet">
            <Count of={one} about={type} value={counts[one]} />
          </span>
        </a>
      ))}
    </nav>
  );
}

/** What other screens count, too, is the same there. */
const COUNTED: Record<Exclude<LibraryFilter, 'all'>, { of: FigureId; period?: FigurePeriod }> = {
  waiting: { of: 'waiting-posts' },
  scheduled: { of: 'scheduled' },
  drafts: { of: 'drafts' },
  published: { of: 'posts', period: 'all' },
  rejected: { of: 'rejected' },
};

function Count({ of, about, value }: { of: LibraryFilter; about: string; value: number }) {
  return of === 'all' ? value : <FigureValue {...COUNTED[of]} about={about} value={value} />;
}

function Pages({
  type,
  library: { filter, posts, isFirst, goesOnFrom },
}: {
  type: PlatformPageProps['type'];
  library: LibraryProps;
}) {
  if (isFirst && goesOnFrom === null) return null;
  return (
    <Pagination
      summary={`${posts.length} posts on this page`}
      previous={isFirst ? undefined : hrefOf(type, filter)}
      next={goesOnFrom === null ? undefined : hrefOf(type, filter, goesOnFrom)}
    />
  );
}

function NoPosts({ page, filter }: { page: PlatformPageProps; filter: LibraryFilter }) {
  const { connection, paused, locked, hasProfile } = page;
  if (filter !== 'all')
    return <EmptyState title="No posts here" text="None of this channel's posts is in this state." />;
  if (!hasProfile) {
    return (
      <EmptyState
        title="There is nothing to write from yet"
        text="Posts rest on your business profile."
        action={<a href="#/business-setup">Describe your business</a>}
      />
    );
  }
  const isHeld = paused || locked || !connection?.isActive || connection.automationLevel === 0;
  return isHeld ? (
    <EmptyState
      title="No posts yet"
      text="Planning is switched off for now. You can still have drafts written."
    />
  ) : (
    <EmptyState
      icon="pencil"
      title="Content creation in progress"
      text="The first posts are being planned and written. They appear here by themselves."
    />
  );
}
