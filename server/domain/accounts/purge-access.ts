// What access leaves behind once it is over.
import type { Query } from '../../db/unit-of-work.ts';
import { deleteApiTokens } from './api-token.repo.ts';
import { purgeAttempts } from './attempt.repo.ts';
import { purgeKnownPlaces } from './known-place.repo.ts';
import { deleteKeys, purgeTokens } from './one-time-token.repo.ts';
import { deleteSessions, purgeExpiredSessions } from './session.repo.ts';

/** Removes sessions, tokens, counted attempts and known places that have run out. */
export async function purgeAccess(q: Query, now: number): Promise<void> {
  await purgeExpiredSessions(q, now);
  await purgeTokens(q, now);
  await purgeAttempts(q, now);
  await purgeKnownPlaces(q, now);
}

/** Ends every session, every token and every link that lets somebody in: after a restore, those that were ended would live again. */
export async function endAccess(q: Query): Promise<void> {
  await deleteSessions(q);
  await deleteKeys(q);
  await deleteApiTokens(q);
}
