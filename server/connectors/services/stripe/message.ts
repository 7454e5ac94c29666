// What Stripe's webhooks are about. Only who and what they name is taken from them.
import * as v from 'valibot';
import type { GatewayMessage } from '../../../domain/billing/index.ts';

const Message = v.object({
  id: v.pipe(v.string(), v.maxLength(255)),
  type: v.string(),
  data: v.object({
    object: v.looseObject({
      id: v.optional(v.string()),
      customer: v.nullish(v.string()),
      setup_intent: v.nullish(v.string()),
    }),
    previous_attributes: v.optional(v.looseObject({ customer: v.nullish(v.string()) })),
  }),
});

const ABOUT_CARDS = [
  'payment_method.attached',
  'payment_method.detached',
  'payment_method.updated',
  'payment_method.automatically_updated',
];

/** @returns null for what is no message of Stripe's */
export function readMessage(body: Buffer): GatewayMessage | null {
  const read = v.safeParse(Message, parseJson(body));
  if (!read.success) return null;
  const { id, type, data } = read.output;
  const { object, previous_attributes: before } = data;
  if (type === 'payment_intent.succeeded' && object.id) return { id, about: 'payment', reference: object.id };
  if (type === 'checkout.session.completed' && object.customer && object.setup_intent)
    return { id, about: 'card', customer: object.customer, setup: object.setup_intent };
  if (type === 'customer.updated' && object.id) return { id, about: 'card', customer: object.id };
  const customer = object.customer ?? before?.customer;
  return ABOUT_CARDS.includes(type) && customer ? { id, about: 'card', customer } : { id, about: 'other' };
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return null;
  }
}
