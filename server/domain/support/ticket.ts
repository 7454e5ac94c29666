// A support ticket: opening one, and how it is shown to whoever opened it.
import type { Ticket, TicketInput, TicketState } from '../../contract/ticket.ts';
import { type Context, type Query, unitOfWork } from '../../db/unit-of-work.ts';
import type { AccountActor } from '../../kernel/actor.ts';
import { insertTicket, listTickets } from './ticket.repo.ts';

export interface TicketRecord {
  readonly id: number;
  readonly subject: string;
  readonly message: string;
  /** UTC milliseconds. */
  readonly createdAt: number;
  readonly state: TicketState;
  /** Oldest first. */
  readonly answers: readonly Answer[];
}

export interface Answer {
  readonly message: string;
  /** UTC milliseconds. */
  readonly createdAt: number;
}

/** Tickets that a person sees of their own. */
const SHOWN = 20;

export async function openTicket(ctx: Context, actor: AccountActor, input: TicketInput): Promise<Ticket> {
  const { accountId, businessId } = actor;
  return unitOfWork(ctx, actor, async (tx) => {
    const id = await insertTicket(tx.q, { ...input, accountId, businessId, now: tx.now });
    tx.emit({ kind: 'ticket.opened', businessId, subjectId: id });
    const { subject, message } = input;
    return presentTicket({ id, subject, message, createdAt: tx.now, state: 'open', answers: [] });
  });
}

/** The actor's own tickets, newest first. */
export async function listMyTickets(q: Query, { accountId, businessId }: AccountActor): Promise<Ticket[]> {
  return (await listTickets(q, { accountId, businessId, limit: SHOWN })).map(presentTicket);
}

function presentTicket({ id, subject, message, createdAt, state, answers }: TicketRecord): Ticket {
  return {
    id,
    subject,
    message,
    status: state,
    createdAt: new Date(createdAt).toISOString(),
    answers: answers.map((one) => ({ ...one, createdAt: new Date(one.createdAt).toISOString() })),
  };
}
