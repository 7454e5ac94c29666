// Shopify: a topic in a header, the body signed with the secret of the shop's webhooks (HMAC-SHA256 as base64).
import {
  eventOf,
  type Fields,
  fieldsOf,
  isSignedBase64,
  momentOf,
  type ReadShop,
  readFields,
  textOf,
} from './shop.ts';

export const readShopify: ReadShop = ({ body, header }, secret) => {
  if (!isSignedBase64(body, header('X-Shopify-Hmac-Sha256'), secret)) return 'unsigned';
  const told = readFields(body);
  if (!told) return 'unreadable';
  const email = told.email || fieldsOf(told.customer).email;
  const id = textOf(told.id) || textOf(told.token);
  const data = { total: textOf(told.total_price), currency: textOf(told.currency) };
  switch (header('X-Shopify-Topic')) {
    case 'orders/create':
      return eventOf(email, { event: 'order', id: `order-${id}`, data, at: momentOf(told.created_at) });
    case 'checkouts/create':
    case 'checkouts/update':
      return cart(told, email, data);
    case 'refunds/create':
      // It names its order and nobody's address.
      return [
        {
          of: `order-${textOf(told.order_id)}`,
          event: 'refund',
          id: `refund-${id}`,
          data: {},
          at: momentOf(told.created_at),
        },
      ];
    case 'customers/create':
      return eventOf(email, {
        event: 'subscribed',
        id: `customer-${id}`,
        data: {},
        at: momentOf(told.created_at),
      });
    default:
      return [];
  }
};

/** A checkout that has become an order is no cart any more. */
function cart(told: Fields, email: unknown, data: Fields) {
  if (told.completed_at) return [];
  const version = textOf(told.updated_at) || textOf(told.created_at);
  const id = `checkout-${textOf(told.token) || textOf(told.id)}-${version}`;
  return eventOf(email, { event: 'cart', id, data, at: momentOf(version) });
}
