// Headers that keep a page to itself: its own scripts and styles only, in no frame, telling nobody where it came from.
import { createHash } from 'node:crypto';
import type { Inline } from '../../../views/layout/types.ts';
import type { HttpContext, Middleware } from '../context.ts';

const YEAR_SECONDS = 31_536_000;
/** What no page of ours asks for, nobody who gets into one shall have. */
const NO_DEVICES = [
  'camera',
  'microphone',
  'geolocation',
  'payment',
  'usb',
  'serial',
  'hid',
  'midi',
  'display-capture',
]
  .map((name) => `${name}=()`)
  .join(', ');

/** @param isHttps whether people always reach the server by https; who comes by it once never uses anything else for a year */
export function securityHeaders({ isHttps }: { isHttps: boolean }): Middleware {
  const headers = {
    'Content-Security-Policy': describePolicy({}),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'same-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': NO_DEVICES,
    'Cache-Control': 'no-store',
  };
  return async (http, next) => {
    http.set(headers);
    if (isHttps || http.secure) http.set('Strict-Transport-Security', `max-age=${YEAR_SECONDS}`);
    await next();
  };
}

/** The answer is a page that carries these scripts and styles inside it: they may run, and nothing else that is inline. */
export function allowInline(http: HttpContext, inline: Inline): void {
  http.set('Content-Security-Policy', describePolicy(inline));
}

/** Hashes do not cover `style` attributes or inline handlers: there are none. */
export function describePolicy({ scripts = [], styles = [] }: Inline): string {
  return [
    "default-src 'none'",
    `script-src ${[...scripts.map(hashSource), "'self'"].join(' ')}`,
    `style-src ${[...styles.map(hashSource), "'self'"].join(' ')}`,
    "img-src 'self' data:",
    "media-src 'self'",
    "connect-src 'self'",
    "font-src 'self'",
    "frame-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

const hashes = new Map<string, string>();

/** The few texts that pages carry come with the build, so each is hashed once. */
function hashSource(text: string): string {
  const known = hashes.get(text);
  if (known !== undefined) return known;
  const source = `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  hashes.set(text, source);
  return source;
}

/**
 * For a mail that is shown inside a page of ours: its own inline styles, nothing that runs, in our frames only. Mail
 * programs would load its pictures from anywhere; here only ours are.
 */
export function frameMail(http: HttpContext): void {
  http.set({
    'Content-Security-Policy':
      "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data: https:; frame-ancestors 'self'; sandbox",
    'X-Frame-Options': 'SAMEORIGIN',
  });
}
