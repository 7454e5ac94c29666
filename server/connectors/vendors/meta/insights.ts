// Insights of one post.
import * as v from 'valibot';
import { askGraph, type GraphCall, type Place, segment } from './graph.ts';

const Insights = v.object({
  data: v.array(v.object({ name: v.string(), values: v.array(v.object({ value: v.number() })) })),
});

/** One figure of a post's whole life; undefined where the vendor does not give it (yet). @throws OutboundError */
export async function insight(
  call: GraphCall,
  place: Place,
  id: string,
  query: { readonly metric: string; readonly period?: string },
): Promise<number | undefined> {
  const reply = await askGraph(call, place, `${segment(id)}/insights`, { query });
  const read = v.safeParse(Insights, reply.json);
  if (reply.status >= 300 || !read.success) return undefined;
  return read.output.data.find(({ name }) => name === query.metric)?.values.at(-1)?.value;
}
