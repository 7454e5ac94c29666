// One line a request. The query is left out: it may hold what only the caller should know.
import type { Logger } from 'pino';
import type { Middleware } from '../context.ts';

export function logRequests(log: Logger): Middleware {
  return async (http, next) => {
    const startedAt = performance.now();
    const { method, path } = http;
    await next();
    const ms = Math.round(performance.now() - startedAt);
    log.info({ requestId: http.state.requestId, method, path, status: http.status, ms }, 'request');
  };
}
