// Support tickets of the caller.
import * as v from 'valibot';
import { TICKET_EXAMPLE, Ticket, TicketInput } from '../contract/ticket.ts';
import { listMyTickets, openTicket } from '../domain/support/index.ts';
import { defineRoute } from '../http/route.ts';

export const listTickets = defineRoute({
  method: 'GET',
  path: '/api/tickets',
  who: 'account',
  output: v.array(Ticket),
  handler: async ({ app, actor }) => ({ body: await listMyTickets(app.ctx.db.read, actor) }),
});

export const createTicket = defineRoute({
  method: 'POST',
  path: '/api/tickets',
  who: 'account',
  // A person who needs more than this in an hour adds to a ticket that they have.
  rate: 'send',
  form: '/help-support?tab=contact',
  input: { body: TicketInput },
  output: Ticket,
  docs: { example: TICKET_EXAMPLE },
  handler: async ({ app, actor, body }) => ({
    status: 201,
    body: await openTicket(app.ctx, actor, body),
  }),
});
