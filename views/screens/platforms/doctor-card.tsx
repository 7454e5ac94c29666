// How the sign-in of one platform does: who is signed in, until when, what was granted; a test, and the end of it.
import ActionButton from '../../../islands/action-button/index.tsx';
import { type ChannelType, channelOf } from '../../../server/contract/channels/index.ts';
import type { Connection } from '../../../server/contract/connection.ts';
import { type Doctor, type Examined, nameOfAccount } from '../../../server/contract/doctor.ts';
import { isOfAdverts } from '../../../server/contract/joining.ts';
import { FINDING_TEXTS } from '../../../server/contract/texts.ts';
import { Badge } from '../../components/badge.tsx';
import { Card } from '../../components/card.tsx';
import { Banner } from '../../components/feedback.tsx';
import { type Fact, Facts } from '../../components/stat.tsx';
import { type Clockface, Time } from '../../components/time.tsx';
import { Island } from '../../island.tsx';
import { SignInWays } from '../connecting/ways.tsx';
import { type PlatformPageProps, settingsOf } from './types.ts';

interface DoctorCardProps {
  readonly page: PlatformPageProps;
  readonly connection: Connection;
  readonly doctor: Doctor;
}

export function DoctorCard({ page, connection, doctor }: DoctorCardProps) {
  const { type, clock, canManage, signIn } = page;
  const isIn = doctor.state === 'signed-in';
  return (
    <Card
      title="Sign-in"
      id="sign-in"
      badge={isIn ? <Badge tone="success">Signed in</Badge> : <Badge tone="danger">Ended</Badge>}
      description="How the account behind it is doing."
    >
      <div className="stack">
        <Facts facts={[who(doctor), ...(isIn ? access(doctor, clock) : []), ...calls(doctor, clock)]} />
        {doctor.examination && (isIn || doctor.examination.end === 'reconnect') && (
          <Examination type={type} examination={doctor.examination} />
        )}
        {canManage && (!isIn || needsConsent(doctor)) && (
          <SignInWays type={type} signIn={signIn} label="Connect again" screen={settingsOf(type)} />
        )}
        <Acts page={page} connection={connection} doctor={doctor} />
      </div>
    </Card>
  );
}

/** What only a person can mend by signing in once more. */
function needsConsent({ scopes, renewsAt, accessEndsAt, examination }: Doctor): boolean {
  const isEnding = accessEndsAt !== null && renewsAt === null;
  return scopes.missing.length > 0 || isEnding || examination?.end === 'reconnect';
}

function who({ account }: Doctor): Fact {
  return { label: 'Connected as', value: nameOfAccount(account) };
}

function access({ accessEndsAt, renewsAt, renewableUntil, scopes }: Doctor, clock: Clockface): Fact[] {
  const { granted, missing } = scopes;
  return [
    {
      label: 'Access',
      value:
        accessEndsAt === null ? (
          'Without an end of its own'
        ) : (
          <>
            Ends <Time at={accessEndsAt} clock={clock} />.{' '}
            {renewsAt === null ? (
              'Connect again before.'
            ) : (
              <>
                New access is asked for by itself <Time at={renewsAt} clock={clock} />
                {renewableUntil && (
                  <>
                    , until <Time at={renewableUntil} clock={clock} exact />
                  </>
                )}
                .
              </>
            )}
          </>
        ),
    },
    {
      label: 'Permissions',
      value:
        missing.length > 0 ? (
          <>
            <Badge tone="warning">Missing</Badge> <span className="breakable">{missing.join(', ')}</span>.
            Connect again and allow everything.
          </>
        ) : granted.length > 0 ? (
          'Everything that is asked for was granted'
        ) : (
          'The network does not tell what it granted'
        ),
    },
  ];
}

function calls({ lastGoodAt, blockedUntil, examinedAt, examination }: Doctor, clock: Clockface): Fact[] {
  const tested = examinedAt && <Time at={examinedAt} clock={clock} />;
  return [
    {
      label: 'Last good call',
      value: lastGoodAt ? <Time at={lastGoodAt} clock={clock} /> : 'None yet',
    },
    ...(blockedUntil
      ? [
          {
            label: 'Takes no calls',
            value: (
              <>
                Until <Time at={blockedUntil} clock={clock} exact />
              </>
            ),
          },
        ]
      : []),
    { label: 'Last test', value: tested ?? 'Never' },
    ...(examination?.followers != null ? [{ label: 'Followers', value: examination.followers }] : []),
  ];
}

function Examination({ type, examination }: { readonly type: ChannelType; readonly examination: Examined }) {
  const { name } = channelOf(type);
  const { end, error, findings } = examination;
  if (end === 'reconnect')
    return (
      <Banner tone="danger" title={`${name} does not let Drivyn in any more`}>
        {error} Connect again.
      </Banner>
    );
  if (end === 'unknown' && findings.length === 0)
    return (
      <Banner tone="warning" title={`${name} could not be asked`}>
        {error} Test again in a few minutes.
      </Banner>
    );
  if (findings.length === 0)
    return <Banner tone="success">{name} lets Drivyn in, and nothing stands in the way.</Banner>;
  return findings.map((finding) => (
    <Banner key={finding} tone="warning" title={FINDING_TEXTS[finding].title}>
      {FINDING_TEXTS[finding].text}
    </Banner>
  ));
}

function Acts({ page, connection, doctor }: DoctorCardProps) {
  const { type, canManage, canWrite } = page;
  const isIn = doctor.state === 'signed-in';
  const { name } = channelOf(type);
  const isPaid = isOfAdverts(type);
  const url = `/api/platforms/${connection.id}`;
  return (
    <div className="row">
      {canWrite && isIn && (
        <Island
          of={ActionButton}
          prefix="test-sign-in"
          props={{
            url: `${url}/test`,
            label: 'Test without posting',
            pendingLabel: 'Asking...',
            icon: 'plug',
            screen: settingsOf(type),
            done: { title: 'Tested', description: `What ${name} says stands beside it.` },
            failed: 'The test could not be made',
          }}
        />
      )}
      {canManage && (
        <details className="final-act">
          <summary className="button button-secondary button-sm">Disconnect</summary>
          <div className="row">
            <span>
              Drivyn forgets its access
              {doctor.revokes
                ? ` and asks ${name} to end it.`
                : `. ${name} takes no such word from a program: take the access back in its own settings, too.`}{' '}
              {isPaid
                ? 'What was read stays; nothing is read or set until somebody connects again.'
                : 'Posts stay; what is scheduled waits until somebody connects again.'}
            </span>
            <Island
              of={ActionButton}
              prefix="disconnect"
              props={{
                url: `${url}/disconnect`,
                label: `Disconnect ${name}`,
                pendingLabel: 'Disconnecting...',
                icon: 'unplug',
                variant: 'danger',
                screen: settingsOf(type),
                done: {
                  title: `${name} is disconnected`,
                  description: `Nothing is ${isPaid ? 'read or set' : 'published'} there until you connect again.`,
                },
                failed: 'It is still connected',
              }}
            />
          </div>
        </details>
      )}
    </div>
  );
}
