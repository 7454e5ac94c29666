// Signing in to X: OAuth 2.0 with S256. Refresh tokens work once; apps with a secret show it, others name themselves.

import * as v from 'valibot';
import { MINUTE } from '../../../kernel/clock.ts';
import { SaidError } from '../../../kernel/said-error.ts';
import { say } from '../../../sentences/index.ts';
import { ask } from '../ask.ts';
import type { AuthCall, NetworkAccount, OAuth, ProviderApp, Tokens } from '../connector.ts';
import {
  basic,
  challengeOf,
  exchangeCode,
  isRevoked,
  refreshTokens,
  scopesFor,
  type TokenEndpoint,
  withQuery,
} from '../oauth.ts';
import { Id, Words } from '../told.ts';
import { API } from './api.ts';

const AUTHORIZE = 'https://x.com/i/oauth2/authorize';
/** Access lasts two hours. */
const RENEW_WITHIN = 10 * MINUTE;

const known = ({ clientId, clientSecret }: ProviderApp, form: Readonly<Record<string, string>>) =>
  clientSecret === ''
    ? { form: { ...form, client_id: clientId } }
    : { form, headers: { Authorization: basic(clientId, clientSecret) } };

const TOKENS: TokenEndpoint = {
  origin: API,
  path: '/2/oauth2/token',
  asked: ({ app }, form) => known(app, form),
};

export const auth: OAuth = {
  kind: 'oauth',
  asksServer: false,
  renewWithin: RENEW_WITHIN,
  rotates: true,
  authorizeUrl: (call, { state, redirectUri, verifier }) =>
    withQuery(AUTHORIZE, {
      response_type: 'code',
      client_id: call.app.clientId,
      redirect_uri: redirectUri,
      scope: scopesFor(call).join(' '),
      state,
      code_challenge: challengeOf(verifier),
      code_challenge_method: 'S256',
    }),
  exchange: (call, { code, redirectUri, verifier }) =>
    exchangeCode(call, TOKENS, { code, redirect_uri: redirectUri, code_verifier: verifier }),
  listAccounts: async (call, tokens) => [await readMe(call, tokens)],
  refresh: (call, tokens) => refreshTokens(call, TOKENS, tokens),
  revoke: async (call, { access, refresh }) => {
    const end = async (token: string, token_type_hint: string) =>
      isRevoked(await ask(call, API, '/2/oauth2/revoke', known(call.app, { token, token_type_hint })));
    // Each is one of its own: what is left of the pair would still let somebody in.
    const isRefreshOver = refresh === null || (await end(refresh, 'refresh_token'));
    return (await end(access, 'access_token')) && isRefreshOver;
  },
};

const Me = v.object({ data: v.object({ id: Id, name: Words, username: v.string() }) });

/** One signs in as one account. @throws Error when X does not tell who that is */
async function readMe(call: AuthCall, { access }: Tokens): Promise<NetworkAccount> {
  const reply = await ask(call, API, '/2/users/me?user.fields=name,username', {
    headers: { Authorization: `Bearer ${access}` },
  });
  const read = v.safeParse(Me, reply.json);
  if (!read.success)
    throw new SaidError(
      say('networks.answered-where', { who: 'X', status: reply.status, where: 'signed-in' }),
    );
  const { id, name, username } = read.output.data;
  return { id, name: name || username, handle: username, kind: 'profile', tokens: null };
}
