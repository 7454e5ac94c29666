// The admin's desk: tickets of all customers, answering them, closing and opening them again.
import type { TicketList, TicketPage, TicketQuery, TicketRow, TicketState } from '../../contract/ticket.ts';
import { type Context, type Query, type Tx, unitOfWork } from '../../db/unit-of-work.ts';
import { ADMIN } from '../../kernel/actor.ts';
import { AppError, notFound } from '../../kernel/app-error.ts';
import { say } from '../../sentences/index.ts';
import { writeLetter } from '../letters/index.ts';
import {
  countTickets,
  type DeskTicket,
  findDeskTicket,
  insertAnswer,
  listAnswers,
  listDeskTickets,
  updateState,
} from './desk.repo.ts';

export async function listTicketsForAdmin(q: Query, query: TicketQuery): Promise<TicketList> {
  const [tickets, counts] = await Promise.all([listDeskTickets(q, query), countTickets(q)]);
  return { tickets: tickets.map(presentRow), counts };
}

/** @throws AppError not-found */
export async function getTicket(q: Query, id: number): Promise<Omit<TicketPage, 'mailed'>> {
  const ticket = await findDeskTicket(q, id);
  if (!ticket) throw notFound();
  const answers = await listAnswers(q, id);
  return {
    ...presentRow(ticket),
    message: ticket.message,
    answers: answers.map((one) => ({ ...one, createdAt: new Date(one.createdAt).toISOString() })),
  };
}

/**
 * Stores an answer, which the customer then sees under Help & Support, and writes it a letter.
 * @throws AppError not-found, or conflict when the ticket is closed
 */
export async function answerTicket(
  ctx: Context,
  id: number,
  { message, close }: { message: string; close: boolean },
): Promise<void> {
  await unitOfWork(ctx, ADMIN, async (tx) => {
    const ticket = await requireTicket(tx, id);
    if (ticket.state === 'closed') throw new AppError('conflict', say('support.ticket-closed'));
    const answerId = await insertAnswer(tx.q, { ticketId: id, message, now: tx.now });
    await move(tx, ticket, close ? 'closed' : 'answered');
    await writeLetter(tx, {
      to: { name: ticket.name, email: ticket.email },
      template: 'ticket-answer',
      props: { number: id, subject: ticket.subject, question: ticket.message, answer: message },
      key: `ticket-answer:${answerId}`,
    });
    const data = { subject: ticket.subject, accountId: ticket.accountId };
    tx.emit({ kind: 'ticket.answered', businessId: ticket.businessId, subjectId: id, data });
    if (close) tx.emit({ kind: 'ticket.closed', businessId: ticket.businessId, subjectId: id });
  });
}

/** @throws AppError not-found, or conflict when it stands so already */
export async function closeTicket(ctx: Context, id: number): Promise<void> {
  await unitOfWork(ctx, ADMIN, async (tx) => {
    const ticket = await requireTicket(tx, id);
    if (ticket.state === 'closed') throw new AppError('conflict', say('support.ticket-closed-already'));
    await move(tx, ticket, 'closed');
    tx.emit({ kind: 'ticket.closed', businessId: ticket.businessId, subjectId: id });
  });
}

/** @throws AppError not-found, or conflict when it is not closed */
export async function reopenTicket(ctx: Context, id: number): Promise<void> {
  await unitOfWork(ctx, ADMIN, async (tx) => {
    const ticket = await requireTicket(tx, id);
    if (ticket.state !== 'closed') throw new AppError('conflict', say('support.ticket-not-closed'));
    await move(tx, ticket, 'open');
    tx.emit({ kind: 'ticket.reopened', businessId: ticket.businessId, subjectId: id });
  });
}

async function requireTicket(tx: Tx, id: number): Promise<DeskTicket> {
  const ticket = await findDeskTicket(tx.q, id);
  if (!ticket) throw notFound();
  return ticket;
}

async function move(tx: Tx, { id, state }: DeskTicket, to: TicketState): Promise<void> {
  if (await updateState(tx.q, id, { from: state, to, now: tx.now })) return;
  throw new AppError('conflict', say('support.ticket-just-changed'));
}

function presentRow({ id, accountId, name, email, subject, state, createdAt }: DeskTicket): TicketRow {
  return { id, accountId, name, email, subject, state, createdAt: new Date(createdAt).toISOString() };
}
