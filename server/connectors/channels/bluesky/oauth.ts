// Signing in to Bluesky on the page of the account's own server: AT Protocol's profile of OAuth, with requests that are pushed
// (RFC 9126), challenges (RFC 7636) and tokens that are bound to a key (RFC 9449). https://atproto.com/specs/oauth

import * as v from 'valibot';
import { DAY, MINUTE } from '../../../kernel/clock.ts';
import { SaidError, toldBy } from '../../../kernel/said-error.ts';
import { say } from '../../../sentences/index.ts';
import { isAway, type Reply } from '../ask.ts';
import type { AuthCall, OAuth, RefreshOutcome, SignInOutcome, Tokens } from '../connector.ts';
import { challengeOf, errorOf, isRevoked, readTokens, withQuery } from '../oauth.ts';
import { findHome, listAccounts, toName } from './auth.ts';
import {
  type AuthorizationServer,
  homeOfAccount,
  issuerOf,
  readAuthorizationServer,
} from './authorization-server.ts';
import { clientFields, describeClient, isConfidential, leadsBackTo, makeClient, SCOPES } from './client.ts';
import { askWithProof, createKey, PrivateKey } from './dpop.ts';
import { openSession, packSession } from './pds.ts';

/** How long one may go without new tokens, and a client without a key altogether, by the specification. */
const LASTS = { used: 180 * DAY, inAll: 14 * DAY };

/** What is kept of a sign-in until one comes back. */
const Note = v.object({ issuer: v.string(), did: v.nullable(v.string()), key: PrivateKey });
type Note = v.InferOutput<typeof Note>;

export const oauth: OAuth = {
  kind: 'oauth',
  asksServer: false,
  asksHandle: true,
  scopes: SCOPES,
  // Access lasts for minutes to an hour.
  renewWithin: 5 * MINUTE,
  rotates: true,
  leadsBackTo,
  register: async (_, redirectUri) => makeClient(redirectUri),
  describe: describeClient,
  begin,
  authorizeUrl: () => {
    throw new Error('the page of a server of AT Protocol is made by asking it');
  },
  exchange,
  listAccounts,
  refresh,
  revoke,
};

async function begin(
  call: AuthCall,
  { state, redirectUri, verifier, handle }: Parameters<NonNullable<OAuth['begin']>>[1],
): ReturnType<NonNullable<OAuth['begin']>> {
  const name = toName(handle);
  const home = await findHome(call, name);
  if (!home) return { end: 'refused', why: 'refused' };
  const server = await readAuthorizationServer(call, await issuerOf(call, home.pds));
  const key = createKey();
  const reply = await askWithProof(call, server.pushAt, { key }, () => ({
    form: {
      ...clientFields(call, server.issuer),
      ...{ response_type: 'code', redirect_uri: redirectUri, scope: SCOPES.join(' '), state },
      ...{ code_challenge: challengeOf(verifier), code_challenge_method: 'S256', login_hint: name },
    },
  }));
  const pushed = v.safeParse(v.object({ request_uri: v.string() }), reply.json);
  if (reply.status >= 300 || !pushed.success) {
    requireRefusal(reply);
    return { end: 'refused', why: isOfClient(reply) ? 'keys' : 'refused' };
  }
  const query = { client_id: call.app.clientId, request_uri: pushed.output.request_uri };
  const note: Note = { issuer: server.issuer, did: home.did, key };
  return { end: 'begun', url: withQuery(server.authorizeAt, query), note: JSON.stringify(note) };
}

async function exchange(
  call: AuthCall,
  { code, redirectUri, verifier, note, issuer: by }: Parameters<OAuth['exchange']>[1],
): Promise<SignInOutcome> {
  const { issuer, did, key } = v.parse(Note, JSON.parse(note ?? ''));
  // Another server than the one that was asked has led back (RFC 9207).
  if (by !== issuer) return { end: 'refused', why: 'refused' };
  const server = await readAuthorizationServer(call, issuer);
  const form = { grant_type: 'authorization_code', code, redirect_uri: redirectUri, code_verifier: verifier };
  const got = await askForTokens(call, { server, key, form });
  if (got.end === 'refused') return { end: 'refused', why: isOfClient(got.reply) ? 'keys' : 'refused' };
  // Whoever gives tokens may say whose they are only where that account itself says that it signs in there.
  if (did !== null && got.did !== did) return { end: 'refused', why: 'refused' };
  const home = await homeOfAccount(call, got.did);
  if (home.issuer !== issuer) return { end: 'refused', why: 'refused' };
  const session = { pds: home.pds, jwt: got.tokens.access };
  const endsAt = isConfidential(call.app) ? null : call.clock.now() + LASTS.inAll;
  const bound = { key, issuer, did: got.did, clientId: call.app.clientId, endsAt };
  return { end: 'signed-in', tokens: toTokens(call, got.tokens, { ...session, bound }) };
}

