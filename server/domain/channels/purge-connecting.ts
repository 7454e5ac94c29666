// What connecting and calling networks leave behind once it is over.
import type { Query } from '../../db/unit-of-work.ts';
import { DAY } from '../../kernel/clock.ts';
import { purgeAttempts } from './connect-attempt.repo.ts';
import { purgeLimits } from './limit.repo.ts';

/** Whoever comes back to an attempt is told for so long what became of it. */
const KEEP_ATTEMPTS = DAY;
/** Longer than any block lasts. */
const KEEP_LIMITS = 7 * DAY;

export async function purgeConnecting(q: Query, now: number): Promise<void> {
  await purgeAttempts(q, now - KEEP_ATTEMPTS);
  await purgeLimits(q, now - KEEP_LIMITS);
}
