// What Pinterest on this machine remembers, and whom it lets in.
import assert from 'node:assert/strict';
import type { SimulatedClock } from '../../../server/kernel/clock.ts';
import type { Answer, Asked, Handler, StandIn } from '../support/stand-in.ts';

export const LOGIN = 'https://www.pinterest.com';
export const API = 'https://api.pinterest.com';
/** Where films are sent: no place of Pinterest's own. */
export const STORE = 'https://pinterest-media-upload.s3-accelerate.amazonaws.com';
export const APP = { clientId: 'app-1', clientSecret: 'secret-1' };
export const SCOPES = ['user_accounts:read', 'boards:read', 'boards:write', 'pins:read', 'pins:write'];
/** Creating a pin asks for all of these. */
export const TO_PIN = SCOPES.slice(1);

export interface Board {
  readonly id: string;
  readonly name: string;
  readonly privacy: 'PUBLIC' | 'SECRET';
}

export interface PinterestPin {
  readonly id: string;
  readonly created_at: string;
  readonly board_id: string;
  title: string | null;
  description: string | null;
  link: string | null;
  alt_text: string | null;
  /** How many pictures it shows; 0 for a film. */
  readonly pictures: number;
  readonly media_source: Readonly<Record<string, unknown>>;
}

export interface Film {
  status: 'registered' | 'processing' | 'succeeded' | 'failed';
  asks: number;
  end: 'ready' | 'failed';
  bytes: number;
}

export interface Pinterest {
  server: StandIn;
  readonly clock: SimulatedClock;
  /** A number that was not there before. */
  next(): string;
  readonly boards: Board[];
  readonly pins: PinterestPin[];
  readonly films: Map<string, Film>;
  readonly tokens: Map<
    string,
    { readonly scopes: readonly string[]; readonly endsAt: number; isRevoked: boolean }
  >;
  /** Refresh tokens, with what they are good for. */
  readonly refreshes: Map<string, { readonly scopes: readonly string[]; endsAt: number }>;
  give(scopes: readonly string[]): string;
  isTrial: boolean;
  isBusiness: boolean;
  website: string | null;
  works: { asks: number; end: 'ready' | 'failed' } | null;
  readonly analytics: Map<string, Record<string, number>>;
  /** Whether a renewed sign-in gets another refresh token, or keeps the one that it has. */
  givesRefreshAgain: boolean;
}

export const refuse = (status: number, code: number, message: string): Answer => ({
  status,
  json: { code, message },
});

/** @throws AssertionError for a parameter that Pinterest does not know */
export function keysOf(asked: Asked, ...known: string[]): void {
  assert.ok(
    [...asked.query.keys()].every((key) => known.includes(key)),
    `unknown: ${asked.query}`,
  );
}

/** A call for which scopes are needed. */
export function within(there: Pinterest, scopes: readonly string[], handler: Handler): Handler {
  return (asked) => {
    const token = there.tokens.get((asked.headers.authorization ?? '').replace(/^Bearer /, ''));
    if (!token || token.isRevoked || token.endsAt <= there.clock.now())
      return refuse(401, 2, 'Authentication failed.');
    return scopes.every((scope) => token.scopes.includes(scope))
      ? handler(asked)
      : refuse(401, 3, 'Your token does not have sufficient permissions to perform this operation.');
  };
}
