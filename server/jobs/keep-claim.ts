// Work that waits for somebody else's server for longer than a claim lasts.
import { BlockedError } from '../domain/content/index.ts';
import type { JobOutcome, JobRun } from './job.ts';

/** Three times within a claim, so that one that fails is made good. */
const TIMES = 3;

/** How a job ends whose call has to wait until a network takes calls again. @throws whatever else was thrown */
export function whenBlocked(error: unknown): JobOutcome {
  if (error instanceof BlockedError) return { end: 'again', at: error.until };
  throw error;
}

/** Keeps the claim alive until `work` ends, so that no other worker begins the same meanwhile. */
export async function keepClaim<T>({ clock, lease, extend }: JobRun, work: () => Promise<T>): Promise<T> {
  const keep = () => {
    // A database that cannot be reached now may be at the next turn; otherwise the claim runs out, as without this.
    void extend().catch(() => {});
    turnOff = clock.alarm(lease / TIMES, keep);
  };
  let turnOff = clock.alarm(lease / TIMES, keep);
  try {
    return await work();
  } finally {
    turnOff();
  }
}
