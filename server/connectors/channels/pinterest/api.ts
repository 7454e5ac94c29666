// Pinterest's API, and what its refusals mean.

import * as v from 'valibot';
import type { Told } from '../../../contract/sentence.ts';
import { MINUTE, SECOND } from '../../../kernel/clock.ts';
import { say } from '../../../sentences/index.ts';
import { type Asked, ask, isAway, later, type Reply, StagingEnded } from '../ask.ts';
import type { Call, Credential, PublishOutcome } from '../connector.ts';
import { Count, Words } from '../told.ts';

export const API = 'https://api.pinterest.com';

export type Way = Pick<Call, 'outbound' | 'signal'> & { readonly token: string };

/** A call together with the board that it is for. */
export type Pinner = Call & Way & { readonly credential: Credential };

/** @throws Error for a call without a sign-in, which nobody makes */
export function pinnerOf(call: Call): Pinner {
  const { credential } = call;
  if (!credential) throw new Error('nobody signed in to Pinterest');
  return { ...call, credential, token: credential.token };
}

/** @throws OutboundError */
export function askPinterest({ token, ...way }: Way, path: string, asked: Asked = {}): Promise<Reply> {
  const headers = { Authorization: `Bearer ${token}`, ...asked.headers };
  return ask(way, API, `/v5${path}`, { ...asked, headers });
}

const Problem = v.object({ code: Count, message: Words });

export interface Trouble {
  readonly code: number;
  readonly message: Told;
}

export function troubleOf({ json, status }: Reply): Trouble {
  const read = v.safeParse(Problem, json);
  const { code = 0, message = '' } = read.success ? read.output : {};
  return { code, message: message || say('networks.answered', { who: 'Pinterest', status }) };
}

/** The app is on trial. */
const TRIAL = 29;
/** Pinterest names no moment; with Trial access its limit is one of a day. */
const PAUSE = 15 * MINUTE;

/** What a reply other than a success means for a pin that is certainly not there. */
export function refusalOf(call: Pick<Call, 'clock' | 'tell'>, reply: Reply): PublishOutcome {
  const { code, message } = troubleOf(reply);
  if (reply.status !== 429 && isAway(reply)) return later(call, message);
  switch (reply.status) {
    case 401:
      return { end: 'reconnect', error: message };
    case 403:
      if (code !== TRIAL)
        return { end: 'attention', reason: say('networks.pinterest-forbidden', { said: message }) };
      return {
        end: 'attention',
        reason: say('networks.pinterest-on-trial', { said: message }),
      };
    case 404:
      return { end: 'attention', reason: say('networks.pinterest-no-board', { said: message }) };
    case 429:
      return { end: 'retry', at: noteLimit(call, reply), error: message };
    default:
      return { end: 'rejected', reason: message };
  }
}

/** @returns when Pinterest may be asked again, UTC milliseconds */
export function noteLimit(
  { clock, tell }: Pick<Call, 'clock' | 'tell'>,
  { headers }: Pick<Reply, 'headers'>,
): number {
  const named = Number(headers['retry-after']);
  const blockedUntil = clock.now() + (named > 0 ? named * SECOND : PAUSE);
  // Reading, figures and writing are counted apart.
  tell({ of: 'account', counted: 'calls', alike: true, blockedUntil });
  return blockedUntil;
}

/** What a repeatable call brought. @throws StagingEnded where it brought nothing, or nothing that one knows */
export function readStaged<S extends v.GenericSchema>(
  call: Pick<Call, 'clock' | 'tell'>,
  reply: Reply,
  schema: S,
): v.InferOutput<S> {
  const read = v.safeParse(schema, reply.json);
  if (reply.status < 300 && read.success) return read.output;
  if (reply.status >= 300) throw new StagingEnded(refusalOf(call, reply));
  throw new StagingEnded(later(call, say('networks.not-understood', { who: 'Pinterest' })));
}
