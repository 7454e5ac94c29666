// All SQL of counted attempts.
import { ask } from '../../db/ask.ts';
import type { Query } from '../../db/unit-of-work.ts';

export interface Count {
  readonly attempts: number;
  /** UTC milliseconds at which counting begins anew. */
  readonly endsAt: number;
}

/**
 * A count that has ended, or that ends later than one that begins now, which a clock that was ahead has made, begins anew.
 * In one statement: two servers on one database count together, and no attempt slips through
 * between.
 */
const COUNT = `
  insert into sign_in_attempts (key, attempts, ends_at) values (?, 1, ?)
  on conflict (key) do update set
    attempts = case when sign_in_attempts.ends_at between ? and excluded.ends_at
      then sign_in_attempts.attempts + 1 else 1 end,
    ends_at = case when sign_in_attempts.ends_at between ? and excluded.ends_at
      then sign_in_attempts.ends_at else excluded.ends_at end
  returning attempts as "attempts", ends_at as "endsAt"`;

/** Counts one more attempt of a key. @param times.endsAt when a count that begins now ends */
export async function countAttempt(
  q: Query,
  key: string,
  times: { now: number; endsAt: number },
): Promise<Count> {
  const [count] = await ask<Count>(q, COUNT, [key, times.endsAt, times.now + 1, times.now + 1]);
  if (!count) throw new Error('the attempt was not counted');
  return { attempts: Number(count.attempts), endsAt: Number(count.endsAt) };
}

export async function forgetAttempts(q: Query, keys: readonly string[]): Promise<void> {
  await q('sign_in_attempts').whereIn('key', keys).del();
}

/** Gives one attempt back, where others count in the same key. */
export async function returnAttempt(q: Query, key: string): Promise<void> {
  await q('sign_in_attempts').where({ key }).where('attempts', '>', 0).decrement('attempts', 1);
}

/** Removes counts that have ended. */
export async function purgeAttempts(q: Query, now: number): Promise<void> {
  await q('sign_in_attempts').where('ends_at', '<=', now).del();
}
