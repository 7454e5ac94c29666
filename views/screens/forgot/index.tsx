// A forgotten password: asks for the letter with the link.
import EntryForm from '../../../islands/entry-form/index.tsx';
import { Card } from '../../components/card.tsx';
import { Banner } from '../../components/feedback.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { Island } from '../../island.tsx';

export interface ForgotProps {
  readonly email: string;
  readonly isSent: boolean;
  /** This server sends no mail: the letter waits in it. */
  readonly mailIsLocal: boolean;
  readonly error: string | null;
}

export function Forgot(props: ForgotProps) {
  return (
    <>
      <PageHeader title="Forgot your password?" />
      <div className="stack">
        {props.mailIsLocal && (
          <Banner title="This server sends no mail">
            Ask whoever runs it: <code>drivyn user reset-password</code> with your address prints the link for
            a new password.
          </Banner>
        )}
        <Card footer={<a href="#/login">Back to sign-in</a>}>
          {props.isSent ? <Sent {...props} /> : <Ask {...props} />}
        </Card>
      </div>
    </>
  );
}

function Ask({ email, error }: ForgotProps) {
  return (
    <Island
      of={EntryForm}
      prefix="forgot"
      props={{
        url: '/api/password-resets',
        method: 'POST',
        fields: [
          {
            name: 'email',
            label: 'Email address',
            kind: 'email',
            value: email,
            hint: 'The one you sign in with. A letter with a link for a new password goes there.',
          },
        ],
        hidden: {},
        submit: 'Send the link',
        pending: 'Sending...',
        next: '/forgot?sent=1',
        opensSession: false,
        error,
      }}
    />
  );
}

function Sent({ mailIsLocal }: ForgotProps) {
  const where = mailIsLocal
    ? 'a letter was written. It stays on this server'
    : 'a letter is on its way to it';
  return (
    <>
      <p>If that address has an account here, {where}. Its link works once, for 30 minutes.</p>
      {!mailIsLocal && (
        <p className="quiet">
          Nothing there after a few minutes? Look among the spam, then <a href="#/forgot">ask again</a>.
        </p>
      )}
    </>
  );
}
