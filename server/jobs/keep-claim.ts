// Work that waits for somebody else's server for longer than a claim lasts.
import { SECOND } from '../kernel/clock.ts';
import type { JobRun } from './job.ts';

/** Three times within a claim's minute, so that one that fails is made good. */
const EXTEND_EVERY = 20 * SECOND;

/** Keeps the claim alive until `work` ends, so that no other worker begins the same meanwhile. */
export async function keepClaim<T>({ extend }: JobRun, work: () => Promise<T>): Promise<T> {
  // A database that cannot be reached now may be at the next turn; otherwise the claim runs out, as without this.
  const timer = setInterval(() => void extend().catch(() => {}), EXTEND_EVERY);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}
