// All platforms at a glance: which are connected, where their posts go, and the way to each.
import { type ChannelType, channelOf } from '../../../server/contract/channels/index.ts';
import type { Network } from '../../../server/contract/connection.ts';
import { Badge, SandboxTag, Tag } from '../../components/badge.tsx';
import { ButtonLink } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { ChannelMark } from '../../components/icon.tsx';
import { PageHeader } from '../../components/page-header.tsx';

export interface PlatformListProps {
  readonly platforms: readonly {
    readonly type: ChannelType;
    /** Null where it is not connected. */
    readonly connection: {
      readonly name: string;
      readonly network: Network;
      readonly isActive: boolean;
    } | null;
  }[];
}

export function PlatformList({ platforms }: PlatformListProps) {
  const connected = platforms.filter(({ connection }) => connection !== null).length;
  return (
    <div className="stack stack-lg">
      <PageHeader
        title="Platforms"
        subtitle={
          connected === 0
            ? 'Connect one, and its first two weeks of posts are planned from your profile.'
            : `${connected} of ${platforms.length} are connected.`
        }
      />
      <AllPlatforms platforms={platforms} />
    </div>
  );
}

/** Also on the page of a platform that nobody has named. */
export function AllPlatforms({ platforms, title }: PlatformListProps & { readonly title?: string }) {
  return (
    <Card title={title}>
      <ul className="list">
        {platforms.map((platform) => (
          <Platform key={platform.type} {...platform} />
        ))}
      </ul>
      <p className="quiet">
        Each begins in the Sandbox or is served by hand.{' '}
        <a href="#/help-support?tab=faq">How each platform is reached</a>
      </p>
    </Card>
  );
}

function Platform({ type, connection }: PlatformListProps['platforms'][number]) {
  const { name, segment, delivery } = channelOf(type);
  return (
    <li className="row row-apart">
      <span className="channel">
        <ChannelMark channel={type} />
        <span>
          <a href={`#/platforms/${segment}`}>{name}</a>
          {connection && connection.name !== name && <small className="quiet"> {connection.name}</small>}
        </span>
      </span>
      <span className="row">
        {connection?.network === 'sandbox' && <SandboxTag />}
        {connection?.network === 'manual' && <Tag>By hand</Tag>}
        {delivery === 'none' && <Tag>Paid</Tag>}
        <State connection={connection} />
        <ButtonLink size="sm" href={`#/platforms/${segment}`}>
          {connection ? 'Manage' : 'Connect'}
          <span className="unseen"> {name}</span>
        </ButtonLink>
      </span>
    </li>
  );
}

function State({ connection }: Pick<PlatformListProps['platforms'][number], 'connection'>) {
  if (!connection) return <span className="quiet">Not connected</span>;
  return connection.isActive ? <Badge tone="success">Connected</Badge> : <Badge>Switched off</Badge>;
}
