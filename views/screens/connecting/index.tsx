// What an attempt to connect has come to: a choice of accounts, or why it came to nothing.

import { type ChannelType, channelOf } from '../../../server/contract/channels/index.ts';
import type { AccountKind, ConnectAttempt, SignInStand } from '../../../server/contract/connecting.ts';
import { Button, ButtonLink } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { RadioGroup } from '../../components/choices.tsx';
import { Banner, EmptyState } from '../../components/feedback.tsx';
import { Form } from '../../components/form.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { settingsOf } from '../platforms/types.ts';
import { SignInWays } from './ways.tsx';

export interface ConnectingProps {
  readonly state: string;
  readonly type: ChannelType;
  readonly attempt: ConnectAttempt;
  /** How to begin again. */
  readonly signIn: SignInStand;
  /** Why the choice was refused. */
  readonly refused: string | null;
}

const KIND_NAMES: Readonly<Record<AccountKind, string>> = {
  profile: 'Profile',
  page: 'Page',
  organization: 'Organization',
  channel: 'Channel',
  board: 'Board',
  advertiser: 'Advertising account',
};

export function Connecting(props: ConnectingProps) {
  const { name } = channelOf(props.type);
  return (
    <>
      <PageHeader title={`Connect ${name}`} />
      <Card>
        <Step {...props} name={name} />
      </Card>
    </>
  );
}

function Step({ name, ...props }: ConnectingProps & { readonly name: string }) {
  const { type, attempt, refused } = props;
  const { segment } = channelOf(type);
  if (attempt.status === 'choose') return <Choice {...props} name={name} />;
  if (attempt.status === 'connected') {
    return (
      <EmptyState
        icon="check"
        title={`${name} is connected`}
        text="It is part of the plan from now on."
        action={
          <ButtonLink variant="primary" href={`#/platforms/${segment}`}>
            Open {name}
          </ButtonLink>
        }
      />
    );
  }
  const isPending = attempt.status === 'pending';
  return (
    <div className="stack">
      <Banner
        tone={isPending ? 'info' : 'warning'}
        title={isPending ? `Sign in to ${name} first` : `${name} is not connected`}
      >
        {refused ??
          attempt.error ??
          `The page of ${name} leads back here once you have signed in. If you closed it, begin again.`}
      </Banner>
      <Again {...props} name={name} />
    </div>
  );
}

/** The same way once more, or one that needs no sign-in. */
function Again({ type, signIn, state, name }: ConnectingProps & { readonly name: string }) {
  return (
    <>
      <SignInWays type={type} signIn={signIn} label="Begin again" screen={`/connecting/${state}`} />
      <p>
        <a href={`#${settingsOf(type)}`}>Back to {name}</a>
        {signIn.offers.length > 0 && ', which also works in the Sandbox and by hand without signing in.'}
      </p>
    </>
  );
}

function Choice({ name, state, attempt, refused }: ConnectingProps & { readonly name: string }) {
  const [first] = attempt.accounts;
  return (
    <Form className="stack" action={`/api/connections/${state}/choose`}>
      {refused && (
        <Banner tone="danger" alert>
          {refused}
        </Banner>
      )}
      <input type="hidden" name="screen" value={`/connecting/${state}`} />
      <RadioGroup
        name="accountId"
        label={`Which of your accounts on ${name}?`}
        options={attempt.accounts.map((one) => ({
          value: one.id,
          label: one.name,
          hint: KIND_NAMES[one.kind],
        }))}
        defaultValue={first?.id}
      />
      <div>
        <Button type="submit" variant="primary">
          Connect
        </Button>
      </div>
    </Form>
  );
}
