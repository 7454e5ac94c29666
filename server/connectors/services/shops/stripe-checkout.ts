// Stripe: the businesses' own checkouts. The header holds a time and the HMAC-SHA256 of time and body.
import { isSigned } from '../../timed-signature.ts';
import { eventOf, fieldsOf, momentOf, type ReadShop, readFields, textOf } from './shop.ts';

export const readStripeCheckout: ReadShop = ({ body, header, now }, secret) => {
  if (!isSigned(body, { header: header('Stripe-Signature'), secret, now })) return 'unsigned';
  const told = readFields(body);
  if (!told) return 'unreadable';
  const object = fieldsOf(fieldsOf(told.data).object);
  const at = momentOf(told.created);
  const id = textOf(object.id);
  const amount = Number(object.amount_total ?? object.amount_refunded);
  // Stripe counts in the smallest unit of the currency.
  const data = { ...(Number.isFinite(amount) && { minorTotal: amount }), currency: textOf(object.currency) };
  switch (told.type) {
    case 'checkout.session.completed': {
      // A card is kept, and nothing bought.
      if (object.mode === 'setup') return [];
      const email = fieldsOf(object.customer_details).email ?? object.customer_email;
      return eventOf(email, { event: 'order', id: `order-${id}`, data, at });
    }
    case 'checkout.session.expired': {
      const email = fieldsOf(object.customer_details).email ?? object.customer_email;
      return eventOf(email, { event: 'cart', id: `cart-${id}`, data, at });
    }
    case 'charge.refunded': {
      const email = fieldsOf(object.billing_details).email ?? object.receipt_email;
      return eventOf(email, { event: 'refund', id: `refund-${id}-${textOf(amount)}`, data, at });
    }
    default:
      return [];
  }
};
