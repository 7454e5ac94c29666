// Support tickets of all customers, for the admin.
import * as v from 'valibot';
import { IdText } from '../contract/schema.ts';
import { AnswerInput, TicketChange, TicketList, TicketPage, TicketQuery } from '../contract/ticket.ts';
import {
  answerTicket,
  closeTicket,
  getTicket,
  listTicketsForAdmin,
  reopenTicket,
} from '../domain/support/index.ts';
import type { CallParts } from '../http/parts.ts';
import { defineRoute } from '../http/route.ts';
import { nextPage } from './next-page.ts';

async function pageOf({ ctx, mail }: CallParts, id: number): Promise<TicketPage> {
  return { ...(await getTicket(ctx.db.read, id)), mailed: !(await mail.isLocal(null)) };
}

const params = v.object({ id: IdText });

export const listAllTickets = defineRoute({
  method: 'GET',
  path: '/api/admin/tickets',
  who: 'admin',
  input: { query: TicketQuery },
  output: TicketList,
  handler: async ({ app, query }) => {
    const list = await listTicketsForAdmin(app.ctx.db.read, query);
    return { body: list, next: nextPage(list.tickets, query.limit) };
  },
});

export const readTicket = defineRoute({
  method: 'GET',
  path: '/api/admin/tickets/:id',
  who: 'admin',
  input: { params },
  output: TicketPage,
  handler: async ({ app, params: { id } }) => ({ body: await pageOf(app, id) }),
});

export const createAnswer = defineRoute({
  method: 'POST',
  path: '/api/admin/tickets/:id/answers',
  who: 'admin',
  input: { params, body: AnswerInput },
  output: TicketPage,
  docs: { example: { message: 'Yes: give them the role of an approver.' } },
  handler: async ({ app, params: { id }, body }) => {
    await answerTicket(app.ctx, id, body);
    return { status: 201, body: await pageOf(app, id) };
  },
});

export const changeTicket = defineRoute({
  method: 'PATCH',
  path: '/api/admin/tickets/:id',
  who: 'admin',
  input: { params, body: TicketChange },
  output: TicketPage,
  docs: { example: { closed: true } },
  handler: async ({ app, params: { id }, body: { closed } }) => {
    await (closed ? closeTicket : reopenTicket)(app.ctx, id);
    return { body: await pageOf(app, id) };
  },
});
