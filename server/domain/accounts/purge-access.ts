// What access leaves behind once it is over.
import type { Query } from '../../db/unit-of-work.ts';
import { purgeAttempts } from './attempt.repo.ts';
import { purgeTokens } from './one-time-token.repo.ts';
import { purgeExpiredSessions } from './session.repo.ts';

/** Removes sessions, tokens and counted attempts that have run out. */
export async function purgeAccess(q: Query, now: number): Promise<void> {
  await purgeExpiredSessions(q, now);
  await purgeTokens(q, now);
  await purgeAttempts(q, now);
}
