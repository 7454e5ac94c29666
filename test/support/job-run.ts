// What a worker tells a job that a test runs by hand.
import type { JobRun } from '../../server/jobs/job.ts';
import { MINUTE, SimulatedClock } from '../../server/kernel/clock.ts';

/** The first try of a job that keeps its claim. */
export function makeRun(change: Partial<JobRun> = {}): JobRun {
  return {
    id: 1,
    attempt: 1,
    signal: new AbortController().signal,
    clock: new SimulatedClock(0),
    lease: MINUTE,
    extend: async () => true,
    ...change,
  };
}
