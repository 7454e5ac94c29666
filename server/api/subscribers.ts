// Subscribers of the caller's business.
import * as v from 'valibot';
import { LIMITS } from '../contract/constants/limits.ts';
import { IdText } from '../contract/schema.ts';
import { SUBSCRIBER_EXAMPLE, Subscriber, SubscriberInput } from '../contract/subscriber.ts';
import { resolveAccount } from '../domain/accounts/index.ts';
import { addSubscriber, listSubscribers, presentSubscriber } from '../domain/email/index.ts';
import { defineRoute } from '../http/route.ts';

const Query = v.object({
  before: v.optional(IdText),
  limit: v.optional(v.pipe(IdText, v.maxValue(LIMITS.page)), String(LIMITS.page)),
});

export const readSubscribers = defineRoute({
  method: 'GET',
  path: '/api/users/:id/subscribers',
  who: 'account',
  input: { params: v.object({ id: IdText }), query: Query },
  output: v.array(Subscriber),
  handler: async ({ app, actor, params, query: { before, limit } }) => {
    resolveAccount(actor, params.id);
    const rows = await listSubscribers(app.ctx.db.read, { businessId: actor.businessId, before, limit });
    const last = rows.at(-1);
    const next = rows.length === limit && last ? { before: last.id } : undefined;
    return { body: rows.map(presentSubscriber), next };
  },
});

export const createSubscriber = defineRoute({
  method: 'POST',
  path: '/api/users/:id/subscribers',
  who: 'writer',
  input: { params: v.object({ id: IdText }), body: SubscriberInput },
  output: Subscriber,
  form: '/email-marketing',
  docs: { example: SUBSCRIBER_EXAMPLE },
  handler: async ({ app, actor, params, body }) => {
    resolveAccount(actor, params.id);
    const { subscriber, created } = await addSubscriber(app.ctx, actor, body);
    return { status: created ? 201 : 200, body: presentSubscriber(subscriber) };
  },
});
