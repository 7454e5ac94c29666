// Joining a business by the link of an invitation.

import EntryForm from '../../../islands/entry-form/index.tsx';
import { BRAND } from '../../../server/contract/constants/brand.ts';
import { ROLES, type Role } from '../../../server/contract/members.ts';
import { Button, ButtonLink } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Banner, EmptyState } from '../../components/feedback.tsx';
import { Form } from '../../components/form.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { Island } from '../../island.tsx';

export interface InvitationProps {
  readonly token: string;
  /** Null when the link has ended, or never was one. */
  readonly invited: {
    readonly email: string;
    readonly role: Role;
    readonly businessName: string;
    /** Null when nobody knows. */
    readonly invitedBy: string | null;
    /** The address has an account already. */
    readonly isKnown: boolean;
  } | null;
  /** Who is signed in: name or address; null when nobody is. */
  readonly person: string | null;
  /** Name that was typed into a form that was refused. */
  readonly name: string;
  readonly error: string | null;
}

export function Invitation(props: InvitationProps) {
  const { invited, person } = props;
  if (!invited) return <Ended />;
  const { businessName, invitedBy, role } = invited;
  const { label, hint } = ROLES[role];
  return (
    <>
      <PageHeader
        title={`Join ${businessName || 'a business'}`}
        subtitle={`${invitedBy ?? 'An owner'} invites you. Your role: ${label}. ${hint}`}
      />
      <Card>
        {person === null ? (
          <Newcomer {...props} invited={invited} />
        ) : (
          <Accept {...props} invited={invited} person={person} />
        )}
      </Card>
    </>
  );
}

function Ended() {
  return (
    <>
      <PageHeader title="Join a business" />
      <Card>
        <EmptyState
          icon="clock"
          title="This invitation has ended"
          text="It was used or taken back, or it is older than seven days. Ask for a new one."
          action={<ButtonLink href="#/">{`Open ${BRAND}`}</ButtonLink>}
        />
      </Card>
    </>
  );
}

interface AcceptProps extends InvitationProps {
  readonly invited: Invited;
  readonly person: string;
}

function Accept({ token, invited, person, error }: AcceptProps) {
  return (
    <Form className="stack" action="/api/invitations/accept">
      {error && (
        <Banner tone="danger" alert>
          {error}
        </Banner>
      )}
      <p>
        You are signed in as {person}. The invitation was sent to {invited.email}.
      </p>
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="next" value="/" />
      <Button type="submit" variant="primary" wide>
        Join as {person}
      </Button>
      <p className="quiet">
        Not the account you want to join with? <a href="#/logout">Log out</a>, then open the invitation’s link
        again.
      </p>
    </Form>
  );
}

type Invited = NonNullable<InvitationProps['invited']>;

function Newcomer({ token, invited, name, error }: InvitationProps & { readonly invited: Invited }) {
  const signIn = `#/login?next=${encodeURIComponent(`/invitation?token=${token}`)}`;
  if (invited.isKnown) {
    return (
      <div className="stack">
        <p>There is an account for {invited.email} already. Sign in with it to join.</p>
        <ButtonLink variant="primary" href={signIn}>
          Sign in
        </ButtonLink>
      </div>
    );
  }
  return (
    <div className="stack">
      <Island
        of={EntryForm}
        prefix="invitation"
        props={{
          url: '/api/invitations/account',
          method: 'POST',
          fields: [
            { name: 'email', label: 'Email address', kind: 'email', value: invited.email, readOnly: true },
            { name: 'name', label: 'Your name', kind: 'name', value: name },
            { name: 'password', label: 'Password', kind: 'new-password' },
          ],
          hidden: { token },
          submit: 'Make an account and join',
          pending: 'Joining...',
          next: '/',
          opensSession: true,
          error,
        }}
      />
      <p>
        <a href={signIn}>I have an account already</a>
      </p>
    </div>
  );
}
