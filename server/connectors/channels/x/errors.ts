// What a refusal of X means: its problems (RFC 7807) and its older lists of errors.

import * as v from 'valibot';
import type { Told } from '../../../contract/sentence.ts';
import { say, wordsOfTold } from '../../../sentences/index.ts';
import type { Reply } from '../ask.ts';
import { isAway, later } from '../ask.ts';
import type { Call, PublishOutcome } from '../connector.ts';
import { Words } from '../told.ts';
import { resetOf } from './api.ts';

const Problem = v.object({
  title: Words,
  detail: Words,
  type: Words,
  errors: v.nullish(v.array(v.object({ message: Words })), []),
});
type Problem = v.InferOutput<typeof Problem>;

function problemOf({ json }: Pick<Reply, 'json'>): Problem {
  const read = v.safeParse(Problem, json);
  return read.success ? read.output : { title: '', detail: '', type: '', errors: [] };
}

/** X's own words for a refusal. */
export function wordsOfRefusal(reply: Pick<Reply, 'json' | 'status'>): Told {
  const { title, detail, errors } = problemOf(reply);
  return (
    detail ||
    errors.find(({ message }) => message !== '')?.message ||
    title ||
    say('networks.answered', { who: 'X', status: reply.status })
  );
}

/** What nobody has paid for; the marker counts, as X is not of one mind about the status. */
export function asksForCredit(reply: Pick<Reply, 'json' | 'status'>): boolean {
  const { title, type } = problemOf(reply);
  return (
    reply.status === 402 || title === 'CreditsDepleted' || /\/(usage-capped|credits-depleted)$/.test(type)
  );
}

const DUPLICATE = /duplicate/i;
/** What the app or the sign-in may not do, whatever the post says. */
const NOT_ALLOWED = /scope|not permitted|permission|client-forbidden|oauth/i;
const LOCKED = /suspended|locked/i;

/** How a call that published ends when X refused it; below 500 nothing was taken. */
export function endOfRefusal(call: Call, reply: Reply): PublishOutcome {
  const words = wordsOfRefusal(reply);
  if (asksForCredit(reply)) return { end: 'attention', reason: say('networks.x-credit') };
  if (reply.status === 429) return { end: 'retry', at: resetOf(reply, call.clock), error: words };
  if (reply.status < 400 || isAway(reply)) return later(call, words);
  if (reply.status === 401) return { end: 'reconnect', error: words };
  if (reply.status !== 403) return { end: 'rejected', reason: words };
  // The likeliest reason that the words are there is an attempt of ours whose answer was lost: it is looked for.
  if (DUPLICATE.test(wordsOfTold(words))) return { end: 'unknown', error: words };
  if (LOCKED.test(wordsOfTold(words))) return { end: 'attention', reason: words };
  const isSignIn = NOT_ALLOWED.test(`${wordsOfTold(words)} ${problemOf(reply).type}`);
  return isSignIn ? { end: 'reconnect', error: words } : { end: 'rejected', reason: words };
}
