// The control center: the master switch, what comes next, the channels with their budgets, and every decision.

import AutopilotSwitch from '../../../islands/autopilot-switch/index.tsx';
import BudgetForm from '../../../islands/budget-form/index.tsx';
import type { Connection } from '../../../server/contract/connection.ts';
import { channelOf } from '../../../server/contract/constants/channels.ts';
import type { Decision } from '../../../server/contract/decision.ts';
import { Badge, SandboxTag } from '../../components/badge.tsx';
import { ButtonLink } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Banner, EmptyState } from '../../components/feedback.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { Stat } from '../../components/stat.tsx';
import { Pagination } from '../../components/table.tsx';
import { Tabs } from '../../components/tabs.tsx';
import { type Clockface, Time } from '../../components/time.tsx';
import { Island } from '../../island.tsx';
import { DecisionList } from '../decision-list.tsx';
import { ChannelLink } from '../figures-table.tsx';

export interface AutonomousControlProps {
  readonly paused: boolean;
  /** UTC milliseconds. */
  readonly plannedUntil: number | null;
  readonly nextAt: number | null;
  readonly hasProfile: boolean;
  readonly counts: {
    readonly scheduled: number;
    readonly awaitingApproval: number;
    readonly needsAttention: number;
    readonly published: number;
  };
  readonly connections: readonly Connection[];
  readonly decisions: readonly Decision[];
  readonly isFirst: boolean;
  readonly olderThan: number | null;
  readonly tab: string;
  readonly route: string;
  readonly userId: number;
  readonly canWrite: boolean;
  readonly clock: Clockface;
}

export function AutonomousControl(props: AutonomousControlProps) {
  const { hasProfile, paused, tab, route } = props;
  return (
    <>
      <PageHeader
        title="Autonomous Control Center"
        subtitle="What runs, what was decided and why, and what comes next."
        actions={
          hasProfile && (
            <Island
              of={AutopilotSwitch}
              when="idle"
              prefix="autopilot-control"
              props={{ paused, id: 'autopilot-control' }}
            />
          )
        }
      />
      <Tabs
        label="Control center"
        route={route.split('?')[0] ?? route}
        current={tab}
        tabs={[
          { id: 'overview', label: 'System Overview', content: <Overview {...props} /> },
          { id: 'platforms', label: 'Platforms & Budget', content: <Platforms {...props} /> },
          { id: 'insights', label: 'AI Insights', content: <Decisions {...props} /> },
        ]}
      />
    </>
  );
}

function Overview({
  paused,
  plannedUntil,
  nextAt,
  hasProfile,
  counts,
  connections,
  clock,
}: AutonomousControlProps) {
  const active = connections.filter(({ isActive }) => isActive).length;
  return (
    <div className="stack stack-lg" data-region="summary" data-live="post autopilot connection">
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
        <Banner tone="warning" title="AI Paused">
          Nothing is published and nothing new is planned until you resume.
        </Banner>
      )}
      {hasProfile && !paused && (
        <Banner tone="success" title="AI Active">
          {active === 0
            ? 'No channel is connected and switched on, so there is nothing to do.'
            : `Working on ${active} ${active === 1 ? 'channel' : 'channels'}.`}
        </Banner>
      )}
      <div className="grid-4">
        <Card>
          <Stat label="Scheduled posts" value={counts.scheduled} />
        </Card>
        <Card>
          <Stat label="Awaiting approval" value={counts.awaitingApproval} />
        </Card>
        <Card>
          <Stat label="Need attention" value={counts.needsAttention} />
        </Card>
        <Card>
          <Stat label="Published" value={counts.published} />
        </Card>
      </div>
      <Card
        title="What comes next"
        footer={
          <>
            <ButtonLink href="#/content-calendar">Content Calendar</ButtonLink>
            <ButtonLink href="#/detailed-dashboard">The whole queue</ButtonLink>
          </>
        }
      >
        <div className="grid-2">
          <Stat
            label="Next post"
            value={nextAt ? <Time at={nextAt} clock={clock} /> : 'None planned'}
            hint={nextAt && <Time at={nextAt} clock={clock} exact />}
          />
          <Stat
            label="Planned until"
            value={plannedUntil ? <Time at={plannedUntil} clock={clock} /> : 'Not planned yet'}
            hint={plannedUntil && <Time at={plannedUntil} clock={clock} exact />}
          />
        </div>
      </Card>
    </div>
  );
}

function Platforms({ connections, canWrite }: AutonomousControlProps) {
  if (connections.length === 0) {
    return (
      <Card>
        <EmptyState
          icon="plug"
          title="No platform is connected"
          text="Each one that you connect appears here with its switches and its budget."
          action={
            <ButtonLink variant="primary" href="#/platform">
              Connect Platforms
            </ButtonLink>
          }
        />
      </Card>
    );
  }
  return (
    <div className="stack">
      <Banner>
        Paid advertising is optional: with a budget of 0 everything works by organic posts only. No advert
        runs and nothing is spent while a platform is in the Sandbox.
      </Banner>
      <div className="grid-3">
        {connections.map((connection) => (
          <PlatformCard key={connection.id} connection={connection} canWrite={canWrite} />
        ))}
      </div>
    </div>
  );
}

function PlatformCard({ connection, canWrite }: { connection: Connection; canWrite: boolean }) {
  const { id, type, name, isActive, automationLevel, budget, currency, network } = connection;
  return (
    <Card
      title={<ChannelLink type={type} tab="settings" />}
      level={3}
      badge={
        <>
          {isActive ? <Badge tone="success">Active</Badge> : <Badge>Inactive</Badge>}
          {network === 'sandbox' && <SandboxTag />}
        </>
      }
      description={name}
    >
      <div className="stack">
        <Stat label="Automation level" value={automationLevel} unit="%" />
        {channelOf(type).adCapable && (
          <Island
            of={BudgetForm}
            prefix={`budget-${id}`}
            props={{
              id,
              label: 'Monthly ad budget',
              amount: budget,
              currency,
              times: 1,
              canWrite,
              success: 'AI will allocate {amount} optimally across campaigns',
            }}
          />
        )}
      </div>
    </Card>
  );
}

function Decisions({ decisions, isFirst, olderThan, clock }: AutonomousControlProps) {
  if (decisions.length === 0) {
    return (
      <Card>
        <EmptyState
          icon="lightbulb"
          title="Nothing was decided yet"
          text="Every post that is planned, held back or published leaves its reasons here."
        />
      </Card>
    );
  }
  const href = '#/autonomous-control?tab=insights';
  return (
    <Card
      title="Autonomous decisions"
      description="Newest first, each with its reasons."
      footer={
        (!isFirst || olderThan !== null) && (
          <Pagination
            summary={`${decisions.length} decisions on this page`}
            previous={isFirst ? undefined : href}
            next={olderThan === null ? undefined : `${href}&before=${olderThan}`}
          />
        )
      }
    >
      <DecisionList decisions={decisions} clock={clock} />
    </Card>
  );
}
