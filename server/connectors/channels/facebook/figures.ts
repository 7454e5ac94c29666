// Figures of posts of a page.
import * as v from 'valibot';
import { measureEach } from '../../vendors/meta/figures.ts';
import type { SignedCall } from '../../vendors/meta/graph.ts';
import type { Figures } from '../connector.ts';
import { Count } from '../told.ts';
import { placeOf } from './place.ts';

const Total = v.nullish(v.object({ summary: v.nullish(v.object({ total_count: Count })) }));
const Counts = v.object({ shares: v.nullish(v.object({ count: Count })), comments: Total, reactions: Total });
const FIELDS = 'shares,comments.limit(0).summary(true),reactions.limit(0).summary(true)';

/** @throws Error when the network does not answer */
export function measure(
  call: SignedCall,
  externalIds: readonly string[],
): Promise<ReadonlyMap<string, Figures>> {
  const measured = {
    ...{ place: placeOf(call), fields: FIELDS, toCounts, period: 'lifetime' },
    insights: { impressions: 'post_media_view', clicks: 'post_clicks' },
  };
  return measureEach(call, measured, externalIds);
}

function toCounts(json: unknown): Figures | undefined {
  const read = v.safeParse(Counts, json);
  if (!read.success) return undefined;
  const { shares, comments, reactions } = read.output;
  const counts = {
    likes: reactions?.summary?.total_count,
    comments: comments?.summary?.total_count,
    shares: shares?.count,
  };
  return Object.fromEntries(Object.entries(counts).filter(([, count]) => count !== undefined));
}
