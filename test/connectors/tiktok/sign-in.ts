// Signing in to TikTok on this machine: refusals with 200, challenges in hex where one leads back to this machine, refresh
// tokens that work once.
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { DAY, HOUR, SECOND, type SimulatedClock } from '../../../server/kernel/clock.ts';
import { type Answer, type Asked, formOf } from '../support/stand-in.ts';

export const SITE = 'https://www.tiktok.com';
export const APP = { clientId: 'key-1', clientSecret: 'secret-1' };
export const OPEN_ID = '-000abc_open';
const SCOPES = ['user.info.basic', 'user.info.profile', 'user.info.stats', 'video.list', 'video.publish'];

export const fault = (status: number, code: string, message = code): Answer => ({
  status,
  json: { data: {}, error: { code, message, log_id: '20270301' } },
});

export function openSignIn(clock: SimulatedClock) {
  let count = 0;
  const tokens = new Map([
    ['token-1', { scopes: SCOPES as readonly string[], endsAt: clock.now() + 2 * HOUR }],
  ]);

  const refreshes = new Map<string, readonly string[]>();

  const codes = new Map<
    string,
    { scopes: readonly string[]; redirectUri: string; challenge: string | null }
  >();

  const signedIn = (scope: string, handle: (asked: Asked) => Answer | Promise<Answer>) => (asked: Asked) => {
    const token = tokens.get(/^Bearer (.+)$/.exec(asked.headers.authorization ?? '')?.[1] ?? '');
    if (!token || token.endsAt <= clock.now())
      return fault(401, 'access_token_invalid', 'The access token is invalid.');
    if (!token.scopes.includes(scope))
      return fault(401, 'scope_not_authorized', `The user did not authorize the scope ${scope}.`);
    return handle(asked);
  };

  const handOut = (scopes: readonly string[]): Answer => {
    count += 1;
    const [access_token, refresh_token] = [`act.${count}`, `rft.${count}`];
    tokens.set(access_token, { scopes, endsAt: clock.now() + 2 * HOUR });
    refreshes.set(refresh_token, scopes);
    const ends = { expires_in: 7200, refresh_expires_in: (180 * DAY) / SECOND };
    return {
      json: {
        open_id: OPEN_ID,
        scope: scopes.join(','),
        access_token,
        refresh_token,
        token_type: 'Bearer',
        ...ends,
      },
    };
  };

  // Refusals come with 200.
  const refused = (error: string): Answer => ({
    json: { error, error_description: `${error}.`, log_id: '20270301' },
  });

  const token = (asked: Asked): Answer => {
    const form = formOf(asked);
    if (form.get('client_key') !== APP.clientId || form.get('client_secret') !== APP.clientSecret)
      return refused('invalid_client');
    if (form.get('grant_type') === 'refresh_token') {
      const old = form.get('refresh_token') ?? '';
      const scopes = refreshes.get(old);
      refreshes.delete(old);
      return scopes ? handOut(scopes) : refused('invalid_grant');
    }
    const grant = codes.get(form.get('code') ?? '');
    codes.delete(form.get('code') ?? '');
    const digest = form.has('code_verifier')
      ? createHash('sha256')
          .update(form.get('code_verifier') ?? '')
          .digest('hex')
      : null;
    const isRight =
      form.get('grant_type') === 'authorization_code' &&
      grant?.redirectUri === form.get('redirect_uri') &&
      grant?.challenge === digest;
    return isRight && grant ? handOut(grant.scopes) : refused('invalid_grant');
  };

  const allow = (address: string): string => {
    const url = new URL(address);
    const asked = Object.fromEntries(url.searchParams);
    assert.equal(`${url.origin}${url.pathname}`, `${SITE}/v2/auth/authorize/`);
    assert.deepEqual([asked.response_type, asked.client_key], ['code', APP.clientId]);
    const redirectUri = asked.redirect_uri ?? '';
    const isDesktop = redirectUri.startsWith('http://127.0.0.1');
    assert.ok(isDesktop || redirectUri.startsWith('https://'));
    assert.equal(asked.code_challenge_method, isDesktop ? 'S256' : undefined);
    const scopes = (asked.scope ?? '').split(',');
    assert.ok(scopes.every((scope) => SCOPES.includes(scope)));
    const code = `code-${++count}*0!1.va`;
    codes.set(code, { scopes, redirectUri, challenge: asked.code_challenge ?? null });
    return code;
  };

  const authorize = ({ path, query: given }: Asked): Answer => {
    const back = new URL(given.get('redirect_uri') ?? '');
    back.searchParams.set('state', given.get('state') ?? '');
    back.searchParams.set('code', allow(`${SITE}${path}?${given}`));
    return { status: 302, headers: { Location: back.href } };
  };

  const revoke = (asked: Asked): Answer => {
    tokens.delete(formOf(asked).get('token') ?? '');
    return { json: {} };
  };

  return { tokens, refreshes, signedIn, token, revoke, allow, authorize };
}
