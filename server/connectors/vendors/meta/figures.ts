// Figures of posts, which Facebook and Instagram tell alike: counts that the post itself has, and insights. One metric that
// the vendor has given up fails the whole question, so each is asked for by itself.

import * as v from 'valibot';
import { SaidError } from '../../../kernel/said-error.ts';
import { say } from '../../../sentences/index.ts';
import type { Reply } from '../../channels/ask.ts';
import type { Figures } from '../../channels/connector.ts';
import { Count } from '../../channels/told.ts';
import { errorOf, kindOf } from './errors.ts';
import { askGraph, type GraphCall, type Place, segment } from './graph.ts';

export interface Measured {
  readonly place: Place;
  /** Of the post itself. */
  readonly fields: string;
  /** What they tell; undefined for a reply of another shape. */
  toCounts(json: Reply['json']): Figures | undefined;
  /** By the name that the vendor has for it. */
  readonly insights: Readonly<Partial<Record<keyof Figures, string>>>;
  /** Of an insight, where the vendor wants it named. */
  readonly period?: string;
}

/** By the ids of posts; one that is not there, or not for us, is left out. @throws Error when the network does not answer */
export async function measureEach(
  call: GraphCall,
  measured: Measured,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Figures>> {
  const found = new Map<string, Figures>();
  for (const id of ids) {
    const figures = await measureOne(call, measured, id);
    if (figures) found.set(id, figures);
  }
  return found;
}

async function measureOne(call: GraphCall, measured: Measured, id: string): Promise<Figures | undefined> {
  const { place, fields, period } = measured;
  const reply = await askGraph(call, place, segment(id), { query: { fields } });
  const counts = reply.status < 300 ? measured.toCounts(reply.json) : undefined;
  if (!counts) {
    const error = errorOf(reply);
    if (['gone', 'refused'].includes(kindOf(error))) return undefined;
    throw new SaidError(say('networks.no-figures', { said: error.message }));
  }
  const told: [string, number | undefined][] = Object.entries(counts);
  for (const [figure, metric] of Object.entries(measured.insights))
    told.push([figure, await readInsight(call, place, id, { metric, ...(period && { period }) })]);
  return Object.fromEntries(told.filter(([, count]) => count !== undefined));
}

const Insights = v.object({
  data: v.array(v.object({ name: v.string(), values: v.nullish(v.array(v.object({ value: Count })), []) })),
});

/** One figure of a post's whole life; undefined where the vendor does not give it (yet). @throws OutboundError */
async function readInsight(
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
