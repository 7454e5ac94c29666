// Signing in to LinkedIn. An app of the Community Management API has no OpenID Connect: who signed in is told by `/v2/me`
// there, and by `/v2/userinfo` elsewhere.

import * as v from 'valibot';
import { DAY, SECOND } from '../../../kernel/clock.ts';
import { SaidError } from '../../../kernel/said-error.ts';
import { say } from '../../../sentences/index.ts';
import { ask, type Reply } from '../ask.ts';
import type { AuthCall, NetworkAccount, OAuth, Tokens } from '../connector.ts';
import {
  exchangeCode,
  isRevoked,
  refreshTokens,
  scopesFor,
  type TokenEndpoint,
  withQuery,
} from '../oauth.ts';
import { Words } from '../told.ts';
import { API, askLinkedIn, type Way } from './api.ts';
import { listOrganizations } from './roles.ts';

const LOGIN = 'https://www.linkedin.com';

const TOKENS: TokenEndpoint = {
  origin: LOGIN,
  path: '/oauth/v2/accessToken',
  asked: ({ app }, form) => ({
    form: { ...form, client_id: app.clientId, client_secret: app.clientSecret },
  }),
};

export const auth: OAuth = {
  kind: 'oauth',
  asksServer: false,
  // Most apps get no refresh token: whoever connected is told so long before.
  renewWithin: 10 * DAY,
  rotates: false,
  errors: {
    user_cancelled_login: 'denied',
    user_cancelled_authorize: 'denied',
    unauthorized_scope_error: 'scopes',
  },
  authorizeUrl: (call, { state, redirectUri }) =>
    withQuery(`${LOGIN}/oauth/v2/authorization`, {
      response_type: 'code',
      client_id: call.app.clientId,
      redirect_uri: redirectUri,
      state,
      scope: scopesFor(call).join(' '),
    }),
  exchange: (call, { code, redirectUri }) => exchangeCode(call, TOKENS, { code, redirect_uri: redirectUri }),
  refresh: (call, tokens) => refreshTokens(call, TOKENS, tokens),
  revoke: async ({ app, ...way }, { access }) => {
    const form = { client_id: app.clientId, client_secret: app.clientSecret, token: access };
    return isRevoked(await ask(way, LOGIN, '/oauth/v2/revoke', { form }));
  },
  listAccounts,
};

async function listAccounts(call: AuthCall, tokens: Tokens): Promise<readonly NetworkAccount[]> {
  const way = { outbound: call.outbound, signal: call.signal, token: tokens.access };
  const mayPost = tokens.scopes.includes('w_organization_social');
  const member = await readMember(call, way, tokens.scopes);
  const urns = mayPost ? await listOrganizations(way) : [];
  const pages = await nameOrganizations(way, urns);
  // A page can be posted for by somebody whose name is not told.
  if ('status' in member && pages.length === 0)
    throw new SaidError(
      say('networks.answered-where', { who: 'LinkedIn', status: member.status, where: 'identity' }),
    );
  return [...('status' in member ? [] : [member]), ...pages];
}

const UserInfo = v.object({ sub: v.string(), name: Words, given_name: Words, family_name: Words });
const Me = v.object({
  id: v.string(),
  localizedFirstName: Words,
  localizedLastName: Words,
  vanityName: Words,
});

/** Who has signed in; the reply where LinkedIn does not tell. */
async function readMember(
  call: AuthCall,
  way: Way,
  scopes: readonly string[],
): Promise<NetworkAccount | Reply> {
  const asMember = (id: string, names: readonly string[], handle: string): NetworkAccount => {
    const name = names.filter((one) => one !== '').join(' ') || 'LinkedIn profile';
    return { id: `urn:li:person:${id}`, name, handle: handle || null, kind: 'profile', tokens: null };
  };
  const isOpenId = scopes.includes('openid');
  const reply = await askWho(call, way, isOpenId ? '/v2/userinfo' : '/v2/me');
  if (reply.status >= 300) return reply;
  if (isOpenId) {
    const read = v.safeParse(UserInfo, reply.json);
    if (!read.success) return reply;
    const { sub, name, given_name, family_name } = read.output;
    return asMember(sub, name ? [name] : [given_name, family_name], '');
  }
  const read = v.safeParse(Me, reply.json);
  if (!read.success) return reply;
  const { id, localizedFirstName, localizedLastName, vanityName } = read.output;
  return asMember(id, [localizedFirstName, localizedLastName], vanityName);
}

/** A token that was given just now is often said to be revoked, for some seconds. */
const NOT_YET = { pause: 2 * SECOND, until: 10 * SECOND };

async function askWho({ clock, signal }: AuthCall, way: Way, path: string): Promise<Reply> {
  const giveUpAt = clock.now() + NOT_YET.until;
  for (;;) {
    // Not a call of the versioned API.
    const headers = { Authorization: `Bearer ${way.token}` };
    const reply = await ask(way, API, path, { headers });
    if (reply.status !== 401 || clock.now() >= giveUpAt) return reply;
    await clock.sleep(NOT_YET.pause, signal);
  }
}

const Organization = v.object({ localizedName: Words, vanityName: Words });
type Organization = v.InferOutput<typeof Organization>;
const Organizations = v.object({ results: v.record(v.string(), Organization) });
/** Of one question. */
const MOST_NAMES = 50;

async function nameOrganizations(way: Way, urns: readonly string[]): Promise<NetworkAccount[]> {
  const accounts: NetworkAccount[] = [];
  for (let at = 0; at < urns.length; at += MOST_NAMES) {
    const some = urns.slice(at, at + MOST_NAMES);
    const ids = some.map((urn) => urn.split(':').at(-1) ?? '');
    const reply = await askLinkedIn(way, `/rest/organizations?ids=List(${ids.join(',')})`);
    const read = v.safeParse(Organizations, reply.json);
    const names = reply.status < 300 && read.success ? read.output.results : await nameEach(way, ids);
    accounts.push(...some.map((urn, place) => toOrganization(urn, names[ids[place] ?? ''])));
  }
  return accounts;
}

/** One by one, where they are not told together. */
async function nameEach(way: Way, ids: readonly string[]): Promise<Readonly<Record<string, Organization>>> {
  const named: Record<string, Organization> = {};
  for (const id of ids) {
    const reply = await askLinkedIn(way, `/rest/organizations/${id}`);
    const read = v.safeParse(Organization, reply.json);
    if (reply.status < 300 && read.success) named[id] = read.output;
  }
  return named;
}

/** One whose name is not told can be chosen nevertheless. */
function toOrganization(urn: string, named: Organization | undefined): NetworkAccount {
  const { localizedName, vanityName } = named ?? { localizedName: '', vanityName: '' };
  const [name, handle] = [localizedName || urn, vanityName || null];
  return { id: urn, name, handle, kind: 'organization', tokens: null };
}
