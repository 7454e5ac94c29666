// What LinkedIn on this machine remembers, and whom it lets in.
import assert from 'node:assert/strict';
import type { SimulatedClock } from '../../../server/kernel/clock.ts';
import type { Answer, Asked, Handler, StandIn } from '../support/stand-in.ts';

export const LOGIN = 'https://www.linkedin.com';
export const API = 'https://api.linkedin.com';
export const SITE = 'https://bakery.example';
export const MEMBER = 'urn:li:person:m1';
export const PAGE = 'urn:li:organization:2001';
export const OTHER_PAGE = 'urn:li:organization:2002';
export const APP = { clientId: 'app-1', clientSecret: 'secret-1' };

export interface Grant {
  readonly scopes: readonly string[];
  readonly endsAt: number;
  isRevoked: boolean;
  /** LinkedIn is said to forget a token that it gave just now: for so many questions. */
  forgets: number;
}

export interface Asset {
  readonly urn: string;
  readonly owner: string;
  readonly size: number | null;
  readonly parts: { from: number; to: number; etag: string | null }[];
  status: 'WAITING_UPLOAD' | 'PROCESSING' | 'AVAILABLE' | 'PROCESSING_FAILED';
  asks: number;
  end: 'ready' | 'failed';
  /** Of a document, what it is. */
  pages?: number;
}

export interface LinkedInPost {
  readonly id: string;
  readonly author: string;
  commentary: string;
  readonly content: Record<string, unknown> | null;
  readonly createdAt: number;
  /** Who asks may not see it: it has a place in lists, and is left out there. */
  readonly isHidden?: boolean;
}

export interface LinkedIn {
  server: StandIn;
  readonly clock: SimulatedClock;
  readonly posts: LinkedInPost[];
  readonly assets: Map<string, Asset>;
  /** A number that was not there before. */
  next(): string;
  /** What the app was granted; more than that makes LinkedIn refuse the whole sign-in. */
  products: readonly string[];
  /** Whether the app gets refresh tokens. */
  refreshes: boolean;
  /** Whether it says what was granted, which it need not where that is what was asked for (RFC 6749, 5.1). */
  tellsScopes: boolean;
  roles: Map<string, string>;
  /** The next token that is given is not known for so many questions. */
  forgetNext: number;
  readonly tokens: Map<string, Grant>;
  give(scopes: readonly string[]): string;
  /** For how many questions the next film is worked on, and what becomes of it. */
  works: { asks: number; end: 'ready' | 'failed' } | null;
  /** Figures by post, in LinkedIn's words. */
  readonly statistics: Map<string, Record<string, number>>;
  page: string;
}

export const refuse = (status: number, message: string, code = ''): Answer => ({
  status,
  json: { status, message, ...(code && { code }) },
});

export interface Guards {
  letIn(asked: Asked): Answer | null;
  has(asked: Asked, scope: string): boolean;
  /** A call of the versioned API, for which a scope is needed. */
  rest(scope: string | ((asked: Asked) => boolean) | null, handler: Handler): Handler;
  mayWrite(asked: Asked, author: string): boolean;
  mayRead(asked: Asked, author: string): boolean;
}

/** @throws AssertionError for a parameter that LinkedIn does not know */
export function keysOf(asked: Asked, ...known: string[]): void {
  assert.ok(
    [...asked.query.keys()].every((key) => known.includes(key)),
    `unknown: ${asked.query}`,
  );
}

export function guardsOf(there: LinkedIn): Guards {
  const grantOf = ({ headers }: Asked) =>
    there.tokens.get((headers.authorization ?? '').replace(/^Bearer /, ''));
  const letIn = (asked: Asked): Answer | null => {
    const grant = grantOf(asked);
    if (grant && grant.forgets > 0) {
      grant.forgets -= 1;
      return refuse(
        401,
        'The token used in the request has been revoked by the user',
        'REVOKED_ACCESS_TOKEN',
      );
    }
    if (!grant) return refuse(401, 'Invalid access token', 'INVALID_ACCESS_TOKEN');
    if (grant.isRevoked) {
      return refuse(
        401,
        'The token used in the request has been revoked by the user',
        'REVOKED_ACCESS_TOKEN',
      );
    }
    return grant.endsAt <= there.clock.now()
      ? refuse(401, 'The token used in the request has expired', 'EXPIRED_ACCESS_TOKEN')
      : null;
  };
  const has = (asked: Asked, scope: string) => grantOf(asked)?.scopes.includes(scope) ?? false;
  /** A call of the versioned API, for which a scope is needed. */
  const rest =
    (scope: string | ((asked: Asked) => boolean) | null, handler: Handler): Handler =>
    (asked) => {
      const stranger = letIn(asked);
      if (stranger) return stranger;
      if (asked.headers['x-restli-protocol-version'] !== '2.0.0') return refuse(400, 'No protocol version');
      const version = asked.headers['linkedin-version'] ?? '';
      if (!/^2026(0[1-9]|1[0-2])$/.test(String(version)))
        return refuse(426, `Requested version ${version} is not active`, 'NONEXISTENT_VERSION');
      const isAllowed = typeof scope === 'function' ? scope(asked) : scope === null || has(asked, scope);
      if (!isAllowed) return refuse(403, 'Not enough permissions to access this resource', 'ACCESS_DENIED');
      return handler(asked);
    };
  const mayWrite = (asked: Asked, author: string) =>
    author === MEMBER
      ? has(asked, 'w_member_social')
      : has(asked, 'w_organization_social') && there.roles.has(author);
  const mayRead = (asked: Asked, author: string) => author !== MEMBER && has(asked, 'r_organization_social');
  return { letIn, has, rest, mayWrite, mayRead };
}
