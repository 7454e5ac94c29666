// The first owner of a server that others can reach, by the link that the server printed when it started.
import EntryForm from '../../../islands/entry-form/index.tsx';
import { BRAND } from '../../../server/contract/constants/brand.ts';
import { Card } from '../../components/card.tsx';
import { EmptyState } from '../../components/feedback.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { Island } from '../../island.tsx';

export interface SetupProps {
  readonly token: string;
  /** Whether the link still works. */
  readonly isAlive: boolean;
  readonly values: Readonly<Record<string, string>>;
  readonly error: string | null;
}

export function Setup({ token, isAlive, values, error }: SetupProps) {
  return (
    <>
      <PageHeader
        title={`Set up ${BRAND}`}
        subtitle={isAlive ? 'You become the owner of this server’s first business.' : undefined}
      />
      <Card footer={isAlive ? undefined : <a href="#/login">I have a password: sign in</a>}>
        {isAlive ? (
          <Island
            of={EntryForm}
            prefix="setup"
            props={{
              url: '/api/setup',
              method: 'POST',
              fields: [
                { name: 'name', label: 'Your name', kind: 'name', value: values.name },
                {
                  name: 'email',
                  label: 'Email address',
                  kind: 'email',
                  value: values.email,
                  hint: 'You sign in with it.',
                },
                { name: 'password', label: 'Password', kind: 'new-password' },
              ],
              hidden: { token },
              submit: 'Set up',
              pending: 'Setting up...',
              next: '/welcome',
              opensSession: true,
              error,
            }}
          />
        ) : (
          <EmptyState
            icon="clock"
            title="This link does not work any more"
            text="It was used, or is older than 30 minutes. As long as there is no password, every start of the server prints a new one."
          />
        )}
      </Card>
    </>
  );
}
