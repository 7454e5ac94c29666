// Sign-up, where this server takes new accounts.
import EntryForm from '../../../islands/entry-form/index.tsx';
import { BRAND } from '../../../server/contract/constants/brand.ts';
import type { SignUpMode } from '../../../server/contract/sign-in.ts';
import { Card } from '../../components/card.tsx';
import { EmptyState } from '../../components/feedback.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { Island } from '../../island.tsx';

export interface SignUpProps {
  readonly mode: SignUpMode;
  /** Out of the link; empty without one. */
  readonly invitation: string;
  /** Whom the invitation is for; empty for whoever has it, null when it does not work (any more). */
  readonly invited: string | null;
  readonly values: Readonly<Record<string, string>>;
  readonly error: string | null;
}

export function SignUp(props: SignUpProps) {
  const { mode, invitation, invited } = props;
  const isDead = mode === 'invite' && invitation !== '' && invited === null;
  return (
    <>
      <PageHeader
        title={`Make an account with ${BRAND}`}
        subtitle={mode === 'open' ? 'A business of its own comes with it.' : undefined}
      />
      <Card
        footer={
          <span>
            You have an account? <a href="#/login">Sign in</a>
          </span>
        }
      >
        {mode === 'closed' && (
          <EmptyState
            icon="lock"
            title="This server takes no new accounts"
            text="Whoever runs it decides that. Ask them, or an owner of the business that you want to work for."
          />
        )}
        {isDead && (
          <EmptyState
            icon="lock"
            title="This invitation does not work any more"
            text="It was used, taken back, or is older than 7 days. Ask whoever sent it for another."
          />
        )}
        {mode !== 'closed' && !isDead && <Form {...props} />}
      </Card>
    </>
  );
}

function Form({ mode, invitation, invited, values, error }: SignUpProps) {
  const asksCode = mode === 'invite' && invitation === '';
  return (
    <Island
      of={EntryForm}
      prefix="sign-up"
      props={{
        url: '/api/sign-ups',
        method: 'POST',
        fields: [
          ...(asksCode
            ? [
                {
                  name: 'invitation',
                  label: 'Invitation',
                  kind: 'text' as const,
                  hint: 'The code at the end of the link that you were sent.',
                },
              ]
            : []),
          { name: 'name', label: 'Your name', kind: 'name', value: values.name },
          {
            name: 'email',
            label: 'Email address',
            kind: 'email',
            value: invited || values.email,
            readOnly: Boolean(invited),
            hint: 'You sign in with it.',
          },
          { name: 'password', label: 'Password', kind: 'new-password' },
        ],
        hidden: invitation ? { invitation } : {},
        submit: 'Make my account',
        pending: 'Making your account...',
        next: '/welcome',
        opensSession: true,
        error,
      }}
    />
  );
}
