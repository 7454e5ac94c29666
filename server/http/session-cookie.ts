// The cookies of signing in, which hold tokens: out of reach of scripts, never sent along from other sites.

import { bindToPassword, isVisitToken, type NewSession } from '../domain/accounts/index.ts';
import type { HttpContext } from './context.ts';
import type { AddressParts, ClockParts, CookieParts, SessionParts } from './parts.ts';

const SESSION = 'drivyn_session';
/** Between the password and the code. */
const PAUSE = 'drivyn_sign_in';

/** What the session was stored for: of the admin's visits to accounts, the token with the password that is in force. */
export function readSessionCookie(app: SessionParts, http: HttpContext): string | undefined {
  const token = http.cookies.get(cookieName(app, http, SESSION));
  if (token === undefined || !isVisitToken(token)) return token;
  return bindToPassword(token, app.config.adminPassword);
}

export function setSessionCookie(app: CookieParts, http: HttpContext, session: NewSession): void {
  write(app, http, { name: SESSION, ...live(app, session) });
}

export function clearSessionCookie(app: AddressParts, http: HttpContext): void {
  write(app, http, { name: SESSION, value: '', maxAge: 0 });
}

export function readPauseCookie(app: AddressParts, http: HttpContext): string | undefined {
  return http.cookies.get(cookieName(app, http, PAUSE));
}

export function setPauseCookie(app: CookieParts, http: HttpContext, pause: NewSession): void {
  write(app, http, { name: PAUSE, ...live(app, pause) });
}

export function clearPauseCookie(app: AddressParts, http: HttpContext): void {
  write(app, http, { name: PAUSE, value: '', maxAge: 0 });
}

function live(app: ClockParts, { token, expiresAt }: NewSession) {
  return { value: token, maxAge: expiresAt - app.ctx.clock.now() };
}

function write(
  app: AddressParts,
  http: HttpContext,
  cookie: { name: string; value: string; maxAge: number },
): void {
  const secure = isSecure(app, http);
  // Behind a proxy that ends TLS, Node itself sees plain HTTP.
  http.cookies.secure = secure;
  http.cookies.set(cookieName(app, http, cookie.name), cookie.value, {
    httpOnly: true,
    sameSite: 'lax',
    secure,
    path: '/',
    maxAge: cookie.maxAge,
    overwrite: true,
  });
}

/** Browsers take the prefixed name only over https, for this host and its whole path. */
function cookieName(app: AddressParts, http: HttpContext, name: string): string {
  return isSecure(app, http) ? `__Host-${name}` : name;
}

function isSecure(app: AddressParts, http: HttpContext): boolean {
  return http.secure || app.config.publicUrl?.protocol === 'https:';
}
