// How much a request may say before its body. The size of all headers together is bounded by Node itself (server.ts).

import { say } from '../../sentences/index.ts';
import type { Middleware } from '../context.ts';
import { HttpError } from '../errors.ts';

const MOST_HEADERS = 100;
/** Path and query, characters; the longest of ours holds what somebody searches for. */
const LONGEST_ADDRESS = 4096;
const MOST_PARAMETERS = 50;

export function boundRequests(): Middleware {
  return async (http, next) => {
    // Names and values stand in turn.
    if (http.req.rawHeaders.length / 2 > MOST_HEADERS) {
      throw new HttpError(431, say('http.many-headers', { most: MOST_HEADERS }));
    }
    if (http.url.length > LONGEST_ADDRESS) {
      throw new HttpError(414, say('http.long-address', { most: LONGEST_ADDRESS }));
    }
    if (http.querystring.split('&').length > MOST_PARAMETERS) {
      throw new HttpError(400, say('http.many-parameters', { most: MOST_PARAMETERS }));
    }
    // PostgreSQL keeps no text with it, so no question may hold it; as %2500 it is three letters.
    if (http.querystring.includes('%00')) {
      throw new HttpError(422, say('http.null-in-address'));
    }
    await next();
  };
}
