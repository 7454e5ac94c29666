// The People tab: who belongs to the business, what each may do, and who is invited.

import { type Invitation, type Member, ROLES, type Role } from '../../../server/contract/members.ts';
import { Badge } from '../../components/badge.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Banner } from '../../components/feedback.tsx';
import { SelectField, TextField } from '../../components/field.tsx';
import { Form } from '../../components/form.tsx';
import { OwnerOnly } from '../../components/owner-only.tsx';
import { type Clockface, Time } from '../../components/time.tsx';

export interface PeopleProps {
  readonly members: readonly Member[];
  /** Only owners see them. */
  readonly invitations: readonly Invitation[];
  /** How many links for clients each member made that still work, by the member's id. */
  readonly approvalLinks: Readonly<Record<number, number>>;
  /** One address for all: whoever leaves may have it still. */
  readonly hasCalendarAddress: boolean;
  readonly canManage: boolean;
  /** No password is set: whoever sits at this computer is the owner. */
  readonly isOpen: boolean;
  /** Letters stay on this machine, so the link has to be sent by hand. */
  readonly mailIsLocal: boolean;
  /** A plain form that was refused. */
  readonly refused: { readonly message: string; readonly email: string; readonly role: string } | null;
  readonly clock: Clockface;
}

const SCREEN = '/settings?tab=people';
const CHOICES = Object.entries(ROLES).map(([value, { label }]) => ({ value, label }));
const HINT = Object.values(ROLES)
  .map(({ label, hint }) => `${label}: ${hint}`)
  .join(' ');

export function People(props: PeopleProps) {
  const { members, invitations, approvalLinks, hasCalendarAddress, canManage, isOpen, refused } = props;
  return (
    <div className="stack stack-lg narrow">
      {refused && (
        <Banner tone="danger" alert>
          {refused.message}
        </Banner>
      )}
      <Card title="People" description="Everyone who works on this business.">
        <ul className="list">
          {members.map((member) => (
            <li key={member.id} className="person">
              <Person
                member={member}
                links={approvalLinks[member.id] ?? 0}
                canManage={canManage}
                isAlone={members.length === 1}
                hasCalendarAddress={hasCalendarAddress}
              />
            </li>
          ))}
        </ul>
        {!canManage && <OwnerOnly what="invite people and change what they may do" />}
      </Card>
      {canManage && (isOpen ? <NeedsPassword /> : <Invite {...props} />)}
      {invitations.length > 0 && <Invitations {...props} />}
    </div>
  );
}

interface PersonProps {
  readonly member: Member;
  /** Links for clients that end with the membership. */
  readonly links: number;
  readonly canManage: boolean;
  readonly isAlone: boolean;
  readonly hasCalendarAddress: boolean;
}

function Person({ member, links, canManage, isAlone, hasCalendarAddress }: PersonProps) {
  const { id, name, email, role, isYou } = member;
  const shown = name || email || 'The owner';
  return (
    <>
      <span className="row row-apart">
        <span className="wrap">
          <strong>{shown}</strong>
          {isYou && <span className="quiet"> (you)</span>}
          {email && email !== shown && <span className="quiet"> {email}</span>}
        </span>
        <Badge tone={role === 'owner' ? 'accent' : 'neutral'}>{ROLES[role].label}</Badge>
      </span>
      {(canManage || isYou) && !isAlone && (
        <details>
          <summary>
            Change<span className="unseen"> {shown}</span>
          </summary>
          <div className="stack">
            {canManage && <RoleForm id={id} role={role} links={links} />}
            <RemoveForm {...{ member, links, shown, hasCalendarAddress }} />
          </div>
        </details>
      )}
    </>
  );
}

interface RoleFormProps {
  readonly id: number;
  readonly role: Role;
  readonly links: number;
}

function RoleForm({ id, role, links }: RoleFormProps) {
  return (
    <Form className="stack" action={`/api/members/${id}?_method=put`} data-enhance="">
      <input type="hidden" name="screen" value={SCREEN} />
      <SelectField
        id={`role-${id}`}
        name="role"
        label="Role"
        required
        hint={HINT}
        options={CHOICES}
        defaultValue={role}
      />
      {links > 0 && (
        <p className="quiet">An approver keeps no links for clients: their {nameLinks(links)} would end.</p>
      )}
      <div className="row">
        <Button type="submit" size="sm">
          Save role
        </Button>
      </div>
    </Form>
  );
}

