// How often a caller may use a call: by account, or by address while nobody is signed in.
import type { Actor } from '../../kernel/actor.ts';
import { AppError } from '../../kernel/app-error.ts';
import { type HttpContext, isRead } from '../context.ts';
import type { Route } from '../route.ts';
import type { Rate, TokenBuckets } from '../token-buckets.ts';

/** For all writes that declare no rate of their own, together. */
const WRITES: Rate = { calls: 1200, per: 60 };

/** @throws AppError rate-limited with the seconds to wait */
export function limitRate(
  buckets: TokenBuckets,
  route: Route,
  caller: { actor: Actor; http: HttpContext },
): void {
  if (!route.rate && isRead(route.method)) return;
  const name = caller.actor.kind === 'account' ? `account:${caller.actor.accountId}` : caller.http.ip;
  const scope = route.rate ? `${route.method} ${route.path}` : 'writes';
  const retryAfter = buckets.take(`${scope} ${name}`, route.rate ?? WRITES);
  if (retryAfter > 0) {
    throw new AppError('rate-limited', `Too many requests. Try again in ${retryAfter} seconds.`, {
      retryAfter,
    });
  }
}
