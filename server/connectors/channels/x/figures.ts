// Figures of posts and of the account. Clicks are told to their author alone, and for 30 days.

import * as v from 'valibot';
import { errorSaying } from '../../../kernel/said-error.ts';
import type { Call, Examination, Figures } from '../connector.ts';
import { Count, Id } from '../told.ts';
import { askX } from './api.ts';
import { asksForCredit, endOfRefusal, wordsOfRefusal } from './errors.ts';
import { idsOf } from './publish.ts';

const MOST_AT_ONCE = 100;

const Measured = v.object({
  id: Id,
  public_metrics: v.nullish(
    v.object({
      like_count: Count,
      reply_count: Count,
      retweet_count: Count,
      quote_count: Count,
      impression_count: Count,
    }),
    {},
  ),
  non_public_metrics: v.nullish(v.object({ url_link_clicks: Count }), {}),
});
type Measured = v.InferOutput<typeof Measured>;
const Page = v.object({ data: v.nullish(v.array(Measured), []) });

/** @throws Error when X does not tell */
export async function measure(
  call: Call,
  externalIds: readonly string[],
): Promise<ReadonlyMap<string, Figures>> {
  const all = externalIds.flatMap(idsOf);
  const found = await readPosts(call, all, 'public_metrics,non_public_metrics');
  // Posts that are older are left out where clicks are asked for.
  const rest = all.filter((id) => !found.has(id));
  const older = rest.length > 0 ? await readPosts(call, rest, 'public_metrics') : new Map<string, Measured>();
  return new Map(
    externalIds.flatMap((externalId) => {
      const posts = idsOf(externalId).flatMap((id) => found.get(id) ?? older.get(id) ?? []);
      return posts.length > 0 ? [[externalId, toFigures(posts)] as const] : [];
    }),
  );
}

async function readPosts(call: Call, ids: readonly string[], fields: string): Promise<Map<string, Measured>> {
  const found = new Map<string, Measured>();
  for (let from = 0; from < ids.length; from += MOST_AT_ONCE) {
    const query = new URLSearchParams({
      ids: ids.slice(from, from + MOST_AT_ONCE).join(','),
      'tweet.fields': fields,
    });
    const reply = await askX(call, `/2/tweets?${query}`);
    const read = v.safeParse(Page, reply.json);
    if (reply.status >= 300 || !read.success) throw errorSaying(wordsOfRefusal(reply));
    for (const post of read.output.data) found.set(post.id, post);
  }
  return found;
}

/** Of all posts of a thread together; our own replies in it are nobody's comments. */
function toFigures(posts: readonly Measured[]): Figures {
  const sum = (read: (post: Measured) => number | undefined) => {
    const counts = posts.map(read).filter((count) => count !== undefined);
    return counts.length > 0 ? counts.reduce((total, count) => total + count, 0) : undefined;
  };
  const replies = sum(({ public_metrics: { reply_count } }) => reply_count);
  const figures = {
    likes: sum(({ public_metrics: { like_count } }) => like_count),
    comments: replies && Math.max(0, replies - (posts.length - 1)),
    shares: sum(({ public_metrics: { retweet_count, quote_count } }) =>
      retweet_count === undefined ? quote_count : retweet_count + (quote_count ?? 0),
    ),
    clicks: sum(({ non_public_metrics: { url_link_clicks } }) => url_link_clicks),
    impressions: sum(({ public_metrics: { impression_count } }) => impression_count),
  };
  return Object.fromEntries(Object.entries(figures).filter(([, count]) => count !== undefined));
}

const Me = v.object({
  data: v.object({ public_metrics: v.nullish(v.object({ followers_count: Count }), {}) }),
});

export async function examine(call: Call): Promise<Examination> {
  const reply = await askX(call, '/2/users/me?user.fields=public_metrics');
  if (asksForCredit(reply)) return { end: 'well', followers: null, findings: ['paid'] };
  const read = v.safeParse(Me, reply.json);
  if (reply.status < 300 && read.success)
    return { end: 'well', followers: read.output.data.public_metrics.followers_count ?? null, findings: [] };
  const { end } = endOfRefusal(call, reply);
  return { end: end === 'reconnect' ? end : 'unknown', error: wordsOfRefusal(reply) };
}
