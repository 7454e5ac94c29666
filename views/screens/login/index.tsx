// Sign-in.
import EntryForm, { type EntryFormProps } from '../../../islands/entry-form/index.tsx';
import { BRAND } from '../../../server/contract/constants/brand.ts';
import type { SignUpMode } from '../../../server/contract/sign-in.ts';
import { Card } from '../../components/card.tsx';
import { Banner } from '../../components/feedback.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { Island } from '../../island.tsx';

export interface LoginProps {
  /** Route to go on to. */
  readonly next: string;
  readonly email: string;
  readonly error: string | null;
  /** A new password was just set by a link. */
  readonly isReset: boolean;
  readonly signUp: SignUpMode;
}

export function Login({ next, email, error, isReset, signUp }: LoginProps) {
  const props: EntryFormProps = {
    url: '/api/session',
    method: 'POST',
    fields: [
      { name: 'email', label: 'Email address', kind: 'email', value: email },
      { name: 'password', label: 'Password', kind: 'password' },
    ],
    hidden: {},
    submit: 'Sign in',
    pending: 'Signing in...',
    next,
    code: `/login/code?next=${encodeURIComponent(next)}`,
    opensSession: true,
    error,
  };
  return (
    <>
      <PageHeader title={`Sign in to ${BRAND}`} />
      <div className="stack">
        {isReset && (
          <Banner tone="success" title="Your new password is set">
            Sign in with it. Every device that was signed in has to do the same.
          </Banner>
        )}
        <Card
          footer={
            <div className="row">
              <a href="#/forgot">Forgot password?</a>
              {signUp === 'open' && <a href="#/signup">Make an account</a>}
              {signUp === 'invite' && <a href="#/signup">I have an invitation</a>}
            </div>
          }
        >
          <Island of={EntryForm} prefix="sign-in" props={props} />
        </Card>
      </div>
    </>
  );
}
