// Mail servers: a list in the order of use, and a form for one of them.

import type { MailServer } from '../../../server/contract/mail-server.ts';
import { Badge } from '../../components/badge.tsx';
import { Button, ButtonLink } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { EmptyState } from '../../components/feedback.tsx';
import { Form } from '../../components/form.tsx';
import { limitsOf, MailServerFields, placeOf } from '../../components/mail-server-fields.tsx';
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
        {canManage && edited === 'new' && <ServerForm page={page} server={undefined} />}
        <ol className="stack stack-lg">
          {servers.map((server, at) => (
            <li key={server.id ?? `installed-${at}`} className="stack">
              <Server
                page={page}
                server={server}
                at={at}
                own={servers.filter(({ id }) => id !== null).length}
              />
              {canManage && open === server && <ServerForm page={page} server={server} />}
            </li>
          ))}
        </ol>
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
  const { id, host, isPaused, trouble, troubleAt } = server;
  const action = `/api/users/${userId}/mail-servers/${id}`;
  return (
    <>
      <p className="row">
        <strong>{placeOf(server)}</strong>
        {id === null && <Badge tone="neutral">Of this installation</Badge>}
        {isPaused && <Badge tone="warning">Paused</Badge>}
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
          <PlainAct
            action={`${action}/${isPaused ? 'resume' : 'pause'}`}
            screen={ROUTE}
            next={`${ROUTE}&done=server-${isPaused ? 'resumed' : 'paused'}`}
          >
            {isPaused ? 'Use it again' : 'Pause'}
          </PlainAct>
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

function ServerForm({
  page: { userId, refused },
  server,
}: {
  readonly page: EmailMarketingProps;
  readonly server: MailServer | undefined;
}) {
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
      <MailServerFields
        server={server}
        values={refused?.values}
        field={refused?.field}
        message={refused?.message}
      />
      <div className="row">
        <Button type="submit">Save</Button>
        <ButtonLink href={`#${ROUTE}`} variant="secondary">
          Cancel
        </ButtonLink>
      </div>
    </Form>
  );
}
