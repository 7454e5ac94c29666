// Questions to the YouTube Data API v3 with the token of a connection, and what refusals mean there.

import { practice } from '../../../contract/channels/youtube.ts';
import type { Told } from '../../../contract/sentence.ts';
import { HOUR, MINUTE } from '../../../kernel/clock.ts';
import { say } from '../../../sentences/index.ts';
import { quotaBeginsAt, type Refusal, refusalOf } from '../../vendors/google/refusal.ts';
import { type Asked, ask, isAway, later, type Reply } from '../ask.ts';
import type { Call, PublishOutcome } from '../connector.ts';
import { withQuery } from '../oauth.ts';

export const API = 'https://www.googleapis.com';
const DATA = '/youtube/v3';
export const SCOPES = practice.signIn.kind === 'oauth' ? practice.signIn.scopes : [];

/** What one needs to be allowed; Google lets people untick each. */
const SCOPE = 'https://www.googleapis.com/auth/';
export type Right = 'youtube.upload' | 'youtube.readonly' | 'youtube.force-ssl' | 'yt-analytics.readonly';

export function hasRight({ credential }: Pick<Call, 'credential'>, right: Right): boolean {
  return credential?.scopes.includes(SCOPE + right) ?? false;
}

export interface Reconnect {
  readonly end: 'reconnect';
  readonly error: Told;
}

/** Why a person has to connect again before anything is asked; undefined when the right was granted. */
export function missing(call: Pick<Call, 'credential'>, right: Right): Reconnect | undefined {
  if (hasRight(call, right)) return undefined;
  const error = say('networks.right-unticked', { right });
  return { end: 'reconnect', error };
}

export function bearer({ credential }: Pick<Call, 'credential'>): Readonly<Record<string, string>> {
  return { Authorization: `Bearer ${credential?.token ?? ''}` };
}

/** @param resource such as `videos` @throws OutboundError */
export async function askData(
  call: Call,
  resource: string,
  query: Readonly<Record<string, string>>,
  asked: Asked = {},
): Promise<Reply> {
  const reply = await ask(call, API, withQuery(`${DATA}/${resource}`, query), {
    ...asked,
    headers: { ...bearer(call), ...asked.headers },
  });
  noteQuota(call, reply);
  return reply;
}

const QUOTA = ['quotaExceeded', 'dailyLimitExceeded'];
const BUSY = ['rateLimitExceeded', 'userRateLimitExceeded', 'RESOURCE_EXHAUSTED'];
/** What Google calls missing permission. */
const SIGN_IN = ['insufficientPermissions', 'youtubeSignupRequired', 'authError'];

/** The quota is the project's: whoever comes by our app waits. */
function noteQuota(call: Call, reply: Reply): void {
  if (reply.status < 400 || !QUOTA.includes(refusalOf(reply).reason)) return;
  call.tell({ of: 'app', counted: 'quota', blockedUntil: quotaBeginsAt(call.clock.now()) });
}

/** What a refusal (4xx) of something that publishes means. */
export function readRefusal(call: Call, reply: Reply): PublishOutcome {
  noteQuota(call, reply);
  const { reason, message } = refusalOf(reply);
  const now = call.clock.now();
  if (QUOTA.includes(reason)) return { end: 'retry', at: quotaBeginsAt(now), error: message };
  if (reason === 'uploadLimitExceeded') return waitADay(call, { reason, message });
  if (reply.status === 429 || BUSY.includes(reason)) {
    const seconds = Number(reply.headers['retry-after']);
    return { end: 'retry', at: now + (seconds > 0 ? seconds * 1000 : MINUTE), error: message };
  }
  if (isAway(reply)) return later(call, message);
  if (isSignIn(reply)) return { end: 'reconnect', error: message };
  return { end: 'rejected', reason: message };
}

/** Whether only a person can let us in again. */
export function isSignIn(reply: Reply): boolean {
  if (isAway(reply)) return false;
  return reply.status === 401 || (reply.status === 403 && SIGN_IN.includes(refusalOf(reply).reason));
}

/** So many films a day are a channel's own limit. Reading goes on meanwhile. */
function waitADay(call: Call, { reason, message }: Refusal): PublishOutcome {
  const at = call.clock.now() + 24 * HOUR;
  call.tell({ of: 'account', counted: reason, endsAt: at });
  return { end: 'retry', at, error: message };
}

/** Why nothing is known: what could not be read, for outcomes that look and for errors that are thrown. */
export function wordsOf(reply: Reply): Told {
  return refusalOf(reply).message;
}
