// Writes come from our own pages only. Clients that are no browser send neither header, and bearer tokens without a
// cookie cannot be misused by a foreign page: nobody else's script knows them.
import type { HttpContext, Middleware } from '../context.ts';
import { bearerToken, isRead } from '../context.ts';
import { HttpError } from '../errors.ts';

// One click in any mail program unsubscribes (RFC 8058): the secret in the path is the whole authority.
const ONE_CLICK = '/u/';

/** @param publicUrl where people open the server, when a proxy changes the Host header on the way */
export function sameOriginWrites(publicUrl: URL | undefined): Middleware {
  return async (http, next) => {
    const mayWrite = isOwnPage(http, publicUrl) || isTokenOnly(http) || http.path.startsWith(ONE_CLICK);
    if (!isRead(http.method) && !mayWrite) {
      throw new HttpError(403, 'Changes are accepted from this server’s own pages only.');
    }
    await next();
  };
}

function isOwnPage(http: HttpContext, publicUrl: URL | undefined): boolean {
  const site = http.request.get('Sec-Fetch-Site');
  const origin = http.request.get('Origin');
  const isSite = site === '' || site === 'same-origin' || site === 'none';
  return isSite && (origin === '' || origin === publicUrl?.origin || URL.parse(origin)?.host === http.host);
}

function isTokenOnly(http: HttpContext): boolean {
  return bearerToken(http) !== undefined && http.request.get('Cookie') === '';
}
