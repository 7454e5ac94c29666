// Publishing on X: media first, then one visible call for each post of a thread, each a reply to the one before.

import * as v from 'valibot';
import { channelOf } from '../../../contract/channels/index.ts';
import { threadParts } from '../../../contract/thread.ts';
import { say } from '../../../sentences/index.ts';
import { makeVisible, type Reply, stage } from '../ask.ts';
import type { Call, Pending, Published, PublishOutcome, PublishRequest } from '../connector.ts';
import { Id } from '../told.ts';
import { askX, tellLimits } from './api.ts';
import { endOfRefusal } from './errors.ts';
import { askWhetherReady, type Upload, upload } from './media.ts';

/** What is noted between two steps. */
const Note = v.object({
  /** What the first post shows, by its ids there. */
  media: v.array(v.string()),
  /** X still works on it. */
  waits: v.boolean(),
  /** The posts of the thread that are out, in their order. */
  ids: v.array(v.string()),
  /** It has been looked whether the next one is out: it is not. */
  looked: v.boolean(),
});
export type Note = v.InferOutput<typeof Note>;

export const NOTHING: Note = { media: [], waits: false, ids: [], looked: false };

export function readNote(data: string | undefined): Note {
  return data === undefined ? NOTHING : v.parse(v.pipe(v.string(), v.parseJson(), Note), data);
}

export function toPending(note: Note, next: Pending['next'], at?: number): Pending {
  const parts = note.ids.length;
  return { end: 'pending', data: JSON.stringify(note), next, parts, ...(at !== undefined && { at }) };
}

/** The posts that a text makes. */
export function partsOf({ content }: Pick<PublishRequest, 'content'>): string[] {
  return threadParts(channelOf('x').form, content).filter((part) => part !== '');
}

/** A post of ours is known by all posts of its thread. */
const SEPARATOR = ',';

export function idsOf(externalId: string): string[] {
  return externalId.split(SEPARATOR);
}

export function toPublished({ credential }: Call, ids: readonly string[]): Published {
  const place = credential?.handle ?? 'i';
  return {
    end: 'published',
    externalId: ids.join(SEPARATOR),
    url: `https://x.com/${place}/status/${ids[0]}`,
  };
}

export function publish(call: Call, post: PublishRequest): Promise<PublishOutcome> {
  return stage(call, async () => goOn(call, post, await upload(call, post.media)));
}

export function resume(call: Call, data: string, post: PublishRequest): Promise<PublishOutcome> {
  const note = readNote(data);
  const [film] = note.media;
  if (!note.waits || film === undefined) return publishNext(call, post, note);
  return stage(call, async () => {
    const { ids, askAt } = await askWhetherReady(call, film);
    // This step may be repeated; what makes the post visible is one of its own.
    const ready = { ...note, media: [...ids], waits: askAt !== null };
    return askAt === null ? toPending(ready, 'publish') : toPending(ready, 'ask', askAt);
  });
}

function goOn(
  call: Call,
  post: PublishRequest,
  { ids, askAt }: Upload,
): PublishOutcome | Promise<PublishOutcome> {
  const note = { ...NOTHING, media: [...ids] };
  return askAt === null ? publishNext(call, post, note) : toPending({ ...note, waits: true }, 'ask', askAt);
}

/** The one visible call. */
async function publishNext(call: Call, post: PublishRequest, note: Note): Promise<PublishOutcome> {
  const parts = partsOf(post);
  // Of words that were cut everything may be out.
  if (note.ids.length >= parts.length) return toPublished(call, note.ids);
  const before = note.ids.at(-1);
  const json = {
    text: parts[note.ids.length],
    ...(note.ids.length === 0 && note.media.length > 0 && { media: { media_ids: note.media } }),
    ...(before !== undefined && { reply: { in_reply_to_tweet_id: before } }),
  };
  let isRefused = false;
  const outcome = await makeVisible(
    call,
    () => askX(call, '/2/tweets', { json }),
    (reply) => {
      isRefused = reply.status >= 400;
      return readCreated(call, reply);
    },
  );
  if (outcome.end !== 'published' && note.ids.length === 0) return outcome;
  if (outcome.end === 'unknown' && note.looked && isRefused)
    return amid(call, parts, note, asElsewhere(outcome));
  if (outcome.end !== 'published') return amid(call, parts, note, outcome);
  const ids = [...note.ids, outcome.externalId];
  return ids.length === parts.length
    ? toPublished(call, ids)
    : toPending({ ...note, ids, looked: false }, 'publish');
}

const Created = v.object({ data: v.object({ id: Id }) });

function readCreated(call: Call, reply: Reply): PublishOutcome {
  tellLimits(call, 'posts', reply);
  if (reply.status >= 300) return endOfRefusal(call, reply);
  const read = v.safeParse(Created, reply.json);
  if (read.success) return toPublished(call, [read.output.data.id]);
  return { end: 'unknown', error: say('networks.answered-without-post', { who: 'X', status: reply.status }) };
}

/** The same words are there, and not as a part of this thread: looking again would find no more. */
function asElsewhere({ error }: Extract<PublishOutcome, { readonly end: 'unknown' }>): PublishOutcome {
  return { end: 'rejected', reason: error };
}

/** A part of the thread is out: nothing begins anew, and whoever is told that it ends here is told what is out. */
function amid(call: Call, parts: readonly string[], note: Note, outcome: PublishOutcome): PublishOutcome {
  const { url } = toPublished(call, note.ids);
  const out = say('networks.thread-out', { sent: note.ids.length, most: parts.length, url });
  switch (outcome.end) {
    case 'retry':
      return toPending(note, 'publish', outcome.at);
    case 'attention':
      return { ...outcome, reason: say('networks.with-thread-out', { said: outcome.reason, out }) };
    case 'rejected':
      return { ...outcome, reason: say('networks.with-thread-out', { said: outcome.reason, out }) };
    default:
      return outcome;
  }
}
