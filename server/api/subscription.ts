// The caller's plan.
import * as v from 'valibot';
import { PLAN_PREVIEW_EXAMPLE, PlanPreview, PlanPreviewInput } from '../contract/invoice.ts';
import { IdText } from '../contract/schema.ts';
import { Subscription, SubscriptionInput } from '../contract/subscription.ts';
import { resolveAccount } from '../domain/accounts/index.ts';
import { cancelPlan, choosePlan, presentSubscription, previewPlan } from '../domain/billing/index.ts';
import { defineRoute } from '../http/route.ts';

const ById = v.object({ id: IdText });

/** What choosing a plan would cost and stop; asking changes nothing. */
export const previewSubscription = defineRoute({
  method: 'POST',
  path: '/api/subscription/preview',
  who: 'owner',
  personal: true,
  input: { body: PlanPreviewInput },
  output: PlanPreview,
  docs: { example: PLAN_PREVIEW_EXAMPLE },
  handler: async ({ app, actor, body }) => ({
    body: await previewPlan(app.ctx, app.billing, actor, body.plan),
  }),
});

export const writeSubscription = defineRoute({
  method: 'PUT',
  path: '/api/users/:id/subscription',
  who: 'owner',
  personal: true,
  form: '/profile',
  fromForm: ({ tier, due }) => ({ tier, ...(due && { due: Number(due) }) }),
  input: { params: ById, body: SubscriptionInput },
  output: Subscription,
  docs: { example: { tier: 'Starter' } },
  handler: async ({ app, actor, params, body }) => {
    resolveAccount(actor, params.id);
    const { subscription, isPending } = await choosePlan(app.ctx, app.billing, actor, body);
    return { body: { ...presentSubscription(subscription), ...(isPending && { pending: true }) } };
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
    return { body: presentSubscription(await cancelPlan(app.ctx, app.billing, actor)) };
  },
});
