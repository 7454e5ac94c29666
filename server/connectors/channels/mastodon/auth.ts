// Signing in to Mastodon: every server has its own apps, so ours is made known to each when somebody first comes from it.

import * as v from 'valibot';
import { practiceOf } from '../../../contract/channels/index.ts';
import { errorSaying, SaidError } from '../../../kernel/said-error.ts';
import { say } from '../../../sentences/index.ts';
import type { AuthCall, NetworkAccount, OAuth, ProviderApp, SignInOutcome, Tokens } from '../connector.ts';
import { challengeOf, errorOf, isRevoked, readTokens, withQuery } from '../oauth.ts';
import { Count, Id, Words } from '../told.ts';
import { askServer, troubleOf } from './server.ts';

/** As people see us where they allow us, and beneath what we post. */
const APP_NAME = 'Drivyn';

export const auth: OAuth = {
  kind: 'oauth',
  asksServer: true,
  // Tokens of Mastodon have no end.
  renewWithin: 0,
  rotates: false,
  register,
  authorizeUrl: ({ app, server, channel }, { state, redirectUri, verifier }) =>
    withQuery(`https://${server}/oauth/authorize`, {
      response_type: 'code',
      client_id: app.clientId,
      redirect_uri: redirectUri,
      scope: scopesOf(channel),
      state,
      // Servers before 4.3 ask for no challenge, and pass over it.
      code_challenge: challengeOf(verifier),
      code_challenge_method: 'S256',
    }),
  exchange,
  listAccounts,
  refresh: async () => ({ end: 'reconnect' }),
  revoke: async (call, { access }) => {
    const { clientId, clientSecret } = call.app;
    const form = { client_id: clientId, client_secret: clientSecret, token: access };
    return isRevoked(await askServer(call, '/oauth/revoke', { form }));
  },
};

function scopesOf(channel: AuthCall['channel']): string {
  const { signIn } = practiceOf(channel);
  return signIn.kind === 'oauth' ? signIn.scopes.join(' ') : '';
}

const App = v.object({ client_id: v.pipe(v.string(), v.nonEmpty()), client_secret: v.string() });

async function register(call: Omit<AuthCall, 'app'>, redirectUri: string): Promise<ProviderApp> {
  const form = { client_name: APP_NAME, redirect_uris: redirectUri, scopes: scopesOf(call.channel) };
  const reply = await askServer(call, '/api/v1/apps', { form });
  const app = v.safeParse(App, reply.json);
  if (!app.success)
    throw new SaidError(say('networks.no-app', { server: call.server, said: troubleOf(reply) }));
  return { clientId: app.output.client_id, clientSecret: app.output.client_secret };
}

async function exchange(
  call: AuthCall,
  { code, redirectUri, verifier }: Parameters<OAuth['exchange']>[1],
): Promise<SignInOutcome> {
  const { clientId, clientSecret } = call.app;
  const reply = await askServer(call, '/oauth/token', {
    form: {
      grant_type: 'authorization_code',
      code,
      client_id: clientId,
      client_secret: clientSecret,
      redirect_uri: redirectUri,
      code_verifier: verifier,
    },
  });
  const tokens = readTokens(reply.json, call.clock.now(), { scopes: [] });
  if (reply.status < 300 && tokens) return { end: 'signed-in', tokens };
  if (reply.status < 400 || reply.status >= 500 || reply.status === 429) throw errorSaying(troubleOf(reply));
  return { end: 'refused', why: errorOf(reply) === 'invalid_client' ? 'keys' : 'refused' };
}

/** The part of an account that matters here; whoever shows none has the name under which they sign in. */
export const Account = v.object({
  id: Id,
  username: v.string(),
  display_name: Words,
  followers_count: Count,
});

async function listAccounts(call: AuthCall, { access }: Tokens): Promise<readonly NetworkAccount[]> {
  const headers = { Authorization: `Bearer ${access}` };
  const reply = await askServer(call, '/api/v1/accounts/verify_credentials', { headers });
  const account = v.safeParse(Account, reply.json);
  if (reply.status !== 200 || !account.success) throw errorSaying(troubleOf(reply));
  const { id, username, display_name } = account.output;
  const handle = `${username}@${call.server}`;
  return [{ id, name: display_name || username, handle, kind: 'profile', tokens: null }];
}
