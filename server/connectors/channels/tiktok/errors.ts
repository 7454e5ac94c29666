// What a refusal of TikTok means, by its code.
import { HOUR, MINUTE } from '../../../kernel/clock.ts';
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
const FOR_A_PERSON: Readonly<Record<string, string>> = {
  spam_risk_user_banned_from_posting: 'The account may not post at present. Look at it in the TikTok app.',
  unaudited_client_can_only_post_to_private_accounts:
    'Until TikTok has audited the app of this server, it takes posts from private accounts only, visible to yourself alone. Make the account private, or have the app audited.',
  url_ownership_unverified:
    'TikTok fetches pictures only from addresses that are verified in the app: verify that of this server at developers.tiktok.com.',
  privacy_level_option_mismatch:
    'The account does not allow any more who was to see its posts. Connect it again, and choose anew who sees them.',
};

/** TikTok's own words for a refusal. */
export function wordsOfRefusal(reply: Pick<Reply, 'json' | 'status'>): string {
  const { code, message } = errorOf(reply) ?? {};
  return message || code || `TikTok answered ${reply.status}.`;
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
