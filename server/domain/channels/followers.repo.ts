// All SQL of how many followers an account had, by day.
import type { Query } from '../../db/unit-of-work.ts';

const TABLE = 'follower_days';

export interface FollowerDay {
  readonly day: string;
  readonly followers: number;
}

/** The last count of a day is the day's. */
export async function saveFollowers(
  q: Query,
  { connectionId, ...row }: FollowerDay & { readonly connectionId: number },
): Promise<void> {
  await q(TABLE)
    .insert({ connection_id: connectionId, ...row })
    .onConflict(['connection_id', 'day'])
    .merge(row);
}

/** Oldest first. @param since a day */
export async function listFollowers(q: Query, connectionId: number, since: string): Promise<FollowerDay[]> {
  return q(TABLE)
    .select('day', 'followers')
    .where({ connection_id: connectionId })
    .where('day', '>=', since)
    .orderBy('day');
}

/** What was counted was another account's. */
export async function dropFollowers(q: Query, connectionId: number): Promise<void> {
  await q(TABLE).where({ connection_id: connectionId }).del();
}
