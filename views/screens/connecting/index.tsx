// What an attempt to connect has come to: a choice of accounts, or why it came to nothing.

import { type ChannelType, channelOf } from '../../../server/contract/channels/index.ts';
import type { AccountKind, ConnectAttempt, SignInStand } from '../../../server/contract/connecting.ts';
import { isOfAdverts, joinedAs } from '../../../server/contract/joining.ts';
import { Button, ButtonLink } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { RadioGroup } from '../../components/choices.tsx';
import { Banner, EmptyState } from '../../components/feedback.tsx';
import { Form } from '../../components/form.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { settingsOf } from '../platforms/types.ts';
import { SignInWays, withoutSigningIn } from './ways.tsx';

export interface ConnectingProps {
  readonly state: string;
  readonly type: ChannelType;
  readonly attempt: ConnectAttempt;
  /** How to begin again. */
  readonly signIn: SignInStand;
  /** Once somebody is signed in: who, and how many of the next posts wait for approval. */
  readonly connected: { readonly as: string; readonly firstHeld: number } | null;
  /** Why the choice was refused. */
  readonly refused: string | null;
}

/** What one of them is, where that says more than the question. */
const KIND_NAMES: Readonly<Record<AccountKind, string | undefined>> = {
  profile: 'Profile',
  page: 'Page',
  organization: 'Organization',
  channel: 'Channel',
  board: 'Board',
  advertiser: 'Advertising account',
  audience: undefined,
};

/** What is asked where all are of one kind; `{name}` stands for the channel. */
const QUESTIONS: Readonly<Partial<Record<AccountKind, string>>> = {
  page: 'Which of your pages on {name}?',
  channel: 'Which of your channels on {name}?',
  board: 'Which of your boards on {name}? Everything is put there.',
  advertiser: 'Which of your advertising accounts at {name}?',
  audience: 'Who is to see your posts on {name}?',
};

function questionOf(name: string, accounts: ConnectAttempt['accounts']): string {
  const [kind, another] = new Set(accounts.map((account) => account.kind));
  const question = kind && !another ? QUESTIONS[kind] : undefined;
  return (question ?? 'Which of your accounts on {name}?').replace('{name}', name);
}

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
  const { type, attempt, refused, connected } = props;
  const { segment } = channelOf(type);
  if (attempt.status === 'choose') return <Choice {...props} name={name} />;
  if (attempt.status === 'connected') {
    return (
      <EmptyState
        icon="check"
        title={`${name} is connected${connected ? ` as ${connected.as}` : ''}`}
        text={followsOf(type, connected?.firstHeld ?? 0, attempt.instead)}
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

/** What comes of it, and what to do where the browser was signed in as somebody else. */
function followsOf(type: ChannelType, firstHeld: number, instead?: string): string {
  const held = `The next ${firstHeld === 1 ? 'post waits' : `${firstHeld} posts wait`} for your approval.`;
  const other = `Is it another account than you meant? Sign in to that one on ${channelOf(type).name} first, then connect again.`;
  const place = `It takes the place of ${instead}, whose posts stay there as they are.`;
  const joined =
    instead === undefined ? joinedAs(type) : isOfAdverts(type) ? `It takes the place of ${instead}.` : place;
  return [joined, ...(firstHeld > 0 ? [held] : []), other].join(' ');
}

/** The same way once more, or one that needs no sign-in. */
function Again({ type, signIn, state, name }: ConnectingProps & { readonly name: string }) {
  return (
    <>
      <SignInWays type={type} signIn={signIn} label="Begin again" screen={`/connecting/${state}`} />
      <p>
        <a href={`#${settingsOf(type)}`}>Back to {name}</a>
        {signIn.offers.length > 0 && `, which also works ${withoutSigningIn(type)} without signing in.`}
      </p>
    </>
  );
}

function Choice({ name, state, attempt, refused }: ConnectingProps & { readonly name: string }) {
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
        label={questionOf(name, attempt.accounts)}
        options={attempt.accounts.map((one) => ({
          value: one.id,
          label: one.name,
          hint: KIND_NAMES[one.kind],
        }))}
        required
      />
      <div>
        <Button type="submit" variant="primary">
          Connect
        </Button>
      </div>
    </Form>
  );
}
