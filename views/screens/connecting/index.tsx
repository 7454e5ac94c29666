// What an attempt to connect has come to: a choice of accounts, or why it came to nothing.

import { type ChannelType, channelOf } from '../../../server/contract/channels/index.ts';
import type { AccountKind, ConnectAttempt } from '../../../server/contract/connecting.ts';
import { Button, ButtonLink } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { RadioGroup } from '../../components/choices.tsx';
import { Banner, EmptyState } from '../../components/feedback.tsx';
import { Form } from '../../components/form.tsx';
import { PageHeader } from '../../components/page-header.tsx';

export interface ConnectingProps {
  readonly state: string;
  readonly type: ChannelType;
  readonly attempt: ConnectAttempt;
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
  const { type, attempt } = props;
  const settings = `#/platforms/${channelOf(type).segment}?tab=settings`;
  if (attempt.status === 'choose') return <Choice {...props} name={name} />;
  if (attempt.status === 'connected') {
    return (
      <EmptyState
        icon="check"
        title={`${name} is connected`}
        text="It is part of the plan from now on."
        action={
          <ButtonLink variant="primary" href={`#/platforms/${channelOf(type).segment}`}>
            Open {name}
          </ButtonLink>
        }
      />
    );
  }
  const isPending = attempt.status === 'pending';
  return (
    <EmptyState
      icon={isPending ? 'clock' : 'warning'}
      title={isPending ? `Sign in to ${name} first` : `${name} is not connected`}
      text={attempt.error ?? `The page of ${name} leads back here once you have signed in.`}
      action={
        <ButtonLink variant="primary" href={settings}>
          Begin again
        </ButtonLink>
      }
    />
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
