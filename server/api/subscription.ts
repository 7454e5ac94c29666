// The caller's plan.
import * as v from 'valibot';
import { IdText } from '../contract/schema.ts';
import { Subscription, SubscriptionInput } from '../contract/subscription.ts';
import { resolveAccount } from '../domain/accounts/index.ts';
import { cancelPlan, choosePlan, presentSubscription } from '../domain/billing/index.ts';
import { defineRoute } from '../http/route.ts';

const ById = v.object({ id: IdText });

export const writeSubscription = defineRoute({
  method: 'PUT',
  path: '/api/users/:id/subscription',
  who: 'owner',
  personal: true,
  form: '/profile',
  input: { params: ById, body: SubscriptionInput },
  output: Subscription,
  docs: { example: { tier: 'Starter' } },
  handler: async ({ app, actor, params, body }) => {
    resolveAccount(actor, params.id);
    return { body: presentSubscription(await choosePlan(app.ctx, actor, body.tier)) };
  },
});

export const deleteSubscription = defineRoute({
  method: 'DELETE',
  path: '/api/users/:id/subscription',
  who: 'owner',
  personal: true,
  form: '/profile',
  input: { params: ById },
  output: Subscription,
  handler: async ({ app, actor, params }) => {
    resolveAccount(actor, params.id);
    return { body: presentSubscription(await cancelPlan(app.ctx, actor)) };
  },
});