/** The same tokens, with all that they are of use with. */
function toTokens({ clock }: AuthCall, tokens: Tokens, session: Parameters<typeof packSession>[0]): Tokens {
  const untilUsed = clock.now() + LASTS.used;
  return {
    ...tokens,
    access: packSession(session),
    refreshEndsAt: session.bound?.endsAt ?? untilUsed,
  };
}

async function refresh(call: AuthCall, tokens: Tokens): Promise<RefreshOutcome> {
  const { bound, pds } = openSession(tokens.access);
  // Tokens are good for whom they were given to: this server is known by another address now.
  if (tokens.refresh === null || !bound || bound.clientId !== call.app.clientId) return { end: 'reconnect' };
  // Nothing is spent by reading what a server says of itself.
  const server = await readAuthorizationServer(call, bound.issuer).catch((error: Error) => error);
  if (server instanceof Error) return { end: 'later', at: call.clock.now() + MINUTE, error: toldBy(server) };
  const form = { grant_type: 'refresh_token', refresh_token: tokens.refresh };
  const got = await askForTokens(call, { server, key: bound.key, form, before: tokens });
  if (got.end === 'given') {
    if (got.did !== bound.did) return { end: 'reconnect' };
    return { end: 'refreshed', tokens: toTokens(call, got.tokens, { pds, jwt: got.tokens.access, bound }) };
  }
  const { reply } = got;
  if (!isOfClient(reply)) return { end: 'reconnect' };
  const error = say('networks.bluesky-not-us', { code: errorOf(reply) ?? null });
  return { end: 'later', at: call.clock.now() + 10 * MINUTE, error, isKeys: true };
}

const Given = v.object({ sub: v.string(), token_type: v.literal('DPoP') });

type Got =
  | { readonly end: 'given'; readonly tokens: Tokens; readonly did: string }
  | { readonly end: 'refused'; readonly reply: Reply };

/** @throws OutboundError, Error when the server neither gives tokens nor refuses them */
async function askForTokens(
  call: AuthCall,
  asked: {
    readonly server: AuthorizationServer;
    readonly key: PrivateKey;
    readonly form: Readonly<Record<string, string>>;
    readonly before?: Tokens;
  },
): Promise<Got> {
  const { server, key, form, before = { scopes: [] } } = asked;
  const reply = await askWithProof(call, server.tokensAt, { key }, () => ({
    form: { ...form, ...clientFields(call, server.issuer) },
  }));
  const tokens = readTokens(reply.json, call.clock.now(), before);
  const given = v.safeParse(Given, reply.json);
  // Without its own scope it would be no sign-in of this protocol.
  if (reply.status < 300 && tokens && given.success && tokens.scopes.includes('atproto'))
    return { end: 'given', tokens, did: given.output.sub };
  if (reply.status >= 300) requireRefusal(reply);
  return { end: 'refused', reply };
}

/** What is said of us, and not of what was asked. */
const OF_CLIENT = ['invalid_client', 'invalid_client_id', 'invalid_client_metadata', 'unauthorized_client'];

function isOfClient(reply: Reply): boolean {
  return OF_CLIENT.includes(errorOf(reply) ?? '');
}

/** @throws Error when a server is not well, or something answers in its place */
function requireRefusal(reply: Reply): void {
  if (reply.status === 429 || isAway(reply) || errorOf(reply) === undefined)
    throw new SaidError(say('networks.server-answered-where', { status: reply.status, where: 'sign-in' }));
}

async function revoke(call: AuthCall, { access, refresh }: Tokens): Promise<boolean> {
  const { bound, jwt } = openSession(access);
  if (!bound) return false;
  const { revokeAt } = await readAuthorizationServer(call, bound.issuer);
  if (revokeAt === null) return false;
  const { key, issuer } = bound;
  const token = refresh ?? jwt;
  const form = () => ({ form: { token, ...clientFields(call, issuer) } });
  return isRevoked(await askWithProof(call, revokeAt, { key }, form));
}
