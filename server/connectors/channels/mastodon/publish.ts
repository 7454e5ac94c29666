// Publishing on Mastodon. A thread is several statuses, each an answer to the one before: each is sent once, under a key of its
// own by which the server knows a repetition for an hour. What has been sent is found again by its words.
import * as v from 'valibot';
import { channelOf } from '../../../contract/channels/index.ts';
import { threadParts } from '../../../contract/thread.ts';
import { OutboundError } from '../../outbound-error.ts';
import { makeVisible, StagingEnded, stage } from '../ask.ts';
import type { Call, CheckOutcome, CheckRequest, PublishOutcome, PublishRequest } from '../connector.ts';
import { TOO_MANY } from '../look-back.ts';
import { stillWaiting, upload } from './media.ts';
import { askAs, refusalOf } from './server.ts';
import { isSameText, listOwn, readSource, type Status, toPublished } from './statuses.ts';

const Sent = v.object({ id: v.string(), url: v.nullish(v.string()), uri: v.string() });

/** How far a post has come; also the note for `resume`. */
const Work = v.object({
  /** What the first one shows. */
  media: v.array(v.string()),
  /** Of that, what the server still works on. */
  waiting: v.array(v.string()),
  /** Those that are out. */
  sent: v.array(Sent),
});
type Work = v.InferOutput<typeof Work>;

export function publish(call: Call, post: PublishRequest): Promise<PublishOutcome> {
  return stage(call, async () => {
    const { ids, waiting } = await upload(call, post.media);
    const work = { media: [...ids], waiting: [...waiting], sent: [] };
    return waiting.length > 0 ? toPending(work, 'ask') : send(call, post, work);
  });
}

/** Asks whether the server is done with films, or sends what is left. */
export async function resume(call: Call, data: string, post: PublishRequest): Promise<PublishOutcome> {
  const work = v.parse(Work, JSON.parse(data));
  if (work.waiting.length === 0) return send(call, post, work);
  return stage(call, async () => {
    const waiting = await stillWaiting(call, work.waiting);
    return toPending({ ...work, waiting }, waiting.length > 0 ? 'ask' : 'publish');
  });
}

function partsOf(call: Call, { content }: PublishRequest): string[] {
  return threadParts(channelOf(call.channel).form, content);
}

function toPending(work: Work, next: 'ask' | 'publish'): PublishOutcome {
  return { end: 'pending', data: JSON.stringify(work), next };
}

async function send(call: Call, post: PublishRequest, begun: Work): Promise<PublishOutcome> {
  const parts = partsOf(call, post);
  let work = begun;
  while (work.sent.length < parts.length) {
    let sent: Work['sent'][number] | undefined;
    const outcome = await makeVisible(
      call,
      () => sendNext(call, { key: post.key, parts }, work),
      (reply) => {
        const read = v.safeParse(Sent, reply.json);
        if (reply.status !== 200 || !read.success) return refusalOf(call, reply);
        sent = read.output;
        return toPublished(read.output);
      },
    );
    if (!sent) return work.sent.length === 0 ? outcome : stopThread(work, parts.length, outcome);
    work = { ...work, sent: [...work.sent, sent] };
  }
  const [first] = work.sent;
  if (!first) throw new Error('a post without words is none');
  return toPublished(first);
}

function sendNext(
  call: Call,
  { key, parts }: { readonly key: string; readonly parts: readonly string[] },
  { media, sent }: Work,
) {
  const at = sent.length;
  const last = sent.at(-1);
  return askAs(call, '/api/v1/statuses', {
    headers: { 'Idempotency-Key': `${key}:${at}` },
    json: {
      status: parts[at],
      // What goes on stays out of the public timelines, as is the custom.
      visibility: last ? 'unlisted' : 'public',
      ...(last && { in_reply_to_id: last.id }),
      ...(at === 0 && media.length > 0 && { media_ids: media }),
    },
  });
}

/** A thread of which a part is out is never begun anew. */
function stopThread({ sent, ...rest }: Work, most: number, outcome: PublishOutcome): PublishOutcome {
  if (outcome.end === 'retry') return toPending({ sent, ...rest }, 'publish');
  // Looked for, what is out is found, and the thread goes on from there once there is a sign-in again.
  if (outcome.end === 'reconnect') return { end: 'unknown', error: outcome.error };
  if (outcome.end !== 'rejected') return outcome;
  return {
    end: 'rejected',
    reason: `${sent.length} of ${most} posts of the thread are out. ${outcome.reason}`,
  };
}

/** Looks for the statuses of an attempt by their words, among those that are known to be nobody else's. */
export async function check(call: Call, attempt: CheckRequest): Promise<CheckOutcome> {
  try {
    const { items: statuses, isWhole } = await listOwn(call, attempt.since);
    const parts = partsOf(call, attempt);
    for (const status of statuses) {
      if (status.in_reply_to_id !== null || attempt.others.includes(status.id)) continue;
      if (!isSameText(await readSource(call, status.id), parts[0] ?? '')) continue;
      const sent = await followThread(call, { statuses, parts, root: status });
      if (sent.length === parts.length) return toPublished(status);
      return {
        end: 'pending',
        data: JSON.stringify({ media: [], waiting: [], sent } satisfies Work),
        next: 'publish',
      };
    }
    return isWhole ? { end: 'absent' } : { end: 'unknown', error: TOO_MANY };
  } catch (error) {
    if (error instanceof StagingEnded) return toCheck(error.outcome);
    if (error instanceof OutboundError) return { end: 'unknown', error: error.message };
    throw error;
  }
}

/** How far a thread has come: a part counts when it answers the one before and says what that part says. */
async function followThread(
  call: Call,
  { statuses, parts, root }: { statuses: readonly Status[]; parts: readonly string[]; root: Status },
): Promise<Status[]> {
  const sent = [root];
  for (const part of parts.slice(1)) {
    const answers = statuses.filter((one) => one.in_reply_to_id === sent.at(-1)?.id);
    let next: Status | undefined;
    for (const answer of answers) if (isSameText(await readSource(call, answer.id), part)) next = answer;
    if (!next) break;
    sent.push(next);
  }
  return sent;
}

function toCheck(outcome: PublishOutcome): CheckOutcome {
  if (outcome.end === 'reconnect') return outcome;
  return {
    end: 'unknown',
    error: outcome.end === 'retry' ? String(outcome.error) : 'The server does not tell.',
  };
}
