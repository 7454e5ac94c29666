// The owner's one page for today: key figures, what needs attention, the queue, the channels, the decisions.
import type { Connection } from '../../../server/contract/connection.ts';
import type { Decision } from '../../../server/contract/decision.ts';
import type { Metrics } from '../../../server/contract/metrics.ts';
import type { Post } from '../../../server/contract/post.ts';
import { Badge, SandboxTag } from '../../components/badge.tsx';
import { ButtonLink } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Banner } from '../../components/feedback.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { Stat } from '../../components/stat.tsx';
import { Table } from '../../components/table.tsx';
import type { Clockface } from '../../components/time.tsx';
import { DecisionList } from '../decision-list.tsx';
import { ChannelLink } from '../figures-table.tsx';
import { BriefPostList, PostList } from '../post-list.tsx';

interface States {
  readonly scheduled: number;
  readonly awaitingApproval: number;
  readonly needsAttention: number;
  readonly published: number;
}

export interface DetailedDashboardProps {
  readonly hasProfile: boolean;
  readonly paused: boolean;
  readonly counts: States;
  readonly sandbox: Metrics['sandbox'];
  readonly real: Metrics['real'];
  readonly waiting: readonly Post[];
  readonly queue: readonly Post[];
  readonly connections: readonly { readonly connection: Connection; readonly states: States }[];
  readonly decisions: readonly Decision[];
  readonly userId: number;
  readonly clock: Clockface;
}

export function DetailedDashboard(props: DetailedDashboardProps) {
  const { hasProfile, paused, waiting, queue, decisions, clock } = props;
  return (
    <div className="stack stack-lg">
      <PageHeader
        back={{ href: '#/', label: 'Dashboard' }}
        title="Detailed Dashboard"
        subtitle="Today, on one page."
      />
      {!hasProfile && (
        <Banner
          tone="warning"
          title="Nothing runs yet"
          action={<a href="#/business-setup">Describe your business</a>}
        >
          Everything is written from your business profile.
        </Banner>
      )}
      {hasProfile && paused && (
        <Banner tone="warning" title="Everything is paused">
          Nothing is published and nothing new is planned until you resume.
        </Banner>
      )}
      <div className="stack stack-lg" data-region="queue" data-live="post connection">
        <KeyFigures {...props} />
        <Card title="What needs you">
          {waiting.length > 0 ? (
            <PostList name="attention" posts={waiting} clock={clock} />
          ) : (
            <p className="quiet">Nothing waits for you.</p>
          )}
        </Card>
        <Card title="The queue" actions={<a href="#/content-calendar">Calendar</a>}>
          {queue.length > 0 ? (
            <BriefPostList posts={queue} clock={clock} />
          ) : (
            <p className="quiet">Nothing is scheduled.</p>
          )}
        </Card>
        <Channels {...props} />
      </div>
      <Card title="Recent decisions" actions={<a href="#/autonomous-control?tab=insights">All decisions</a>}>
        {decisions.length > 0 ? (
          <DecisionList decisions={decisions} clock={clock} brief />
        ) : (
          <p className="quiet">Nothing was decided yet.</p>
        )}
      </Card>
    </div>
  );
}

function KeyFigures({ counts, sandbox, real, clock }: DetailedDashboardProps) {
  const number = new Intl.NumberFormat(clock.locale);
  const reactions = ({ likes, comments, shares, clicks }: Metrics['real']) =>
    likes + comments + shares + clicks;
  return (
    <Card>
      <div className="grid-4">
        <Stat label="Needs you" value={number.format(counts.awaitingApproval + counts.needsAttention)} />
        <Stat label="Scheduled" value={number.format(counts.scheduled)} />
        <Stat label="Published" value={number.format(counts.published)} />
        {real.posts > 0 && <Stat label="Reactions" value={number.format(reactions(real))} />}
        {sandbox.posts > 0 && (
          <Stat label="Reactions" badge={<SandboxTag />} value={number.format(reactions(sandbox))} />
        )}
      </div>
    </Card>
  );
}

function Channels({ connections }: DetailedDashboardProps) {
  if (connections.length === 0) {
    return (
      <Card
        title="Channels"
        description="None is connected yet, so nothing can be planned."
        footer={<ButtonLink href="#/platform">Connect Platforms</ButtonLink>}
      />
    );
  }
  return (
    <Card title="Channels" flush>
      <Table
        caption="Channels and their posts"
        rows={connections}
        rowKey={({ connection }) => connection.id}
        columns={[
          {
            key: 'channel',
            header: 'Channel',
            cell: ({ connection }) => <ChannelLink type={connection.type} />,
          },
          {
            key: 'state',
            header: 'State',
            cell: ({ connection }) => (
              <span className="row">
                {connection.isActive ? <Badge tone="success">Active</Badge> : <Badge>Inactive</Badge>}
                {connection.network === 'sandbox' && <SandboxTag />}
              </span>
            ),
          },
          { key: 'scheduled', header: 'Scheduled', numeric: true, cell: ({ states }) => states.scheduled },
          {
            key: 'waiting',
            header: 'Needs you',
            numeric: true,
            cell: ({ states }) => states.awaitingApproval + states.needsAttention,
          },
          { key: 'published', header: 'Published', numeric: true, cell: ({ states }) => states.published },
        ]}
      />
    </Card>
  );
}
