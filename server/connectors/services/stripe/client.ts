// One call to Stripe: form-encoded, one pinned version, one answer or one typed error.

import * as v from 'valibot';
import type { Told } from '../../../contract/sentence.ts';
import { say, wordsOfTold } from '../../../sentences/index.ts';
import type { Outbound, OutboundRequest } from '../../http.ts';

/** The version whose shapes this code knows (Stripe, "API versioning"). */
export const STRIPE_VERSION = '2025-09-30.clover';
const PATIENCE = 20_000;

export interface StripeSettings {
  readonly secretKey: string;
  /** Where the API is; tests put a stand-in there. */
  readonly url: string;
  readonly outbound: Outbound;
}

/** Form fields; nested ones are named as Stripe names them: `metadata[key]`. */
export type Fields = Readonly<Record<string, string | number | boolean>>;

/** A refusal of the card by its bank, in words that Stripe writes for the card's holder. */
export class CardRefused extends Error {
  /** Why, in Stripe's words where it says. */
  readonly told: Told;

  constructor(told: Told) {
    super(wordsOfTold(told));
    this.told = told;
  }
}

const ErrorBody = v.object({
  error: v.object({
    type: v.optional(v.string()),
    code: v.optional(v.string()),
    message: v.optional(v.string()),
  }),
});

export class StripeClient {
  readonly #settings: StripeSettings;

  constructor(settings: StripeSettings) {
    this.#settings = settings;
  }

  get<S extends v.GenericSchema>(path: string, schema: S, query: Fields = {}): Promise<v.InferOutput<S>> {
    const text = encode(query);
    return this.#call(text === '' ? path : `${path}?${text}`, { method: 'GET' }, schema);
  }

  /** @param key the same key makes the same call happen once (Stripe, "Idempotent requests") */
  post<S extends v.GenericSchema>(
    path: string,
    schema: S,
    { fields, key }: { fields: Fields; key: string },
  ): Promise<v.InferOutput<S>> {
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded', 'Idempotency-Key': key };
    return this.#call(path, { method: 'POST', body: encode(fields), headers }, schema);
  }

  async #call<S extends v.GenericSchema>(
    path: string,
    request: OutboundRequest,
    schema: S,
  ): Promise<v.InferOutput<S>> {
    const { url, secretKey, outbound } = this.#settings;
    const answer = await outbound.fetchProvider(url, path, {
      ...request,
      headers: {
        ...request.headers,
        Authorization: `Bearer ${secretKey}`,
        'Stripe-Version': STRIPE_VERSION,
      },
      timeout: PATIENCE,
    });
    const body = parseJson(answer.body);
    if (answer.status >= 200 && answer.status < 300) return v.parse(schema, body);
    throw toError(answer.status, body);
  }
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return null;
  }
}

/** What a log may hold of a refusal: its class, never what was sent. */
function toError(status: number, body: unknown): Error {
  const read = v.safeParse(ErrorBody, body);
  const { type = 'unknown', code = '', message = '' } = read.success ? read.output.error : {};
  if (type === 'card_error') return new CardRefused(message || say('networks.card-declined'));
  return new Error(`Stripe answered ${status} (${type}${code && `, ${code}`})`);
}

function encode(fields: Fields): string {
  return new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)])).toString();
}
