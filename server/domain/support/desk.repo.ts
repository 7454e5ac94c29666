// All SQL of the admin's desk: every customer's tickets.
import { TICKET_STATES, type TicketQuery, type TicketState } from '../../contract/ticket.ts';
import { mapColumns } from '../../db/columns.ts';
import type { Query } from '../../db/unit-of-work.ts';
import { whereWords } from '../../db/word-search.ts';

/** Times are UTC milliseconds. */
export interface DeskTicket {
  readonly id: number;
  readonly accountId: number;
  readonly businessId: number;
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
  readonly state: TicketState;
  readonly createdAt: number;
}

const TICKET = mapColumns<DeskTicket>('tickets', {
  id: 'id',
  accountId: 'account_id',
  businessId: 'business_id',
  name: 'name',
  email: 'email',
  subject: 'subject',
  message: 'message',
  state: 'state',
  createdAt: 'created_at',
});

/** One page of tickets, newest first. */
export async function listDeskTickets(
  q: Query,
  { state, q: words, before, limit }: TicketQuery,
): Promise<DeskTicket[]> {
  const query = TICKET.from(q).orderBy('id', 'desc').limit(limit);
  const [, number] = /^#(\d{1,9})$/.exec(words) ?? [];
  if (state !== undefined) query.where({ state });
  if (before !== undefined) query.where('id', '<', before);
  if (number !== undefined) query.where({ id: Number(number) });
  else if (words !== '') whereWords(q, query, { table: 'tickets', text: words });
  return TICKET.all(query);
}

/** How many tickets there are in each state, counted along the index. */
export async function countTickets(q: Query): Promise<Record<TicketState, number>> {
  const rows: { state: TicketState; tickets: number | string }[] = await q('tickets')
    .select('state')
    .count({ tickets: '*' })
    .groupBy('state');
  const count = (state: TicketState) => Number(rows.find((row) => row.state === state)?.tickets ?? 0);
  return Object.fromEntries(TICKET_STATES.map((state) => [state, count(state)])) as Record<
    TicketState,
    number
  >;
}

export async function findDeskTicket(q: Query, id: number): Promise<DeskTicket | undefined> {
  return TICKET.one(TICKET.from(q).where({ id }));
}

export interface Answer {
  readonly message: string;
  readonly createdAt: number;
}

/** Oldest first. */
export async function listAnswers(q: Query, ticketId: number): Promise<Answer[]> {
  return q('ticket_answers')
    .select({ message: 'message', createdAt: 'created_at' })
    .where({ ticket_id: ticketId })
    .orderBy('id');
}

/** @returns the answer's id */
export async function insertAnswer(
  q: Query,
  answer: { ticketId: number; message: string; now: number },
): Promise<number> {
  const [row] = await q('ticket_answers').insert(
    { ticket_id: answer.ticketId, message: answer.message, created_at: answer.now },
    ['id'],
  );
  return row.id;
}

/** Moves a ticket to another state; false when it has left the one that was seen. */
export async function updateState(
  q: Query,
  id: number,
  step: { from: TicketState; to: TicketState; now: number },
): Promise<boolean> {
  const changed = await q('tickets')
    .where({ id, state: step.from })
    .update({ state: step.to, closed_at: step.to === 'closed' ? step.now : null });
  return changed === 1;
}
