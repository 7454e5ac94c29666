// The mailbox to which reports about mails come back: how it stands, and its form.

import { SECURITIES } from '../../../server/contract/mail-server.ts';
import type { ReturnMailbox } from '../../../server/contract/return-mailbox.ts';
import { Button, ButtonLink } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { SelectField, TextField } from '../../components/field.tsx';
import { Form } from '../../components/form.tsx';
import { FinalAct, PlainAct } from '../../components/plain-act.tsx';
import { Time } from '../../components/time.tsx';
import type { EmailMarketingProps } from './types.ts';

const ROUTE = '/email-marketing?view=sending';

interface MailboxProps {
  readonly page: EmailMarketingProps;
  readonly mailbox: ReturnMailbox | null;
  readonly isOpen: boolean;
}

export function MailboxCard({ page, mailbox, isOpen }: MailboxProps) {
  return (
    <Card
      title="Mailbox of reports (IMAP)"
      description="Where reports come to a mailbox instead of this server, it is read every five minutes. Only what names a mail of yours counts; nothing is moved or deleted there. Whoever answers a mail of theirs with the one word STOP or unsubscribe (or abmelden) is unsubscribed by it; whatever else they write stays for you to read."
      actions={
        page.canManage &&
        !isOpen && (
          <ButtonLink size="sm" href={`#${ROUTE}&mailbox=1`}>
            {mailbox ? 'Change' : 'Set a mailbox'}
          </ButtonLink>
        )
      }
    >
      <div className="stack">
        {mailbox ? <Standing page={page} mailbox={mailbox} /> : <p>No mailbox is set.</p>}
        {page.canManage && isOpen && <MailboxForm page={page} mailbox={mailbox} />}
      </div>
    </Card>
  );
}

function Standing({
  page: { userId, canManage, clock },
  mailbox: { host, login, folder, readAt, taken, trouble },
}: {
  readonly page: EmailMarketingProps;
  readonly mailbox: ReturnMailbox;
}) {
  const action = `/api/users/${userId}/return-mailbox`;
  return (
    <>
      <p>
        <strong>{login}</strong> at {host}, {folder}.{' '}
        {readAt === null ? (
          'Not read yet.'
        ) : (
          <>
            Last read <Time at={readAt} clock={clock} />.
          </>
        )}{' '}
        {taken === 1 ? 'One report about your mails so far.' : `${taken} reports about your mails so far.`}
      </p>
      {trouble !== null && <p className="field-error">{trouble}</p>}
      {canManage && (
        <div className="row">
          <PlainAct action={`${action}/read`} screen={ROUTE} next={`${ROUTE}&done=mailbox-read`}>
            Read now
          </PlainAct>
          <FinalAct
            id="remove-mailbox"
            ask="Remove"
            explain="It is not read any more; what it brought stays."
            action={action}
            method="DELETE"
            screen={ROUTE}
            next={`${ROUTE}&done=mailbox-removed`}
          >
            Remove it
          </FinalAct>
        </div>
      )}
    </>
  );
}

const SECURITY_NAMES: Readonly<Record<(typeof SECURITIES)[number], string>> = {
  tls: 'TLS from the start (993)',
  starttls: 'STARTTLS (143)',
};

function MailboxForm({
  page: { userId, refused },
  mailbox,
}: {
  readonly page: EmailMarketingProps;
  readonly mailbox: ReturnMailbox | null;
}) {
  const { values, field, message } = refused ?? {};
  const errorOf = (name: string) => (field === name ? message?.replace(/^[\w.]+: /, 'This ') : undefined);
  return (
    <Form
      className="stack"
      action={`/api/users/${userId}/return-mailbox?_method=PUT`}
      data-enhance=""
      aria-label="Mailbox of reports"
    >
      <input type="hidden" name="screen" value={`${ROUTE}&mailbox=1`} />
      <input type="hidden" name="next" value={`${ROUTE}&done=mailbox-saved`} />
      <div className="row row-top">
        <TextField
          id="mailbox-host"
          name="host"
          label="Host"
          required
          autoComplete="off"
          defaultValue={values?.host ?? mailbox?.host}
          error={errorOf('host')}
        />
        <TextField
          id="mailbox-port"
          name="port"
          label="Port"
          type="number"
          min="1"
          required
          defaultValue={values?.port ?? mailbox?.port ?? 993}
          error={errorOf('port')}
        />
        <SelectField
          id="mailbox-security"
          name="security"
          label="Encryption"
          required
          defaultValue={values?.security ?? mailbox?.security ?? 'tls'}
          error={errorOf('security')}
          options={SECURITIES.map((value) => ({ value, label: SECURITY_NAMES[value] }))}
        />
      </div>
      <div className="row row-top">
        <TextField
          id="mailbox-login"
          name="login"
          label="User"
          required
          autoComplete="off"
          defaultValue={values?.login ?? mailbox?.login}
          error={errorOf('login')}
        />
        <TextField
          id="mailbox-password"
          name="password"
          label="Password"
          type="password"
          required={mailbox === null}
          autoComplete="new-password"
          hint={mailbox ? 'Leave it empty to keep the one that is stored.' : undefined}
          error={errorOf('password')}
        />
        <TextField
          id="mailbox-folder"
          name="folder"
          label="Folder"
          required
          defaultValue={values?.folder ?? mailbox?.folder ?? 'INBOX'}
          error={errorOf('folder')}
        />
        <SelectField
          id="mailbox-marks"
          name="marksRead"
          label="Reports that counted"
          required
          defaultValue={values?.marksRead ?? String(mailbox?.marksRead ?? false)}
          options={[
            { value: 'false', label: 'Leave as they are' },
            { value: 'true', label: 'Mark as read' },
          ]}
        />
      </div>
      <div className="row">
        <Button type="submit">Save</Button>
        <ButtonLink href={`#${ROUTE}`} variant="secondary">
          Cancel
        </ButtonLink>
      </div>
    </Form>
  );
}
