// Signing in with a Google account: access lasts an hour, and the refresh token goes on, so that it comes once only.
import { MINUTE } from '../../../kernel/clock.ts';
import { ask } from '../../channels/ask.ts';
import type { AuthCall, NetworkAccount, OAuth, Tokens } from '../../channels/connector.ts';
import {
  challengeOf,
  exchangeCode,
  isRevoked,
  refreshTokens,
  type TokenEndpoint,
  withQuery,
} from '../../channels/oauth.ts';

const AUTHORIZE = 'https://accounts.google.com/o/oauth2/v2/auth';
const TOKENS = 'https://oauth2.googleapis.com';

const ENDPOINT: TokenEndpoint = {
  origin: TOKENS,
  path: '/token',
  asked: ({ app }, form) => ({
    form: { ...form, client_id: app.clientId, client_secret: app.clientSecret },
  }),
};

/** The sign-in of one product of Google's. @param scopes what is asked for; people may grant less */
export function googleAuth(
  scopes: readonly string[],
  listAccounts: (call: AuthCall, tokens: Tokens) => Promise<readonly NetworkAccount[]>,
): OAuth {
  return {
    kind: 'oauth',
    asksServer: false,
    renewWithin: 10 * MINUTE,
    rotates: false,
    authorizeUrl: ({ app }, { state, redirectUri, verifier }) =>
      withQuery(AUTHORIZE, {
        client_id: app.clientId,
        redirect_uri: redirectUri,
        response_type: 'code',
        scope: scopes.join(' '),
        // A refresh token comes with offline access, and for certain only when the person is asked.
        access_type: 'offline',
        prompt: 'consent',
        state,
        code_challenge: challengeOf(verifier),
        code_challenge_method: 'S256',
      }),
    exchange: (call, { code, redirectUri, verifier }) =>
      exchangeCode(call, ENDPOINT, { code, redirect_uri: redirectUri, code_verifier: verifier }),
    listAccounts,
    refresh: (call, tokens) => refreshTokens(call, ENDPOINT, tokens),
    revoke: async (call, { access, refresh }) =>
      isRevoked(await ask(call, TOKENS, '/revoke', { form: { token: refresh ?? access } })),
  };
}
