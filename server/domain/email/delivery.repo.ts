// All SQL of deliveries: one row a mail to one person, from the intent to its known end, whatever made it.
import { lockShared } from '../../db/dialect.ts';
import type { Query } from '../../db/unit-of-work.ts';
import { type Purpose, reachable, subscribersIn } from '../audience/index.ts';
import { openConnections } from '../channels/index.ts';
import { findSegment } from './mailing.repo.ts';

/**
 * pending -> sending -> sent | kept | refused | unknown, or back to pending when the mail certainly was not taken;
 * pending -> skipped when the recipient may not be written to any more. `kept`: in the local outbox, where no mail
 * server is set.
 */
export type DeliveryStatus = 'pending' | 'sending' | 'sent' | 'kept' | 'refused' | 'unknown' | 'skipped';

/** What made a mail: a mailing, an automation, or a call for this one mail. */
export type DeliveryKind = 'mailing' | 'automation' | 'single';

/** A mail that is to be sent, as `sendDelivery` takes it. */
export interface Delivery {
  readonly id: number;
  readonly businessId: number;
  readonly kind: DeliveryKind;
  /** Left side of the mail's Message-ID. */
  readonly messageName: string;
  /** When the first attempt was made; null before. */
  readonly firstAttemptAt: number | null;
  /** How often it was handed over and certainly not taken. */
  readonly attempts: number;
}

export interface PendingDelivery extends Delivery {
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
  const subscribers: { id: number; email: string }[] = await subscribersIn(q, mailing.businessId, segment)
    .orderBy('id')
    .select('id', 'email');
  let added = 0;
  for (let start = 0; start < subscribers.length; start += INSERT_CHUNK) {
    const rows = subscribers.slice(start, start + INSERT_CHUNK).map(({ id, email }) => ({
      business_id: mailing.businessId,
      kind: 'mailing',
      post_id: mailing.postId,
      subscriber_id: id,
      email,
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

/** Deliveries of a mailing that may be sent now, after an id, in order. */
export async function listDueDeliveries(
  q: Query,
  page: { postId: number; after: number; limit: number; now: number },
): Promise<PendingDelivery[]> {
  return q('deliveries')
    .join('subscribers', 'subscribers.id', 'deliveries.subscriber_id')
    .where({ 'deliveries.post_id': page.postId, 'deliveries.status': 'pending' })
    .where('deliveries.id', '>', page.after)
    .where((due) => due.whereNull('deliveries.retry_at').orWhere('deliveries.retry_at', '<=', page.now))
    .orderBy('deliveries.id')
    .limit(page.limit)
    .select('deliveries.id', 'deliveries.kind', 'deliveries.attempts', 'deliveries.email', 'subscribers.name')
    .select({ businessId: 'deliveries.business_id' })
    .select({ hash: 'subscribers.token_hash', sealed: 'subscribers.sealed_token' })
    .select({ messageName: 'deliveries.message_id', firstAttemptAt: 'deliveries.attempted_at' });
}

/** Of the mails of a mailing that wait to be tried again the one that is due first, with what was said to it last. */
export async function findNextRetry(
  q: Query,
  postId: number,
): Promise<{ at: number; error: string } | undefined> {
  const row: { retry_at: number | string; error: string } | undefined = await q('deliveries')
    .where({ post_id: postId, status: 'pending' })
    .whereNotNull('retry_at')
    .orderBy('retry_at')
    .first('retry_at', 'error');
  return row && { at: Number(row.retry_at), error: row.error };
}

/** Why a delivery was not claimed: the recipient may not be written to, sending is switched off, or another was first. */
export type Claim = 'claimed' | 'skipped' | 'held' | 'taken';

export const PURPOSES: Readonly<Record<DeliveryKind, Purpose>> = {
  mailing: 'marketing',
  automation: 'marketing',
  single: 'service',
};

/**
 * Stores the intent to send one mail, in one statement with everything that must hold for it: the recipient may be
 * written to and, for marketing, the channel is active, the business not paused, email marketing switched on.
 */
export async function claimDelivery(
  q: Query,
  { id, businessId, kind }: Pick<Delivery, 'id' | 'businessId' | 'kind'>,
  now: number,
): Promise<Claim> {
  const purpose = PURPOSES[kind];
  const claim = q('deliveries').where({ id, status: 'pending' }).where(reachable(q, purpose));
  if (purpose === 'marketing') {
    const connections = { business_id: businessId, network: 'mail' };
    // A switch that is being set right now is waited for, so that nothing starts after it.
    await lockShared(q, q('business_settings').select('paused').where({ business_id: businessId }));
    await lockShared(q, q('connections').select('is_active').where(connections));
    claim.whereExists(openConnections(q, businessId).where({ 'connections.network': 'mail' }));
  }
  const changed = await claim.update({
    status: 'sending',
    attempts: q.raw('attempts + 1'),
    retry_at: null,
    attempted_at: q.raw('coalesce(attempted_at, ?)', [now]),
  });
  return changed === 1 ? 'claimed' : refuseClaim(q, { id, purpose }, now);
}

async function refuseClaim(
  q: Query,
  { id, purpose }: { id: number; purpose: Purpose },
  now: number,
): Promise<Claim> {
  const skipped = await q('deliveries')
    .where({ id, status: 'pending' })
    .whereNot(reachable(q, purpose))
    .update({ status: 'skipped', finished_at: now, retry_at: null });
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

/** Puts a delivery back whose mail certainly was not taken, until a moment. */
export async function releaseDelivery(
  q: Query,
  id: number,
  { error, retryAt }: { error: string; retryAt: number },
): Promise<void> {
  await q('deliveries')
    .where({ id, status: 'sending' })
    .update({ status: 'pending', error, retry_at: retryAt });
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
