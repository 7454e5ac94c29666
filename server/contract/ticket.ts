// Support tickets: what a person asks, and what was answered.
import * as v from 'valibot';
import { LIMITS } from './constants/limits.ts';
import { problem } from './problem.ts';
import { EmailAddress, IdText, requiredLine, requiredText, text } from './schema.ts';

/** Open until it is answered or closed. */
export const TICKET_STATES = ['open', 'answered', 'closed'] as const;
export type TicketState = (typeof TICKET_STATES)[number];

/** Body of POST /api/tickets. */
export const TicketInput = v.object({
  name: requiredLine(LIMITS.name),
  email: EmailAddress,
  subject: requiredLine(LIMITS.name),
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

/** A row of GET /api/admin/tickets. */
export const TicketRow = v.object({
  id: v.number(),
  accountId: v.number(),
  name: v.string(),
  email: v.string(),
  subject: v.string(),
  state: v.picklist(TICKET_STATES),
  createdAt: v.string(),
});
export type TicketRow = v.InferOutput<typeof TicketRow>;

/** Query of that call: those in one state, newest first; `q` is words of name, email and subject, or `#12`. */
export const TicketQuery = v.object({
  state: v.optional(v.picklist(TICKET_STATES, problem('one-of', { names: TICKET_STATES }))),
  q: v.optional(text(LIMITS.name), ''),
  before: v.optional(IdText),
  limit: v.optional(v.pipe(IdText, v.maxValue(LIMITS.page, problem('at-most', { most: LIMITS.page }))), '50'),
});
export type TicketQuery = v.InferOutput<typeof TicketQuery>;

/** Answer of that call. */
export const TicketList = v.object({
  tickets: v.array(TicketRow),
  /** How many there are in each state. */
  counts: v.record(v.picklist(TICKET_STATES), v.number()),
});
export type TicketList = v.InferOutput<typeof TicketList>;

/** Answer of GET /api/admin/tickets/{id}. */
export const TicketPage = v.object({
  ...TicketRow.entries,
  message: v.string(),
  answers: Ticket.entries.answers,
  /** Whether answers leave by mail, too: a mail server is set. */
  mailed: v.boolean(),
});
export type TicketPage = v.InferOutput<typeof TicketPage>;

/** Body of POST /api/admin/tickets/{id}/answers. */
export const AnswerInput = v.object({
  message: requiredText(LIMITS.ticket),
  /** Nothing more is expected: the ticket is closed with this answer. */
  close: v.optional(v.boolean(problem('yes-or-no')), false),
});

/** Body of PATCH /api/admin/tickets/{id}. */
export const TicketChange = v.object({ closed: v.boolean(problem('yes-or-no')) });

export const TICKET_EXAMPLE = {
  name: 'Ada Reed',
  email: 'ada@example.com',
  subject: 'A question about approval',
  message: 'Can somebody else approve posts while I am away?',
};
