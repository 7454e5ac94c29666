// Writes come from our own pages only. Clients that are no browser send neither header, and bearer tokens without a
// cookie cannot be misused by a foreign page: nobody else's script knows them.

import { say } from '../../sentences/index.ts';
import type { HttpContext, Middleware } from '../context.ts';
import { bearerToken, isRead } from '../context.ts';
import { HttpError } from '../errors.ts';
import { isItsOwnAuthority } from '../secret-paths.ts';

/** @param publicUrl where people open the server, when a proxy changes the Host header on the way */
export function sameOriginWrites(publicUrl: URL | undefined): Middleware {
  return async (http, next) => {
    // No page is needed where nobody's cookie counts: one click in any mail program ends mails (RFC 8058), and the
    // page of an approval link, which tells nobody its address, sends no origin.
    const mayWrite = isOwnPage(http, publicUrl) || isTokenOnly(http) || isItsOwnAuthority(http.path);
    if (!isRead(http.method) && !mayWrite) {
      throw new HttpError(403, say('http.own-pages'));
    }
    await next();
  };
}

/**
 * Browsers say of themselves whether a page is of the same origin, on addresses that they trust; elsewhere the origin
 * has to be ours to the letter, scheme and port included.
 */
function isOwnPage(http: HttpContext, publicUrl: URL | undefined): boolean {
  const site = http.request.get('Sec-Fetch-Site');
  if (site !== '') return site === 'same-origin' || site === 'none';
  const origin = http.request.get('Origin');
  return origin === '' || origin === publicUrl?.origin || origin === `${http.protocol}://${http.host}`;
}

function isTokenOnly(http: HttpContext): boolean {
  return bearerToken(http) !== undefined && http.request.get('Cookie') === '';
}
