// The ways to sign in to a channel's network that are open, and if none is, why and what else there is.
import { Fragment } from 'react';
import ChannelSignIn from '../../../islands/channel-sign-in/index.tsx';
import { type ChannelType, channelOf, parseChannelType } from '../../../server/contract/channels/index.ts';
import type { SignInOffer, SignInStand } from '../../../server/contract/connecting.ts';
import { networksFor } from '../../../server/contract/connection.ts';
import { isOfAdverts } from '../../../server/contract/joining.ts';
import { Banner } from '../../components/feedback.tsx';
import { Island } from '../../island.tsx';

interface SignInWaysProps {
  readonly type: ChannelType;
  readonly signIn: SignInStand;
  /** Of the usual way. */
  readonly label?: string;
  /** Route of the screen on which they stand. */
  readonly screen: string;
}

export function SignInWays({ type, signIn, label, screen }: SignInWaysProps) {
  return (
    <>
      {signIn.offers.map((offer, index) => (
        <Fragment key={offer.by}>
          {index > 0 && offer.kind === 'app-password' && <p className="quiet">Or with an app password:</p>}
          <Island
            of={ChannelSignIn}
            prefix={`sign-in-${type}-${offer.by}`}
            props={{
              type,
              offer,
              label: (index === 0 && label) || labelOf(type, offer),
              primary: index === 0,
              screen,
            }}
          />
        </Fragment>
      ))}
    </>
  );
}

export function labelOf(type: ChannelType, { by, kind, network }: SignInOffer): string {
  const { name } = channelOf(type);
  if (network === 'sandbox') return `Connect with the Sandbox of ${name}`;
  if (kind === 'app-password') return `Connect ${name} with an app password`;
  const other = by === type ? undefined : parseChannelType(by);
  return other ? `Connect with ${name} by ${channelOf(other).name}` : `Connect with ${name}`;
}

/** Where a channel works without the real network. */
export function withoutSigningIn(type: ChannelType): string {
  return networksFor(type).includes('manual') ? 'in the Sandbox and by hand' : 'in the Sandbox';
}

/** Why nobody can sign in to the real network, who can change that, and what there is meanwhile. */
export function NoSignIn({ type, trouble }: { readonly type: ChannelType; readonly trouble: string }) {
  return (
    <Banner
      title={`The real ${channelOf(type).name} cannot be connected yet`}
      action={<a href={`#/admin-dashboard/platforms?tab=${type}`}>For whoever runs this server</a>}
    >
      {trouble}{' '}
      {isOfAdverts(type)
        ? 'Until then the Sandbox stands in for it.'
        : 'Until then the Sandbox shows what would be published, or you post by hand.'}
    </Banner>
  );
}
