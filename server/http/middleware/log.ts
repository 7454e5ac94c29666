// One line a request. The query is left out, and so is the secret in a path: whoever knows it may use it.
import type { Logger } from 'pino';
import type { Middleware } from '../context.ts';
import { withoutSecret } from '../secret-paths.ts';

export function logRequests(log: Logger): Middleware {
  return async (http, next) => {
    const startedAt = performance.now();
    const { method } = http;
    const path = withoutSecret(http.path);
    await next();
    const ms = Math.round(performance.now() - startedAt);
    log.info({ requestId: http.state.requestId, method, path, status: http.status, ms }, 'request');
  };
}
