// What LinkedIn's refusals mean.

import * as v from 'valibot';
import type { Told } from '../../../contract/sentence.ts';
import { DAY, MINUTE, SECOND } from '../../../kernel/clock.ts';
import { say, wordsOfTold } from '../../../sentences/index.ts';
import { isAway, later, type Reply } from '../ask.ts';
import type { Call, LimitNotice, PublishOutcome } from '../connector.ts';
import { Words } from '../told.ts';
import { LINKEDIN_VERSION } from './api.ts';

const Problem = v.object({
  message: Words,
  code: Words,
  errorDetails: v.nullish(v.object({ inputErrors: v.nullish(v.array(v.object({ code: Words })), []) })),
});

export interface Trouble {
  readonly codes: readonly string[];
  readonly message: Told;
}

export function troubleOf({ json, status }: Reply): Trouble {
  const read = v.safeParse(Problem, json);
  const { message = '', code = '', errorDetails } = read.success ? read.output : {};
  return {
    codes: [code, ...(errorDetails?.inputErrors.map((one) => one.code) ?? [])],
    message: message || say('networks.answered', { who: 'LinkedIn', status }),
  };
}

const RETIRED = say('networks.linkedin-retired', { version: LINKEDIN_VERSION });

/** What a reply other than a success means for a post that is certainly not out. */
export function refusalOf(call: Pick<Call, 'clock' | 'tell'>, reply: Reply): PublishOutcome {
  const { codes, message } = troubleOf(reply);
  if (reply.status !== 429 && isAway(reply)) return later(call, message);
  switch (reply.status) {
    case 401:
      return { end: 'reconnect', error: message };
    case 409:
      return { end: 'retry', at: call.clock.now() + MINUTE, error: message };
    case 426:
      return { end: 'attention', reason: RETIRED };
    case 429:
      return { end: 'retry', at: noteThrottle(call, reply), error: message };
    default:
      // The likeliest reason is an earlier attempt of ours whose answer was lost: it is looked for.
      if (codes.includes('DUPLICATE_POST')) return { end: 'unknown', error: message };
      return { end: 'rejected', reason: message };
  }
}

/** LinkedIn's limits are of a day, which ends at midnight UTC, unless it names another; no header says how much of one is left. */
export function noteThrottle(
  { clock, tell }: Pick<Call, 'clock' | 'tell'>,
  reply: Pick<Reply, 'headers' | 'json' | 'status' | 'text'>,
): number {
  const message = wordsOfTold(troubleOf(reply).message);
  const now = clock.now();
  const named = Number(reply.headers['retry-after']);
  const midnight = (Math.floor(now / DAY) + 1) * DAY;
  const isShort = /\b(SECOND|MINUTE|HOUR)S?\b/i.test(message);
  const blockedUntil = named > 0 ? now + named * SECOND : isShort ? now + MINUTE : midnight;
  const of: LimitNotice['of'] = /APPLICATION(?!_AND_MEMBER)/i.test(message) ? 'app' : 'account';
  // Each resource is counted apart.
  tell({ of, counted: 'calls', alike: true, blockedUntil });
  return blockedUntil;
}
