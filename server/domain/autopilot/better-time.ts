// Whether a post of the plan stands better elsewhere. Where its channel has learned, only what was learned moves it, and
// nothing moves what a draw has placed but need: the comparison, and the chance with which it was chosen, would be lost.
import type { Sentence } from '../../contract/sentence.ts';
import type { Slot } from '../../contract/slot.ts';
import { HOUR } from '../../kernel/clock.ts';
import { say } from '../../sentences/index.ts';
import type { Business } from '../business/index.ts';
import type { PostRecord } from '../content/index.ts';
import { type Lessons, learnedOf } from '../evidence/index.ts';
import {
  addLocalDays,
  apartOf,
  type ChosenTime,
  chooseTimes,
  EFFECTS,
  ENOUGH_POSTS,
  isSlot,
  isWithin,
  rankTimes,
  rateTime,
  startOfLocalDay,
  type TimeDraw,
} from '../learning/index.ts';

/** Nothing is moved that leaves sooner, and nothing to a time that is sooner. */
export const LEAD = HOUR;
/** A move has to be worth a published window, the weakest sign there is; log units of engagement. */
const WORTH = EFFECTS.window;
/** Half a step below, because scores are sums of fractions. */
const HALF_STEP = 0.005;
/** How far from its day a post may go when that day has no room. */
const STRAY_DAYS = 3;

export interface Standing {
  /** Times of the channel's other posts. */
  readonly taken: readonly number[];
  /** Where there are any, a post belongs to one. */
  readonly slots: readonly Slot[];
  readonly business: Business;
  readonly now: number;
  readonly lessons: Lessons;
  /** A draw put it where it stands, or holds it out to compare. */
  readonly placed: 'drawn' | 'held-out' | null;
}

export interface BetterTime {
  /** UTC milliseconds. */
  readonly at: number;
  readonly why: Sentence;
  /** The choice of the learner; null where the published pattern or a person's decision is followed. */
  readonly draw: TimeDraw | null;
}

/** The best free time of the post's day, if it is worth the move; of the days after it, if the post has to move. */
export function findBetter(post: PostRecord, standing: Standing): BetterTime | undefined {
  const { taken, slots, business, now, lessons, placed } = standing;
  const { timezone } = business;
  const { banned, pinned } = lessons.overruled;
  const present = post.scheduledAt ?? 0;
  const isClose = taken.some((other) => Math.abs(other - present) < apartOf(slots));
  const isOutside = slots.length > 0 && !isSlot(slots, present, timezone);
  const isBanned = isWithin(banned, present, timezone);
  const hasToMove = isClose || isOutside || isBanned;
  const mayMove = slots.length === 0 && placed === null && !isWithin(pinned, present, timezone);
  if (!hasToMove && !mayMove) return undefined;
  // What is held out goes by the pattern wherever it goes.
  const learns = lessons.history.length >= ENOUGH_POSTS && placed !== 'held-out';
  const day = startOfLocalDay(present, timezone);
  for (const days of hasToMove ? [1, STRAY_DAYS] : [1]) {
    const [best] = chooseTimes({
      ...{ channel: post.channel, timezone, count: 1, taken, slots },
      from: Math.max(day, now + LEAD),
      until: addLocalDays(day, days, timezone),
      seed: `${business.id}:${post.id}`,
      overruled: lessons.overruled,
      ...(learns && { learned: learnedOf(lessons) }),
    });
    if (best && (hasToMove || isWorthIt(post, best, standing)))
      return {
        at: best.at,
        why: say('autopilot.better-time', { isClose, isBanned, time: best.reason }),
        draw: best.draw,
      };
  }
  return undefined;
}

function isWorthIt(post: PostRecord, best: ChosenTime, { business, lessons }: Standing): boolean {
  const { timezone } = business;
  const present = post.scheduledAt ?? 0;
  if (isWithin(lessons.overruled.pinned, best.at, timezone)) return true;
  if (lessons.history.length < ENOUGH_POSTS) {
    const score = (at: number) => rateTime(post.channel, at, timezone).score;
    return score(best.at) - score(present) > WORTH - HALF_STEP;
  }
  // While results have fallen the pattern stands in for what was learned: no reason to move anything.
  if (lessons.hasFallen) return false;
  const ranked = rankTimes({
    ...{ channel: post.channel, timeZone: timezone, limits: {}, seed: '' },
    history: lessons.history.map(({ at, reward }) => ({ at, reward })),
    candidates: [...new Set([present, best.at])],
  });
  const expected = (at: number) => ranked.find((one) => one.at === at)?.expected ?? 0;
  return expected(best.at) - expected(present) > WORTH - HALF_STEP;
}
