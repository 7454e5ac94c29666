// Figures of posts of an account; its insights come up to two days late.
import * as v from 'valibot';
import { measureEach } from '../../vendors/meta/figures.ts';
import type { SignedCall } from '../../vendors/meta/graph.ts';
import type { Figures } from '../connector.ts';
import { Count } from '../told.ts';
import { placeOf } from './place.ts';

const Counts = v.object({ like_count: Count, comments_count: Count });

/** @throws Error when the network does not answer */
export function measure(
  call: SignedCall,
  externalIds: readonly string[],
): Promise<ReadonlyMap<string, Figures>> {
  const measured = {
    ...{ place: placeOf(call), fields: 'like_count,comments_count', toCounts },
    insights: { impressions: 'views', shares: 'shares' },
  };
  return measureEach(call, measured, externalIds);
}

function toCounts(json: unknown): Figures | undefined {
  const read = v.safeParse(Counts, json);
  if (!read.success) return undefined;
  const counts = { likes: read.output.like_count, comments: read.output.comments_count };
  return Object.fromEntries(Object.entries(counts).filter(([, count]) => count !== undefined));
}
