// A stand-in for Stripe: the few calls that are made of it, answered as its documentation says (form-encoded requests,
// idempotency keys, one PaymentIntent's states, card errors as 402, signed webhooks).
import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

type Json = Record<string, unknown>;
export interface StripeCall {
  readonly method: string;
  readonly path: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly key: string | undefined;
}

export const STRIPE_KEYS = { secretKey: 'sk_test_standin', webhookSecret: 'whsec_standin' };

const UNEXPECTED_STATE = {
  status: 400,
  body: { error: { type: 'invalid_request_error', code: 'payment_intent_unexpected_state' } },
};

export class StripeStandIn {
  readonly calls: StripeCall[] = [];
  readonly #objects = new Map<string, Json>();
  readonly #answers = new Map<string, Json>();
  readonly #server = createServer((request, response) => {
    if (this.fault === 'away') return void request.socket.destroy();
    void this.#answer(request).then(({ status, body }) => {
      if (this.fault === 'lost-reply' && request.url?.endsWith('/confirm')) return request.socket.destroy();
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
    });
  });
  /** What the bank says of the next charges. */
  declines: { code: string; message: string } | null = null;
  /** `lost-reply`: the charge is made, and its answer never arrives. `away`: nothing is heard, nothing answered. */
  fault: 'lost-reply' | 'away' | null = null;
  #count = 0;

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  /** Everything of a kind, such as every `pi_`. */
  list(prefix: string): Json[] {
    return [...this.#objects.values()].filter(({ id }) => String(id).startsWith(prefix));
  }

  /** The customer has entered a card on the hosted page. @returns the webhook that tells of it */
  completeSetup(customer: string, last4 = '4242'): Json {
    const card = this.#keep('pm', {
      customer,
      billing_details: { name: 'Ada Reed' },
      card: { brand: 'visa', last4, exp_month: 4, exp_year: 2030 },
    });
    const setup = this.#keep('seti', { customer, payment_method: card.id, status: 'succeeded' });
    return this.event('checkout.session.completed', {
      id: `cs_${setup.id}`,
      mode: 'setup',
      customer,
      setup_intent: setup.id,
    });
  }

  event(type: string, object: Json): Json {
    this.#count += 1;
    return { id: `evt_${this.#count}`, object: 'event', type, created: 1, data: { object } };
  }

  #keep(prefix: string, fields: Json): Json {
    this.#count += 1;
    const object = { id: `${prefix}_${this.#count}`, ...fields };
    this.#objects.set(object.id, object);
    return object;
  }

  async #answer(request: IncomingMessage): Promise<{ status: number; body: Json }> {
    const url = new URL(request.url ?? '/', 'http://stripe.invalid');
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const text = request.method === 'POST' ? Buffer.concat(chunks).toString() : url.search;
    const fields = Object.fromEntries(new URLSearchParams(text));
    const key = request.headers['idempotency-key'] as string | undefined;
    this.calls.push({ method: request.method ?? '', path: url.pathname, fields, key });
    if (request.headers.authorization !== `Bearer ${STRIPE_KEYS.secretKey}`)
      return { status: 401, body: { error: { type: 'invalid_request_error', message: 'Invalid API Key' } } };
    assert.match(String(request.headers['stripe-version']), /^\d{4}-\d\d-\d\d/);
    if (request.method === 'POST') {
      assert.equal(request.headers['content-type'], 'application/x-www-form-urlencoded');
      assert.ok(key, 'a write has an idempotency key');
    }
    const known = key === undefined ? undefined : this.#answers.get(key);
    if (known) return { status: 200, body: known };
    const answer = this.#route(request.method ?? '', url.pathname, fields);
    if (key !== undefined && answer.status === 200) this.#answers.set(key, structuredClone(answer.body));
    return answer;
  }

  #route(method: string, path: string, fields: Record<string, string>): { status: number; body: Json } {
    const [, , kind = '', id = '', verb] = path.split('/');
    const ok = (body: Json | undefined) =>
      body
        ? { status: 200, body }
        : { status: 404, body: { error: { type: 'invalid_request_error', code: 'resource_missing' } } };
    if (method === 'GET' && kind === 'payment_intents' && id === '')
      return ok({ data: this.list('pi_').filter(({ customer }) => customer === fields.customer) });
    if (method === 'GET' && kind === 'customers') return ok(this.#customer(id));
    if (method === 'GET') return ok(this.#objects.get(id));
    if (kind === 'customers' && id === '') return ok(this.#keep('cus', { name: fields.name }));
    if (kind === 'customers')
      return ok(this.#update(id, { default: fields['invoice_settings[default_payment_method]'] }));
    if (kind === 'checkout')
      return ok(this.#keep('cs', { url: `https://checkout.stripe.com/c/${fields.customer}` }));
    if (kind === 'billing_portal')
      return ok(this.#keep('bps', { url: `https://billing.stripe.com/p/${fields.customer}` }));
    if (kind === 'payment_intents' && id === '')
      return ok(
        this.#keep('pi', {
          status: 'requires_payment_method',
          amount: Number(fields.amount),
          currency: fields.currency,
          customer: fields.customer,
          metadata: { key: fields['metadata[key]'] },
        }),
      );
    if (verb === 'cancel') return this.#cancel(id);
    return verb === 'confirm' ? this.#confirm(id, fields) : ok(undefined);
  }

  #confirm(id: string, fields: Record<string, string>): { status: number; body: Json } {
    const intent = this.#objects.get(id);
    assert.equal(fields.off_session, 'true');
    if (intent?.status !== 'requires_payment_method') return UNEXPECTED_STATE;
    if (this.declines) return { status: 402, body: { error: { type: 'card_error', ...this.declines } } };
    return { status: 200, body: this.#update(id, { status: 'succeeded' }) };
  }

  #cancel(id: string): { status: number; body: Json } {
    if (this.#objects.get(id)?.status !== 'requires_payment_method') return UNEXPECTED_STATE;
    return { status: 200, body: this.#update(id, { status: 'canceled' }) };
  }

  #customer(id: string): Json | undefined {
    const customer = this.#objects.get(id);
    const card = this.#objects.get(String(customer?.default));
    return customer && { ...customer, invoice_settings: { default_payment_method: card ?? null } };
  }

  #update(id: string, change: Json): Json {
    const object = { ...this.#objects.get(id), ...change };
    this.#objects.set(id, object);
    return object;
  }
}

/** The header of a webhook, as Stripe signs it. @param at UTC milliseconds */
export function signStripe(body: string, at: number, secret = STRIPE_KEYS.webhookSecret): string {
  const time = Math.floor(at / 1000);
  const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  return `t=${time},v1=${'0'.repeat(64)},v1=${signature},v0=ignored`;
}
