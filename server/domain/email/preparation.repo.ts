// All SQL that makes the deliveries of a mailing: in slices with a checkpoint, so that a million of them keep no other
// writer waiting, and a crash begins nothing anew.
import { randomName } from '../../db/dialect.ts';
import type { Query } from '../../db/unit-of-work.ts';
import { comparesWithBaseline } from '../evidence/index.ts';
import { waitForLocalTimes } from './local-time.ts';
import { audienceOf, findMailing } from './mailing.repo.ts';

/** One in so many of those on whom nothing is tried keeps the first version, to compare (decision record 140). */
const REST_TO_ONE = 10;
/** Among fewer people nobody does: so few tell nothing. */
const LEAST_REST = 100;

export interface MailingKey {
  readonly businessId: number;
  readonly postId: number;
}

/** Begins the preparation of a mailing: from now on `prepareSlice` has something to do. */
export async function beginPreparation(q: Query, { postId }: MailingKey): Promise<void> {
  await q('mailings')
    .insert({ post_id: postId, segment: 'all', prepared_to: 0 })
    .onConflict('post_id')
    .merge(['prepared_to']);
  // One that was cancelled before may go now; one that was paused meanwhile may not.
  await q('mailings').where({ post_id: postId, stopped: 'cancelled' }).update({ stopped: null });
}

/** The id up to which subscribers have their deliveries; null when all have. */
export async function findPrepared(q: Query, postId: number): Promise<number | null> {
  const row: { prepared_to: number | null } | undefined = await q('mailings')
    .where({ post_id: postId })
    .first('prepared_to');
  return row?.prepared_to ?? null;
}

/**
 * Adds one pending delivery for each of the next `size` people that a mailing goes to; those who have one keep it.
 * @returns whether all have theirs now
 */
export async function prepareSlice(
  q: Query,
  mailing: MailingKey,
  { size, now }: { size: number; now: number },
): Promise<boolean> {
  const { businessId, postId } = mailing;
  const after = await findPrepared(q, postId);
  if (after === null) return true;
  const facts = await findMailing(q, postId);
  const { test } = facts;
  const people = audienceOf(q, businessId, facts, now)
    .where('subscribers.id', '>', after)
    .orderBy('subscribers.id');
  const end: { id: number } | undefined = await people
    .clone()
    .offset(size - 1)
    .first('subscribers.id');
  if (end) people.where('subscribers.id', '<=', end.id);
  people.select('subscribers.id', 'subscribers.email');
  // Who gets which version is drawn among those who are written down together.
  if (test)
    people.select(q.raw('row_number() over (order by random()) as place'), q.raw('count(*) over () as size'));
  const tested = test ? `(people.size * ${test.share} + 199) / 200` : '0';
  const rest = `(people.size - 2 * (${tested}))`;
  // Drawn before anything is known of the two: these keep the first version, whichever is chosen.
  const isCompared = test !== null && (await comparesWithBaseline(q, businessId));
  const held = `case when ${rest} >= ${LEAST_REST} then ${rest} / ${REST_TO_ONE} else 0 end`;
  await q.raw(
    `insert into deliveries
        (business_id, post_id, subscriber_id, email, kind, status, message_id, variant, is_held_out, retry_at)
      select cast(? as integer), cast(? as integer), people.id, people.email, 'mailing', 'pending', ?,
        ${test ? `case when place <= ${tested} then 'A' when place <= 2 * (${tested}) then 'B' end` : 'null'},
        ${isCompared ? `place > 2 * (${tested}) and place <= 2 * (${tested}) + ${held}` : 'false'},
        ${test ? `case when place <= 2 * (${tested}) then null else cast(? as bigint) end` : 'cast(? as bigint)'}
      from ? as people where true on conflict (post_id, subscriber_id) do nothing`,
    [businessId, postId, randomName(q), test?.until ?? null, people],
  );
  await waitForLocalTimes(q, { ...mailing, after, to: end?.id ?? null }, { facts, now });
  await q('mailings')
    .where({ post_id: postId })
    .update({ prepared_to: end?.id ?? null });
  return end === undefined;
}
