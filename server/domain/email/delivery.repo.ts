// All SQL of deliveries: one row a recipient of a mailing, from the intent to its known end.
import { lockShared } from '../../db/dialect.ts';
import type { Query } from '../../db/unit-of-work.ts';
import { subscribersIn } from '../audience/index.ts';
import { openConnections } from '../channels/index.ts';
import { findSegment } from './mailing.repo.ts';

/**
 * pending -> sending -> sent | kept | refused | unknown, or back to pending when the mail certainly was not taken;
 * pending -> skipped when the recipient has unsubscribed. `kept`: in the local outbox, where no mail server is set.
 */
export type DeliveryStatus = 'pending' | 'sending' | 'sent' | 'kept' | 'refused' | 'unknown' | 'skipped';

export interface PendingDelivery {
  readonly id: number;
  /** Left side of the mail's Message-ID. */
  readonly messageName: string;
  /** When the first attempt was made; null before. */
  readonly firstAttemptAt: number | null;
  readonly email: string;
  readonly name: string;
  /** Of the unsubscribe link. */
  readonly hash: string;
  readonly sealed: string;
}

const INSERT_CHUNK = 50;

/**
 * Adds one pending delivery for each subscriber in the mailing's segment; those who have one already keep it.
 * Returns how many are new.
 */
export async function insertDeliveries(
  q: Query,
  mailing: { businessId: number; postId: number; createName: () => string },
): Promise<number> {
  const segment = await findSegment(q, mailing.postId);
  const subscribers: number[] = await subscribersIn(q, mailing.businessId, segment).orderBy('id').pluck('id');
  let added = 0;
  for (let start = 0; start < subscribers.length; start += INSERT_CHUNK) {
    const rows = subscribers.slice(start, start + INSERT_CHUNK).map((id) => ({
      business_id: mailing.businessId,
      post_id: mailing.postId,
      subscriber_id: id,
      status: 'pending',
      message_id: mailing.createName(),
    }));
    const stored: { id: number }[] = await q('deliveries')
      .insert(rows)
      .onConflict(['post_id', 'subscriber_id'])
      .ignore()
      .returning('id');
    added += stored.length;
  }
  return added;
}

/** Pending deliveries of a mailing after an id, in order. */
export async function listPendingDeliveries(
  q: Query,
  page: { postId: number; after: number; limit: number },
): Promise<PendingDelivery[]> {
  return q('deliveries')
    .join('subscribers', 'subscribers.id', 'deliveries.subscriber_id')
    .where({ 'deliveries.post_id': page.postId, 'deliveries.status': 'pending' })
    .where('deliveries.id', '>', page.after)
    .orderBy('deliveries.id')
    .limit(page.limit)
    .select('deliveries.id', 'subscribers.email', 'subscribers.name')
    .select({ hash: 'subscribers.token_hash', sealed: 'subscribers.sealed_token' })
    .select({ messageName: 'deliveries.message_id', firstAttemptAt: 'deliveries.attempted_at' });
}

/** Why a delivery was not claimed: someone unsubscribed, sending is switched off, or another worker was first. */
export type Claim = 'claimed' | 'skipped' | 'held' | 'taken';

/**
 * Stores the intent to send one mail, in one statement with everything that must hold for it: the recipient still
 * subscribed, the channel active, the business not paused, email marketing switched on.
 */
export async function claimDelivery(
  q: Query,
  delivery: { id: number; businessId: number; postId: number; now: number },
): Promise<Claim> {
  const { id, businessId, postId, now } = delivery;
  const connection = q('posts').select('connection_id').where({ id: postId });
  // A switch that is being set right now is waited for, so that nothing starts after it.
  await lockShared(q, q('business_settings').select('paused').where({ business_id: businessId }));
  await lockShared(q, q('connections').select('is_active').whereIn('id', connection.clone()));
  const changed = await q('deliveries')
    .where({ id, status: 'pending' })
    .whereIn('subscriber_id', q('subscribers').select('id').where({ status: 'active' }))
    .whereExists(openConnections(q, businessId).whereIn('connections.id', connection.clone()))
    .update({ status: 'sending', attempted_at: q.raw('coalesce(attempted_at, ?)', [now]) });
  return changed === 1 ? 'claimed' : refuseClaim(q, id, now);
}

async function refuseClaim(q: Query, id: number, now: number): Promise<Claim> {
  const skipped = await q('deliveries')
    .where({ id, status: 'pending' })
    .whereNotIn('subscriber_id', q('subscribers').select('id').where({ status: 'active' }))
    .update({ status: 'skipped', finished_at: now });
  if (skipped === 1) return 'skipped';
  const row: { status: DeliveryStatus } | undefined = await q('deliveries')
    .select('status')
    .where({ id })
    .first();
  return row?.status === 'pending' ? 'held' : 'taken';
}

/** Ends a delivery. A late answer replaces `unknown`, never another end. */
export async function finishDelivery(
  q: Query,
  id: number,
  end: { status: 'sent' | 'kept' | 'refused' | 'unknown'; error: string | null; now: number },
): Promise<void> {
  await q('deliveries')
    .where({ id })
    .whereIn('status', ['sending', 'unknown'])
    .update({ status: end.status, error: end.error, finished_at: end.now });
}

/** Puts a delivery back whose mail certainly was not taken. */
export async function releaseDelivery(q: Query, id: number, error: string): Promise<void> {
  await q('deliveries').where({ id, status: 'sending' }).update({ status: 'pending', error });
}

/** Ends what an interrupted run left under way: those mails may have been taken, so they are never sent again. */
export async function endInterrupted(
  q: Query,
  postId: number,
  end: { error: string; now: number },
): Promise<void> {
  await q('deliveries')
    .where({ post_id: postId, status: 'sending' })
    .update({ status: 'unknown', error: end.error, finished_at: end.now });
}

/** How many deliveries of a mailing stand in each state. */
export async function countDeliveries(q: Query, postId: number): Promise<Record<DeliveryStatus, number>> {
  const rows: { status: DeliveryStatus; count: number | string }[] = await q('deliveries')
    .select('status')
    .where({ post_id: postId })
    .groupBy('status')
    .count({ count: '*' });
  const counts = { pending: 0, sending: 0, sent: 0, kept: 0, refused: 0, unknown: 0, skipped: 0 };
  for (const row of rows) counts[row.status] = Number(row.count);
  return counts;
}
