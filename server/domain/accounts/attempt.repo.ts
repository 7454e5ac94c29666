// All SQL of counted attempts.
import { ask } from '../../db/ask.ts';
import { mapColumns, type RowOf } from '../../db/columns.ts';
import type { Query } from '../../db/unit-of-work.ts';

export interface Count {
  readonly attempts: number;
  /** UTC milliseconds at which counting begins anew. */
  readonly endsAt: number;
}

const COUNTS = mapColumns<Count>('sign_in_attempts', { attempts: 'attempts', endsAt: 'ends_at' });

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
  returning ${COUNTS.sql}`;

/** Counts one more attempt of a key. @param times.endsAt when a count that begins now ends */
export async function countAttempt(
  q: Query,
  key: string,
  times: { now: number; endsAt: number },
): Promise<Count> {
  const [count] = await ask<RowOf<Count>>(q, COUNT, [key, times.endsAt, times.now + 1, times.now + 1]);
  if (!count) throw new Error('the attempt was not counted');
  return COUNTS.read(count);
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
