// Mail servers: a list in the order of use, and a form for one of them.

import { type MailServer, RATE_UNITS, SECURITIES } from '../../../server/contract/mail-server.ts';
import { Badge } from '../../components/badge.tsx';
import { Button, ButtonLink } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { EmptyState } from '../../components/feedback.tsx';
import { SelectField, TextField } from '../../components/field.tsx';
import { Form } from '../../components/form.tsx';
import { FinalAct, PlainAct } from '../../components/plain-act.tsx';
import { Time } from '../../components/time.tsx';
import type { EmailMarketingProps } from './types.ts';

const ROUTE = '/email-marketing?view=sending';

interface ServersProps {
  readonly page: EmailMarketingProps;
  readonly servers: readonly MailServer[];
  /** Whose form is open: an id, or `new`. */
  readonly edited: string | null;
}

export function ServersCard({ page, servers, edited }: ServersProps) {
  const { canManage } = page;
  const open = servers.find(({ id }) => id !== null && String(id) === edited);
  return (
    <Card
      title="Mail servers"
      description="Mails leave by the first that has room; where one cannot be reached, by the next. Days are counted in UTC, and a twentieth of a day's amount is kept for single mails such as receipts."
      actions={
        canManage &&
        edited === null && (
          <ButtonLink size="sm" href={`#${ROUTE}&server=new`}>
            Add a mail server
          </ButtonLink>
        )
      }
    >
      <div className="stack">
        {servers.length === 0 && (
          <EmptyState
            icon="mail"
            title="No mail server"
            text="Mails stay in the outbox on this machine until there is one."
          />
        )}
        <ol className="stack">
          {servers.map((server, at) => (
            <li key={server.id ?? `installed-${at}`} className="stack">
              <Server
                page={page}
                server={server}
                at={at}
                own={servers.filter(({ id }) => id !== null).length}
              />
            </li>
          ))}
        </ol>
        {canManage && (edited === 'new' || open) && <ServerForm page={page} server={open} />}
      </div>
    </Card>
  );
}

function Server({
  page: { userId, canManage, clock },
  server,
  at,
  own,
}: {
  readonly page: EmailMarketingProps;
  readonly server: MailServer;
  readonly at: number;
  readonly own: number;
}) {
  const { id, host, port, trouble, troubleAt } = server;
  const action = `/api/users/${userId}/mail-servers/${id}`;
  return (
    <>
      <p className="row">
        <strong>
          {host}
          {port !== null && `:${port}`}
        </strong>
        {id === null && <Badge tone="neutral">Of this installation</Badge>}
        <span>{limitsOf(server)}</span>
      </p>
      {trouble !== null && troubleAt !== null && (
        <p className="quiet">
          Last trouble, <Time at={troubleAt} clock={clock} />: {trouble}
        </p>
      )}
      {canManage && id !== null && (
        <div className="row">
          <ButtonLink size="sm" href={`#${ROUTE}&server=${id}`}>
            Change
          </ButtonLink>
          <PlainAct action={`${action}/test`} screen={ROUTE} next={`${ROUTE}&done=server-tested`}>
            Send me a test
          </PlainAct>
          {at > 0 && (
            <PlainAct
              action={`${action}/move`}
              screen={ROUTE}
              next={`${ROUTE}&done=server-moved`}
              fields={{ to: 'up' }}
            >
              Use earlier
            </PlainAct>
          )}
          {at < own - 1 && (
            <PlainAct
              action={`${action}/move`}
              screen={ROUTE}
              next={`${ROUTE}&done=server-moved`}
              fields={{ to: 'down' }}
            >
              Use later
            </PlainAct>
          )}
          <FinalAct
            id={`remove-server-${id}`}
            ask="Remove"
            explain={`${host} gets no mails from then on.`}
            action={action}
            method="DELETE"
            screen={ROUTE}
            next={`${ROUTE}&done=server-removed`}
          >
            Remove it
          </FinalAct>
        </div>
      )}
    </>
  );
}

function limitsOf({ rate, dailyCap, today }: MailServer): string {
  const often = rate ? `${rate.mails} a ${rate.per}` : 'no rate';
  const daily = dailyCap === null ? 'no daily cap' : `${today ?? 0} of ${dailyCap} today`;
  return `${often}, ${daily}`;
}

const SECURITY_NAMES: Readonly<Record<(typeof SECURITIES)[number], string>> = {
  tls: 'TLS from the start (465)',
  starttls: 'STARTTLS (587)',
};
const NAMES: Readonly<Record<string, string>> = { 'rate.mails': 'rateMails', 'rate.per': 'ratePer' };

function ServerForm({
  page: { userId, refused },
  server,
}: {
  readonly page: EmailMarketingProps;
  readonly server: MailServer | undefined;
}) {
  const { values, field = '', message } = refused ?? {};
  const errorOf = (name: string) =>
    (NAMES[field] ?? field) === name ? message?.replace(/^[\w.]+: /, 'This ') : undefined;
  const id = server?.id ?? 'new';
  const action = `/api/users/${userId}/mail-servers`;
  return (
    <Form
      className="stack"
      action={server ? `${action}/${id}?_method=PUT` : action}
      data-enhance=""
      aria-label={server ? `Change ${server.host}` : 'Add a mail server'}
    >
      <input type="hidden" name="screen" value={`${ROUTE}&server=${id}`} />
      <input type="hidden" name="next" value={`${ROUTE}&done=server-saved`} />
      <div className="row row-top">
        <TextField
          name="host"
          label="Host"
          required
          autoComplete="off"
          defaultValue={values?.host ?? server?.host}
          error={errorOf('host')}
        />
        <TextField
          name="port"
          label="Port"
          type="number"
          min="1"
          required
          defaultValue={values?.port ?? server?.port ?? 465}
          error={errorOf('port')}
        />
        <SelectField
          name="security"
          label="Encryption"
          required
          defaultValue={values?.security ?? server?.security ?? 'tls'}
          error={errorOf('security')}
          options={SECURITIES.map((value) => ({ value, label: SECURITY_NAMES[value] }))}
        />
      </div>
      <div className="row row-top">
        <TextField
          name="login"
          label="User"
          autoComplete="off"
          defaultValue={values?.login ?? server?.login}
          error={errorOf('login')}
        />
        <TextField
          name="password"
          label="Password"
          type="password"
          autoComplete="new-password"
          hint={server?.hasPassword ? 'Leave it empty to keep the one that is stored.' : undefined}
          error={errorOf('password')}
        />
      </div>
      <div className="row row-top">
        <TextField
          name="rateMails"
          label="Mails, at most"
          type="number"
          min="1"
          defaultValue={values?.rateMails ?? server?.rate?.mails}
          error={errorOf('rateMails')}
        />
        <SelectField
          name="ratePer"
          label="In each"
          required
          defaultValue={values?.ratePer ?? server?.rate?.per ?? 'second'}
          error={errorOf('ratePer')}
          options={RATE_UNITS.map((value) => ({ value, label: value }))}
        />
        <TextField
          name="dailyCap"
          label="Mails a day, at most"
          type="number"
          min="1"
          defaultValue={values?.dailyCap ?? server?.dailyCap ?? undefined}
          error={errorOf('dailyCap')}
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
