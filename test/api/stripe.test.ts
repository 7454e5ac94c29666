// Real cards: entered on Stripe's pages, charged once, and believed only when signed; against a stand-in for Stripe.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Invoice } from '../../server/contract/invoice.ts';
import { PAYMENT_METHOD_EXAMPLE } from '../../server/contract/payment-method.ts';
import { DAY, HOUR, MINUTE } from '../../server/kernel/clock.ts';
import { START, startServer, type TestServer } from '../support/server.ts';
import { STRIPE_KEYS, StripeStandIn, signStripe } from '../support/stripe.ts';

const url = '/api/users/14/subscription';
const WEBHOOK = '/api/stripe/webhook';
let server: TestServer;
let stripe: StripeStandIn;
let customer = '';

const owner: ReturnType<TestServer['as']> = (path, request) => server.as('owner')(path, request);
const choose = (tier: string) => owner(url, { method: 'PUT', json: { tier } });
const invoices = async (): Promise<Invoice[]> => (await owner('/api/invoices')).json();
const plan = () => server.app.ctx.db.read('subscriptions').where({ account_id: 14 }).first();
const card = () => server.app.ctx.db.read('payment_methods').where({ account_id: 14 }).first();

/** Sends a webhook as Stripe does: no cookie, from another origin. */
function tell(event: object, headers: Record<string, string> = {}) {
  const body = JSON.stringify(event);
  const signed = {
    'Stripe-Signature': signStripe(body, server.clock.now()),
    'Content-Type': 'application/json',
  };
  return server.as('anonymous')(WEBHOOK, { method: 'POST', body, headers: { ...signed, ...headers } });
}

async function begin(): Promise<void> {
  stripe = new StripeStandIn();
  const address = await stripe.start();
  const billing = { isOn: true, invoiceFrom: 'Operator Ltd', stripe: { ...STRIPE_KEYS, url: address } };
  server = await startServer({ config: { billing } });
}
function end(): Promise<void> {
  stripe.stop();
  return server.stop();
}
async function addCard(last4?: string): Promise<void> {
  await owner('/api/payment-pages', { json: { page: 'card' } });
  customer = String(stripe.list('cus_')[0]?.id);
  assert.equal((await tell(stripe.completeSetup(customer, last4))).status, 200);
}

describe('while Stripe does not answer', () => {
  before(begin);
  after(end);

  test('its page is refused in words that help, and nothing is stored', async () => {
    stripe.stop();
    const answer = await owner('/api/payment-pages', { json: { page: 'card' } });
    assert.equal(answer.status, 503);
    assert.match(await answer.text(), /^The payment service does not answer\./);
    assert.deepEqual(await server.app.ctx.db.read('payment_customers'), []);
  });
});

describe('a card', () => {
  before(begin);
  after(end);

  test('is entered on Stripe’s own page, once a customer', async () => {
    const answer = await owner('/api/payment-pages', { json: { page: 'card' } });
    assert.equal(answer.status, 201);
    customer = String(stripe.list('cus_')[0]?.id);
    assert.equal((await answer.json()).url, `https://checkout.stripe.com/c/${customer}`);
    const portal = await (await owner('/api/payment-pages', { json: { page: 'portal' } })).json();
    assert.equal(portal.url, `https://billing.stripe.com/p/${customer}`);
    assert.equal(stripe.list('cus_').length, 1);
    const session = stripe.calls.find(({ path }) => path === '/v1/checkout/sessions');
    assert.deepEqual([session?.fields.mode, session?.fields.customer], ['setup', customer]);
    assert.equal(session?.fields.success_url, `${server.url}/screens/profile?card=added`);
  });

  test('is not taken from a simulated dialog, and none is sent anywhere', async () => {
    const answer = await owner('/api/users/14/payment-method', {
      method: 'PUT',
      json: PAYMENT_METHOD_EXAMPLE,
    });
    assert.equal(answer.status, 409);
    assert.equal((await choose('Growth')).status, 409, 'nothing to pay with');
  });

  test('is stored when Stripe tells of it, as Stripe then says that it is', async () => {
    const told = stripe.completeSetup(customer);
    for (const answer of [await tell(told), await tell(told)])
      assert.equal(answer.status, 200, await answer.text());
    const { brand, last_four, expiry, holder } = await card();
    assert.deepEqual([brand, last_four, expiry, holder], ['visa', '4242', '04/30', 'Ada Reed']);
    assert.equal(await server.countEvents('payment-method.saved'), 1);
    // An older message that comes late changes nothing: the customer is read again.
    await tell(stripe.completeSetup(customer, '1881'));
    assert.equal((await card()).last_four, '1881');
    await tell(stripe.event('customer.updated', { id: customer, invoice_settings: {} }));
    assert.equal((await card()).last_four, '1881');
  });

  test('of a customer that is not ours is nobody’s', async () => {
    assert.equal((await tell(stripe.completeSetup('cus_foreign', '0000'))).status, 200);
    assert.equal((await card()).last_four, '1881');
  });
});

