// What the networks' kinds of OAuth 2.0 have in common: challenges (RFC 7636), and the token endpoint (RFC 6749).

import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { practiceOf } from '../../contract/channels/index.ts';
import { MINUTE, SECOND } from '../../kernel/clock.ts';
import { SaidError } from '../../kernel/said-error.ts';
import { say } from '../../sentences/index.ts';
import { type Asked, ask, isAway, isDone, type Reply } from './ask.ts';
import type { AuthCall, RefreshOutcome, SignInOutcome, Tokens } from './connector.ts';
import { Count, Words } from './told.ts';

/** The S256 challenge of a verifier. */
export function challengeOf(verifier: string): string {
  return createHash('sha256').update(verifier).digest('base64url');
}

/** RFC 7617. */
export function basic(id: string, secret: string): string {
  return `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`;
}

/** An address with a query; a space is `%20`, as every vendor reads it. */
export function withQuery(address: string, query: Readonly<Record<string, string>>): string {
  return `${address}?${new URLSearchParams(query).toString().replaceAll('+', '%20')}`;
}

const TokenReply = v.object({
  access_token: v.pipe(v.string(), v.nonEmpty()),
  expires_in: Count,
  refresh_token: Words,
  refresh_token_expires_in: Count,
  refresh_expires_in: Count,
  scope: v.optional(v.union([v.string(), v.array(v.string()), v.null()])),
});

/**
 * The tokens that a reply brings; undefined when it brings none.
 * @param before what stays where the reply does not tell it: the scopes that were asked for, the refresh token that goes on
 */
export function readTokens(
  json: unknown,
  now: number,
  before: Pick<Tokens, 'scopes'> & Partial<Pick<Tokens, 'refresh' | 'refreshEndsAt'>>,
): Tokens | undefined {
  const read = v.safeParse(TokenReply, json);
  if (!read.success) return undefined;
  const { access_token, expires_in, refresh_token, scope, ...rest } = read.output;
  const refreshLasts = rest.refresh_token_expires_in ?? rest.refresh_expires_in;
  const granted = [scope ?? ''].flat().flatMap((some) => some.split(/[\s,]+/).filter((one) => one !== ''));
  return {
    access: access_token,
    accessEndsAt: toMoment(expires_in, now),
    refresh: refresh_token || before.refresh || null,
    refreshEndsAt: toMoment(refreshLasts, now) ?? before.refreshEndsAt ?? null,
    scopes: granted.length > 0 ? granted : before.scopes,
  };
}

/** @param seconds from now on; none is no end */
function toMoment(seconds: number | undefined, now: number): number | null {
  return seconds === undefined ? null : now + seconds * SECOND;
}

/** What one is asked to allow: scopes that the vendor has not opened to an app would make it refuse everything. */
export function scopesFor({ channel, app }: Pick<AuthCall, 'channel' | 'app'>): readonly string[] {
  const { signIn } = practiceOf(channel);
  if (signIn.kind !== 'oauth') throw new Error(`nobody signs in to ${channel} by OAuth`);
  return (app.isReviewed && signIn.app?.review?.scopes) || signIn.scopes;
}

/** Where a network gives tokens. */
export interface TokenEndpoint {
  readonly origin: string;
  readonly path: string;
  /** Adds what the network knows our app by. */
  readonly asked: (call: AuthCall, form: Readonly<Record<string, string>>) => Pick<Asked, 'form' | 'headers'>;
  /** Whether it refuses our app itself; told by the error of RFC 6749 where this is absent. */
  readonly refusesKeys?: (reply: Reply) => boolean;
}

const OAuthError = v.object({ error: v.string() });

/** RFC 6749, 5.2; undefined where the reply names none. */
export function errorOf({ json }: Pick<Reply, 'json'>): string | undefined {
  const read = v.safeParse(OAuthError, json);
  return read.success ? read.output.error : undefined;
}

/** Whether a token has ended where it was given back (RFC 7009); one that is not known any more has. */
export function isRevoked(reply: Reply): boolean {
  const error = errorOf(reply);
  return error === undefined ? isDone(reply) : error === 'invalid_token';
}

/** What a network says of itself, and not of what it was asked. */
const BUSY_ERRORS = [
  'temporarily_unavailable',
  'server_error',
  'internal_error',
  'rate_limit_exceeded',
  'slow_down',
];
const KEY_ERRORS = ['invalid_client', 'invalid_client_id', 'unauthorized_client'];

/** Gives a code in. @throws Error when the network is away */
export async function exchangeCode(
  call: AuthCall,
  endpoint: TokenEndpoint,
  form: Readonly<Record<string, string>>,
): Promise<SignInOutcome> {
  const reply = await askFor(call, endpoint, { grant_type: 'authorization_code', ...form });
  // What is not said was granted as it was asked for (RFC 6749, 5.1).
  const tokens = readTokens(reply.json, call.clock.now(), { scopes: scopesFor(call) });
  if (reply.status < 300 && tokens) return { end: 'signed-in', tokens };
  requireAnswer(reply);
  return { end: 'refused', why: refusesKeys(endpoint, reply) ? 'keys' : 'refused' };
}

function refusesKeys(endpoint: TokenEndpoint, reply: Reply): boolean {
  return endpoint.refusesKeys?.(reply) ?? KEY_ERRORS.includes(errorOf(reply) ?? '');
}

/** When a network that did not look at a refresh token may be asked again. */
const ASK_AGAIN = 10 * MINUTE;

/**
 * Asks for new tokens. Only what the network itself says of the old one ends a sign-in: keys that were mistyped, and what
 * answers in its place, say nothing of it. @throws Error when nobody knows whether the old one is spent
 */
export async function refreshTokens(
  call: AuthCall,
  endpoint: TokenEndpoint,
  tokens: Tokens,
): Promise<RefreshOutcome> {
  if (tokens.refresh === null) return { end: 'reconnect' };
  const reply = await askFor(call, endpoint, {
    grant_type: 'refresh_token',
    refresh_token: tokens.refresh,
  });
  const now = call.clock.now();
  const fresh = readTokens(reply.json, now, tokens);
  if (reply.status < 300 && fresh) return { end: 'refreshed', tokens: fresh };
  if (reply.status === 429) return { end: 'later', at: now + MINUTE };
  if (BUSY_ERRORS.includes(errorOf(reply) ?? '')) return laterFor(reply, now + MINUTE);
  if (reply.status >= 400 && reply.status < 500 && isAway(reply)) return laterFor(reply, now + ASK_AGAIN);
  requireAnswer(reply);
  if (!refusesKeys(endpoint, reply)) return { end: 'reconnect' };
  return { ...laterFor(reply, now + ASK_AGAIN), isKeys: true };
}

function laterFor(reply: Reply, at: number): Extract<RefreshOutcome, { end: 'later' }> {
  const error = say('networks.no-tokens', { code: errorOf(reply) ?? null, status: reply.status });
  return { end: 'later', at, error };
}

function askFor(
  call: AuthCall,
  { origin, path, asked }: TokenEndpoint,
  form: Readonly<Record<string, string>>,
): Promise<Reply> {
  return ask(call, origin, path, asked(call, form));
}

/** Neither tokens nor a refusal: the network is not well. Some refuse with 200. */
function requireAnswer(reply: Reply): void {
  const { status } = reply;
  const isRefusal = status < 300 ? errorOf(reply) !== undefined : status < 500 && status !== 429;
  if (!isRefusal) throw new SaidError(say('networks.answered-where', { status, where: 'tokens' }));
}
