// Facebook's sign-in as its stand-ins have it: a dialog, codes that work once, short and long tokens, and a token for each
// page. What is asked for wrongly is refused in the vendor's own envelope.
import assert from 'node:assert/strict';
import { GRAPH_VERSION } from '../../../server/connectors/vendors/meta/graph.ts';
import { DAY, HOUR, MINUTE, SECOND, type SimulatedClock } from '../../../server/kernel/clock.ts';
import type { Answer, Asked, Handler } from '../support/stand-in.ts';

export const APP = { clientId: '1234567890', clientSecret: 'facebook-secret' };
export const DIALOG = 'https://www.facebook.com';
export const GRAPH = 'https://graph.facebook.com';
export const V = `/${GRAPH_VERSION}`;

export interface StoodPage {
  readonly id: string;
  readonly name: string;
  readonly username?: string;
  readonly tasks: readonly string[];
  /** Listed by a business alone. */
  readonly business?: string;
  readonly instagram?: { readonly id: string; readonly username: string; readonly name: string };
}

export interface StoodToken {
  readonly of: 'person' | StoodPage;
  readonly isLong: boolean;
  /** UTC milliseconds; null for none. */
  readonly endsAt: number | null;
  scopes: readonly string[];
  isRevoked: boolean;
}

/** The vendor's envelope. */
export function refusal(
  code: number,
  message: string,
  more: { subcode?: number; status?: number } = {},
): Answer {
  const { subcode, status = 400 } = more;
  const error = { message, type: 'OAuthException', code, fbtrace_id: 'A0' };
  return { status, json: { error: { ...error, ...(subcode && { error_subcode: subcode }) } } };
}

export interface StoodLogin {
  readonly tokens: Map<string, StoodToken>;
  readonly routes: Readonly<Record<string, Readonly<Record<string, Handler>>>>;
  /** The page's token of somebody who has allowed everything. */
  pageToken(id: string): string;
  /** Who asks; an answer that refuses where nobody may. @param scope that must have been granted */
  admit(asked: Asked, scope?: string): StoodToken | Answer;
  /** The person leaves this scope out. */
  decline(scope: string): void;
}

export function isAnswer(admitted: StoodToken | Answer): admitted is Answer {
  return !('of' in admitted);
}

/** @throws when something is asked for that the call does not know */
export function onlyFields(given: Iterable<string>, known: readonly string[]): void {
  for (const name of given) assert.ok(known.includes(name), `it knows no ${name}`);
}

