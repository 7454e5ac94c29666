// What screens read out of their queries and counts, in one place.
import * as v from 'valibot';
import { IdText } from '../../contract/schema.ts';
import type { PostCounts } from '../../domain/content/index.ts';

/** An id in a query, or undefined when there is none that could exist. */
export function readId(text: string | null): number | undefined {
  const id = v.safeParse(IdText, text);
  return id.success ? id.output : undefined;
}

/** When the next post leaves, UTC milliseconds; null when none is scheduled. */
export function nextTime(counts: readonly PostCounts[]): number | null {
  const times = counts.flatMap(({ status, firstAt }) =>
    status === 'scheduled' && firstAt !== null ? [firstAt] : [],
  );
  return times.length > 0 ? Math.min(...times) : null;
}
