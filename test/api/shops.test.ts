// Shops tell what people do: signed, once each, and nothing of anybody else's.
import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import type { ShopHook } from '../../server/contract/shop.ts';
import type { Client } from '../support/client.ts';
import { startServer, type TestServer } from '../support/server.ts';

const SECRET = 'a secret of the shop';

describe('shops', () => {
  let server: TestServer;
  let owner: Client;
  let hooks: ShopHook[];
  before(async () => {
    server = await startServer({ config: { rateLimits: false } });
    owner = server.as('owner');
    for (const shop of ['shopify', 'woocommerce', 'stripe']) {
      const answer = await owner(`/api/users/14/shops/${shop}`, { method: 'PUT', json: { secret: SECRET } });
      assert.equal(answer.status, 204);
    }
    hooks = await (await owner('/api/users/14/shops')).json();
  });
  after(() => server.stop());

  const pathOf = (shop: string) => new URL(hooks.find((one) => one.shop === shop)?.url ?? '').pathname;
  const base64 = (body: string, secret = SECRET) =>
    createHmac('sha256', secret).update(body).digest('base64');
  type Send = (
    told: object | string,
    more?: { topic?: string; secret?: string; at?: number },
  ) => Promise<Response>;
  const toText = (told: object | string) => (typeof told === 'string' ? told : JSON.stringify(told));
  const send = (shop: string, body: string, headers: Record<string, string>) =>
    server.as('anonymous')(pathOf(shop), {
      body,
      headers: { 'Content-Type': 'application/json', ...headers },
    });
  const shopify: Send = (told, { topic = 'orders/create', secret } = {}) => {
    const body = toText(told);
    return send('shopify', body, { 'X-Shopify-Hmac-Sha256': base64(body, secret), 'X-Shopify-Topic': topic });
  };
  const woocommerce: Send = (told, { topic = 'order.created', secret } = {}) => {
    const body = toText(told);
    return send('woocommerce', body, {
      'X-WC-Webhook-Signature': base64(body, secret),
      'X-WC-Webhook-Topic': topic,
    });
  };
  const stripe: Send = (told, { secret = SECRET, at = server.clock.now() } = {}) => {
    const body = toText(told);
    const time = Math.floor(at / 1000);
    const v1 = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
    return send('stripe', body, { 'Stripe-Signature': `t=${time},v1=${v1}` });
  };
  async function eventsOf(email: string): Promise<string[][]> {
    const rows: { event: string; external_id: string }[] = await server.app.ctx.db
      .read('person_events')
      .join('subscribers', 'subscribers.id', 'person_events.subscriber_id')
      .where({ email })
      .orderBy('person_events.id')
      .select('event', 'external_id');
    return rows.map(({ event, external_id }) => [event, external_id]);
  }
  const session = (type: string, email: string, id: string) => ({
    id: `evt_${id}`,
    type,
    created: Math.floor(server.clock.now() / 1000),
    data: { object: { id, amount_total: 2450, currency: 'eur', customer_details: { email } } },
  });

  test('Shopify: cart, order and refund; the same again is kept once', async () => {
    const email = 'shopify@example.com';
    const checkout = {
      token: 'abc',
      email,
      updated_at: '2027-03-01T08:00:00Z',
      total_price: '24.50',
      currency: 'EUR',
    };
    assert.equal((await shopify(checkout, { topic: 'checkouts/update' })).status, 200);
    assert.equal(
      (await shopify({ ...checkout, completed_at: '2027-03-01T08:05:00Z' }, { topic: 'checkouts/update' }))
        .status,
      200,
    );
    for (const taken of [1, 0]) {
      const answer = await shopify({ id: 7, email, total_price: '24.50', currency: 'EUR' });
      assert.deepEqual(await answer.json(), { taken });
    }
    await shopify({ id: 9, order_id: 7 }, { topic: 'refunds/create' });
    await shopify({ id: 10, order_id: 987 }, { topic: 'refunds/create' });
    await shopify({ id: 1 }, { topic: 'products/update' });
    assert.deepEqual(await eventsOf(email), [
      ['cart', 'shopify-checkout-abc-2027-03-01T08:00:00Z'],
      ['order', 'shopify-order-7'],
      ['refund', 'shopify-refund-9'],
    ]);
  });

  test('WooCommerce: the test when it is saved, order and refund', async () => {
    const email = 'woo@example.com';
    assert.deepEqual(await (await woocommerce('webhook_id=3')).json(), { taken: 0 });
    const order = { id: 4750, status: 'processing', total: '24.50', currency: 'EUR', billing: { email } };
    await woocommerce({ ...order, status: 'failed' });
    await woocommerce(order);
    await woocommerce({ ...order, status: 'completed' }, { topic: 'order.updated' });
    await woocommerce({ ...order, status: 'refunded' }, { topic: 'order.updated' });
    assert.deepEqual(await eventsOf(email), [
      ['order', 'woocommerce-order-4750'],
      ['refund', 'woocommerce-refund-4750'],
    ]);
  });

  test('Stripe: a checkout that is completed, and one that is left', async () => {
    const email = 'stripe@example.com';
    await stripe(session('checkout.session.expired', email, 'cs_1'));
    await stripe(session('checkout.session.completed', email, 'cs_2'));
    await stripe(session('invoice.paid', email, 'in_1'));
    assert.deepEqual(await eventsOf(email), [
      ['cart', 'stripe-cart-cs_1'],
      ['order', 'stripe-order-cs_2'],
    ]);
    const old = await stripe(session('checkout.session.completed', email, 'cs_3'), {
      at: server.clock.now() - 10 * 60_000,
    });
    assert.equal(old.status, 403, 'a message that somebody kept');
  });

  test('WooCommerce: an order that waits at the checkout to be paid is a cart until it is', async () => {
    const email = 'waits@example.com';
    const order = { id: 4751, status: 'pending', created_via: 'store-api', billing: { email } };
    await woocommerce(order);
    await woocommerce({ ...order, status: 'processing' }, { topic: 'order.updated' });
    // An invoice that the shop's own people have written.
    await woocommerce({ ...order, id: 4752, created_via: 'admin' });
    assert.deepEqual(await eventsOf(email), [
      ['cart', 'woocommerce-cart-4751'],
      ['order', 'woocommerce-order-4751'],
    ]);
  });

  test('Stripe: a card that is kept for later is no order', async () => {
    const told = session('checkout.session.completed', 'card@example.com', 'cs_4');
    const object = { ...told.data.object, mode: 'setup', amount_total: null };
    assert.deepEqual(await (await stripe({ ...told, data: { object } })).json(), { taken: 0 });
  });

  test('an order of very many lines is taken', async () => {
    const note = 'x'.repeat(2 * 1024 * 1024);
    const answer = await shopify({ id: 8, email: 'many@example.com', note });
    assert.deepEqual(await answer.json(), { taken: 1 });
    assert.equal((await shopify({ id: 9, note: note.repeat(3) })).status, 413);
  });

  test('what is not signed right counts for nothing, nor does what cannot be read', async () => {
    const secret = 'another secret';
    for (const ask of [shopify, woocommerce, stripe]) {
      assert.equal((await ask({ id: 1, email: 'forged@example.com' }, { secret })).status, 403);
      assert.equal((await ask('not JSON')).status, 422);
    }
    assert.deepEqual(await eventsOf('forged@example.com'), []);
    const cut = await send('shopify', '{}', {});
    assert.equal(cut.status, 403);
  });

  test('an address that nobody gave out is none, nor is one of a shop whose secret is forgotten', async () => {
    const body = '{"id":1}';
    const headers = { 'X-Shopify-Hmac-Sha256': base64(body), 'Content-Type': 'application/json' };
    const guessed = await server.as('anonymous')(`/shops/${'A'.repeat(32)}/shopify`, { body, headers });
    assert.equal(guessed.status, 404);
    await owner('/api/users/14/shops/shopify', { method: 'DELETE' });
    assert.equal((await shopify({ id: 1 })).status, 404);
  });

  test('secrets are sealed, and are not shown again', async () => {
    const rows = await server.app.ctx.db.read('shop_secrets').pluck('sealed_secret');
    for (const sealed of rows) assert.ok(!sealed.includes(SECRET));
    assert.ok(!JSON.stringify(hooks).includes(SECRET));
  });
});
