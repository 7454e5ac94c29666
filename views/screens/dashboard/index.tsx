// The dashboard: three ways in, then what needs a person, what happened, and what comes next.
import type { Decision } from '../../../server/contract/decision.ts';
import { periodWords } from '../../../server/contract/figures.ts';
import type { Need } from '../../../server/contract/need.ts';
import type { Post } from '../../../server/contract/post.ts';
import { ButtonLink } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Banner } from '../../components/feedback.tsx';
import { FigureValue } from '../../components/figure-value.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { Stat } from '../../components/stat.tsx';
import type { Clockface } from '../../components/time.tsx';
import { CallToAction } from '../call-to-action.tsx';
import { DecisionList } from '../decision-list.tsx';
import { LeavingPosts } from '../leaving-posts.tsx';
import { NeedList } from '../need-list.tsx';
import { BriefPostList } from '../post-list.tsx';

export interface DashboardProps {
  /** Null before the business has a profile. */
  readonly business: { readonly name: string } | null;
  readonly connections: number;
  readonly userId: number;
  readonly paused: boolean;
  readonly counts: {
    readonly scheduled: number;
    readonly awaitingApproval: number;
    readonly needsAttention: number;
    readonly published: number;
  };
  /** What waits for a person, the most urgent first; `otherNeeds` counts those of it that are no posts. */
  readonly needs: readonly Need[];
  readonly otherNeeds: number;
  readonly next: readonly Post[];
  readonly published: readonly Post[];
  readonly decisions: readonly Decision[];
  readonly clock: Clockface;
}

export function Dashboard(props: DashboardProps) {
  const { business, connections, paused } = props;
  return (
    <div className="stack stack-lg">
      <PageHeader
        title={business ? `${business.name} Dashboard` : 'Marketing Platform'}
        subtitle={business ? undefined : 'Set up your autonomous marketing system'}
        actions={
          <ButtonLink href="#/business-setup" icon="settings">
            Business Settings
          </ButtonLink>
        }
      />
      {paused && (
        <Banner tone="warning" title="Everything is paused">
          Nothing is published and nothing new is planned until you resume.
        </Banner>
      )}
      <WaysIn hasProfile={business !== null} connections={connections} />
      {business && <Today {...props} />}
      <CallToAction
        title="See everything at once"
        text="Key figures, the whole queue and every channel on one page."
      >
        <ButtonLink href={nextStep(business !== null, connections)}>Start Now</ButtonLink>
        <ButtonLink href="#/detailed-dashboard">View Dashboard</ButtonLink>
      </CallToAction>
    </div>
  );
}

/** What has not been done yet on the way to posts that leave by themselves; then where they are watched over. */
function nextStep(hasProfile: boolean, connections: number): string {
  if (!hasProfile) return '#/business-setup';
  return connections === 0 ? '#/platform' : '#/autonomous-control';
}

function WaysIn({ hasProfile, connections }: { hasProfile: boolean; connections: number }) {
  const isConnected = connections > 0;
  return (
    <div className="grid-3">
      <Card
        title={hasProfile ? 'Business Profile' : 'Business Setup'}
        description={
          hasProfile
            ? 'What every post is written from.'
            : 'Say what you do and for whom; everything starts there.'
        }
        footer={
          <ButtonLink
            variant={hasProfile ? 'secondary' : 'primary'}
            href={hasProfile ? '#/business-setup?edit=1' : '#/business-setup'}
          >
            {hasProfile ? 'Edit Profile' : 'Begin Setup'}
          </ButtonLink>
        }
      />
      <Card
        title="Platform Connections"
        description={
          isConnected
            ? `${connections} ${connections === 1 ? 'channel is' : 'channels are'} connected.`
            : 'No channel is connected yet, so nothing can be planned.'
        }
        footer={
          <ButtonLink variant={hasProfile && !isConnected ? 'primary' : 'secondary'} href="#/platform">
            {isConnected ? 'Manage Platforms' : 'Connect Platforms'}
          </ButtonLink>
        }
      />
      {hasProfile ? (
        <Card
          title="Marketing Activity"
          description="What your posts brought about, channel by channel."
          footer={<ButtonLink href="#/analytics">View Activity</ButtonLink>}
        />
      ) : (
        <Card
          title="AI Capabilities"
          description="How posts are planned, written, timed and published."
          footer={<ButtonLink href="#/autonomous-demo">View Capabilities</ButtonLink>}
        />
      )}
    </div>
  );
}

function Today({
  counts,
  needs,
  otherNeeds,
  next,
  published,
  decisions,
  connections,
  clock,
}: DashboardProps) {
  const posts = counts.awaitingApproval + counts.needsAttention;
  const waits = posts + otherNeeds;
  return (
    <div className="stack stack-lg" data-region="today" data-live="post connection">
      <Card>
        <div className="grid-4">
          <Stat
            label="Needs you"
            value={<FigureValue of="needs" value={waits} />}
            hint={otherNeeds > 0 && posts > 0 && <Parts posts={posts} others={otherNeeds} />}
          />
          <Stat label="Scheduled" value={<FigureValue of="scheduled" value={counts.scheduled} />} />
          <Stat
            label="Published"
            value={<FigureValue of="posts" period="all" value={counts.published} />}
            hint={periodWords('all')}
          />
          <Stat label="Channels" value={<FigureValue of="channels" value={connections} />} />
        </div>
      </Card>
      <LeavingPosts posts={next} clock={clock} screen="/dashboard" />
      <Card
        title="What needs you"
        actions={waits > needs.length && <a href="#/detailed-dashboard">All {waits}</a>}
      >
        {needs.length > 0 ? (
          <NeedList name="waiting" needs={needs} clock={clock} />
        ) : (
          <p className="quiet">
            Nothing. Posts that wait for your approval, or that could not be published, appear here.
          </p>
        )}
      </Card>
      <div className="grid-2">
        <Card title="What happened" actions={<a href="#/autonomous-control?tab=insights">All decisions</a>}>
          {published.length > 0 && <BriefPostList posts={published} clock={clock} />}
          {published.length === 0 && decisions.length > 0 && (
            <DecisionList decisions={decisions} clock={clock} brief most={5} />
          )}
          {published.length === 0 && decisions.length === 0 && (
            <p className="quiet">
              Nothing yet. What was published, and what was decided and why, appears here.
            </p>
          )}
        </Card>
        <Card title="What comes next" actions={<a href="#/content-calendar">Calendar</a>}>
          {next.length > 0 ? (
            <BriefPostList posts={next} clock={clock} />
          ) : (
            <p className="quiet">
              {connections > 0
                ? 'Nothing is scheduled. The next plan fills two weeks ahead.'
                : 'Nothing is scheduled, because no channel is connected yet.'}
            </p>
          )}
        </Card>
      </div>
      {published.length > 0 && decisions.length > 0 && (
        <Card
          title="Recent decisions"
          actions={<a href="#/autonomous-control?tab=insights">All decisions</a>}
        >
          <DecisionList decisions={decisions} clock={clock} brief most={5} />
        </Card>
      )}
    </div>
  );
}

/** What needs a person is more than the posts that other screens count. */
function Parts({ posts, others }: { posts: number; others: number }) {
  return (
    <>
      <FigureValue of="waiting-posts" value={posts} />
      {` ${posts === 1 ? 'post' : 'posts'} and ${others} more`}
    </>
  );
}
