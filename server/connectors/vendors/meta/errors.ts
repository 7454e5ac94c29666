// What the Graph API says when it says no, and what follows from it. Codes are the vendor's; most come with HTTP 400.

import * as v from 'valibot';
import type { Told } from '../../../contract/sentence.ts';
import { HOUR, MINUTE } from '../../../kernel/clock.ts';
import { say } from '../../../sentences/index.ts';
import { later, type Reply } from '../../channels/ask.ts';
import type { Call, Pending, Published, PublishOutcome } from '../../channels/connector.ts';
import { Count, Words } from '../../channels/told.ts';
import { freeAt } from './usage.ts';

const Envelope = v.object({
  error: v.object({
    message: Words,
    code: Count,
    error_subcode: Count,
    error_user_msg: Words,
    is_transient: v.nullish(v.boolean(), false),
  }),
});

export interface GraphError {
  readonly code: number;
  readonly subcode: number | undefined;
  /** In the vendor's words. */
  readonly message: Told;
  readonly isTransient: boolean;
}

/** What a reply says went wrong; its status where it says nothing. */
export function errorOf({ status, json }: Pick<Reply, 'status' | 'json'>): GraphError {
  const read = v.safeParse(Envelope, json);
  // Whoever answers so is not the Graph.
  if (!read.success)
    return { code: 0, subcode: undefined, message: say('networks.answered', { status }), isTransient: true };
  const { code = 0, error_subcode, error_user_msg, message, is_transient } = read.output.error;
  return {
    ...{ code, subcode: error_subcode },
    message: error_user_msg || message || say('networks.answered', { status }),
    isTransient: is_transient || status >= 500,
  };
}

/**
 * `transient`: nothing happened, try again. `rebuild`: what was staged is of no use any more. `limited`: too many calls;
 * `daily`: too many posts. `slower`: too fast. `reconnect`: the token. `permission`: a scope or a role. `account`: a person has to settle something
 * there. `duplicate`: it is there. `gone`: no such thing, or not for us. `refused`: what was sent.
 */
export type ErrorKind =
  | 'transient'
  | 'rebuild'
  | 'limited'
  | 'daily'
  | 'slower'
  | 'reconnect'
  | 'permission'
  | 'account'
  | 'duplicate'
  | 'gone'
  | 'refused';

/** By subcode, or else by code: small numbers are codes. */
const KINDS: Readonly<Record<number, ErrorKind>> = {
  1: 'transient',
  2: 'transient',
  3: 'permission',
  4: 'limited',
  9: 'daily',
  10: 'permission',
  17: 'limited',
  24: 'rebuild',
  25: 'account',
  32: 'limited',
  33: 'gone',
  102: 'reconnect',
  190: 'reconnect',
  341: 'limited',
  368: 'account',
  506: 'duplicate',
  613: 'limited',
  9007: 'transient',
  80001: 'limited',
  80002: 'limited',
  1346003: 'slower',
  1363047: 'transient',
  1366051: 'duplicate',
  1390008: 'slower',
  1404078: 'account',
  1609010: 'transient',
  4854002: 'account',
  // Instagram's.
  2207001: 'transient',
  2207003: 'transient',
  2207008: 'rebuild',
  2207020: 'rebuild',
  2207027: 'transient',
  2207032: 'transient',
  2207042: 'daily',
  2207050: 'account',
  2207051: 'account',
  2207053: 'rebuild',
};

export function kindOf({ code, subcode, isTransient }: GraphError): ErrorKind {
  const known = (subcode !== undefined && KINDS[subcode]) || KINDS[code];
  if (known) return known;
  if (isTransient) return 'transient';
  return code >= 200 && code <= 299 ? 'permission' : 'refused';
}

/** Where the vendor names no moment. */
const LIMITED_FOR = HOUR;
const SLOWER_FOR = 15 * MINUTE;
/** Its daily limit counts the last 24 hours at any time: a place is free sooner than a day from now. */
const DAILY_FOR = 3 * HOUR;

export type RefusedOutcome = Exclude<PublishOutcome, Published | Pending>;

/** What a reply that says no means for a post, where nothing of it can be visible. */
export function outcomeOf(call: Pick<Call, 'clock'>, reply: Reply): RefusedOutcome {
  const error = errorOf(reply);
  const { message } = error;
  const now = call.clock.now();
  switch (kindOf(error)) {
    case 'transient':
    case 'rebuild':
      return later(call, message);
    case 'limited':
      return { end: 'retry', at: freeAt(call, reply) ?? now + LIMITED_FOR, error: message };
    case 'daily':
      return { end: 'retry', at: now + DAILY_FOR, error: message };
    case 'slower':
      return { end: 'retry', at: now + SLOWER_FOR, error: message };
    case 'reconnect':
    case 'permission':
      return { end: 'reconnect', error: message };
    case 'duplicate':
      return { end: 'unknown', error: message };
    case 'account':
      return { end: 'attention', reason: message };
    case 'gone':
    case 'refused':
      return { end: 'rejected', reason: message };
  }
}

/** The same of the call that makes it visible: what failed on their side may have taken effect. */
export function visibleOutcomeOf(call: Pick<Call, 'clock'>, reply: Reply): RefusedOutcome {
  const error = errorOf(reply);
  if (reply.status < 300 || kindOf(error) === 'transient') return { end: 'unknown', error: error.message };
  return outcomeOf(call, reply);
}

export interface Trouble {
  readonly end: 'reconnect' | 'unknown';
  readonly error: Told;
}

/** What a question says when its answer is not what was asked for. */
export function troubleOf(reply: Reply): Trouble {
  const error = errorOf(reply);
  const kind = kindOf(error);
  const isOurs = kind === 'reconnect' || kind === 'permission';
  return { end: isOurs ? 'reconnect' : 'unknown', error: error.message };
}