describe('a webhook', () => {
  before(begin);
  after(end);
  const event = { id: 'evt_x', type: 'ping', data: { object: {} } };

  test('is refused unless it is signed, with this secret, over this body, within five minutes', async () => {
    const body = JSON.stringify(event);
    const now = server.clock.now();
    const wrong: Record<string, string>[] = [
      { 'Stripe-Signature': '' },
      { 'Stripe-Signature': 'nonsense' },
      { 'Stripe-Signature': signStripe(body, now, 'whsec_other') },
      { 'Stripe-Signature': signStripe(`${body} `, now) },
      { 'Stripe-Signature': signStripe(body, now - 5 * MINUTE - 1000) },
      { 'Stripe-Signature': signStripe(body, now + 6 * MINUTE) },
      { 'Stripe-Signature': signStripe(body, now).replace('t=', 'x=') },
    ];
    for (const headers of wrong)
      assert.equal((await tell(event, headers)).status, 400, JSON.stringify(headers));
    assert.equal((await tell(event)).status, 200);
    assert.equal((await tell(event, { 'Stripe-Signature': signStripe(body, now - 4 * MINUTE) })).status, 200);
  });

  test('comes from elsewhere, which no other write may', async () => {
    const headers = { Origin: 'https://stripe.example', 'Sec-Fetch-Site': 'cross-site' };
    assert.equal((await tell(event, headers)).status, 200);
  });

  test('that is no message of Stripe’s, or too large, is the sender’s mistake', async () => {
    assert.equal((await tell([])).status, 400);
    assert.equal((await tell({ id: 3 })).status, 400);
    assert.equal((await tell({ ...event, filler: 'x'.repeat(600 * 1024) })).status, 413);
  });

  test('does not exist where payments are simulated', async () => {
    const { gateway, ...billing } = server.app.billing;
    Object.assign(server.app, { billing: { ...billing, gateway: null } });
    assert.equal((await tell(event)).status, 404);
    Object.assign(server.app, { billing: { ...billing, gateway } });
  });
});

