// Looking for a post, or the posts of a thread, among what the account has published lately.

import * as v from 'valibot';
import { say } from '../../../sentences/index.ts';
import type { Call, CheckOutcome, CheckRequest } from '../connector.ts';
import { askX } from './api.ts';
import { endOfRefusal } from './errors.ts';
import { idsOf, partsOf, readNote, toPending, toPublished } from './publish.ts';
import { says, XPost } from './words.ts';

/**
 * X lets one read so many at a time; each is paid for. Beside what is looked for and what we published meanwhile, which lies
 * above it, there are few.
 */
const PAGE = { least: 10, most: 100 };
const MOST_PAGES = 5;

const Page = v.object({
  data: v.nullish(v.array(XPost), []),
  meta: v.nullish(v.object({ next_token: v.nullish(v.string()) }), {}),
});

export async function check(call: Call, attempt: CheckRequest): Promise<CheckOutcome> {
  const parts = partsOf(attempt);
  const others = new Set(attempt.others.flatMap(idsOf));
  const listed = await listPosts(call, attempt.since, parts.length + others.size);
  if (!Array.isArray(listed)) return listed;
  const note = readNote(attempt.data);
  const ids = findThread(
    parts,
    listed.filter(({ id }) => !others.has(id)),
    note.ids,
  );
  if (ids.length === parts.length) return toPublished(call, ids);
  if (ids.length === 0) return { end: 'absent' };
  return toPending({ ...note, waits: false, ids, looked: true }, 'publish');
}

/** The posts since a moment, newest first; or why they cannot be told. @param ours how many of them are ours at most */
async function listPosts(call: Call, since: number, ours: number): Promise<XPost[] | CheckOutcome> {
  const posts: XPost[] = [];
  let next: string | undefined;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const query = new URLSearchParams({
      max_results: String(Math.min(PAGE.most, PAGE.least + ours)),
      start_time: new Date(since).toISOString().replace(/\.\d+Z$/, 'Z'),
      'tweet.fields': 'created_at,entities,referenced_tweets,note_tweet',
      ...(next !== undefined && { pagination_token: next }),
    });
    const reply = await askX(call, `/2/users/${call.credential?.externalId}/tweets?${query}`);
    const read = v.safeParse(Page, reply.json);
    if (reply.status >= 300 || !read.success) return unread(endOfRefusal(call, reply));
    posts.push(...read.output.data.filter((post) => !isOlder(post, since)));
    next = read.output.meta?.next_token ?? undefined;
    if (next === undefined) return posts;
  }
  return { end: 'unknown', error: say('networks.x-too-many') };
}

function isOlder({ created_at: at }: XPost, since: number): boolean {
  return at != null && Date.parse(at) < since;
}

function unread(outcome: ReturnType<typeof endOfRefusal>): CheckOutcome {
  if (outcome.end === 'reconnect') return outcome;
  return {
    end: 'unknown',
    error: 'reason' in outcome ? outcome.reason : say('networks.x-untold'),
  };
}

/** The ids of the longest beginning of a thread that is there. @param known what is known to be its beginning */
function findThread(parts: readonly string[], posts: readonly XPost[], known: readonly string[]): string[] {
  const beginnings =
    known.length > 0
      ? [[...known]]
      : posts.filter((post) => says(post, parts[0] ?? '') && !repliedTo(post)).map(({ id }) => [id]);
  const threads = beginnings.map((beginning) => follow(parts, posts, beginning));
  return threads.reduce((longest, thread) => (thread.length > longest.length ? thread : longest), []);
}

function follow(parts: readonly string[], posts: readonly XPost[], beginning: string[]): string[] {
  const ids = [...beginning];
  for (const part of parts.slice(ids.length)) {
    const next = posts.find((post) => repliedTo(post) === ids.at(-1) && says(post, part));
    if (!next) break;
    ids.push(next.id);
  }
  return ids;
}

function repliedTo({ referenced_tweets: referenced }: XPost): string | undefined {
  return referenced?.find(({ type }) => type === 'replied_to')?.id;
}
