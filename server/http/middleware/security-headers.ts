// Headers that keep a page to itself: its own scripts and styles only, in no frame, telling nobody where it came from.
import type { Ids } from '../../kernel/ids.ts';
import type { HttpContext, Middleware } from '../context.ts';

const YEAR_SECONDS = 31_536_000;

/** @param isHttps whether people reach the server by https: browsers then never use anything else for a year */
export function securityHeaders({ ids, isHttps }: { ids: Ids; isHttps: boolean }): Middleware {
  return async (http, next) => {
    const nonce = ids.token(16);
    http.state.nonce = nonce;
    http.set({
      'Content-Security-Policy': describePolicy(nonce),
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'same-origin',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
      'Cache-Control': 'no-store',
      ...(isHttps ? { 'Strict-Transport-Security': `max-age=${YEAR_SECONDS}` } : {}),
    });
    await next();
  };
}

/** A nonce does not cover `style` attributes or inline handlers: there are none. */
function describePolicy(nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'self'`,
    `style-src 'nonce-${nonce}' 'self'`,
    "img-src 'self' data:",
    "connect-src 'self'",
    "font-src 'self'",
    "frame-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/**
 * For a mail that is shown inside a page of ours: its own inline styles, nothing that runs, in our frames only. Mail
 * programs would load its pictures from anywhere; here only ours are.
 */
export function frameMail(http: HttpContext): void {
  http.set({
    'Content-Security-Policy':
      "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'self'; sandbox",
    'X-Frame-Options': 'SAMEORIGIN',
  });
}
