// Signing in to Bluesky with an app password: who types a handle needs to know no server.

import * as v from 'valibot';
import { MINUTE, SECOND } from '../../../kernel/clock.ts';
import { errorSaying } from '../../../kernel/said-error.ts';
import { OutboundError } from '../../outbound-error.ts';
import { isAway, isDone, type Reply } from '../ask.ts';
import type {
  AppPassword,
  AuthCall,
  NetworkAccount,
  RefreshOutcome,
  SignInOutcome,
  Tokens,
} from '../connector.ts';
import { DidDocument, findPerson, isKnownAs, pdsOf, readDid } from './identity.ts';
import { askPds, openSession, packSession, refusalOf, type Session, troubleOf } from './pds.ts';

/** As the network makes them. What looks otherwise may be somebody's own password, and is not sent anywhere. */
const APP_PASSWORD = /^[a-z0-9]{4}(-[a-z0-9]{4}){3}$/;
/** Where accounts are that are named by their address of mail. */
const USUAL = 'https://bsky.social';
const FRONT_DOOR: Home = { pds: USUAL, did: null };
/** Of names that it gives itself. */
const ITS_OWN = '.bsky.social';

/** The server on which one signs in, and as whom; null where it is to say that. */
interface Home {
  readonly pds: string;
  readonly did: string | null;
}

export const auth: AppPassword = {
  kind: 'app-password',
  asksServer: false,
  // Access lasts for two hours, or for minutes where a server says so.
  renewWithin: 5 * MINUTE,
  // A token that was spent brings the same new one for two hours more.
  rotates: false,
  signIn,
  listAccounts,
  refresh,
  revoke: async (call, { access, refresh }) => {
    const { pds } = openSession(access);
    const session = { pds, jwt: refresh ?? '' };
    return isDone(await askPds(call, session, 'com.atproto.server.deleteSession', { method: 'POST' }));
  },
};

const Signed = v.object({
  accessJwt: v.pipe(v.string(), v.nonEmpty()),
  refreshJwt: v.pipe(v.string(), v.nonEmpty()),
  did: v.string(),
  didDoc: v.nullish(v.unknown()),
});
type Signed = v.InferOutput<typeof Signed>;

async function signIn(
  call: AuthCall,
  { handle, password }: { readonly handle: string; readonly password: string },
): Promise<SignInOutcome> {
  const name = toName(handle);
  if (!APP_PASSWORD.test(password)) return { end: 'refused', why: 'refused' };
  const home = await findHome(call, name);
  if (!home) return { end: 'refused', why: 'refused' };
  const reply = await askPds(call, { pds: home.pds, jwt: '' }, 'com.atproto.server.createSession', {
    json: { identifier: name, password },
  });
  const signed = v.safeParse(Signed, reply.json);
  if (reply.status !== 200 || !signed.success) {
    requireAnswer(reply);
    return { end: 'refused', why: 'refused' };
  }
  if (home.did !== null && signed.output.did !== home.did) return { end: 'refused', why: 'refused' };
  return { end: 'signed-in', tokens: toTokens(call, signed.output, homeOf(call, signed.output) ?? home.pds) };
}

/** As it is typed by many: with the sign in front, and without the network's own name. */
export function toName(typed: string): string {
  const name = typed.trim().replace(/^@/, '').toLowerCase();
  return /[.@]/.test(name) ? name : `${name}.bsky.social`;
}

/** Null when there is nobody of that name. */
export async function findHome(call: AuthCall, handle: string): Promise<Home | null> {
  if (handle.includes('@')) return FRONT_DOOR;
  try {
    const did = await findPerson(call, handle);
    if (did === null) return null;
    const document = await readDid(call, did);
    const pds = pdsOf(call, document);
    return pds && isKnownAs(document, handle) ? { pds, did } : null;
  } catch (error) {
    // Whose name is of the front door signs in there also while the directories are away; so does everybody at a stand-in's.
    const isIts = handle.endsWith(ITS_OWN) || call.outbound.pageAt(USUAL) !== USUAL;
    if (isIts && error instanceof OutboundError) return FRONT_DOOR;
    throw error;
  }
}

/** Whoever signs in at the front door of many servers is told which of them is theirs. */
function homeOf(call: AuthCall, { did, didDoc }: Signed): string | undefined {
  const read = v.safeParse(DidDocument, didDoc);
  return read.success && read.output.id === did ? pdsOf(call, read.output) : undefined;
}

function toTokens(call: AuthCall, { accessJwt, refreshJwt }: Signed, pds: string): Tokens {
  return {
    access: packSession({ pds, jwt: accessJwt }),
    accessEndsAt: endOf(call, accessJwt),
    refresh: refreshJwt,
    refreshEndsAt: endOf(call, refreshJwt),
    scopes: [],
  };
}

const Claims = v.object({ exp: v.number() });

/** When a token says that it ends; null when it says nothing that we understand. */
function endOf(_: AuthCall, jwt: string): number | null {
  try {
    const claims = Buffer.from(jwt.split('.')[1] ?? '', 'base64url').toString('utf8');
    return v.parse(Claims, JSON.parse(claims)).exp * SECOND;
  } catch {
    return null;
  }
}

const Account = v.object({
  did: v.string(),
  handle: v.string(),
  active: v.nullish(v.boolean()),
  status: v.nullish(v.string()),
});
export type Account = v.InferOutput<typeof Account>;

/** @throws Error when the server does not tell */
export async function readAccount(
  call: Pick<AuthCall, 'outbound' | 'signal' | 'clock'>,
  session: Session,
): Promise<Reply & { account?: Account }> {
  const reply = await askPds(call, session, 'com.atproto.server.getSession');
  const read = v.safeParse(Account, reply.json);
  return reply.status === 200 && read.success ? { ...reply, account: read.output } : reply;
}

export async function listAccounts(call: AuthCall, { access }: Tokens): Promise<readonly NetworkAccount[]> {
  const reply = await readAccount(call, openSession(access));
  if (!reply.account) throw errorSaying(troubleOf(reply).words);
  const { did, handle } = reply.account;
  return [{ id: did, name: handle, handle, kind: 'profile', tokens: null }];
}

async function refresh(call: AuthCall, tokens: Tokens): Promise<RefreshOutcome> {
  if (tokens.refresh === null) return { end: 'reconnect' };
  const { pds } = openSession(tokens.access);
  const session = { pds, jwt: tokens.refresh };
  const reply = await askPds(call, session, 'com.atproto.server.refreshSession', { method: 'POST' });
  const signed = v.safeParse(Signed, reply.json);
  if (reply.status === 200 && signed.success) {
    return { end: 'refreshed', tokens: toTokens(call, signed.output, homeOf(call, signed.output) ?? pds) };
  }
  if (reply.status === 429) {
    const refusal = refusalOf(call, reply);
    return { end: 'later', at: refusal.end === 'retry' ? refusal.at : call.clock.now() + MINUTE };
  }
  requireAnswer(reply);
  // Whatever stands before the server does not know the token.
  if (isAway(reply)) throw errorSaying(troubleOf(reply).words);
  return { end: 'reconnect' };
}

/** Neither tokens nor a refusal: the server is not well. */
function requireAnswer(reply: Reply): void {
  if (reply.status < 400 || reply.status >= 500 || reply.status === 429)
    throw errorSaying(troubleOf(reply).words);
}
