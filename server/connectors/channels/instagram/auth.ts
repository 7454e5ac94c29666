// The two ways to sign in to Instagram: its own, which needs no page, and Facebook's, by the page that the account belongs to.

import * as v from 'valibot';
import { practice } from '../../../contract/channels/instagram.ts';
import { DAY, HOUR } from '../../../kernel/clock.ts';
import { SaidError } from '../../../kernel/said-error.ts';
import { say } from '../../../sentences/index.ts';
import { errorOf, kindOf } from '../../vendors/meta/errors.ts';
import { facebookLogin } from '../../vendors/meta/facebook-login.ts';
import { GRAPH_VERSION, INSTAGRAM_GRAPH } from '../../vendors/meta/graph.ts';
import { ask, type Reply } from '../ask.ts';
import type { AuthCall, NetworkAccount, OAuth, RefreshOutcome, SignInOutcome, Tokens } from '../connector.ts';
import { readTokens, withQuery } from '../oauth.ts';
import { Id, Words } from '../told.ts';

const PAGE = 'https://www.instagram.com/oauth/authorize';
const CODES = 'https://api.instagram.com';
/** Of sixty days; the vendor renews no token that is younger than a day. */
const RENEW_WITHIN = 30 * DAY;

/** By Facebook's app. */
const FACEBOOK_SCOPES = [
  'instagram_basic',
  'instagram_content_publish',
  'instagram_manage_insights',
  'instagram_manage_comments',
  'instagram_manage_contents',
  'pages_show_list',
  'pages_read_engagement',
  'business_management',
];

const { signIn } = practice;
const scopes = signIn.kind === 'oauth' ? signIn.scopes : [];

export const auth: OAuth = {
  kind: 'oauth',
  asksServer: false,
  renewWithin: RENEW_WITHIN,
  renewsItself: true,
  rotates: false,
  authorizeUrl: ({ app }, { state, redirectUri }) =>
    withQuery(PAGE, {
      client_id: app.clientId,
      redirect_uri: redirectUri,
      response_type: 'code',
      scope: scopes.join(','),
      state,
    }),
  exchange: (call, { code, redirectUri }) => exchange(call, { code, redirect_uri: redirectUri }),
  listAccounts,
  refresh,
  // The person takes it back on Instagram: there is no such call.
  revoke: null,
};

export const authByFacebook: OAuth = facebookLogin({
  scopes: FACEBOOK_SCOPES,
  fields: ['instagram_business_account{id,username,name}'],
  toAccount: ({ name, instagram_business_account: account }, tokens) =>
    account
      ? {
          ...{ id: account.id, tokens, kind: 'profile' },
          name: account.name || account.username || name || account.id,
          handle: account.username || null,
        }
      : null,
});

const Short = v.object({
  access_token: v.pipe(v.string(), v.nonEmpty()),
  permissions: v.nullish(v.union([v.string(), v.array(v.string())]), []),
});
/** The vendor's documents have it both ways. */
const ShortReply = v.union([
  Short,
  v.pipe(
    v.object({ data: v.tuple([Short]) }),
    v.transform(({ data: [short] }) => short),
  ),
]);

/** A code for a token of an hour, and that for one of sixty days. */
async function exchange(
  call: AuthCall,
  { code, redirect_uri }: { readonly code: string; readonly redirect_uri: string },
): Promise<SignInOutcome> {
  const { clientId, clientSecret } = call.app;
  const form = {
    ...{ client_id: clientId, client_secret: clientSecret, grant_type: 'authorization_code', redirect_uri },
    // What the page puts behind it belongs to the address.
    code: code.replace(/#_$/, ''),
  };
  const reply = await ask(call, CODES, '/oauth/access_token', { form });
  const short = v.safeParse(ShortReply, reply.json);
  if (reply.status >= 300 || !short.success) return refusalOf(reply);
  const { access_token, permissions } = short.output;
  const granted = typeof permissions === 'string' ? permissions.split(/[\s,]+/) : permissions;
  const query = { grant_type: 'ig_exchange_token', client_secret: clientSecret, access_token };
  const long = await ask(call, INSTAGRAM_GRAPH, withQuery('/access_token', query));
  // What is not said was granted as it was asked for.
  const told = granted.filter(Boolean);
  const before = { scopes: told.length > 0 ? told : scopes };
  const tokens = readTokens(long.json, call.clock.now(), before);
  return long.status < 300 && tokens ? { end: 'signed-in', tokens } : refusalOf(long);
}

/** Here the vendor has an envelope of its own, and says in words alone that it means the app. */
const CodeError = v.object({ error_message: v.string() });

/** @throws Error when the network is not well */
function refusalOf({ status, json }: Reply): SignInOutcome {
  if (status < 300 || status >= 500)
    throw new SaidError(say('networks.answered-where', { who: 'Instagram', status, where: 'tokens' }));
  const read = v.safeParse(CodeError, json);
  const isKeys = read.success && /platform app|client/i.test(read.output.error_message);
  return { end: 'refused', why: isKeys ? 'keys' : 'refused' };
}

const Me = v.object({
  user_id: Id,
  username: v.string(),
  name: Words,
});

/** A sign-in is for one account. @throws Error when it does not say which */
async function listAccounts(call: AuthCall, { access }: Tokens): Promise<readonly NetworkAccount[]> {
  const path = withQuery(`/${GRAPH_VERSION}/me`, { fields: 'user_id,username,name' });
  const headers = { Authorization: `Bearer ${access}` };
  const reply = await ask(call, INSTAGRAM_GRAPH, path, { headers });
  const read = v.safeParse(Me, reply.json);
  if (reply.status >= 300 || !read.success)
    throw new SaidError(say('networks.signed-in-untold', { who: 'Instagram', said: errorOf(reply).message }));
  const { user_id, username, name } = read.output;
  return [{ id: user_id, name: name || username, handle: username, kind: 'profile', tokens: null }];
}

/** The token renews itself. @throws Error when the network is not well */
async function refresh(call: AuthCall, tokens: Tokens): Promise<RefreshOutcome> {
  const query = { grant_type: 'ig_refresh_token', access_token: tokens.access };
  const reply = await ask(call, INSTAGRAM_GRAPH, withQuery('/refresh_access_token', query));
  const fresh = readTokens(reply.json, call.clock.now(), tokens);
  if (reply.status < 300 && fresh) return { end: 'refreshed', tokens: fresh };
  const kind = kindOf(errorOf(reply));
  if (kind === 'transient')
    throw new SaidError(
      say('networks.answered-where', { who: 'Instagram', status: reply.status, where: 'renewal' }),
    );
  return ['reconnect', 'permission'].includes(kind)
    ? { end: 'reconnect' }
    : { end: 'later', at: call.clock.now() + HOUR };
}
