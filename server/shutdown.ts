// Ending in order and in time: running work reaches a safe point, then the connections close.
import { SECOND, systemClock } from './kernel/clock.ts';

/** So long may running work take once the end has begun. */
export const GRACE = 7 * SECOND;
const CLOSING = 2 * SECOND;

export interface StopParts {
  /** Tells everything that runs to end; it does so at the same time. */
  readonly work: () => Promise<unknown>[];
  readonly connections: () => Promise<void>;
}

/** @returns what ends both within ten seconds, once, however often it is called */
export function createStop({ work, connections }: StopParts): () => Promise<void> {
  let stopped: Promise<void> | undefined;
  const stop = async () => {
    await within(GRACE, Promise.allSettled(work()));
    await within(CLOSING, connections());
  };
  return () => {
    stopped ??= stop();
    return stopped;
  };
}

/** Waits for `work`, but no longer than a limit of real time. */
async function within(ms: number, work: Promise<unknown>): Promise<void> {
  const limit = new AbortController();
  await Promise.race([work, systemClock.sleep(ms, limit.signal)]);
  limit.abort();
}
