// How often a caller may use a class of calls: by account, by token, or by line while nobody is signed in.
import type { AccountActor, Actor } from '../../kernel/actor.ts';
import { lineOf } from '../../kernel/address.ts';
import { AppError } from '../../kernel/app-error.ts';
import { say } from '../../sentences/index.ts';
import { type HttpContext, isRead } from '../context.ts';
import type { RateParts } from '../parts.ts';
import { RATES, type RateClass, THROUGH_ONE } from '../rates.ts';
import type { Route } from '../route.ts';

interface Caller {
  readonly actor: Actor;
  readonly http: HttpContext;
}

/** Counts a declared call. @throws AppError rate-limited with the seconds to wait */
export function limitRate(app: RateParts, route: Route, caller: Caller): void {
  const refusal = countCall(app, route.rate ?? usualClass(route), caller);
  if (refusal) throw refusal;
}

/** @returns what to answer instead when it was one call too many */
export function countCall(app: RateParts, name: RateClass, { actor, http }: Caller): AppError | undefined {
  if (!app.config.rateLimits) return undefined;
  const retryAfter =
    actor.kind === 'account'
      ? app.buckets.take(`${name} ${callerOf(actor)}`, RATES[name])
      : countLine(app, name, http);
  if (retryAfter === 0) return undefined;
  const sentence = say('http.too-much-at-once', { seconds: retryAfter });
  return new AppError('rate-limited', sentence, { retryAfter });
}

/** Counts what all callers of one thing do together. @throws AppError rate-limited with the seconds to wait */
export function limitShared(app: RateParts, name: RateClass, of: string): void {
  if (!app.config.rateLimits) return;
  const retryAfter = app.buckets.take(`${name} ${of}`, RATES[name]);
  if (retryAfter === 0) return;
  throw new AppError('rate-limited', say('http.too-much-at-once', { seconds: retryAfter }), { retryAfter });
}

/** A program that asks too much leaves the person, and other programs, what is theirs. */
function callerOf({ accountId, apiToken }: AccountActor): string {
  return apiToken ? `token:${apiToken.id}` : `account:${accountId}`;
}

/**
 * Who a client is, only the proxy tells. One that lets a client's own words pass, or is no proxy but a client in a trusted
 * range, could name another client each time: so its clients together have a limit, too.
 */
function countLine({ buckets }: RateParts, name: RateClass, { ip, state }: HttpContext): number {
  const { calls, per } = RATES[name];
  const retryAfter = buckets.take(`${name} ${lineOf(ip)}`, { calls, per });
  if (retryAfter > 0 || state.via === undefined) return retryAfter;
  return buckets.take(`${name} via ${lineOf(state.via)}`, { calls: calls * THROUGH_ONE, per });
}

function usualClass({ method, who }: Route): RateClass {
  if (!isRead(method)) return 'write';
  return who === 'anyone' ? 'page' : 'read';
}
