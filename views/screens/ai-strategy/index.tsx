// AI Strategy: how each channel did, and the plan that the autopilot follows now.
import type { Network } from '../../../server/contract/connection.ts';
import { type ChannelType, channelOf } from '../../../server/contract/constants/channels.ts';
import { PLAN_DAYS } from '../../../server/contract/constants/limits.ts';
import type { Metrics } from '../../../server/contract/metrics.ts';
import { Badge, SandboxTag } from '../../components/badge.tsx';
import { ButtonLink } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { EmptyState } from '../../components/feedback.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { Table } from '../../components/table.tsx';
import { type Clockface, Time } from '../../components/time.tsx';
import { ChannelLink, FiguresTable } from '../figures-table.tsx';

interface ChannelRow {
  readonly id: number;
  readonly type: ChannelType;
  readonly network: Network;
  readonly isActive: boolean;
  readonly automationLevel: number;
  readonly states: {
    readonly scheduled: number;
    readonly awaitingApproval: number;
    readonly published: number;
  };
  readonly figures: Metrics['real'];
}

export interface AiStrategyProps {
  readonly channels: readonly ChannelRow[];
  readonly hasProfile: boolean;
  /** UTC milliseconds. */
  readonly plannedUntil: number | null;
  readonly paused: boolean;
  readonly userId: number;
  readonly clock: Clockface;
}

export function AiStrategy(props: AiStrategyProps) {
  const { channels, clock } = props;
  const performing = channels.filter(({ figures }) => figures.posts > 0);
  const networks: readonly { isSandbox: boolean; rows: readonly ChannelRow[] }[] = [
    { isSandbox: false, rows: performing.filter(({ network }) => network !== 'sandbox') },
    { isSandbox: true, rows: performing.filter(({ network }) => network === 'sandbox') },
  ];
  return (
    <div className="stack stack-lg">
      <PageHeader title="AI Strategy" subtitle="The plan that is followed now, and how each platform does." />
      <Plan {...props} />
      {performing.length === 0 && (
        <Card title="Platform Performance">
          <EmptyState
            icon="chart"
            title="No data to display yet"
            text={
              channels.length > 0
                ? 'Figures appear once posts have been published and measured.'
                : 'Connect your social media platforms to see performance metrics'
            }
            action={channels.length === 0 && <ButtonLink href="#/platform">Connect Platforms</ButtonLink>}
          />
        </Card>
      )}
      {networks
        .filter(({ rows }) => rows.length > 0)
        .map(({ isSandbox, rows }) => (
          <Card
            key={String(isSandbox)}
            title="Platform Performance"
            badge={isSandbox && <SandboxTag />}
            flush
          >
            <FiguresTable
              caption="Figures per platform"
              rows={rows.map(({ id, type, figures }) => ({ id, type, ...figures }))}
              locale={clock.locale}
            />
          </Card>
        ))}
    </div>
  );
}

function Plan({ channels, hasProfile, plannedUntil, paused, clock }: AiStrategyProps) {
  const planned = channels.filter(({ type }) => channelOf(type).weekly > 0);
  if (!hasProfile || planned.length === 0) {
    return (
      <Card title="The plan">
        <EmptyState
          icon="compass"
          title="There is no plan yet"
          text="It is made from your business profile, for each platform that is connected."
          action={
            <ButtonLink variant="primary" href={hasProfile ? '#/platform' : '#/business-setup'}>
              {hasProfile ? 'Connect Platforms' : 'Describe your business'}
            </ButtonLink>
          }
        />
      </Card>
    );
  }
  return (
    <Card
      title="The plan"
      badge={paused && <Badge tone="warning">Paused</Badge>}
      description={
        <>
          {PLAN_DAYS} days are kept planned from the facts of your profile.{' '}
          {plannedUntil && (
            <>
              It reaches to <Time at={plannedUntil} clock={clock} exact />.
            </>
          )}
        </>
      }
      footer={
        <>
          <ButtonLink href="#/content-calendar">Content Calendar</ButtonLink>
          <ButtonLink href="#/autonomous-control?tab=insights">What was decided, and why</ButtonLink>
        </>
      }
      flush
    >
      <Table
        caption="The plan per platform"
        rows={planned}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'channel',
            header: 'Platform',
            cell: ({ type }) => <ChannelLink type={type} tab="content" />,
          },
          {
            key: 'state',
            header: 'State',
            cell: ({ isActive }) =>
              isActive ? <Badge tone="success">Active</Badge> : <Badge>Inactive</Badge>,
          },
          {
            key: 'weekly',
            header: 'Posts a week',
            numeric: true,
            cell: ({ type }) => channelOf(type).weekly,
          },
          {
            key: 'level',
            header: 'Without asking',
            numeric: true,
            cell: ({ automationLevel }) => `${automationLevel} %`,
          },
          { key: 'scheduled', header: 'Scheduled', numeric: true, cell: ({ states }) => states.scheduled },
          {
            key: 'awaiting',
            header: 'Await approval',
            numeric: true,
            cell: ({ states }) => states.awaitingApproval,
          },
          { key: 'published', header: 'Published', numeric: true, cell: ({ states }) => states.published },
        ]}
      />
    </Card>
  );
}
