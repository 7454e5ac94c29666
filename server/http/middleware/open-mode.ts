// Open mode acts as the owner for whoever sits at this machine. These checks keep everyone else out of it: a web page
// that points a name of its own at this machine, and a proxy that would hand the open server to the world.
import { isLoopback } from '../../kernel/loopback.ts';
import { say } from '../../sentences/index.ts';
import type { HttpContext, Middleware } from '../context.ts';
import { HttpError } from '../errors.ts';
import { isItsOwnAuthority } from '../secret-paths.ts';

/** @param isOpen asked only for requests that open mode would refuse */
export function guardOpenMode(isOpen: () => Promise<boolean>): Middleware {
  return async (http, next) => {
    // Who unsubscribes, reads a calendar, or is Stripe acts as nobody, and is elsewhere as a rule.
    const mayAsk = isItsOwnAuthority(http.path) || isFromThisMachine(http);
    if (!mayAsk && (await isOpen())) throw new HttpError(403, say('http.open-mode'));
    await next();
  };
}

/** Address and host are the client's own, see forwarded.ts. */
function isFromThisMachine(http: HttpContext): boolean {
  const isHere = isLoopback(http.hostname) && isLoopback(http.ip);
  return isHere && !http.state.isRelayed && !isShownElsewhere(http);
}

/** The page that asks stands, for the browser, at an address that is not this machine's: a proxy changed the host. */
function isShownElsewhere({ request }: HttpContext): boolean {
  const isOwn = request.get('Sec-Fetch-Site') === 'same-origin';
  const pages = [request.get('Origin'), isOwn ? request.get('Referer') : ''];
  return pages.some((page) => page !== '' && !isLoopback(URL.parse(page)?.hostname ?? ''));
}
