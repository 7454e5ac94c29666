// Stripe as the payment gateway: it keeps the cards on its own pages and moves the money; plans, months and invoices
// are ours. One PaymentIntent an invoice, prepared first and confirmed afterwards: it can succeed once only.

import * as v from 'valibot';
import { CARD_BRAND_NAMES, type CardBrand } from '../../../contract/constants/cards.ts';
import type { GatewayCard, PaymentGateway, PaymentState } from '../../../domain/billing/index.ts';
import type { Ids } from '../../../kernel/ids.ts';
import { say } from '../../../sentences/index.ts';
import { isSigned } from '../../timed-signature.ts';
import { CardRefused, StripeClient, type StripeSettings } from './client.ts';
import { readMessage } from './message.ts';

const Made = v.object({ id: v.string() });
const Page = v.object({ url: v.string() });
const Intent = v.object({ id: v.string(), status: v.string() });
const Intents = v.object({
  data: v.array(
    v.object({
      id: v.string(),
      status: v.string(),
      metadata: v.optional(v.record(v.string(), v.string()), {}),
    }),
  ),
});
const Setup = v.object({ customer: v.nullable(v.string()), payment_method: v.nullable(v.string()) });
const Card = v.object({
  id: v.string(),
  billing_details: v.optional(v.object({ name: v.nullish(v.string()) })),
  card: v.object({ brand: v.string(), last4: v.string(), exp_month: v.number(), exp_year: v.number() }),
});
const Customer = v.object({
  invoice_settings: v.optional(v.object({ default_payment_method: v.nullable(Card) })),
});

/** Payments of one customer that are looked through for one that was prepared before. */
const RECENT = 100;

export function createStripe(
  { webhookSecret, ...settings }: StripeSettings & { readonly webhookSecret: string },
  ids: Ids,
): PaymentGateway {
  const stripe = new StripeClient(settings);
  const post = <S extends v.GenericSchema>(
    path: string,
    schema: S,
    fields: Record<string, string | boolean>,
  ) => stripe.post(path, schema, { fields, key: ids.token(18) });

  return {
    createCustomer: async ({ id, name, email }) => {
      const fields = { name, ...(email && { email }), 'metadata[account]': String(id) };
      return (await post('/v1/customers', Made, fields)).id;
    },

    openCardPage: async (customer, returnUrl) => {
      const urls = { success_url: `${returnUrl}?card=added`, cancel_url: returnUrl };
      const fields = { mode: 'setup', customer, 'payment_method_types[0]': 'card', ...urls };
      return (await post('/v1/checkout/sessions', Page, fields)).url;
    },

    openPortal: async (customer, returnUrl) =>
      (await post('/v1/billing_portal/sessions', Page, { customer, return_url: returnUrl })).url,

    readCard: async (customer, setup) => {
      if (setup !== undefined) {
        const done = await stripe.get(`/v1/setup_intents/${encodeURIComponent(setup)}`, Setup);
        if (done.customer === customer && done.payment_method) {
          const fields = { 'invoice_settings[default_payment_method]': done.payment_method };
          await post(`/v1/customers/${encodeURIComponent(customer)}`, Made, fields);
        }
      }
      const path = `/v1/customers/${encodeURIComponent(customer)}`;
      const read = await stripe.get(path, Customer, {
        'expand[]': 'invoice_settings.default_payment_method',
      });
      const card = read.invoice_settings?.default_payment_method;
      return card ? toCard(card) : null;
    },

    preparePayment: async ({ key, amount, currency, customer, description }) => {
      // Also found after a backup was restored, or when Stripe has forgotten the key.
      const { data } = await stripe.get('/v1/payment_intents', Intents, { customer, limit: RECENT });
      const before = data.filter(({ metadata }) => metadata.key === key);
      const alive = before.find(({ status }) => status !== 'canceled');
      if (alive) return alive.id;
      const fields = {
        amount,
        currency: currency.toLowerCase(),
        customer,
        description,
        'payment_method_types[0]': 'card',
        'metadata[key]': key,
      };
      // With the key of one that has been ended Stripe would answer with that one.
      const count = before.length === 0 ? '' : `:${before.length}`;
      const once = `${customer}:${key}${count}`;
      return (await stripe.post('/v1/payment_intents', Made, { fields, key: once })).id;
    },

    confirmPayment: async (reference, card): Promise<PaymentState> => {
      const path = `/v1/payment_intents/${encodeURIComponent(reference)}/confirm`;
      try {
        const intent = await post(path, Intent, { payment_method: card, off_session: true });
        const state = toState(intent.status);
        return state.end === 'unpaid' ? { end: 'declined', reason: ASKS_BACK } : state;
      } catch (error) {
        if (error instanceof CardRefused) return { end: 'declined', reason: error.told };
        throw error;
      }
    },

    cancelPayment: async (reference): Promise<PaymentState> => {
      const path = `/v1/payment_intents/${encodeURIComponent(reference)}`;
      // Refused when it is over already, and the answer may be lost: then it is read what it came to.
      const ended = await post(`${path}/cancel`, Intent, {}).catch(() => stripe.get(path, Intent));
      const state = toState(ended.status);
      return state.end === 'unpaid' ? { end: 'pending' } : state;
    },

    readPayment: async (reference) =>
      toState((await stripe.get(`/v1/payment_intents/${encodeURIComponent(reference)}`, Intent)).status),

    readMessage: (body, header, now) =>
      isSigned(body, { header, secret: webhookSecret, now }) ? readMessage(body) : null,
  };
}

const ASKS_BACK = say('networks.bank-asks');

/** Stripe, "PaymentIntent statuses". */
function toState(status: string): PaymentState | { readonly end: 'unpaid' } {
  if (status === 'succeeded') return { end: 'paid' };
  if (status === 'processing' || status === 'requires_capture') return { end: 'pending' };
  if (status === 'canceled') return { end: 'declined', reason: say('networks.payment-cancelled') };
  return { end: 'unpaid' };
}

function toCard({ id, card, billing_details: details }: v.InferOutput<typeof Card>): GatewayCard {
  const brand = CARD_BRAND_NAMES.find((name): name is CardBrand => name === card.brand) ?? 'other';
  const expiry = `${String(card.exp_month).padStart(2, '0')}/${String(card.exp_year % 100).padStart(2, '0')}`;
  return { externalId: id, method: { brand, lastFour: card.last4, expiry, holder: details?.name ?? '' } };
}
