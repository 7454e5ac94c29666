// Requests to the Mastodon server on which somebody has their account. Written to the API of Mastodon 4.5 (documentation of
// 2 July 2026); what is used is there since 4.0.

import * as v from 'valibot';
import type { Told } from '../../../contract/sentence.ts';
import { MINUTE } from '../../../kernel/clock.ts';
import { say, wordsOfTold } from '../../../sentences/index.ts';
import { type Asked, askAt, isAway, isDone, later, type Reply, StagingEnded } from '../ask.ts';
import type { AuthCall, Call, PublishOutcome } from '../connector.ts';

/** Asks a server in nobody's name. @throws OutboundError */
export function askServer(
  call: Pick<AuthCall, 'outbound' | 'signal' | 'server'>,
  path: string,
  asked: Asked = {},
): Promise<Reply> {
  return askAt(call, `https://${call.server}${path}`, asked);
}

/** Asks in the name of the account, and tells what the reply said of limits. @throws OutboundError */
export async function askAs(call: Call, path: string, asked: Asked = {}): Promise<Reply> {
  const { credential } = call;
  if (!credential?.server) throw new Error('nobody has signed in to a server');
  const headers = { Authorization: `Bearer ${credential.token}`, ...asked.headers };
  const reply = await askServer({ ...call, server: credential.server }, path, { ...asked, headers });
  const [used, most, endsAt] = readLimit(reply);
  if (most !== undefined && used !== undefined) {
    const counted = nameOf(path, asked);
    const alike = counted !== 'calls';
    call.tell({ of: 'account', counted, alike, used, most, ...(endsAt && { endsAt }) });
  }
  return reply;
}

/** Uploads and removals have limits of their own. */
function nameOf(path: string, { method }: Asked): string {
  if (method === 'DELETE') return 'removals';
  return path.startsWith('/api/v2/media') ? 'uploads' : 'calls';
}

function readLimit({ headers }: Reply): [used?: number, most?: number, endsAt?: number] {
  const [most, left] = ['x-ratelimit-limit', 'x-ratelimit-remaining'].map((name) => Number(headers[name]));
  const endsAt = Date.parse(String(headers['x-ratelimit-reset']));
  if (!Number.isFinite(most) || !Number.isFinite(left)) return [];
  return [Number(most) - Number(left), most, Number.isFinite(endsAt) ? endsAt : undefined];
}

const Trouble = v.object({ error: v.string() });

/** What a server says is wrong. */
export function troubleOf({ json, status }: Reply): Told {
  const read = v.safeParse(Trouble, json);
  return read.success ? read.output.error : say('networks.server-answered', { status });
}

type Refusal = Exclude<PublishOutcome, { end: 'published' | 'pending' }>;

/** What a reply means that is no success, where it certainly had no effect. */
export function refusalOf(call: Call, reply: Reply): Refusal {
  const error = troubleOf(reply);
  if (reply.status !== 429 && isAway(reply)) return { end: 'unknown', error };
  // A right that was not given is asked for by signing in anew; a login that is disabled is the person's affair.
  if (reply.status === 401 || (reply.status === 403 && /scope/i.test(wordsOfTold(error))))
    return { end: 'reconnect', error };
  if (reply.status === 429) {
    const [, , endsAt] = readLimit(reply);
    return { end: 'retry', at: endsAt ?? call.clock.now() + 5 * MINUTE, error };
  }
  // Said of pictures and films that the server still works on.
  if (reply.status === 422 && /not finished processing/i.test(wordsOfTold(error))) {
    return { end: 'retry', at: call.clock.now() + MINUTE, error };
  }
  if (reply.status >= 400 && reply.status < 500) return { end: 'rejected', reason: error };
  return { end: 'unknown', error };
}

/** Of what changes nothing that anybody sees: the reply when it is a success. @throws StagingEnded */
export function requireSuccess(call: Call, reply: Reply): Reply {
  if (isDone(reply)) return reply;
  const refusal = refusalOf(call, reply);
  throw new StagingEnded(refusal.end === 'unknown' ? later(call, refusal.error) : refusal);
}
