// Work that waits for somebody else's server for longer than a claim lasts.
import type { JobRun } from './job.ts';

/** Three times within a claim, so that one that fails is made good. */
const TIMES = 3;

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
