// Requests to the server that keeps somebody's account (a PDS). Written to the lexicons of @atproto/api 0.18 to 0.21; what is used
// is the same in all of them.

import * as v from 'valibot';
import type { Told } from '../../../contract/sentence.ts';
import { MINUTE, SECOND } from '../../../kernel/clock.ts';
import { say } from '../../../sentences/index.ts';
import { type Asked, askAt, isAway, isDone, later, type Reply, StagingEnded } from '../ask.ts';
import type { AuthCall, Call, PublishOutcome } from '../connector.ts';
import { askWithProof, PrivateKey, wantsNonce } from './dpop.ts';

/** What a token is bound to that was given by OAuth. */
const Bound = v.object({
  key: PrivateKey,
  /** Who gave it, to which client, and for whom. */
  ...{ issuer: v.string(), clientId: v.string(), did: v.string() },
  /** When all of it ends, UTC milliseconds; null where it goes on for as long as it is used. */
  endsAt: v.nullable(v.number()),
});
export type Bound = v.InferOutput<typeof Bound>;

/** A token, and the server that it is for. All is sealed as one: wherever the token is used, its server is known. */
export interface Session {
  readonly pds: string;
  readonly jwt: string;
  /** Absent after an app password. */
  readonly bound?: Bound | undefined;
}

export function packSession({ pds, jwt, bound }: Session): string {
  const words = [pds, jwt];
  if (bound) words.push(Buffer.from(JSON.stringify(bound)).toString('base64url'));
  return words.join(' ');
}

export function openSession(packed: string): Session {
  const [pds = '', jwt = '', bound] = packed.split(' ');
  if (bound === undefined) return { pds, jwt };
  return { pds, jwt, bound: v.parse(Bound, JSON.parse(Buffer.from(bound, 'base64url').toString('utf8'))) };
}

/** Asks a server. @param method such as `com.atproto.repo.getRecord` @throws OutboundError */
export function askPds(
  call: Pick<AuthCall, 'outbound' | 'signal' | 'clock'>,
  { pds, jwt, bound }: Session,
  method: string,
  { query, ...asked }: Asked & { readonly query?: Readonly<Record<string, string>> | URLSearchParams } = {},
): Promise<Reply> {
  const search = query ? `?${new URLSearchParams(query)}` : '';
  const address = `${pds}/xrpc/${method}${search}`;
  if (bound) return askWithProof(call, address, { key: bound.key, token: jwt }, asked);
  const headers = { ...(jwt !== '' && { Authorization: `Bearer ${jwt}` }), ...asked.headers };
  return askAt(call, address, { ...asked, headers });
}

/** Asks in the name of the account, and tells what the reply said of limits. @throws OutboundError */
export async function askAs(
  call: Call,
  method: string,
  asked: Parameters<typeof askPds>[3] = {},
): Promise<Reply> {
  if (!call.credential) throw new Error('nobody has signed in');
  const reply = await askPds(call, openSession(call.credential.token), method, asked);
  const { used, most, endsAt } = readLimit(reply);
  if (used !== undefined && most !== undefined) {
    call.tell({ of: 'account', counted: nameOf(method), used, most, ...(endsAt && { endsAt }) });
  }
  return reply;
}

/** What is written is counted by points, an hour and a day long. */
function nameOf(method: string): string {
  return method === 'com.atproto.repo.applyWrites' ? 'writes' : 'calls';
}

function readLimit({ headers }: Reply): { used?: number; most?: number; endsAt?: number } {
  const [most, left, reset] = ['limit', 'remaining', 'reset'].map((name) => {
    const told = headers[`ratelimit-${name}`];
    return typeof told === 'string' && /^\d+$/.test(told) ? Number(told) : undefined;
  });
  return {
    ...(most !== undefined && left !== undefined && { used: most - left, most }),
    ...(reset !== undefined && { endsAt: reset * SECOND }),
  };
}

const Trouble = v.object({ error: v.nullish(v.string(), ''), message: v.nullish(v.string(), '') });

/** What a server says is wrong: the vendor's name of it, and in words. */
export function troubleOf({ json, status }: Reply): { readonly name: string; readonly words: Told } {
  const read = v.safeParse(Trouble, json);
  const { error, message } = read.success ? read.output : { error: '', message: '' };
  return { name: error, words: message || error || say('networks.server-answered', { status }) };
}

/** The token is no good any more; servers say so with different statuses. */
const ENDED = ['ExpiredToken', 'InvalidToken', 'AuthMissing', 'AuthenticationRequired', 'invalid_token'];

type Refusal = Exclude<PublishOutcome, { end: 'published' | 'pending' }>;

/** What a reply means that is no success, where it certainly had no effect. */
export function refusalOf(call: Pick<Call, 'clock'>, reply: Reply): Refusal {
  const { name, words } = troubleOf(reply);
  if (reply.status !== 429 && isAway(reply)) return { end: 'unknown', error: words };
  // It has done nothing, and takes the same with the nonce that it has given now.
  if (wantsNonce(reply)) return later(call, words);
  if (reply.status === 401 || ENDED.includes(name) || name === 'ScopeMissingError')
    return { end: 'reconnect', error: words };
  if (reply.status === 429) {
    return { end: 'retry', at: readLimit(reply).endsAt ?? call.clock.now() + 5 * MINUTE, error: words };
  }
  if (reply.status >= 400 && reply.status < 500) return { end: 'rejected', reason: words };
  return { end: 'unknown', error: words };
}

/** Of what nobody sees yet: the reply when it is a success. @throws StagingEnded */
export function requireSuccess(call: Call, reply: Reply): Reply {
  if (isDone(reply)) return reply;
  const refusal = refusalOf(call, reply);
  throw new StagingEnded(refusal.end === 'unknown' ? later(call, refusal.error) : refusal);
}
