// The connection of one platform: how its posts get there, who is signed in, and how to sign in.
import ConnectDialog from '../../../islands/connect-dialog/index.tsx';
import SavedChoice from '../../../islands/saved-choice/index.tsx';
import { channelOf } from '../../../server/contract/channels/index.ts';
import { type Connection, networksFor } from '../../../server/contract/connection.ts';
import { isOfAdverts, joiningOf } from '../../../server/contract/joining.ts';
import { NETWORK_TEXTS } from '../../../server/contract/texts.ts';
import { Badge, SandboxTag } from '../../components/badge.tsx';
import { Card } from '../../components/card.tsx';
import { OwnerOnly } from '../../components/owner-only.tsx';
import { Facts } from '../../components/stat.tsx';
import { Time } from '../../components/time.tsx';
import { Island } from '../../island.tsx';
import { NoSignIn, SignInWays, withoutSigningIn } from '../connecting/ways.tsx';
import { DoctorCard } from './doctor-card.tsx';
import { type PlatformPageProps, settingsOf } from './types.ts';

interface PageProps {
  readonly page: PlatformPageProps;
}

export function AccountConnection({ page }: PageProps) {
  const { connection, doctor } = page;
  if (!connection) return <NotConnected page={page} />;
  return (
    <>
      <Connected page={page} connection={connection} />
      {doctor && doctor.state !== 'none' && (
        <DoctorCard page={page} connection={connection} doctor={doctor} />
      )}
    </>
  );
}

function NotConnected({ page: { type, userId, canManage, signIn } }: PageProps) {
  const { name } = channelOf(type);
  const hasOffer = signIn.offers.length > 0;
  return (
    <Card
      title="Account Connection"
      badge={<Badge>Not connected</Badge>}
      description={`Connect ${name}, and ${joiningOf(type)}.`}
      footer={
        canManage ? (
          <Island of={ConnectDialog} props={{ type, userId, primary: !hasOffer }} />
        ) : (
          <OwnerOnly what="connect a channel" />
        )
      }
    >
      {(hasOffer || signIn.trouble) && (
        <div className="stack">
          {canManage && <SignInWays type={type} signIn={signIn} screen={settingsOf(type)} />}
          {canManage && hasOffer && <p className="quiet">Or without signing in, {withoutSigningIn(type)}:</p>}
          {signIn.trouble && <NoSignIn type={type} trouble={signIn.trouble} />}
        </div>
      )}
    </Card>
  );
}

function Connected({ page, connection }: PageProps & { readonly connection: Connection }) {
  const { type, clock, signIn, doctor } = page;
  const isOut = doctor?.state === 'ended' || (connection.network === 'real' && doctor?.state === 'none');
  return (
    <Card
      title="Account Connection"
      badge={
        isOut ? <Badge tone="danger">Nobody is signed in</Badge> : <Badge tone="success">Connected</Badge>
      }
    >
      <div className="stack">
        <Facts
          facts={[
            { label: 'Name', value: connection.name },
            {
              label: 'Network',
              value: (
                <span className="row">
                  {connection.network === 'sandbox' && <SandboxTag />}
                  {hintOf(connection)}
                </span>
              ),
            },
            { label: 'Since', value: <Time at={connection.createdAt} clock={clock} exact /> },
          ]}
        />
        <Entrance page={page} connection={connection} />
        {signIn.trouble && connection.network !== 'real' && <NoSignIn type={type} trouble={signIn.trouble} />}
        <Networks page={page} connection={connection} />
      </div>
    </Card>
  );
}

function hintOf({ type, network }: Connection): string {
  if (network === 'real' && isOfAdverts(type)) return 'The account that pays for its adverts.';
  return NETWORK_TEXTS[network].hint;
}

/** The way from the Sandbox, from one's own hands, or from nowhere to the real network. */
function Entrance({ page, connection }: PageProps & { readonly connection: Connection }) {
  const { type, canManage, signIn, doctor } = page;
  if (!canManage || (doctor && doctor.state !== 'none')) return null;
  const leadsOn = signIn.offers.filter(({ network }) => network === 'real' || network === connection.network);
  return <SignInWays type={type} signIn={{ ...signIn, offers: leadsOn }} screen={settingsOf(type)} />;
}

/** While somebody is signed in, the way to another network is to disconnect first. */
function Networks({ page, connection }: PageProps & { readonly connection: Connection }) {
  const { type, canManage, doctor } = page;
  const networks = networksFor(type);
  if (!canManage || networks.length < 2 || (doctor && doctor.state !== 'none')) return null;
  // Where nobody is signed in to the real network, none of these is how posts get there.
  const network = networks.includes(connection.network) ? connection.network : '';
  return (
    <Island
      of={SavedChoice}
      prefix={`network-${connection.network}`}
      props={{
        url: `/api/platforms/${connection.id}`,
        name: 'network',
        label: 'How posts get there',
        value: network,
        options: networks.map((value) => ({ value, ...NETWORK_TEXTS[value] })),
        screen: settingsOf(type),
      }}
    />
  );
}
