// Signing in to TikTok. Refresh tokens work once. An account is offered once for each of those who may see its posts: TikTok
// wants a person to choose that, and nothing to be chosen before.

import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { MINUTE } from '../../../kernel/clock.ts';
import { errorSaying } from '../../../kernel/said-error.ts';
import { ask } from '../ask.ts';
import type { AuthCall, NetworkAccount, OAuth, ProviderApp, Tokens } from '../connector.ts';
import {
  exchangeCode,
  isRevoked,
  refreshTokens,
  scopesFor,
  type TokenEndpoint,
  withQuery,
} from '../oauth.ts';
import { Words } from '../told.ts';
import { API, askTikTok, dataOf } from './api.ts';
import { audienceOf, readCreator, toAccountId } from './audience.ts';
import { wordsOfRefusal } from './errors.ts';

const AUTHORIZE = 'https://www.tiktok.com/v2/auth/authorize/';
/** Access lasts two hours, or a day with older apps. */
const RENEW_WITHIN = 10 * MINUTE;

const keysOf = ({ clientId, clientSecret }: ProviderApp) => ({
  client_key: clientId,
  client_secret: clientSecret,
});

const TOKENS: TokenEndpoint = {
  origin: API,
  path: '/v2/oauth/token/',
  asked: ({ app }, form) => ({ form: { ...keysOf(app), ...form } }),
};

/** TikTok asks apps that lead back to one's own machine for a challenge, and wants its digest in hex. */
function asksForChallenge(redirectUri: string): boolean {
  return redirectUri.startsWith('http://');
}

export const auth: OAuth = {
  kind: 'oauth',
  asksServer: false,
  renewWithin: RENEW_WITHIN,
  rotates: true,
  authorizeUrl: (call, { state, redirectUri, verifier }) =>
    withQuery(AUTHORIZE, {
      client_key: call.app.clientId,
      scope: scopesFor(call).join(','),
      response_type: 'code',
      redirect_uri: redirectUri,
      state,
      ...(asksForChallenge(redirectUri) && {
        code_challenge: createHash('sha256').update(verifier).digest('hex'),
        code_challenge_method: 'S256',
      }),
    }),
  exchange: (call, { code, redirectUri, verifier }) =>
    exchangeCode(call, TOKENS, {
      code,
      redirect_uri: redirectUri,
      ...(asksForChallenge(redirectUri) && { code_verifier: verifier }),
    }),
  listAccounts,
  refresh: (call, tokens) => refreshTokens(call, TOKENS, tokens),
  revoke: async (call, { access }) => {
    const form = { ...keysOf(call.app), token: access };
    return isRevoked(await ask(call, API, '/v2/oauth/revoke/', { form }));
  },
};

const User = v.object({
  user: v.object({
    open_id: v.string(),
    display_name: Words,
    username: Words,
  }),
});

/** @throws Error when TikTok does not tell who has signed in, or who may see the posts */
async function listAccounts(call: AuthCall, { access }: Tokens): Promise<readonly NetworkAccount[]> {
  const reply = await askTikTok(call, access, '/v2/user/info/?fields=open_id,display_name,username');
  const data = dataOf(User, reply);
  if (!data) throw errorSaying(wordsOfRefusal(reply));
  const { open_id, display_name, username } = data.user;
  const creator = await readCreator(call, access);
  if ('refused' in creator) throw errorSaying(wordsOfRefusal(creator.refused));
  const handle = username || creator.username;
  return creator.levels.map((level) => ({
    id: toAccountId({ openId: open_id, level }),
    name: `${display_name || handle || 'TikTok account'}, seen by ${audienceOf(level)}`,
    handle: handle || null,
    kind: 'audience',
    tokens: null,
  }));
}
