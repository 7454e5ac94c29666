// Instagram's own sign-in as the stand-in has it: codes that work once, an hour's token, and one of sixty days that renews
// itself when it is a day old.
import assert from 'node:assert/strict';
import { INSTAGRAM_GRAPH } from '../../../server/connectors/vendors/meta/graph.ts';
import { practice } from '../../../server/contract/channels/instagram.ts';
import { DAY, HOUR, SECOND, type SimulatedClock } from '../../../server/kernel/clock.ts';
import { onlyFields, refusal, V } from '../meta/login.ts';
import { type Answer, type Asked, formOf, type Handler } from '../support/stand-in.ts';

export const OWN_APP = { clientId: '9988776655', clientSecret: 'instagram-secret' };
export const OWN_PAGE = 'https://www.instagram.com';
const CODES = 'https://api.instagram.com';

export interface OwnToken {
  readonly bornAt: number;
  readonly endsAt: number;
  readonly isLong: boolean;
  scopes: readonly string[];
  isRevoked: boolean;
}

/** @param account what `me` tells */
export function openOwnLogin(clock: SimulatedClock, account: Readonly<Record<string, unknown>>) {
  const scopes = practice.signIn.kind === 'oauth' ? practice.signIn.scopes : [];
  const tokens = new Map<string, OwnToken>();
  const codes = new Map<string, { readonly redirectUri: string; readonly scopes: readonly string[] }>();
  const give = (isLong: boolean, granted: readonly string[]) => {
    const name = `IG${isLong ? 'long' : 'short'}${tokens.size}`;
    const lasts = isLong ? 60 * DAY : HOUR;
    const now = clock.now();
    tokens.set(name, { bornAt: now, endsAt: now + lasts, isLong, scopes: granted, isRevoked: false });
    return { access_token: name, expires_in: lasts / SECOND };
  };
  const find = (name: string | undefined): OwnToken | Answer => {
    const token = tokens.get(name ?? '');
    if (!token || token.isRevoked) return refusal(190, 'Error validating access token.', { subcode: 460 });
    return token.endsAt > clock.now() ? token : refusal(190, 'Session has expired.', { subcode: 463 });
  };
  const admit = ({ headers }: Asked, scope?: string): OwnToken | Answer => {
    const token = find(/^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1]);
    if (!('endsAt' in token) || !scope || token.scopes.includes(scope)) return token;
    return refusal(10, `Application does not have permission for this action: ${scope}`, { status: 403 });
  };

  const page: Handler = ({ query }) => {
    onlyFields(query.keys(), ['client_id', 'redirect_uri', 'response_type', 'scope', 'state']);
    assert.deepEqual([query.get('client_id'), query.get('response_type')], [OWN_APP.clientId, 'code']);
    const wanted = (query.get('scope') ?? '').split(',');
    onlyFields(wanted, scopes);
    const back = new URL(query.get('redirect_uri') ?? '');
    const code = `AQ${codes.size}`;
    codes.set(code, { redirectUri: back.href, scopes: wanted });
    back.searchParams.set('state', query.get('state') ?? '');
    back.searchParams.set('code', code);
    // The vendor adds this to what leads back.
    return { status: 302, headers: { Location: `${back.href}#_` } };
  };
  const codeError = (error_message: string) => ({
    status: 400,
    json: { error_type: 'OAuthException', code: 400, error_message },
  });
  const giveToken: Handler = (asked) => {
    const form = formOf(asked);
    onlyFields(form.keys(), ['client_id', 'client_secret', 'grant_type', 'redirect_uri', 'code']);
    assert.equal(form.get('grant_type'), 'authorization_code');
    if (form.get('client_id') !== OWN_APP.clientId) return codeError('Invalid platform app');
    if (form.get('client_secret') !== OWN_APP.clientSecret)
      return codeError('Error validating client secret.');
    const code = codes.get(form.get('code') ?? '');
    codes.delete(form.get('code') ?? '');
    if (!code) return codeError('Matching code was not found or was already used.');
    if (code.redirectUri !== form.get('redirect_uri'))
      return codeError('Error validating verification code.');
    const { access_token } = give(false, code.scopes);
    const one = { access_token, user_id: account.user_id, permissions: code.scopes.join(',') };
    // The vendor's documents have it both ways.
    return { json: tokens.size % 2 === 0 ? one : { data: [one] } };
  };
  const lengthen: Handler = ({ query }) => {
    onlyFields(query.keys(), ['grant_type', 'client_secret', 'access_token']);
    assert.equal(query.get('grant_type'), 'ig_exchange_token');
    if (query.get('client_secret') !== OWN_APP.clientSecret)
      return refusal(1, 'Error validating client secret.');
    const token = find(query.get('access_token') ?? '');
    return 'endsAt' in token ? { json: { ...give(true, token.scopes), token_type: 'bearer' } } : token;
  };
  const renew: Handler = ({ query }) => {
    onlyFields(query.keys(), ['grant_type', 'access_token']);
    assert.equal(query.get('grant_type'), 'ig_refresh_token');
    const token = find(query.get('access_token') ?? '');
    if (!('endsAt' in token)) return token;
    if (!token.isLong || clock.now() < token.bornAt + DAY) return refusal(100, 'The token is not a day old.');
    return { json: { ...give(true, token.scopes), token_type: 'bearer' } };
  };
  const me: Handler = (asked) => {
    const token = admit(asked, 'instagram_business_basic');
    if (!('endsAt' in token)) return token;
    const fields = (asked.query.get('fields') ?? '').split(',');
    onlyFields(fields, Object.keys(account));
    return { json: Object.fromEntries(fields.map((field) => [field, account[field]])) };
  };
  return {
    tokens,
    admit,
    /** The token of somebody who has allowed everything. */
    longToken: () => give(true, scopes).access_token,
    routes: {
      [OWN_PAGE]: { 'GET /oauth/authorize': page },
      [CODES]: { 'POST /oauth/access_token': giveToken },
      [INSTAGRAM_GRAPH]: {
        'GET /access_token': lengthen,
        'GET /refresh_access_token': renew,
        [`GET ${V}/me`]: me,
      },
    } as Readonly<Record<string, Readonly<Record<string, Handler>>>>,
  };
}
