// Questions to the Google Ads API with the token of a connection, and what its refusals mean.

import * as v from 'valibot';
import type { Told } from '../../../contract/sentence.ts';
import { SECOND } from '../../../kernel/clock.ts';
import { say } from '../../../sentences/index.ts';
import { quotaBeginsAt } from '../../vendors/google/refusal.ts';
import { ask, isAway, type Reply } from '../ask.ts';
import type { AuthCall, Call } from '../connector.ts';

export const ORIGIN = 'https://googleads.googleapis.com';
/** A version lives for about a year; this one until the summer of 2027 at least. */
export const VERSION = '/v26';
export const SCOPE = 'https://www.googleapis.com/auth/adwords';

/** Whose account is asked, and by which manager's leave. */
export interface Customer {
  /** Digits. */
  readonly id: string;
  /** Digits; null where the account was shared with the person directly. */
  readonly manager: string | null;
}

/** How an account is named among ours: its digits, and those of the manager by which one reaches it. */
export function nameOf({ id, manager }: Customer): string {
  return manager === null ? id : `${id}@${manager}`;
}

export function customerOf(name: string): Customer {
  const [id = '', manager = null] = name.split('@');
  return { id, manager };
}

type Way = Pick<Call, 'outbound' | 'signal'>;

/** What every call is made with. */
export interface Access {
  readonly token: string;
  readonly app: AuthCall['app'] | null;
  readonly customer: Customer | null;
}

/** @param path below the version @throws OutboundError */
export function askAds(way: Way, access: Access, path: string, json?: unknown): Promise<Reply> {
  const { token, app, customer } = access;
  return ask(way, ORIGIN, `${VERSION}/${path}`, {
    headers: {
      Authorization: `Bearer ${token}`,
      ...(customer?.manager && { 'login-customer-id': customer.manager }),
      // Not needed since September 2026, and looked at by nobody: sent where somebody has one.
      ...(app?.developerToken && { 'developer-token': app.developerToken }),
    },
    ...(json !== undefined && { json }),
  });
}

export function accessOf({ credential }: Pick<Call, 'credential'>): Access {
  const customer = customerOf(credential?.externalId ?? '');
  return { token: credential?.token ?? '', app: credential?.app ?? null, customer };
}

const Failure = v.object({
  error: v.object({
    message: v.nullish(v.string(), ''),
    status: v.nullish(v.string(), ''),
    details: v.nullish(
      v.array(
        v.object({
          errors: v.nullish(
            v.array(
              v.object({
                errorCode: v.nullish(v.record(v.string(), v.string()), {}),
                message: v.nullish(v.string(), ''),
                details: v.nullish(
                  v.object({
                    quotaErrorDetails: v.nullish(v.object({ retryDelay: v.nullish(v.string()) })),
                  }),
                ),
              }),
            ),
            [],
          ),
        }),
      ),
      [],
    ),
  }),
});

export interface AdsRefusal {
  /** Google's own name of it, such as `USER_PERMISSION_DENIED`. */
  readonly code: string;
  readonly message: Told;
  /** Milliseconds; null where Google does not say. */
  readonly delay: number | null;
}

/** A stream wraps what went wrong in a list. */
export function refusalOf({ json, status }: Pick<Reply, 'json' | 'status'>): AdsRefusal {
  const read = v.safeParse(Failure, Array.isArray(json) ? json[0] : json);
  if (!read.success)
    return { code: '', message: say('networks.answered', { who: 'Google Ads', status }), delay: null };
  const { message, status: name, details } = read.output.error;
  const [first] = details.flatMap(({ errors }) => errors);
  const seconds = Number.parseFloat(first?.details?.quotaErrorDetails?.retryDelay ?? '');
  return {
    code: Object.values(first?.errorCode ?? {})[0] ?? name,
    message: first?.message || message || say('networks.answered', { who: 'Google Ads', status }),
    delay: Number.isFinite(seconds) ? seconds * SECOND : null,
  };
}

const SIGN_IN = [
  ...['OAUTH_TOKEN_EXPIRED', 'OAUTH_TOKEN_REVOKED', 'OAUTH_TOKEN_INVALID', 'OAUTH_TOKEN_DISABLED'],
  ...['NOT_ADS_USER', 'TWO_STEP_VERIFICATION_NOT_ENROLLED', 'UNAUTHENTICATED'],
  ...['USER_PERMISSION_DENIED', 'ACCESS_TOKEN_SCOPE_INSUFFICIENT'],
];
const OFTEN = { day: 'RESOURCE_EXHAUSTED', moment: 'RESOURCE_TEMPORARILY_EXHAUSTED' };
const PASSING = ['TRANSIENT_ERROR', 'INTERNAL_ERROR', 'DEADLINE_EXCEEDED', 'CONCURRENT_MODIFICATION'];
/** When Google does not say for how long. */
const PAUSE = 10 * SECOND;

/** `retry`: nothing was done, and it may be asked again from a moment on, UTC milliseconds. */
export type Refused =
  | { readonly end: 'reconnect'; readonly error: Told }
  | { readonly end: 'retry'; readonly at: number; readonly error: Told }
  | { readonly end: 'rejected'; readonly reason: Told };

/** What a refusal means. It is told to whoever counts calls. */
export function readRefusal(call: Call, reply: Reply): Refused {
  const { code, message, delay } = refusalOf(reply);
  const now = call.clock.now();
  if (reply.status !== 429 && isAway(reply)) return { end: 'retry', at: now + PAUSE, error: message };
  if (reply.status === 401 || SIGN_IN.includes(code)) return { end: 'reconnect', error: message };
  if (code === OFTEN.day) {
    const at = delay === null ? quotaBeginsAt(now) : now + delay;
    call.tell({ of: 'app', counted: 'operations', blockedUntil: at });
    return { end: 'retry', at, error: message };
  }
  if (code === OFTEN.moment || reply.status === 429) {
    const at = now + Math.max(delay ?? 0, PAUSE);
    call.tell({ of: 'account', counted: 'operations', blockedUntil: at });
    return { end: 'retry', at, error: message };
  }
  if (PASSING.includes(code)) return { end: 'retry', at: now + PAUSE, error: message };
  return { end: 'rejected', reason: message };
}

const Stream = v.array(v.object({ results: v.nullish(v.array(v.unknown()), []) }));

/**
 * All rows of a question in Google's query language; the refusal where there are none.
 * @throws Error, also an OutboundError, for a reply of another shape
 */
export async function askRows<T>(
  way: Way,
  access: Access & { readonly customer: Customer },
  query: string,
  row: v.GenericSchema<unknown, T>,
): Promise<readonly T[] | Reply> {
  const path = `customers/${access.customer.id}/googleAds:searchStream`;
  const reply = await askAds(way, access, path, { query });
  if (reply.status !== 200) return reply;
  return v.parse(Stream, reply.json).flatMap(({ results }) => results.map((one) => v.parse(row, one)));
}

export function isReply(answer: readonly unknown[] | Reply): answer is Reply {
  return !Array.isArray(answer);
}

/** Whole numbers come as texts, and what is nothing may be missing. */
export const Whole = v.nullish(
  v.pipe(v.union([v.number(), v.pipe(v.string(), v.regex(/^-?\d+$/), v.transform(Number))]), v.safeInteger()),
  0,
);
