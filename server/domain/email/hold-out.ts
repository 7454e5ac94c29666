// What choosing a version has brought: of those on whom nothing was tried, a part that was drawn by lot keeps the first
// version although the second one was chosen, so that the gain is counted and not assumed.
import type { Sentence } from '../../contract/sentence.ts';
import { type Context, type Query, unitOfWork } from '../../db/unit-of-work.ts';
import { SYSTEM } from '../../kernel/actor.ts';
import { DAY } from '../../kernel/clock.ts';
import { say } from '../../sentences/index.ts';
import { comparesWithBaseline } from '../evidence/index.ts';
import { type ComparedMailing, estimateGain, type Gain } from '../learning/index.ts';
import { countRest, listCounts, listUncounted, saveCount } from './hold-out.repo.ts';

/** So long after its last mail a mailing is counted, once: most who read a mail have read it by then. */
const COUNTED_AFTER = 3 * DAY;
const AT_ONCE = 200;

/** Counts the mailings whose time has come; what is read later changes nothing. */
export async function countHoldOuts(ctx: Context): Promise<void> {
  const sentBefore = ctx.clock.now() - COUNTED_AFTER;
  const due = await listUncounted(ctx.db.read, { sentBefore, limit: AT_ONCE });
  for (const mailing of due) {
    const count = await countRest(ctx.db.read, mailing);
    await unitOfWork(ctx, SYSTEM, ({ q }) => saveCount(q, mailing.postId, count));
  }
}

/** What choosing has brought, and the sentence that says so. */
export interface ToldGain {
  /** Null while too few have read what was compared. */
  readonly gain: Gain | null;
  readonly verdict: Sentence;
}

/** @param isOn whether the business compares */
export function tellGain(counts: readonly ComparedMailing[], isOn: boolean): ToldGain {
  const gain = estimateGain(counts.filter(({ kept }) => kept.sent > 0));
  if (gain !== null) return { gain, verdict: say('learning.mails', { ...gain }) };
  return { gain, verdict: say(isOn ? 'learning.mails-few' : 'learning.mails-off') };
}

export async function describeGain(q: Query, businessId: number): Promise<ToldGain> {
  const counts = await listCounts(q, businessId);
  return tellGain(counts, await comparesWithBaseline(q, businessId));
}
