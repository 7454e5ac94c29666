// Turns whatever is thrown further in into an answer. Mistakes of ours are logged with their stack.
import type { Logger } from 'pino';
import type { Middleware } from '../context.ts';
import { isExpected, renderError } from '../errors.ts';

export function answerErrors(log: Logger): Middleware {
  return async (http, next) => {
    try {
      await next();
    } catch (error) {
      if (!isExpected(error)) log.error({ err: error, requestId: http.state.requestId }, 'request failed');
      renderError(http, error);
    }
  };
}
