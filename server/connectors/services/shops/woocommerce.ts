// WooCommerce: a topic in a header, the body signed with the webhook's own secret (HMAC-SHA256 as base64).
import { eventOf, fieldsOf, isSignedBase64, momentOf, type ReadShop, readFields, textOf } from './shop.ts';

/** States of an order in which it is placed; what was refused or taken back is none. */
const PLACED = ['processing', 'on-hold', 'completed'];
/** Who made an order by themselves; what waits for its payment is otherwise an invoice of the shop's own people. */
const AT_CHECKOUT = ['checkout', 'store-api'];

export const readWooCommerce: ReadShop = ({ body, header }, secret) => {
  // When a webhook is saved, its id alone is sent: signed as all is, and no JSON.
  if (!isSignedBase64(body, header('X-WC-Webhook-Signature'), secret)) return 'unsigned';
  if (/^webhook_id=\d+$/.test(body.toString())) return [];
  const told = readFields(body);
  if (!told) return 'unreadable';
  const topic = header('X-WC-Webhook-Topic');
  const id = textOf(told.id);
  const at = momentOf(`${textOf(told.date_created_gmt)}Z`);
  if (topic === 'customer.created')
    return eventOf(told.email, { event: 'subscribed', id: `customer-${id}`, data: {}, at });
  if (topic !== 'order.created' && topic !== 'order.updated') return [];
  const { email } = fieldsOf(told.billing);
  const status = textOf(told.status);
  const data = { total: textOf(told.total), currency: textOf(told.currency) };
  // Paid a moment later, or left there.
  const isUnpaid = status === 'pending' && AT_CHECKOUT.includes(textOf(told.created_via));
  if (isUnpaid || status === 'checkout-draft')
    return eventOf(email, { event: 'cart', id: `cart-${id}`, data, at });
  if (status === 'refunded') return eventOf(email, { event: 'refund', id: `refund-${id}`, data });
  return PLACED.includes(status) ? eventOf(email, { event: 'order', id: `order-${id}`, data, at }) : [];
};
