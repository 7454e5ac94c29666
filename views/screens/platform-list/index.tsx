// All platforms at a glance: which are connected, where their posts go, and the way to each.
import ChannelSignIn from '../../../islands/channel-sign-in/index.tsx';
import ConnectDialog from '../../../islands/connect-dialog/index.tsx';
import { type ChannelType, channelOf } from '../../../server/contract/channels/index.ts';
import type { SignInOffer } from '../../../server/contract/connecting.ts';
import type { Network } from '../../../server/contract/connection.ts';
import { Badge, SandboxTag, Tag } from '../../components/badge.tsx';
import { ButtonLink } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { ChannelMark } from '../../components/icon.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { Island } from '../../island.tsx';
import { labelOf } from '../connecting/ways.tsx';

export interface PlatformListProps {
  /** Whom a new connection is for; null where the reader may not connect. */
  readonly userId: number | null;
  readonly platforms: readonly {
    readonly type: ChannelType;
    /** Null where it is not connected. */
    readonly connection: {
      readonly name: string;
      readonly network: Network;
      readonly isActive: boolean;
      /** Nobody is signed in at its network (any more). */
      readonly isSignedOut: boolean;
    } | null;
    /** The usual way to sign in, where one is open and the reader may connect. */
    readonly offer: SignInOffer | null;
  }[];
}

export function PlatformList({ userId, platforms }: PlatformListProps) {
  const connected = platforms.filter(({ connection }) => connection !== null).length;
  return (
    <div className="stack stack-lg" data-region="platforms">
      <PageHeader
        title="Platforms"
        subtitle={
          connected === 0
            ? 'Connect one, and its first two weeks of posts are planned from your profile.'
            : `${connected} of ${platforms.length} are connected.`
        }
      />
      <AllPlatforms userId={userId} platforms={platforms} />
    </div>
  );
}

/** Also on the page of a platform that nobody has named. */
export function AllPlatforms({ userId, platforms, title }: PlatformListProps & { readonly title?: string }) {
  return (
    <Card title={title}>
      <ul className="list">
        {platforms.map((platform) => (
          <Platform key={platform.type} userId={userId} {...platform} />
        ))}
      </ul>
      <p className="quiet">
        Each can be tried in the Sandbox, or served by hand.{' '}
        <a href="#/help-support?tab=faq">How each platform is reached</a>
      </p>
    </Card>
  );
}

type PlatformProps = PlatformListProps['platforms'][number] & Pick<PlatformListProps, 'userId'>;

function Platform(platform: PlatformProps) {
  const { type, connection } = platform;
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
        <Way {...platform} />
      </span>
    </li>
  );
}

/** One press leads to the network where nothing has to be typed, or opens what asks for the rest; else to the channel's page. */
function Way({ userId, type, connection, offer }: PlatformProps) {
  const { name, segment } = channelOf(type);
  const isWanted = !connection || connection.isSignedOut;
  if (offer && isWanted && offer.kind === 'oauth' && !offer.asksServer) {
    return (
      <Island
        of={ChannelSignIn}
        prefix={`list-${type}`}
        props={{ type, offer, label: labelOf(type, offer), small: true, screen: '/platforms' }}
      />
    );
  }
  if (userId !== null && !connection && !offer)
    return <Island of={ConnectDialog} props={{ type, userId, small: true }} />;
  return (
    <ButtonLink size="sm" href={`#/platforms/${segment}${offer && isWanted ? '?tab=settings' : ''}`}>
      {!isWanted ? 'Manage' : offer ? labelOf(type, offer) : 'Connect'}
      {!(offer && isWanted) && <span className="unseen"> {name}</span>}
    </ButtonLink>
  );
}

function State({ connection }: Pick<PlatformListProps['platforms'][number], 'connection'>) {
  if (!connection) return <span className="quiet">Not connected</span>;
  if (connection.isSignedOut) return <Badge tone="danger">Nobody is signed in</Badge>;
  return connection.isActive ? <Badge tone="success">Connected</Badge> : <Badge>Switched off</Badge>;
}
