// What a refusal of TikTok means, by its code.
import type { Sentence, Told } from '../../../contract/sentence.ts';
import { HOUR, MINUTE } from '../../../kernel/clock.ts';
import { say } from '../../../sentences/index.ts';
import { isAway, later, type Reply } from '../ask.ts';
import type { Call, LimitNotice, PublishOutcome } from '../connector.ts';
import { errorOf } from './api.ts';

/** TikTok does not say how many posts a day it takes, nor when that day ends: it is tried again a few times a day. */
const DAILY_WAIT = 4 * HOUR;

const LIMITS: Readonly<Record<string, Pick<LimitNotice, 'of' | 'counted'> & { readonly wait: number }>> = {
  rate_limit_exceeded: { of: 'account', counted: 'calls/minute', wait: MINUTE },
  spam_risk_too_many_posts: { of: 'account', counted: 'posts/day', wait: DAILY_WAIT },
  reached_active_user_cap: { of: 'app', counted: 'people/day', wait: DAILY_WAIT },
};

/** What TikTok says of itself, with whatever status. */
const ITS_OWN = ['internal_error', 'server_error', 'timeout'];

/** Whether a refusal says that TikTok failed: a post may be out nevertheless. */
export function hasFailed(reply: Pick<Reply, 'json' | 'status'>): boolean {
  return ITS_OWN.includes(errorOf(reply)?.code ?? '');
}

const SIGN_IN = ['access_token_invalid', 'scope_not_authorized', 'scope_permission_missed'];

/** What a person has to do before TikTok takes anything. */
const FOR_A_PERSON: Readonly<Record<string, Sentence>> = {
  spam_risk_user_banned_from_posting: say('networks.tiktok-asks', { what: 'banned' }),
  unaudited_client_can_only_post_to_private_accounts: say('networks.tiktok-asks', { what: 'unaudited' }),
  url_ownership_unverified: say('networks.tiktok-asks', { what: 'unverified' }),
  privacy_level_option_mismatch: say('networks.tiktok-asks', { what: 'level-gone' }),
};

/** TikTok's own words for a refusal. */
export function wordsOfRefusal(reply: Pick<Reply, 'json' | 'status'>): Told {
  const { code, message } = errorOf(reply) ?? {};
  return message || code || say('networks.answered', { who: 'TikTok', status: reply.status });
}

/** How a call ends that TikTok refused: it has certainly not taken anything. */
export function endOfRefusal(call: Call, reply: Reply): PublishOutcome {
  const words = wordsOfRefusal(reply);
  const code = errorOf(reply)?.code ?? (reply.status === 429 ? 'rate_limit_exceeded' : '');
  const limit = LIMITS[code];
  if (limit) {
    const at = call.clock.now() + limit.wait;
    call.tell({ of: limit.of, counted: limit.counted, alike: true, blockedUntil: at });
    return { end: 'retry', at, error: words };
  }
  if (isAway(reply) || hasFailed(reply)) return later(call, words);
  if (SIGN_IN.includes(code) || reply.status === 401) return { end: 'reconnect', error: words };
  const help = FOR_A_PERSON[code];
  if (help !== undefined) return { end: 'attention', reason: help };
  return code === '' ? later(call, words) : { end: 'rejected', reason: words };
}
