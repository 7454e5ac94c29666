// Whether learning helps, in a sentence.
import type { Sentence } from '../../contract/sentence.ts';
import type { Query } from '../../db/unit-of-work.ts';
import { say } from '../../sentences/index.ts';
import { comparesWithBaseline } from './hold-out.repo.ts';
import { type LearnedUplift, upliftOf } from './hold-out.ts';

/** What learning has brought, and the sentence that says so. */
export async function describeUplift(
  q: Query,
  businessId: number,
): Promise<{ readonly uplift: LearnedUplift | null; readonly verdict: Sentence }> {
  const uplift = await upliftOf(q, businessId);
  if (uplift !== null) return { uplift, verdict: say('learning.uplift', { ...uplift }) };
  const isOn = await comparesWithBaseline(q, businessId);
  return { uplift, verdict: say(isOn ? 'learning.uplift-few' : 'learning.uplift-off') };
}
