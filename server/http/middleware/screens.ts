// Pages: `/` and everything under `/screens/`. Whole documents for a browser's own request, fragments for the router.

import { STYLES_COOKIE } from '../../contract/constants/styles.ts';
import type { Actor } from '../../kernel/actor.ts';
import { answerPage, type PageAnswer, type PageRequest } from '../../pages/answer.ts';
import { VISIT_OVER } from '../../pages/own-route.ts';
import { say } from '../../sentences/index.ts';
import type { HttpContext, Middleware } from '../context.ts';
import { HttpError } from '../errors.ts';
import { returnAddress } from '../origin.ts';
import type { ActorParts, RateParts, ScreenParts } from '../parts.ts';
import { clearSessionCookie } from '../session-cookie.ts';
import { resolveReader } from './actor.ts';
import { countCall } from './rate-limit.ts';
import { allowInline } from './security-headers.ts';

const PREFIX = '/screens';
const READS = ['GET', 'HEAD'];

export function screens(app: ActorParts & RateParts & ScreenParts): Middleware {
  return async (http, next) => {
    const route = routeOf(http);
    if (route === undefined) return next();
    if (!READS.includes(http.method)) {
      throw new HttpError(405, say('http.screens-read'), { Allow: READS.join(', ') });
    }
    const actor = await resolveReader(app, http);
    const as = http.path === '/' ? 'home' : wantedAs(http);
    const refusal = countCall(app, 'page', { actor, http });
    if (refusal) http.set('Retry-After', String(refusal.retryAfter));
    const known = http.request.get('If-None-Match');
    const keptStyles = http.cookies.get(STYLES_COOKIE);
    const addressOf = returnAddress(app, http);
    const kept = { known, keptStyles };
    sendScreen(http, await answerPage(app.pages, { route, actor, as, refusal, ...kept, addressOf }));
    if (isEndTold(actor, { route, as })) clearSessionCookie(app, http);
  };
}

/** A document at `/` may be shown for the fragment of its hash only, which is asked for next. */
function isEndTold(actor: Actor, { route, as }: Pick<PageRequest, 'route' | 'as'>): boolean {
  return (
    actor.kind === 'anonymous' && actor.visitEnded === true && as !== 'home' && route.startsWith(VISIT_OVER)
  );
}

/** The route as in the hash: path and query without the prefix. */
function routeOf(http: HttpContext): string | undefined {
  if (http.path === '/') return http.url;
  if (http.path !== PREFIX && !http.path.startsWith(`${PREFIX}/`)) return undefined;
  const route = http.url.slice(PREFIX.length);
  return route.startsWith('/') ? route : `/${route}`;
}

/** The router in the browser says that it wants only the screen. */
export function wantedAs(http: HttpContext): Exclude<PageRequest['as'], 'home'> {
  return http.request.get('Drivyn-Fragment') === '1' ? 'fragment' : 'document';
}

export function sendScreen(http: HttpContext, answer: PageAnswer): void {
  const { Vary = '', ...headers } = answer.headers;
  http.status = answer.status;
  http.set(headers);
  if (answer.inline) allowInline(http, answer.inline);
  // Added to what the answer varies by already.
  http.vary(Vary.split(', '));
  http.body = answer.body;
}
