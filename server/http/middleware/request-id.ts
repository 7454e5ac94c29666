// Names every request, so that an answer, its error message and its log line can be found from each other.
import type { Ids } from '../../kernel/ids.ts';
import type { Middleware } from '../context.ts';

export function requestId(ids: Ids): Middleware {
  return async (http, next) => {
    http.state.requestId = ids.token(9);
    http.set('X-Request-Id', http.state.requestId);
    await next();
  };
}
