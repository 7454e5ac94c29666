// Insights of one post.
import * as v from 'valibot';
import { askGraph, type GraphCall, type Place, segment } from './graph.ts';

const Insights = v.object({
  data: v.array(v.object({ name: v.string(), values: v.array(v.object({ value: v.number() })) })),
});

/** One figure over a post's life; undefined where the vendor does not give it (yet). @throws OutboundError */
export async function insight(
  call: GraphCall,
  place: Place,
  id: string,
  metric: string,
): Promise<number | undefined> {
  const query = { metric, period: 'lifetime' };
  const reply = await askGraph(call, place, `${segment(id)}/insights`, { query });
  const read = v.safeParse(Insights, reply.json);
  if (reply.status >= 300 || !read.success) return undefined;
  return read.output.data.find(({ name }) => name === metric)?.values.at(-1)?.value;
}
