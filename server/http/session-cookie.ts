// The cookie that holds an account's session token: out of reach of scripts, never sent along from other sites.
import type { App } from '../compose.ts';
import type { NewSession } from '../domain/accounts/index.ts';
import type { HttpContext } from './context.ts';

/** Browsers take the prefixed name only over https, for this host and its whole path. */
const NAME = 'drivyn_session';
const SECURE_NAME = `__Host-${NAME}`;

export function readSessionCookie(app: App, http: HttpContext): string | undefined {
  return http.cookies.get(cookieName(app, http));
}

export function setSessionCookie(app: App, http: HttpContext, session: NewSession): void {
  write(app, http, { value: session.token, maxAge: session.expiresAt - app.ctx.clock.now() });
}

export function clearSessionCookie(app: App, http: HttpContext): void {
  write(app, http, { value: '', maxAge: 0 });
}

function write(app: App, http: HttpContext, cookie: { value: string; maxAge: number }): void {
  const secure = isSecure(app, http);
  // Behind a proxy that ends TLS, Node itself sees plain HTTP.
  http.cookies.secure = secure;
  http.cookies.set(cookieName(app, http), cookie.value, {
    httpOnly: true,
    sameSite: 'lax',
    secure,
    path: '/',
    maxAge: cookie.maxAge,
    overwrite: true,
  });
}

function cookieName(app: App, http: HttpContext): string {
  return isSecure(app, http) ? SECURE_NAME : NAME;
}

function isSecure(app: App, http: HttpContext): boolean {
  return http.secure || app.config.publicUrl?.protocol === 'https:';
}
