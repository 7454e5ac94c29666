// What it is worth to send a channel somewhere, when an amount may move only so far a day: what it brings on its way counts, too.
// The best of all splits is often on the far side of a threshold, and which one it is changes with every day's figures: a split
// that ran after it each day would never arrive. A channel that is nearly there is worth more than one as good that is far away.
import type { Bounds } from './divide.ts';

/** Days that count. */
export const DAYS = 21;

export interface Road {
  /** Parts that the channel has now; any number, and not only a whole one. */
  readonly from: number;
  /** Part of an amount by which it moves a day at most; null for any. */
  readonly change: number | null;
  /** Where it may stay, in parts. */
  readonly stays: Bounds;
}

/** What the channel brings a day over the next days for each number of parts it is sent to; -Infinity where it may not stay. */
export function worthOnTheWay(worth: Float64Array, { from, change, stays }: Road): Float64Array {
  return worth.map((there, goal) => {
    if (goal < stays.low || goal > stays.high) return Number.NEGATIVE_INFINITY;
    if (change === null) return there;
    let [sum, now] = [0, from];
    for (let day = 0; day < DAYS; day++) {
      now = Math.min(Math.max(goal, now * (1 - change)), now * (1 + change));
      if (now === goal) return (sum + (DAYS - day) * there) / DAYS;
      sum += between(worth, now);
    }
    return sum / DAYS;
  });
}

function between(worth: Float64Array, parts: number): number {
  const below = Math.min(worth.length - 2, Math.floor(parts));
  const [low, high] = [worth[below] ?? 0, worth[below + 1] ?? 0];
  return low + (parts - below) * (high - low);
}
