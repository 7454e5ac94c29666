// Figures of posts: counts that the post itself has, and insights, which come up to two days late.
import * as v from 'valibot';
import { errorOf, kindOf } from '../../vendors/meta/errors.ts';
import { askGraph, type SignedCall, segment } from '../../vendors/meta/graph.ts';
import { insight } from '../../vendors/meta/insights.ts';
import type { Figures } from '../connector.ts';
import { placeOf } from './place.ts';

const Counts = v.object({
  like_count: v.optional(v.number()),
  comments_count: v.optional(v.number()),
});

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
  const query = { fields: 'like_count,comments_count' };
  const reply = await askGraph(call, placeOf(call), segment(id), { query });
  const read = v.safeParse(Counts, reply.json);
  if (reply.status >= 300 || !read.success) {
    const error = errorOf(reply);
    if (['gone', 'refused'].includes(kindOf(error))) return undefined;
    throw new Error(`Instagram gives no figures: ${error.message}`);
  }
  const { like_count, comments_count } = read.output;
  const [impressions, shares] = [
    await insight(call, placeOf(call), id, { metric: 'views' }),
    await insight(call, placeOf(call), id, { metric: 'shares' }),
  ];
  return {
    ...(like_count !== undefined && { likes: like_count }),
    ...(comments_count !== undefined && { comments: comments_count }),
    ...(shares !== undefined && { shares }),
    ...(impressions !== undefined && { impressions }),
  };
}
