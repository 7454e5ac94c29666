// All SQL of support tickets and their answers.
import type { TicketInput, TicketState } from '../../contract/ticket.ts';
import type { Query } from '../../db/unit-of-work.ts';
import type { TicketRecord } from './ticket.ts';

interface TicketRow {
  id: number;
  subject: string;
  message: string;
  created_at: number;
  state: TicketState;
  answer: string | null;
  answered_at: number | null;
}

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
  const newest = q('tickets')
    .where({ account_id: of.accountId, business_id: of.businessId })
    .orderBy('id', 'desc')
    .limit(of.limit)
    .as('newest');
  const rows: TicketRow[] = await q(newest)
    .leftJoin('ticket_answers', 'ticket_answers.ticket_id', 'newest.id')
    .select(
      'newest.id',
      'newest.subject',
      'newest.message',
      'newest.created_at',
      'newest.state',
      'ticket_answers.message as answer',
      'ticket_answers.created_at as answered_at',
    )
    .orderBy([
      { column: 'newest.id', order: 'desc' },
      { column: 'ticket_answers.id', order: 'asc' },
    ]);
  return group(rows);
}

function group(rows: readonly TicketRow[]): TicketRecord[] {
  const tickets = new Map<number, TicketRecord & { answers: { message: string; createdAt: number }[] }>();
  for (const row of rows) {
    const ticket = tickets.get(row.id) ?? {
      id: row.id,
      subject: row.subject,
      message: row.message,
      createdAt: row.created_at,
      state: row.state,
      answers: [],
    };
    if (row.answer !== null && row.answered_at !== null) {
      ticket.answers.push({ message: row.answer, createdAt: row.answered_at });
    }
    tickets.set(row.id, ticket);
  }
  return [...tickets.values()];
}
