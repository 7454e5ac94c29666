// Finds the declared call of a request.
import Router from '@koa/router';
import type Koa from 'koa';
import { notFound } from '../kernel/app-error.ts';
import { say } from '../sentences/index.ts';
import { answerRoute } from './answer-route.ts';
import type { Middleware, RequestState } from './context.ts';
import { HttpError } from './errors.ts';
import type { HttpParts } from './parts.ts';
import type { Route } from './route.ts';

/** The last links of the chain: what they do not know does not exist. */
export function mountRoutes(koa: Koa<RequestState>, app: HttpParts, routes: readonly Route[]): void {
  const router = new Router<RequestState>();
  for (const route of routes) {
    router.register(route.path, [route.method], (http) => answerRoute(app, route, http, http.params));
  }
  koa.use(router.routes());
  koa.use(refuseUnknown(routes));
}

/** 405 with what is possible for a path that others know by another method, else 404. */
function refuseUnknown(routes: readonly Route[]): Middleware {
  const patterns = routes.map(({ method, path }) => ({ method, pattern: toPattern(path) }));
  return async (http) => {
    const methods = patterns.filter(({ pattern }) => pattern.test(http.path)).map(({ method }) => method);
    if (methods.length === 0) throw notFound();
    const allowed = [...new Set([...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'])].join(
      ', ',
    );
    if (http.method !== 'OPTIONS') {
      throw new HttpError(405, say('http.method', { method: http.method, allowed }), { Allow: allowed });
    }
    http.status = 204;
    http.set('Allow', allowed);
  };
}

function toPattern(path: string): RegExp {
  return new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`);
}
