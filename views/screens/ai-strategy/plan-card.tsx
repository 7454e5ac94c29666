// The plan that the autopilot follows now: how often each platform posts, and how far it reaches.
import { PLAN_DAYS } from '../../../server/contract/constants/limits.ts';
import { FIGURES } from '../../../server/contract/figures.ts';
import { Badge } from '../../components/badge.tsx';
import { ButtonLink } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { EmptyState } from '../../components/feedback.tsx';
import { FigureValue } from '../../components/figure-value.tsx';
import { Table } from '../../components/table.tsx';
import { type Clockface, Time } from '../../components/time.tsx';
import { ChannelLink } from '../figures-table.tsx';
import type { ChannelRow } from './types.ts';

interface PlanCardProps {
  readonly channels: readonly ChannelRow[];
  readonly hasProfile: boolean;
  /** UTC milliseconds. */
  readonly plannedUntil: number | null;
  readonly paused: boolean;
  readonly clock: Clockface;
}

export function PlanCard({ channels, hasProfile, plannedUntil, paused, clock }: PlanCardProps) {
  const planned = channels.filter(({ weekly }) => weekly > 0);
  if (!hasProfile || planned.length === 0) {
    return (
      <Card title="The plan">
        <EmptyState
          icon="compass"
          title="There is no plan yet"
          text="It is made from your business profile, for each platform that is connected."
          action={
            <ButtonLink href={hasProfile ? '#/platform' : '#/business-setup'}>
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
            header: FIGURES.pace.name,
            numeric: true,
            cell: ({ type, weekly }) => <FigureValue of="pace" about={type} value={weekly} />,
          },
          {
            key: 'level',
            header: FIGURES['without-asking'].name,
            numeric: true,
            cell: ({ type, withoutAsking }) => (
              <FigureValue of="without-asking" about={type} value={withoutAsking}>
                {`${withoutAsking}%`}
              </FigureValue>
            ),
          },
          {
            key: 'scheduled',
            header: 'Scheduled',
            numeric: true,
            cell: ({ type, states }) => <FigureValue of="scheduled" about={type} value={states.scheduled} />,
          },
          {
            key: 'awaiting',
            header: 'Await approval',
            numeric: true,
            cell: ({ type, states }) => (
              <FigureValue of="awaiting-approval" about={type} value={states.awaitingApproval} />
            ),
          },
          {
            key: 'published',
            header: 'Published so far',
            numeric: true,
            cell: ({ type, states }) => (
              <FigureValue of="posts" period="all" about={type} value={states.published} />
            ),
          },
        ]}
      />
    </Card>
  );
}
