// One ticket: the question, its answers, and answering it.
import { type FormEvent, useState } from 'react';
import { LIMITS } from '../../server/contract/constants/limits.ts';
import type { TicketPage } from '../../server/contract/ticket.ts';
import { Button } from '../../views/components/button.tsx';
import { Card } from '../../views/components/card.tsx';
import { Checkbox } from '../../views/components/choices.tsx';
import { EmptyState, Skeleton } from '../../views/components/feedback.tsx';
import { TextAreaField } from '../../views/components/field.tsx';
import { TicketStateBadge } from '../../views/components/ticket-state.tsx';
import { Time } from '../../views/components/time.tsx';
import { type Asker, clockHere, useAct, useAdminQuery } from './ask.ts';
import type { SectionProps } from './index.tsx';

export default function TicketSection({ asker, id }: SectionProps) {
  const { answer, retry } = useAdminQuery<TicketPage>(`/api/admin/tickets/${id}`, asker);
  const [changed, setChanged] = useState<TicketPage>();
  const clock = clockHere();
  const ticket = changed ?? answer.data;
  if (!ticket && answer.status === 'failed')
    return (
      <EmptyState
        icon="circle-alert"
        title="This ticket could not be read"
        action={<Button onClick={retry}>Try again</Button>}
      />
    );
  if (!ticket) return <Skeleton shape="card" />;
  return (
    <div className="stack stack-lg narrow">
      <div className="page-head">
        <div>
          <a className="back" href="#/admin-dashboard/tickets">
            Tickets
          </a>
          <h2 className="customer">
            #{ticket.id} {ticket.subject} <TicketStateBadge state={ticket.state} />
          </h2>
          <p>
            <a href={`#/admin-dashboard/customers/${ticket.accountId}`}>{ticket.name}</a>, {ticket.email},{' '}
            <Time at={ticket.createdAt} clock={clock} />
          </p>
        </div>
      </div>
      <Card title="Question">
        <p className="admin-words">{ticket.message}</p>
      </Card>
      {ticket.answers.map((one) => (
        <Card key={one.createdAt} title="Answer" description={<Time at={one.createdAt} clock={clock} />}>
          <p className="admin-words">{one.message}</p>
        </Card>
      ))}
      <Acts ticket={ticket} asker={asker} onChanged={setChanged} />
    </div>
  );
}

interface ActsProps {
  readonly ticket: TicketPage;
  readonly asker: Asker;
  readonly onChanged: (ticket: TicketPage) => void;
}

function Acts({ ticket, asker, onChanged }: ActsProps) {
  const { pending, act } = useAct(asker);
  const [error, setError] = useState<string>();
  const url = `/api/admin/tickets/${ticket.id}`;
  const change = async (closed: boolean) => {
    const call = { method: 'PATCH', url, payload: { closed } };
    const page = await act<TicketPage>('state', call, closed ? 'Ticket closed' : 'Ticket opened again');
    if (page) onChanged(page);
  };
  const answer = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = new FormData(form);
    const message = String(fields.get('message') ?? '').trim();
    if (message === '') return setError('Write an answer.');
    setError(undefined);
    const payload = { message, close: fields.get('close') === 'on' };
    const page = await act<TicketPage>(
      'answer',
      { method: 'POST', url: `${url}/answers`, payload },
      'Answer sent',
    );
    if (!page) return;
    form.reset();
    onChanged(page);
  };
  if (ticket.state === 'closed')
    return (
      <Button pending={pending === 'state'} onClick={() => change(false)}>
        Open again
      </Button>
    );
  return (
    <Card
      title="Answer this ticket"
      description={
        ticket.mailed
          ? 'The customer gets a mail and sees it under Help & Support.'
          : 'The customer sees it under Help & Support. No mail server is set, so no mail leaves this machine.'
      }
    >
      <form className="stack" onSubmit={answer} noValidate>
        <TextAreaField
          name="message"
          id="ticket-answer"
          label="Answer"
          required
          rows={6}
          maxLength={LIMITS.ticket}
          error={error}
        />
        <Checkbox name="close" id="ticket-close" label="Close the ticket with this answer" />
        <div className="row">
          <Button type="submit" variant="primary" icon="send" pending={pending === 'answer'}>
            Send answer
          </Button>
          <Button pending={pending === 'state'} onClick={() => change(true)}>
            Close without an answer
          </Button>
        </div>
      </form>
    </Card>
  );
}
