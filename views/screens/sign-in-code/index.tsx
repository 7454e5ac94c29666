// The second step of signing in: the code of the authenticator app, or a recovery code.
import EntryForm from '../../../islands/entry-form/index.tsx';
import { Card } from '../../components/card.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { Island } from '../../island.tsx';

export interface SignInCodeProps {
  /** Route to go on to. */
  readonly next: string;
  readonly isRecovery: boolean;
  readonly error: string | null;
}

export function SignInCode({ next, isRecovery, error }: SignInCodeProps) {
  const query = `?next=${encodeURIComponent(next)}`;
  return (
    <>
      <PageHeader
        title={isRecovery ? 'Sign in with a recovery code' : 'Enter your code'}
        subtitle={
          isRecovery
            ? 'One of the ten codes that you kept when you switched two-factor sign-in on. Each works once.'
            : 'Your authenticator app shows it. You have five minutes.'
        }
      />
      <Card
        footer={
          <div className="row">
            {isRecovery && (
              <p className="quiet">
                No code left either? Whoever runs this server can switch two-factor sign-in off for you.
              </p>
            )}
            <a href={isRecovery ? `#/login/code${query}` : `#/login/code${query}&recovery=1`}>
              {isRecovery ? 'Use the app instead' : 'No phone at hand? Use a recovery code'}
            </a>
            <a href={`#/login${query}`}>Begin again</a>
          </div>
        }
      >
        <Island
          of={EntryForm}
          prefix="sign-in-code"
          props={{
            url: '/api/session/code',
            method: 'POST',
            fields: isRecovery
              ? [{ name: 'code', label: 'Recovery code', kind: 'recovery-code', autoFocus: true }]
              : [{ name: 'code', label: 'Code', kind: 'code', hint: 'Six digits.', autoFocus: true }],
            hidden: { screen: isRecovery ? '/login/code?recovery=1' : '/login/code' },
            submit: 'Sign in',
            pending: 'Signing in...',
            next,
            opensSession: true,
            error,
          }}
        />
      </Card>
    </>
  );
}
