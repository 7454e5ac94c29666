// A new password, by the link of a letter.
import EntryForm from '../../../islands/entry-form/index.tsx';
import { ButtonLink } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { EmptyState } from '../../components/feedback.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { Island } from '../../island.tsx';

export interface ResetProps {
  readonly token: string;
  /** Whether the link still works. */
  readonly isAlive: boolean;
  readonly error: string | null;
}

export function Reset({ token, isAlive, error }: ResetProps) {
  return (
    <>
      <PageHeader
        title="Set a new password"
        subtitle={isAlive ? 'Every device that is signed in will have to sign in again.' : undefined}
      />
      <Card footer={<a href="#/login">Back to sign-in</a>}>
        {isAlive ? (
          <Island
            of={EntryForm}
            prefix="reset"
            props={{
              url: '/api/password-resets',
              method: 'PUT',
              fields: [{ name: 'password', label: 'New password', kind: 'new-password' }],
              hidden: { token },
              submit: 'Set password',
              pending: 'Saving...',
              next: '/login?done=reset',
              opensSession: false,
              error,
            }}
          />
        ) : (
          <EmptyState
            icon="clock"
            title="This link does not work any more"
            text="It was used, a newer one was made, or it is older than 30 minutes."
            action={<ButtonLink href="#/forgot">Ask for another</ButtonLink>}
          />
        )}
      </Card>
    </>
  );
}
