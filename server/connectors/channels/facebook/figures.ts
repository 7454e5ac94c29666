// Figures of posts: counts that the post itself has, and insights. One metric that the vendor has given up fails the whole
// question, so each is asked for by itself.
import * as v from 'valibot';
import { errorOf, kindOf } from '../../vendors/meta/errors.ts';
import { askGraph, type SignedCall, segment } from '../../vendors/meta/graph.ts';
import { insight } from '../../vendors/meta/insights.ts';
import type { Figures } from '../connector.ts';
import { placeOf } from './place.ts';

const Total = v.optional(v.object({ summary: v.object({ total_count: v.number() }) }));
const Counts = v.object({
  shares: v.optional(v.object({ count: v.number() })),
  comments: Total,
  reactions: Total,
});
const FIELDS = 'shares,comments.limit(0).summary(true),reactions.limit(0).summary(true)';

/** @throws Error when the network does not answer */
export async function measure(
  call: SignedCall,
  externalIds: readonly string[],
): Promise<ReadonlyMap<string, Figures>> {
  const found = new Map<string, Figures>();
  for (const id of externalIds) {
    const figures = await measureOne(call, id);
    if (figures) found.set(id, figures);
  }
  return found;
}

async function measureOne(call: SignedCall, id: string): Promise<Figures | undefined> {
  const reply = await askGraph(call, placeOf(call), segment(id), { query: { fields: FIELDS } });
  const read = v.safeParse(Counts, reply.json);
  if (reply.status >= 300 || !read.success) {
    const error = errorOf(reply);
    if (['gone', 'refused'].includes(kindOf(error))) return undefined;
    throw new Error(`Facebook gives no figures: ${error.message}`);
  }
  const { shares, comments, reactions } = read.output;
  const [impressions, clicks] = [
    await insight(call, placeOf(call), id, { metric: 'post_media_view', period: 'lifetime' }),
    await insight(call, placeOf(call), id, { metric: 'post_clicks', period: 'lifetime' }),
  ];
  return {
    ...(reactions && { likes: reactions.summary.total_count }),
    ...(comments && { comments: comments.summary.total_count }),
    ...(shares && { shares: shares.count }),
    ...(clicks !== undefined && { clicks }),
    ...(impressions !== undefined && { impressions }),
  };
}
