// Signing in to LinkedIn. An app of the Community Management API has no OpenID Connect: who signed in is told by `/v2/me`
// there, and by `/v2/userinfo` elsewhere.
import * as v from 'valibot';
import { DAY, SECOND } from '../../../kernel/clock.ts';
import { ask, type Reply } from '../ask.ts';
import type { AuthCall, NetworkAccount, OAuth, Tokens } from '../connector.ts';
import { exchangeCode, refreshTokens, scopesFor, type TokenEndpoint, withQuery } from '../oauth.ts';
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
    await ask(way, LOGIN, '/oauth/v2/revoke', { form });
  },
  listAccounts,
};

async function listAccounts(call: AuthCall, tokens: Tokens): Promise<readonly NetworkAccount[]> {
  const way = { outbound: call.outbound, signal: call.signal, token: tokens.access };
  const member = await readMember(call, way, tokens.scopes);
  const mayPost = tokens.scopes.includes('w_organization_social');
  const urns = mayPost ? await listOrganizations(way) : [];
  return [member, ...(await nameOrganizations(way, urns))];
}

const UserInfo = v.object({ sub: v.string(), name: v.string() });
const Me = v.object({
  id: v.string(),
  localizedFirstName: v.string(),
  localizedLastName: v.string(),
  vanityName: v.optional(v.string()),
});

/** @throws Error when LinkedIn does not tell who it is */
async function readMember(call: AuthCall, way: Way, scopes: readonly string[]): Promise<NetworkAccount> {
  const asMember = (id: string, name: string, handle: string | null): NetworkAccount => ({
    ...{ id: `urn:li:person:${id}`, name, handle, kind: 'profile', tokens: null },
  });
  const isOpenId = scopes.includes('openid');
  const reply = await askWho(call, way, isOpenId ? '/v2/userinfo' : '/v2/me');
  const userInfo = v.safeParse(UserInfo, reply.json);
  if (isOpenId && userInfo.success) return asMember(userInfo.output.sub, userInfo.output.name, null);
  const me = v.safeParse(Me, reply.json);
  if (isOpenId || !me.success)
    throw new Error(`LinkedIn answered ${reply.status} where it tells who one is.`);
  const { id, localizedFirstName, localizedLastName, vanityName = null } = me.output;
  return asMember(id, `${localizedFirstName} ${localizedLastName}`.trim(), vanityName);
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

const Organizations = v.object({
  results: v.record(v.string(), v.object({ localizedName: v.string(), vanityName: v.optional(v.string()) })),
});
/** Of one question. */
const MOST_NAMES = 50;

async function nameOrganizations(way: Way, urns: readonly string[]): Promise<NetworkAccount[]> {
  const accounts: NetworkAccount[] = [];
  for (let at = 0; at < urns.length; at += MOST_NAMES) {
    const some = urns.slice(at, at + MOST_NAMES);
    const ids = some.map((urn) => urn.split(':').at(-1) ?? '');
    const reply = await askLinkedIn(way, `/rest/organizations?ids=List(${ids.join(',')})`);
    const read = v.safeParse(Organizations, reply.json);
    const names = read.success ? read.output.results : {};
    accounts.push(...some.map((urn, place) => toOrganization(urn, names[ids[place] ?? ''])));
  }
  return accounts;
}

/** One whose name is not told can be chosen nevertheless. */
function toOrganization(
  urn: string,
  named: { readonly localizedName: string; readonly vanityName?: string | undefined } | undefined,
): NetworkAccount {
  const { localizedName: name = urn, vanityName: handle = null } = named ?? {};
  return { id: urn, name, handle, kind: 'organization', tokens: null };
}
