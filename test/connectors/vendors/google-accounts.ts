// Google's sign-in, as strictly as it is documented: one redirect address an app, codes that work once, S256 challenges,
// access for an hour, and a refresh token that comes only with offline access and consent.
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { type Answer, type Asked, formOf, type Handler } from '../support/stand-in.ts';

export const ACCOUNTS = 'https://accounts.google.com';
export const TOKENS = 'https://oauth2.googleapis.com';
export const APP = { clientId: 'drivyn.apps.googleusercontent.com', clientSecret: 'GOCSPX-secret' };
const ACCESS_LASTS = 3599;

interface Token {
  readonly scopes: readonly string[];
  endsAt: number;
}
interface Code {
  readonly redirectUri: string;
  readonly challenge: string;
  readonly scopes: readonly string[];
  readonly isOffline: boolean;
}

export interface GoogleAccounts {
  readonly origins: Readonly<Record<string, Readonly<Record<string, Handler>>>>;
  /** What the person unticks on the page. */
  readonly unticked: Set<string>;
  /** A token as a sign-in brings it. */
  give(scopes: readonly string[]): string;
  /** What of somebody's right is left. */
  readonly tokens: Map<string, Token>;
  readonly refreshTokens: Map<string, readonly string[]>;
  /** The refusal of a call whose token is no good for it; undefined when it is. */
  refuse(asked: Asked, scope: string): Answer | undefined;
}

const ADDRESS_KEYS = [
  ...['client_id', 'redirect_uri', 'response_type', 'scope', 'access_type', 'prompt', 'state'],
  ...['code_challenge', 'code_challenge_method', 'include_granted_scopes'],
];

export function openGoogleAccounts(now: () => number): GoogleAccounts {
  const codes = new Map<string, Code>();
  const tokens = new Map<string, Token>();
  const refreshTokens = new Map<string, readonly string[]>();
  const unticked = new Set<string>();
  let count = 0;
  const newName = (kind: string): string => {
    count += 1;
    return `${kind}${count}`;
  };
  const give = (scopes: readonly string[]): string => {
    const token = newName('ya29.');
    tokens.set(token, { scopes, endsAt: now() + ACCESS_LASTS * 1000 });
    return token;
  };

  const authorize: Handler = ({ query }) => {
    for (const key of query.keys()) assert.ok(ADDRESS_KEYS.includes(key), `unknown parameter ${key}`);
    assert.equal(query.get('client_id'), APP.clientId);
    assert.equal(query.get('response_type'), 'code');
    assert.equal(query.get('code_challenge_method'), 'S256');
    const code = newName('4/');
    codes.set(code, {
      redirectUri: query.get('redirect_uri') ?? '',
      challenge: query.get('code_challenge') ?? '',
      scopes: (query.get('scope') ?? '').split(' ').filter((one) => !unticked.has(one)),
      isOffline: query.get('access_type') === 'offline' && query.get('prompt') === 'consent',
    });
    const back = new URL(query.get('redirect_uri') ?? '');
    back.search = new URLSearchParams({ code, state: query.get('state') ?? '' }).toString();
    return { status: 302, headers: { Location: back.href } };
  };

  const grant = (form: URLSearchParams): Answer => {
    if (form.get('client_id') !== APP.clientId || form.get('client_secret') !== APP.clientSecret) {
      return failed(401, 'invalid_client', 'The provided client secret is invalid.');
    }
    if (form.get('grant_type') === 'refresh_token') {
      const scopes = refreshTokens.get(form.get('refresh_token') ?? '');
      if (!scopes) return failed(400, 'invalid_grant', 'Token has been expired or revoked.');
      return granted(give(scopes), scopes);
    }
    if (form.get('grant_type') !== 'authorization_code') return failed(400, 'unsupported_grant_type', '');
    const name = form.get('code') ?? '';
    const code = codes.get(name);
    codes.delete(name);
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (!code || code.challenge !== challenge) return failed(400, 'invalid_grant', 'Malformed auth code.');
    if (code.redirectUri !== form.get('redirect_uri')) return failed(400, 'redirect_uri_mismatch', '');
    if (!code.isOffline) return granted(give(code.scopes), code.scopes);
    const refresh = newName('1//');
    refreshTokens.set(refresh, code.scopes);
    return granted(give(code.scopes), code.scopes, refresh);
  };

  const revoke: Handler = (asked) => {
    const token = formOf(asked).get('token') ?? '';
    const isKnown = refreshTokens.delete(token) || tokens.delete(token);
    return isKnown ? { json: {} } : failed(400, 'invalid_token', 'Token expired or revoked');
  };

  return {
    origins: {
      [ACCOUNTS]: { 'GET /o/oauth2/v2/auth': authorize },
      [TOKENS]: { 'POST /token': (asked) => grant(formOf(asked)), 'POST /revoke': revoke },
    },
    ...{ unticked, give, tokens, refreshTokens },
    refuse: ({ headers }, scope) => {
      const token = tokens.get(/^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1] ?? '');
      if (!token || token.endsAt <= now()) {
        return apiError(401, 'authError', 'Invalid Credentials', 'UNAUTHENTICATED');
      }
      if (token.scopes.includes(scope)) return undefined;
      const message = 'Request had insufficient authentication scopes.';
      return apiError(403, 'insufficientPermissions', message, 'PERMISSION_DENIED');
    },
  };
}

function granted(token: string, scopes: readonly string[], refresh?: string): Answer {
  return {
    json: {
      access_token: token,
      expires_in: ACCESS_LASTS,
      scope: scopes.join(' '),
      token_type: 'Bearer',
      ...(refresh && { refresh_token: refresh }),
    },
  };
}

function failed(status: number, error: string, error_description: string): Answer {
  return { status, json: { error, error_description } };
}

/** As the APIs below googleapis.com refuse. */
export function apiError(status: number, reason: string, message: string, name = ''): Answer {
  const errors = [{ domain: 'global', reason, message }];
  return { status, json: { error: { code: status, message, ...(name && { status: name }), errors } } };
}

/** What somebody does on the page: allows. @returns the code that it leads back with */
export async function allow(at: (origin: string) => string, authorizeUrl: string): Promise<string> {
  const { pathname, search } = new URL(authorizeUrl);
  const reply = await fetch(`${at(ACCOUNTS)}${pathname}${search}`, { redirect: 'manual' });
  assert.equal(reply.status, 302, await reply.text());
  return new URL(reply.headers.get('location') ?? '').searchParams.get('code') ?? '';
}
