// Support tickets: what a person asks, and what was answered.
import * as v from 'valibot';
import { LIMITS } from './constants/limits.ts';
import { EmailAddress, requiredText } from './schema.ts';

/** Open until it is answered or closed. */
export const TICKET_STATES = ['open', 'answered', 'closed'] as const;
export type TicketState = (typeof TICKET_STATES)[number];

/** Body of POST /api/tickets. */
export const TicketInput = v.object({
  name: requiredText(LIMITS.name),
  email: EmailAddress,
  subject: requiredText(LIMITS.name),
  message: requiredText(LIMITS.ticket),
});
export type TicketInput = v.InferOutput<typeof TicketInput>;

export const Ticket = v.object({
  /** The ticket's number. */
  id: v.number(),
  subject: v.string(),
  message: v.string(),
  status: v.picklist(TICKET_STATES),
  createdAt: v.string(),
  /** Oldest first. */
  answers: v.array(v.object({ message: v.string(), createdAt: v.string() })),
});
export type Ticket = v.InferOutput<typeof Ticket>;

export const TICKET_EXAMPLE = {
  name: 'Ada Reed',
  email: 'ada@example.com',
  subject: 'A question about approval',
  message: 'Can somebody else approve posts while I am away?',
};
