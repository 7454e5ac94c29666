// Publishing on Mastodon. A thread is several statuses, each an answer to the one before: each is sent once, under a key of its
// own by which the server knows a repetition for an hour. What has been sent is found again by its words.

import * as v from 'valibot';
import { channelOf } from '../../../contract/channels/index.ts';
import { threadParts } from '../../../contract/thread.ts';
import { toldBy } from '../../../kernel/said-error.ts';
import { say } from '../../../sentences/index.ts';
import { OutboundError } from '../../outbound-error.ts';
import { makeVisible, StagingEnded, stage } from '../ask.ts';
import type {
  Call,
  CheckOutcome,
  CheckRequest,
  Pending,
  PublishOutcome,
  PublishRequest,
} from '../connector.ts';
import { TOO_MANY } from '../look-back.ts';
import { Id } from '../told.ts';
import { stillWaiting, upload } from './media.ts';
import { askAs, refusalOf } from './server.ts';
import { isSameText, listOwn, readSource, type Status, toPublished } from './statuses.ts';

const Sent = v.object({ id: Id, url: v.nullish(v.string()), uri: v.string() });

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
  const work = readWork(data);
  if (work.waiting.length === 0) return send(call, post, work);
  return stage(call, async () => {
    const waiting = await stillWaiting(call, work.waiting);
    return toPending({ ...work, waiting }, waiting.length > 0 ? 'ask' : 'publish');
  });
}

function readWork(data: string): Work {
  return v.parse(Work, JSON.parse(data));
}

function partsOf(call: Call, { content }: PublishRequest): string[] {
  return threadParts(channelOf(call.channel).form, content);
}

function toPending(work: Work, next: Pending['next'], at?: number): Pending {
  return {
    end: 'pending',
    data: JSON.stringify(work),
    next,
    parts: work.sent.length,
    ...(at !== undefined && { at }),
  };
}

/** The one visible call: the next status of the thread, or the only one. */
async function send(call: Call, post: PublishRequest, work: Work): Promise<PublishOutcome> {
  const parts = partsOf(call, post);
  const [first] = work.sent;
  // Of words that were cut everything may be out.
  if (first && work.sent.length >= parts.length) return toPublished(first);
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
  if (!sent) return first ? stopThread(work, parts.length, outcome) : outcome;
  const all = [...work.sent, sent];
  return all.length === parts.length
    ? toPublished(first ?? sent)
    : toPending({ ...work, sent: all }, 'publish');
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
  if (outcome.end === 'retry') return toPending({ sent, ...rest }, 'publish', outcome.at);
  if (outcome.end !== 'rejected') return outcome;
  const out = say('networks.thread-out', { sent: sent.length, most });
  return { end: 'rejected', reason: say('networks.thread-stopped', { said: outcome.reason, out }) };
}

/** Looks for the statuses of an attempt by their words, among those that are known to be nobody else's. */
export async function check(call: Call, attempt: CheckRequest): Promise<CheckOutcome> {
  try {
    const { items: statuses, isWhole } = await listOwn(call, attempt.since);
    const parts = partsOf(call, attempt);
    const begun = attempt.data === undefined ? [] : readWork(attempt.data).sent;
    const root =
      begun.length > 0 ? begun : await findRoot(call, attempt, { statuses, words: parts[0] ?? '' });
    if (!root) return isWhole ? { end: 'absent' } : { end: 'unknown', error: TOO_MANY };
    const sent = await followThread(call, { statuses, parts, begun: root });
    const [first] = sent;
    if (first && sent.length >= parts.length) return toPublished(first);
    // What goes on after what is known may be older than what could be read.
    if (root === begun && !isWhole && sent.length === begun.length)
      return { end: 'unknown', error: TOO_MANY };
    return toPending({ media: [], waiting: [], sent }, 'publish');
  } catch (error) {
    if (error instanceof StagingEnded) return toCheck(error.outcome);
    if (error instanceof OutboundError) return { end: 'unknown', error: toldBy(error) };
    throw error;
  }
}

/** The status that an attempt began with. */
async function findRoot(
  call: Call,
  { others }: Pick<CheckRequest, 'others'>,
  { statuses, words }: { readonly statuses: readonly Status[]; readonly words: string },
): Promise<Work['sent'] | undefined> {
  for (const { id, url, uri, in_reply_to_id: parent } of statuses) {
    if (parent !== null || others.includes(id)) continue;
    if (isSameText(await readSource(call, id), words)) return [{ id, url, uri }];
  }
  return undefined;
}

/** How far a thread has come: a part counts when it answers the one before and says what that part says. */
async function followThread(
  call: Call,
  { statuses, parts, begun }: { statuses: readonly Status[]; parts: readonly string[]; begun: Work['sent'] },
): Promise<Work['sent']> {
  const sent = [...begun];
  for (const part of parts.slice(begun.length)) {
    const answers = statuses.filter((one) => one.in_reply_to_id === sent.at(-1)?.id);
    let next: Status | undefined;
    for (const answer of answers) if (isSameText(await readSource(call, answer.id), part)) next = answer;
    if (!next) break;
    sent.push({ id: next.id, url: next.url, uri: next.uri });
  }
  return sent;
}

function toCheck(outcome: PublishOutcome): CheckOutcome {
  if (outcome.end === 'reconnect') return outcome;
  return {
    end: 'unknown',
    error: outcome.end === 'retry' ? outcome.error : say('networks.server-untold'),
  };
}
