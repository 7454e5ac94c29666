// The health of every channel: whether it works, what it brought this week, and what it still has to say.
import { channelOf } from '../../../server/contract/channels/index.ts';
import { worldOf } from '../../../server/contract/connection.ts';
import { Badge, SandboxTag } from '../../components/badge.tsx';
import { ButtonLink } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Sparkline } from '../../components/chart/sparkline.tsx';
import { FigureValue } from '../../components/figure-value.tsx';
import { numberFormat } from '../../components/formats.ts';
import { type Column, Table } from '../../components/table.tsx';
import { type Clockface, Time } from '../../components/time.tsx';
import { ChannelLink } from '../figures-table.tsx';
import type { ChannelHealth, DetailedDashboardProps } from './types.ts';

export function Channels({ channels, paused, clock }: DetailedDashboardProps) {
  if (channels.length === 0) {
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
        caption="Channels, how they do, and what they have scheduled"
        rows={channels}
        rowKey={({ id }) => id}
        columns={columnsOf(clock, paused)}
      />
    </Card>
  );
}

function columnsOf(clock: Clockface, paused: boolean): readonly Column<ChannelHealth>[] {
  return [
    { key: 'channel', header: 'Channel', cell: ({ type }) => <ChannelLink type={type} /> },
    {
      key: 'state',
      header: 'State',
      cell: (channel) => (
        <span className="row">
          <Health channel={channel} paused={paused} />
          {channel.network === 'sandbox' && <SandboxTag />}
        </span>
      ),
    },
    {
      key: 'reactions',
      header: 'Reactions, 7 days',
      numeric: true,
      cell: (channel) => <Reactions channel={channel} locale={clock.locale} />,
    },
    {
      key: 'next',
      header: 'Next post',
      cell: ({ nextAt }) =>
        nextAt === null ? <span className="quiet">None</span> : <Time at={nextAt} clock={clock} />,
    },
    {
      key: 'scheduled',
      header: 'Scheduled',
      numeric: true,
      cell: ({ type, states }) => <FigureValue of="scheduled" about={type} value={states.scheduled} />,
    },
    { key: 'waiting', header: 'Needs you', numeric: true, cell: (channel) => <Waiting channel={channel} /> },
  ];
}

function Health({ channel, paused }: { channel: ChannelHealth; paused: boolean }) {
  const { isActive, type, states, nextAt } = channel;
  if (!isActive) return <Badge>Switched off</Badge>;
  if (states.needsAttention > 0) return <Badge tone="danger">Needs you</Badge>;
  if (paused) return <Badge tone="warning">Paused</Badge>;
  if (channelOf(type).delivery === 'none') return <Badge>No content</Badge>;
  if (nextAt === null && states.awaitingApproval > 0) return <Badge tone="warning">Waits for you</Badge>;
  if (nextAt === null) return <Badge tone="warning">Nothing scheduled</Badge>;
  return <Badge tone="success">Working</Badge>;
}

function Reactions({ channel, locale }: { channel: ChannelHealth; locale: string }) {
  const { trend, reactions, type } = channel;
  if (!trend) return <span className="quiet">–</span>;
  return (
    <span className="spark-cell">
      <Sparkline label="Reactions on each of the last 14 days" values={trend} locale={locale} />
      <FigureValue of="reactions" period="7d" about={`${worldOf(channel)}/${type}`} value={reactions}>
        {numberFormat(locale).format(reactions)}
      </FigureValue>
    </span>
  );
}

function Waiting({ channel: { type, states } }: { channel: ChannelHealth }) {
  const count = states.awaitingApproval + states.needsAttention;
  const figure = <FigureValue of="waiting-posts" about={type} value={count} />;
  if (count === 0) return figure;
  const { name, segment } = channelOf(type);
  return (
    <a
      href={`#/platforms/${segment}?tab=content&status=waiting`}
      aria-label={count === 1 ? `1 post of ${name} needs you` : `${count} posts of ${name} need you`}
    >
      {figure}
    </a>
  );
}