/** Leaving changes the whole page, so its form is sent as it is. */
interface RemoveFormProps {
  readonly member: Member;
  readonly links: number;
  readonly shown: string;
  readonly hasCalendarAddress: boolean;
}

function RemoveForm({ member: { id, isYou }, links, shown, hasCalendarAddress }: RemoveFormProps) {
  return isYou ? (
    <Form className="stack" action="/api/membership?_method=delete">
      <p className="quiet">
        You see nothing of this business any more, until somebody invites you again.
        {tellEnding('Your', links)}
      </p>
      <input type="hidden" name="screen" value={SCREEN} />
      <input type="hidden" name="next" value="/" />
      <div className="row">
        <Button type="submit" size="sm" variant="danger">
          Leave this business
        </Button>
      </div>
    </Form>
  ) : (
    <Form className="stack" action={`/api/members/${id}?_method=delete`} data-enhance="">
      <p className="quiet">
        They are out at once, on every device. What they wrote stays.{tellEnding('Their', links)}
      </p>
      {hasCalendarAddress && (
        <p className="quiet">
          They may still know the calendar address: <a href="#/content-calendar">renew it</a> in the calendar,
          under Subscribe.
        </p>
      )}
      <input type="hidden" name="screen" value={SCREEN} />
      <div className="row">
        <Button type="submit" size="sm" variant="danger">
          Remove {shown}
        </Button>
      </div>
    </Form>
  );
}

/** What becomes of the links for clients that go with a membership. */
function tellEnding(whose: 'Your' | 'Their', links: number): string {
  return links === 0 ? '' : ` ${whose} ${nameLinks(links)} ${links === 1 ? 'ends' : 'end'} as well.`;
}

function nameLinks(count: number): string {
  return count === 1 ? 'approval link' : `${count} approval links`;
}

function NeedsPassword() {
  return (
    <Banner
      tone="warning"
      title="Set a password before you invite people"
      action={<a href="#/settings?tab=security">Set a password</a>}
    >
      Until then everyone at this computer is the owner.
    </Banner>
  );
}

/** Sent as it is: what answers is a page with the link, which is shown only once. */
function Invite({ mailIsLocal, refused }: PeopleProps) {
  return (
    <Card
      title="Invite someone"
      description={
        mailIsLocal
          ? 'You get a link to send to them: no mail server is set, so no mail leaves this machine.'
          : 'They get a mail with a link, and you see the link, too.'
      }
    >
      <Form className="stack" action="/api/invitations">
        <input type="hidden" name="screen" value={SCREEN} />
        <TextField
          name="email"
          label="Email address"
          type="email"
          required
          autoComplete="off"
          defaultValue={refused?.email}
        />
        <SelectField
          name="role"
          label="Role"
          required
          hint={HINT}
          options={CHOICES}
          defaultValue={refused?.role || 'editor'}
        />
        <div className="row">
          <Button type="submit" variant="primary">
            Invite
          </Button>
        </div>
      </Form>
    </Card>
  );
}

function Invitations({ invitations, clock }: PeopleProps) {
  return (
    <Card title="Open invitations" description="Each link works once, for seven days.">
      <ul className="list">
        {invitations.map(({ id, email, role, expiresAt, hasExpired }) => (
          <li key={id} className="person">
            <span className="row row-apart">
              <span className="wrap">
                <strong>{email}</strong> <span className="quiet">{ROLES[role].label}</span>
              </span>
              {hasExpired ? (
                <Badge tone="warning">Ended</Badge>
              ) : (
                <span className="quiet">
                  until <Time at={expiresAt} clock={clock} exact />
                </span>
              )}
            </span>
            <div className="row">
              <Form action={`/api/invitations/${id}/resend`}>
                <input type="hidden" name="screen" value={SCREEN} />
                <Button type="submit" size="sm">
                  New link<span className="unseen"> for {email}</span>
                </Button>
              </Form>
              <Form action={`/api/invitations/${id}?_method=delete`} data-enhance="">
                <input type="hidden" name="screen" value={SCREEN} />
                <Button type="submit" size="sm" variant="quiet">
                  Revoke<span className="unseen"> the invitation of {email}</span>
                </Button>
              </Form>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
