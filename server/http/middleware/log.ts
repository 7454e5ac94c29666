// One line a request. The query is left out, and so is the secret in a path: whoever knows it may use it.
import type { Logger } from 'pino';
import type { Middleware } from '../context.ts';

/** Addresses whose second part is a secret: to unsubscribe, to end mails, a shared strategy, a calendar. */
const SECRET_PATH = /^\/(u|stop|s|calendar)\/[^/]+/;

export function logRequests(log: Logger): Middleware {
  return async (http, next) => {
    const startedAt = performance.now();
    const { method } = http;
    const path = http.path.replace(SECRET_PATH, '/$1/[secret]');
    await next();
    const ms = Math.round(performance.now() - startedAt);
    log.info({ requestId: http.state.requestId, method, path, status: http.status, ms }, 'request');
  };
}
