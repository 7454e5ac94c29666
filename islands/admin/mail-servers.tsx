// The mail servers of the installation: added, tried, put in order, paused and removed.
import { useState } from 'react';
import type { InstalledServers } from '../../server/contract/mail-server.ts';
import { Button } from '../../views/components/button.tsx';
import { Card } from '../../views/components/card.tsx';
import { Banner, EmptyState, Skeleton } from '../../views/components/feedback.tsx';
import { useAct, useAdminQuery } from './ask.ts';
import type { SectionProps } from './index.tsx';
import { InstalledServer } from './mail-server.tsx';
import { MailServerForm } from './mail-server-form.tsx';

const URL_OF_ALL = '/api/admin/mail-servers';
const ADD = 'add-mail-server';

export default function MailServers({ asker }: SectionProps) {
  const { answer, retry } = useAdminQuery<InstalledServers>(URL_OF_ALL, asker);
  const { pending, act } = useAct(asker);
  /** Whose form is open. */
  const [edited, setEdited] = useState<number | 'new'>();
  const close = () => {
    // The form goes away with what had the focus.
    const opener = typeof edited === 'number' ? `edit-server-${edited}` : ADD;
    setEdited(undefined);
    requestAnimationFrame(() => document.getElementById(opener)?.focus());
  };
  const form = {
    ...{ url: URL_OF_ALL, asker },
    onClose: close,
    onSave: () => {
      close();
      retry();
    },
  };
  if (!answer.data)
    return answer.status === 'failed' ? (
      <EmptyState
        icon="circle-alert"
        title="The mail servers could not be read"
        action={<Button onClick={retry}>Try again</Button>}
      />
    ) : (
      <Skeleton shape="card" />
    );
  const { sender, servers } = answer.data;
  const own = servers.filter(({ id }) => id !== null).length;
  return (
    <div className="stack stack-lg">
      {sender === null && <NoSender />}
      {servers.length > 0 && servers.every(({ isPaused }) => isPaused) && <AllPaused />}
      <Card
        title="Mail servers"
        description="Letters of Drivyn leave by the first that has room, and so do mails of businesses that have no server of their own; where one cannot be reached, by the next. Days are counted in UTC, and a twentieth of a day's amount is kept for letters and single mails."
        actions={
          sender !== null && (
            <Button id={ADD} size="sm" icon="plus" onClick={() => setEdited('new')}>
              Add a mail server
            </Button>
          )
        }
      >
        <div className="stack stack-lg">
          {servers.length === 0 && (
            <EmptyState
              icon="mail"
              title="No mail server"
              text="Letters stay on this machine until there is one, and so do mails of businesses that have none of their own."
            />
          )}
          {edited === 'new' && <MailServerForm {...form} server={undefined} />}
          <ol className="stack stack-lg">
            {servers.map((server, at) => (
              <li key={server.id ?? `environment-${at}`} className="stack">
                <InstalledServer
                  {...{ server, pending, act }}
                  url={`${URL_OF_ALL}/${server.id}`}
                  isFirst={at === 0}
                  isLast={at === own - 1}
                  onEdit={() => setEdited(server.id ?? undefined)}
                  onChange={retry}
                />
                {edited !== undefined && edited === server.id && <MailServerForm {...form} server={server} />}
              </li>
            ))}
          </ol>
        </div>
      </Card>
    </div>
  );
}

function AllPaused() {
  return (
    <Banner tone="warning" title="Every mail server is paused">
      No letter leaves, such as a link to set a new password, and no mail of a business that has no server of
      its own. They wait until one is used again.
    </Banner>
  );
}

function NoSender() {
  return (
    <Banner tone="warning" title="Mails have no sender yet">
      Set DRIVYN_MAIL_FROM in the environment of the server, such as Shop &lt;hello@example.com&gt;, and start
      it again: no server takes mails without a sender.
    </Banner>
  );
}
