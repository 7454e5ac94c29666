// All SQL of support tickets and their answers.
import type { TicketInput } from '../../contract/ticket.ts';
import { mapColumns } from '../../db/columns.ts';
import type { Query } from '../../db/unit-of-work.ts';
import type { Answer, TicketRecord } from './ticket.ts';

const TICKET = mapColumns<Omit<TicketRecord, 'answers'>>('tickets', {
  id: 'id',
  subject: 'subject',
  message: 'message',
  createdAt: 'created_at',
  state: 'state',
});

interface AnswerOfTicket extends Answer {
  readonly ticketId: number;
}

const ANSWER = mapColumns<AnswerOfTicket>('ticket_answers', {
  ticketId: 'ticket_id',
  message: 'message',
  createdAt: 'created_at',
});

/** @returns the ticket's number */
export async function insertTicket(
  q: Query,
  ticket: TicketInput & { readonly businessId: number; readonly accountId: number; readonly now: number },
): Promise<number> {
  const [row] = await q('tickets').insert(
    {
      business_id: ticket.businessId,
      account_id: ticket.accountId,
      name: ticket.name,
      email: ticket.email,
      subject: ticket.subject,
      message: ticket.message,
      created_at: ticket.now,
    },
    ['id'],
  );
  return row.id;
}

/** The newest tickets of an account in a business, newest first, each with its answers. */
export async function listTickets(
  q: Query,
  of: { readonly accountId: number; readonly businessId: number; readonly limit: number },
): Promise<TicketRecord[]> {
  const tickets = await TICKET.all(
    TICKET.from(q)
      .where({ account_id: of.accountId, business_id: of.businessId })
      .orderBy('id', 'desc')
      .limit(of.limit),
  );
  if (tickets.length === 0) return [];
  const ids = tickets.map(({ id }) => id);
  const answers = Map.groupBy(
    await ANSWER.all(ANSWER.from(q).whereIn('ticket_id', ids).orderBy('id')),
    ({ ticketId }) => ticketId,
  );
  return tickets.map((ticket) => ({
    ...ticket,
    answers: (answers.get(ticket.id) ?? []).map(({ ticketId: _, ...answer }) => answer),
  }));
}
