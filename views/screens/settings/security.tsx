// The Security tab: the password, two-factor sign-in, and the channels that are signed in to.
import ConnectDialog from '../../../islands/connect-dialog/index.tsx';
import PasswordForm from '../../../islands/password-form/index.tsx';
import TwoFactor, { type TwoFactorProps } from '../../../islands/two-factor/index.tsx';
import type { ApiToken } from '../../../server/contract/api-token.ts';
import { type ChannelType, channelOf } from '../../../server/contract/channels/index.ts';
import { Badge } from '../../components/badge.tsx';
import { Card } from '../../components/card.tsx';
import { Banner } from '../../components/feedback.tsx';
import { Icon } from '../../components/icon.tsx';
import { Island } from '../../island.tsx';
import { ApiTokens } from './api-tokens.tsx';
import { Sessions, type SessionsProps } from './sessions.tsx';

export interface SecurityProps extends SessionsProps {
  /** No password is set yet. */
  readonly isOpen: boolean;
  /** The admin looks at it during a visit: how the customer signs in is not theirs to change. */
  readonly isSupport: boolean;
  readonly userId: number;
  readonly email: string;
  readonly canManage: boolean;
  /** Null for who may not see them. */
  readonly tokens: readonly ApiToken[] | null;
  readonly twoFactor: Omit<TwoFactorProps, 'email' | 'refused'>;
  /** Why the server refused a plain form. */
  readonly refused?: { readonly section: string; readonly message: string };
  /** `connection` is the connection's name; null while there is none. */
  readonly channels: readonly { readonly type: ChannelType; readonly connection: string | null }[];
}

export function Security(props: SecurityProps) {
  const { isSupport, refused, sessions, clock, canManage, tokens } = props;
  const refusedToken = refused?.section === 'api-tokens' ? refused.message : null;
  return (
    <div className="stack stack-lg narrow">
      {isSupport ? (
        <Banner title="Only the customer can change how they sign in">
          {refused?.message ??
            'Password, two-factor sign-in and sessions are not shown during a support visit.'}
        </Banner>
      ) : (
        <SignIn {...props} />
      )}
      {sessions.length > 0 && <Sessions sessions={sessions} clock={clock} />}
      {tokens && <ApiTokens tokens={tokens} clock={clock} refused={refusedToken} />}
      <SocialAccounts {...props} />
      {canManage && (
        <Card
          title="Activity"
          description="Who signed in, and who changed people, money, channels and switches."
          actions={<a href="#/activity">See all activity</a>}
        />
      )}
    </div>
  );
}

function SignIn(props: SecurityProps) {
  const { isOpen, email, refused } = props;
  return (
    <>
      {isOpen && (
        <Banner tone="warning" title="There is no password yet">
          Whoever sits at this computer can use everything. Once a password is set, everyone has to sign in.
        </Banner>
      )}
      <Card
        title={isOpen ? 'Set a password' : 'Change your password'}
        description={isOpen ? undefined : 'Every other session is signed out.'}
      >
        <Island
          of={PasswordForm}
          prefix="password-form"
          props={{
            isFirst: isOpen,
            email,
            ...(refused?.section === 'security' && { refused: refused.message }),
          }}
        />
      </Card>
      <TwoFactorCard {...props} />
    </>
  );
}

function TwoFactorCard({ isOpen, email, twoFactor, refused }: SecurityProps) {
  return (
    <Card
      title="Two-factor sign-in"
      description="A stolen password alone then opens nothing."
      region="two-factor"
    >
      {isOpen ? (
        <p className="quiet">Set a password first.</p>
      ) : (
        <Island
          of={TwoFactor}
          prefix="two-factor"
          props={{
            ...twoFactor,
            email,
            refused: refused?.section === 'two-factor' ? refused.message : null,
          }}
        />
      )}
    </Card>
  );
}

function SocialAccounts({ channels, userId, canManage }: SecurityProps) {
  return (
    <Card title="Connected accounts" region="platform" live="connection">
      <ul className="list">
        {channels.map(({ type, connection }) => {
          const { name, segment } = channelOf(type);
          return (
            <li key={type}>
              <span className="channel">
                <Icon name={`mark-${type}`} />
                <span>
                  <a href={`#/platforms/${segment}?tab=settings`}>{name}</a>
                  {connection && connection !== name && <span className="quiet wrap"> {connection}</span>}
                </span>
              </span>
              <span className="row">
                <Badge tone={connection ? 'success' : 'neutral'}>
                  {connection ? 'Connected' : 'Not connected'}
                </Badge>
                {!connection && canManage && <Island of={ConnectDialog} props={{ type, userId }} />}
              </span>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
