// How the caller pays. The card's number and CVV are no part of any call.
import * as v from 'valibot';
import { PAYMENT_METHOD_EXAMPLE, PaymentMethod, PaymentMethodInput } from '../contract/payment-method.ts';
import { IdText } from '../contract/schema.ts';
import { resolveAccount } from '../domain/accounts/index.ts';
import { removePaymentMethod, setPaymentMethod } from '../domain/billing/index.ts';
import { defineRoute } from '../http/route.ts';

const ById = v.object({ id: IdText });

export const writePaymentMethod = defineRoute({
  method: 'PUT',
  path: '/api/users/:id/payment-method',
  who: 'owner',
  personal: true,
  input: { params: ById, body: PaymentMethodInput },
  output: PaymentMethod,
  docs: { example: PAYMENT_METHOD_EXAMPLE },
  handler: async ({ app, actor, params, body }) => {
    resolveAccount(actor, params.id);
    return { body: await setPaymentMethod(app.ctx, app.billing, actor, body) };
  },
});

export const deletePaymentMethod = defineRoute({
  method: 'DELETE',
  path: '/api/users/:id/payment-method',
  who: 'owner',
  personal: true,
  form: '/profile',
  input: { params: ById },
  handler: async ({ app, actor, params }) => {
    resolveAccount(actor, params.id);
    await removePaymentMethod(app.ctx, actor);
    return {};
  },
});
