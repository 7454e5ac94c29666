// What a connection's posts have taught by a moment: rebuilt from observations at any time.
import { practiceOf } from '../../contract/channels/index.ts';
import type { Query } from '../../db/unit-of-work.ts';
import { HOUR, MINUTE } from '../../kernel/clock.ts';
import { type Features, logWorth, rewardsOf } from '../learning/index.ts';
import { listObservations, type Place } from './observation.repo.ts';

/** One post of the history. */
export interface Taught {
  readonly postId: number;
  /** When it was out, UTC milliseconds. */
  readonly at: number;
  readonly features: Features;
  /** Natural log, 0 as usual. */
  readonly reward: number;
  /** Natural log of what it brought, whatever is usual. */
  readonly log: number;
}

/** A transaction that stores an observation has ended after so long. */
const SETTLED = MINUTE;

/** The moment as of which a choice is made now: what was stored by then, no transaction still changes. */
export function settledBy(now: number): number {
  return now - SETTLED;
}

/** From the oldest to the newest; a bounded number of the latest. `asOf` is UTC milliseconds. */
export async function historyOf(q: Query, place: Place, asOf: number): Promise<Taught[]> {
  const { type: channel } = place;
  const { judgedAfter } = practiceOf(channel);
  // They were found to be of that age when they were stored.
  const posts = (await listObservations(q, place, asOf)).map((one) => ({
    ...one,
    channel,
    readings: [{ at: one.at + judgedAfter * HOUR, ...one.figures }],
  }));
  return rewardsOf(posts, { [channel]: judgedAfter }).map(({ post, reward }) => ({
    postId: post.postId,
    at: post.at,
    features: post.features,
    reward,
    log: logWorth(post.figures) ?? 0,
  }));
}