export function openLogin(
  clock: SimulatedClock,
  pages: readonly StoodPage[],
  scopes: readonly string[],
): StoodLogin {
  const tokens = new Map<string, StoodToken>();
  const codes = new Map<string, { redirectUri: string; endsAt: number; scopes: readonly string[] }>();
  const declined: string[] = [];
  let count = 0;
  const next = (kind: string) => {
    count += 1;
    return `${kind}-${count}`;
  };
  const give = (kind: string, token: Omit<StoodToken, 'isRevoked'>): string => {
    const name = next(kind);
    tokens.set(name, { ...token, isRevoked: false });
    return name;
  };
  const admit: StoodLogin['admit'] = ({ headers }, scope) => {
    const token = tokens.get(/^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1] ?? '');
    if (!token) return refusal(190, 'Invalid OAuth access token.', { subcode: 467, status: 401 });
    if (token.isRevoked)
      return refusal(190, 'The user has not authorized application 1234567890.', { subcode: 458 });
    if (token.endsAt !== null && token.endsAt <= clock.now())
      return refusal(190, 'Error validating access token: Session has expired.', { subcode: 463 });
    if (scope && !token.scopes.includes(scope))
      return refusal(200, `(#200) Requires ${scope} permission to manage the object`, { status: 403 });
    return token;
  };
  const ofPerson = (asked: Asked, answer: (token: StoodToken) => Answer): Answer => {
    const token = admit(asked);
    if (isAnswer(token)) return token;
    return token.of === 'person' ? answer(token) : refusal(100, 'It takes the token of a person.');
  };
  const present = (page: StoodPage, { scopes: granted, isLong }: StoodToken, fields: readonly string[]) => {
    const endsAt = isLong ? null : clock.now() + HOUR;
    const all: Record<string, unknown> = {
      ...{ id: page.id, name: page.name, username: page.username, tasks: page.tasks },
      access_token: give('page', { of: page, isLong, endsAt, scopes: granted }),
      instagram_business_account: page.instagram,
    };
    const names = fields.map((field) => field.replace(/\{.*$/, ''));
    onlyFields(names, Object.keys(all));
    return Object.fromEntries(names.map((name) => [name, all[name]]));
  };
  const splitFields = (asked: Asked) => (asked.query.get('fields') ?? 'id,name').split(/,(?![^{]*\})/);
  const list = (asked: Asked, token: StoodToken, wanted: readonly StoodPage[]): Answer => ({
    json: {
      data: wanted.map((page) => present(page, token, splitFields(asked))),
      paging: { cursors: { after: 'x' } },
    },
  });

  const dialog: Handler = ({ query }) => {
    onlyFields(query.keys(), ['client_id', 'redirect_uri', 'state', 'response_type', 'scope']);
    assert.equal(query.get('client_id'), APP.clientId);
    assert.equal(query.get('response_type'), 'code');
    const back = new URL(query.get('redirect_uri') ?? '');
    const wanted = (query.get('scope') ?? '').split(',');
    onlyFields(wanted, scopes);
    const code = next('code');
    const granted = wanted.filter((scope) => !declined.includes(scope));
    codes.set(code, { redirectUri: back.href, endsAt: clock.now() + 10 * MINUTE, scopes: granted });
    back.searchParams.set('code', code);
    back.searchParams.set('state', query.get('state') ?? '');
    return { status: 302, headers: { Location: back.href } };
  };
  const giveToken: Handler = ({ query }) => {
    if (query.get('client_id') !== APP.clientId) return refusal(101, 'Error validating application.');
    if (query.get('client_secret') !== APP.clientSecret) return refusal(1, 'Error validating client secret.');
    const answer = (isLong: boolean, granted: readonly string[]) => {
      const lasts = isLong ? 60 * DAY : 2 * HOUR;
      const token = give('person', { of: 'person', isLong, endsAt: clock.now() + lasts, scopes: granted });
      return { json: { access_token: token, token_type: 'bearer', expires_in: lasts / SECOND } };
    };
    if (query.get('grant_type') === 'fb_exchange_token') {
      onlyFields(query.keys(), ['client_id', 'client_secret', 'grant_type', 'fb_exchange_token']);
      const short = tokens.get(query.get('fb_exchange_token') ?? '');
      if (!short || short.isRevoked || (short.endsAt ?? 0) <= clock.now())
        return refusal(190, 'Error validating access token.');
      return answer(true, short.scopes);
    }
    onlyFields(query.keys(), ['client_id', 'client_secret', 'redirect_uri', 'code']);
    const code = codes.get(query.get('code') ?? '');
    codes.delete(query.get('code') ?? '');
    if (!code || code.endsAt <= clock.now())
      return refusal(100, 'This authorization code has been used.', { subcode: 36009 });
    if (code.redirectUri !== query.get('redirect_uri'))
      return refusal(100, 'Error validating verification code.', { subcode: 36008 });
    return answer(false, code.scopes);
  };
  const debugToken: Handler = ({ query }) => {
    onlyFields(query.keys(), ['input_token', 'access_token']);
    if (query.get('access_token') !== `${APP.clientId}|${APP.clientSecret}`)
      return refusal(190, 'Invalid OAuth access token signature.');
    const token = tokens.get(query.get('input_token') ?? '');
    const isValid = !!token && !token.isRevoked && (token.endsAt === null || token.endsAt > clock.now());
    const expires = Math.floor((token?.endsAt ?? 0) / SECOND);
    const error = isValid ? {} : { error: { code: 190, message: 'The session has been invalidated.' } };
    return {
      json: {
        data: {
          app_id: APP.clientId,
          type: 'PAGE',
          is_valid: isValid,
          expires_at: expires,
          scopes: token?.scopes ?? [],
          ...error,
        },
      },
    };
  };
  const business = (asked: Asked) =>
    ofPerson(asked, (token) =>
      list(
        asked,
        token,
        pages.filter((page) => page.business === asked.params.id),
      ),
    );
  const businesses = [...new Set(pages.flatMap((page) => page.business ?? []))];

  return {
    tokens,
    admit,
    pageToken: (id) => {
      const of = pages.find((page) => page.id === id);
      assert.ok(of);
      return give('page', { of, isLong: true, endsAt: null, scopes });
    },
    decline: (scope) => void declined.push(scope),
    routes: {
      [DIALOG]: { [`GET ${V}/dialog/oauth`]: dialog },
      [GRAPH]: {
        [`GET ${V}/oauth/access_token`]: giveToken,
        [`GET ${V}/debug_token`]: debugToken,
        [`GET ${V}/me/permissions`]: (asked) =>
          ofPerson(asked, (token) => ({
            json: {
              data: scopes.map((permission) => ({
                permission,
                status: token.scopes.includes(permission) ? 'granted' : 'declined',
              })),
            },
          })),
        [`GET ${V}/me/accounts`]: (asked) =>
          ofPerson(asked, (token) =>
            list(
              asked,
              token,
              pages.filter((page) => !page.business),
            ),
          ),
        [`GET ${V}/me/businesses`]: (asked) =>
          ofPerson(asked, () => ({ json: { data: businesses.map((id) => ({ id, name: 'Business' })) } })),
        [`GET ${V}/:id/owned_pages`]: business,
        [`GET ${V}/:id/client_pages`]: (asked) => ofPerson(asked, () => ({ json: { data: [] } })),
      },
    },
  };
}

/** What a person does on a page of sign-in: allows. @returns the code that it leads back with */
export async function allowAt(place: string, authorizeUrl: string): Promise<string> {
  const { pathname, search } = new URL(authorizeUrl);
  const answer = await fetch(`${place}${pathname}${search}`, { redirect: 'manual' });
  assert.equal(answer.status, 302, await answer.clone().text());
  return new URL(answer.headers.get('location') ?? '').searchParams.get('code') ?? '';
}