describe('a charge', () => {
  before(async () => {
    await begin();
    await addCard();
  });
  after(end);
  const charged = () => stripe.list('pi_').filter(({ status }) => status === 'succeeded');

  test('that is declined leaves the plan as it is, in the bank’s words', async () => {
    stripe.declines = { code: 'card_declined', message: 'Your card has insufficient funds.' };
    const answer = await choose('Growth');
    assert.equal(answer.status, 409);
    assert.match(await answer.text(), /plan stays as it is\. Your card has insufficient funds\.$/);
    assert.deepEqual([(await plan()).status, (await invoices())[0]?.status], ['trial', 'void']);
    stripe.declines = null;
  });

  test('is made once, in cents, and is an invoice that says so', async () => {
    const chosen = await choose('Growth');
    assert.equal(chosen.status, 200, await chosen.clone().text());
    assert.deepEqual([(await plan()).tier, (await plan()).status], ['Growth', 'active']);
    const [payment] = charged();
    assert.deepEqual([payment?.amount, payment?.currency, payment?.customer], [99_900, 'usd', customer]);
    const [invoice] = await invoices();
    assert.deepEqual([invoice?.status, invoice?.paidBy, invoice?.total], ['paid', 'stripe', 999]);
    const told = stripe.event('payment_intent.succeeded', { ...payment });
    assert.equal((await tell(told)).status, 200);
    server.clock.advance(10 * MINUTE);
    await server.drain();
    assert.deepEqual([charged().length, await server.countEvents('invoice.paid')], [1, 1]);
  });

  test('whose answer was lost is found again, never made a second time', async () => {
    stripe.fault = 'lost-reply';
    const answer = await choose('Enterprise');
    assert.deepEqual([answer.status, (await answer.json()).pending], [200, true]);
    assert.equal((await plan()).tier, 'Growth', 'not before it is known');
    assert.equal((await choose('Enterprise')).status, 409, 'nor asked for twice');
    stripe.fault = null;
    server.clock.advance(2 * MINUTE);
    await server.drain();
    assert.deepEqual([(await plan()).tier, charged().length], ['Enterprise', 2]);
    assert.equal((await invoices())[0]?.status, 'paid');
  });

  test('of which Stripe tells first counts as well', async () => {
    const { ends_at } = await plan();
    stripe.fault = 'lost-reply';
    server.clock.advanceTo(ends_at);
    await server.drain();
    const [invoice] = await server.app.ctx.db.read('invoices').orderBy('id', 'desc').limit(1);
    assert.equal(invoice.status, 'open');
    await tell(stripe.event('payment_intent.succeeded', { id: invoice.reference }));
    assert.equal((await server.app.ctx.db.read('invoices').where({ id: invoice.id }).first()).status, 'paid');
    assert.ok((await plan()).ends_at > ends_at);
    stripe.fault = null;
    server.clock.advance(DAY);
    await server.drain();
    assert.equal(charged().length, 3);
  });

  test('that fails each time is tried on days 1, 3 and 5, and another card ends that', async () => {
    stripe.declines = { code: 'expired_card', message: 'Your card has expired.' };
    const { ends_at } = await plan();
    const confirms = () => stripe.calls.filter(({ path }) => path.endsWith('/confirm')).length;
    const before = confirms();
    for (const day of [0, 1, 2, 3]) {
      server.clock.advanceTo(ends_at + day * DAY);
      await server.drain();
    }
    assert.deepEqual([confirms() - before, (await plan()).status], [3, 'active']);
    const failed = await server.app.ctx.db.read('invoices').orderBy('id', 'desc').first();
    assert.deepEqual([failed.attempts, failed.retry_at], [3, ends_at + 5 * DAY]);
    stripe.declines = null;
    await tell(stripe.completeSetup(customer, '5556'));
    await server.drain();
    const paid = await server.app.ctx.db.read('invoices').where({ id: failed.id }).first();
    assert.deepEqual(
      [paid.status, paid.reference],
      ['paid', failed.reference],
      'one payment, whatever the card',
    );
    assert.ok(START < (await plan()).ends_at);
  });

  test('for a plan that replaces a month that failed ends that one first; a refusal leaves it to be paid', async () => {
    const intent = (key: string) =>
      stripe.list('pi_').filter(({ metadata }) => (metadata as { key?: string }).key === key);
    const { ends_at } = await plan();
    stripe.declines = { code: 'card_declined', message: 'No money.' };
    server.clock.advanceTo(ends_at);
    await server.drain();
    const [now, later] = [server.clock.now(), server.clock.now() + 30 * DAY];
    await server.app.ctx.db.write('sessions').update({ created_at: now, seen_at: now, expires_at: later });
    const renewal = await server.app.ctx.db.read('invoices').orderBy('id', 'desc').first();
    assert.deepEqual(
      intent(renewal.key).map(({ status }) => status),
      ['requires_payment_method'],
    );
    assert.equal((await choose('Growth')).status, 409, 'declined');
    assert.deepEqual(
      intent(renewal.key).map(({ status }) => status),
      ['canceled'],
    );
    stripe.declines = null;
    server.clock.advance(DAY);
    await server.drain();
    assert.deepEqual(
      intent(renewal.key).map(({ status }) => status),
      ['canceled', 'succeeded'],
    );
    const paid = await server.app.ctx.db.read('invoices').where({ id: renewal.id }).first();
    assert.deepEqual([paid.status, paid.reference], ['paid', intent(renewal.key)[1]?.id]);
  });

  test('that nobody could be asked for is made when Stripe is back, also after its job has given up', async () => {
    const { read } = server.app.ctx.db;
    const { ends_at } = await plan();
    const before = charged().length;
    stripe.fault = 'away';
    server.clock.advanceTo(ends_at);
    for (let hour = 0; hour < 8; hour += 1) {
      await server.drain();
      server.clock.advance(HOUR);
    }
    const job = await read('jobs').where({ kind: 'collect-invoice' }).orderBy('id', 'desc').first();
    assert.equal(job.state, 'needs_human');
    stripe.fault = null;
    server.clock.advanceTo(ends_at + 2 * DAY);
    await server.app.scheduler.tick();
    await server.drain();
    const invoice = await read('invoices').orderBy('id', 'desc').first();
    assert.deepEqual([invoice.status, charged().length], ['paid', before + 1]);
    assert.ok((await plan()).ends_at > server.clock.now());
  });

  test('says nothing of keys or cards in events, jobs and errors', async () => {
    const { read } = server.app.ctx.db;
    const text = JSON.stringify([await read('events'), await read('jobs')]);
    for (const secret of [STRIPE_KEYS.secretKey, STRIPE_KEYS.webhookSecret, '5556', 'pm_'])
      assert.ok(!text.includes(secret), secret);
  });
});
