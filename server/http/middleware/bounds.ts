// How much a request may say before its body. The size of all headers together is bounded by Node itself (server.ts).
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
      throw new HttpError(431, `The request has more than ${MOST_HEADERS} headers.`);
    }
    if (http.url.length > LONGEST_ADDRESS) {
      throw new HttpError(414, `The address is longer than ${LONGEST_ADDRESS} characters.`);
    }
    if (http.querystring.split('&').length > MOST_PARAMETERS) {
      throw new HttpError(400, `The address has more than ${MOST_PARAMETERS} parameters.`);
    }
    // PostgreSQL keeps no text with it, so no question may hold it; as %2500 it is three letters.
    if (http.querystring.includes('%00')) {
      throw new HttpError(422, 'The address holds a null character.');
    }
    await next();
  };
}
