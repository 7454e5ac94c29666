// Signing in to X on this machine: codes of half a minute, S256, refresh tokens that work once.
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { HOUR, SECOND, type SimulatedClock } from '../../../server/kernel/clock.ts';
import { type Answer, type Asked, formOf } from '../support/stand-in.ts';
import { FORBIDDEN, problem } from './problems.ts';

export const SITE = 'https://x.com';
export const APP = { clientId: 'client-1', clientSecret: 'secret-1' };
const SCOPES = ['tweet.read', 'tweet.write', 'users.read', 'media.write', 'offline.access'];
const CODE_LASTS = 30 * SECOND;
const ACCESS_LASTS = 2 * HOUR;
const UNAUTHORIZED = problem(401, 'Unauthorized', 'Unauthorized');

interface Grant {
  readonly scopes: readonly string[];
  readonly challenge: string;
  readonly redirectUri: string;
  readonly endsAt: number;
}

export function openSignIn(clock: SimulatedClock) {
  let count = 0;
  const tokens = new Map([
    ['token-1', { scopes: SCOPES as readonly string[], endsAt: clock.now() + ACCESS_LASTS }],
  ]);

  const refreshes = new Map<string, readonly string[]>();

  const codes = new Map<string, Grant>();

  /** Runs a call for whoever may make it. */
  const signedIn =
    (scopes: readonly string[], handle: (asked: Asked) => Answer | Promise<Answer>) =>
    (asked: Asked): Answer | Promise<Answer> => {
      const token = tokens.get(/^Bearer (.+)$/.exec(asked.headers.authorization ?? '')?.[1] ?? '');
      if (!token || token.endsAt <= clock.now()) return UNAUTHORIZED;
      if (!scopes.every((scope) => token.scopes.includes(scope))) return FORBIDDEN;
      return handle(asked);
    };

  const handOut = (scopes: readonly string[]): Answer => {
    count += 1;
    const [access_token, refresh_token] = [`access-${count}`, `refresh-${count}`];
    tokens.set(access_token, { scopes, endsAt: clock.now() + ACCESS_LASTS });
    refreshes.set(refresh_token, scopes);
    const json = {
      token_type: 'bearer',
      expires_in: 7200,
      access_token,
      scope: scopes.join(' '),
      refresh_token,
    };
    return { json };
  };

  const token = (asked: Asked): Answer => {
    const form = formOf(asked);
    const known = `Basic ${Buffer.from(`${APP.clientId}:${APP.clientSecret}`).toString('base64')}`;
    if (asked.headers.authorization !== known)
      return {
        status: 401,
        json: { error: 'unauthorized_client', error_description: 'Missing valid authorization header' },
      };
    const refused: Answer = {
      status: 400,
      json: { error: 'invalid_request', error_description: 'Value passed for the token was invalid.' },
    };
    if (form.get('grant_type') === 'refresh_token') {
      const old = form.get('refresh_token') ?? '';
      const scopes = refreshes.get(old);
      refreshes.delete(old);
      return scopes ? handOut(scopes) : refused;
    }
    const grant = codes.get(form.get('code') ?? '');
    codes.delete(form.get('code') ?? '');
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    const isRight =
      form.get('grant_type') === 'authorization_code' &&
      grant?.challenge === challenge &&
      grant.redirectUri === form.get('redirect_uri') &&
      grant.endsAt > clock.now();
    return isRight ? handOut(grant.scopes) : refused;
  };

  /** What the person does on the page: allows. */
  const allow = (address: string): string => {
    const url = new URL(address);
    const asked = Object.fromEntries(url.searchParams);
    assert.equal(`${url.origin}${url.pathname}`, `${SITE}/i/oauth2/authorize`);
    assert.deepEqual([asked.response_type, asked.client_id], ['code', APP.clientId]);
    assert.equal(asked.code_challenge_method, 'S256');
    assert.ok((asked.state ?? '').length > 0 && (asked.state ?? '').length <= 500);
    const code = `code-${++count}`;
    const scopes = (asked.scope ?? '').split(' ');
    assert.ok(scopes.every((scope) => SCOPES.includes(scope)));
    const grant = { scopes, redirectUri: asked.redirect_uri ?? '', challenge: asked.code_challenge ?? '' };
    codes.set(code, { ...grant, endsAt: clock.now() + CODE_LASTS });
    return code;
  };

  const authorize = ({ path, query }: Asked): Answer => {
    const back = new URL(query.get('redirect_uri') ?? '');
    back.searchParams.set('state', query.get('state') ?? '');
    back.searchParams.set('code', allow(`${SITE}${path}?${query}`));
    return { status: 302, headers: { Location: back.href } };
  };

  const revoke = (asked: Asked): Answer => {
    const isKnown = asked.headers.authorization !== undefined;
    const token = formOf(asked).get('token') ?? '';
    // Each token of a pair ends by itself.
    if (isKnown && !tokens.delete(token)) refreshes.delete(token);
    return isKnown ? { json: { revoked: true } } : { status: 401, json: { error: 'unauthorized_client' } };
  };

  return { tokens, refreshes, signedIn, token, revoke, allow, authorize };
}
