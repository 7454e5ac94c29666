// All SQL of deliveries: one row a mail to one person, from the intent to its known end, whatever made it.
import type { BounceKind } from '../../contract/bounce.ts';
import type { Variant } from '../../contract/mailing-test.ts';
import type { Sentence } from '../../contract/sentence.ts';
import { type ColumnMap, flag, mapColumns } from '../../db/columns.ts';
import { lockShared } from '../../db/dialect.ts';
import type { Query } from '../../db/unit-of-work.ts';
import { readSentence } from '../../sentences/index.ts';
import { type Purpose, reachable, type Wait } from '../audience/index.ts';
import { openConnections } from '../channels/index.ts';
import { findDeliveryWaits, putOff, whyUnreachable } from './put-off.repo.ts';

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
  /** To whom it may go, where that is not what all mails of its kind may. */
  readonly purpose?: Purpose;
}

export interface PendingDelivery extends Delivery {
  /** Of the version that is tried with it; null where nothing is. */
  readonly variant: Variant | null;
  /** It keeps the first version, whichever is chosen. */
  readonly isHeldOut: boolean;
  readonly subscriberId: number;
  readonly email: string;
  readonly name: string;
  /** Of the unsubscribe link. */
  readonly hash: string;
  readonly sealed: string;
}

/** Everything that a mail to a subscriber is made of; its query joins the subscriber. */
export const DELIVERY_COLUMNS: ColumnMap<Omit<PendingDelivery, 'purpose'>> = {
  id: 'id',
  businessId: 'business_id',
  kind: 'kind',
  messageName: 'message_id',
  firstAttemptAt: 'attempted_at',
  attempts: 'attempts',
  variant: 'variant',
  isHeldOut: flag('is_held_out'),
  subscriberId: 'subscriber_id',
  email: 'email',
  name: 'subscribers.name',
  hash: 'subscribers.token_hash',
  sealed: 'subscribers.sealed_token',
};
const DELIVERY = mapColumns('deliveries', DELIVERY_COLUMNS);

function pendingOf(q: Query, postId: number) {
  return DELIVERY.from(q)
    .join('subscribers', 'subscribers.id', 'deliveries.subscriber_id')
    .where({ 'deliveries.post_id': postId, 'deliveries.status': 'pending' });
}

/** Deliveries of a mailing that wait for nothing, after an id, in order. */
export async function listFreshDeliveries(
  q: Query,
  page: {
    postId: number;
    after: number;
    limit: number;
    /** Those to this domain, or those to none of these. */
    domain?: string;
    without?: readonly string[];
  },
): Promise<PendingDelivery[]> {
  const { domain, without = [] } = page;
  const fresh = pendingOf(q, page.postId)
    .where('deliveries.id', '>', page.after)
    .whereNull('deliveries.retry_at')
    .orderBy('deliveries.id')
    .limit(page.limit);
  if (domain !== undefined) fresh.whereLike('deliveries.email', `%@${domain}`);
  for (const one of without) fresh.whereNot('deliveries.email', 'like', `%@${one}`);
  return DELIVERY.all(fresh);
}

/** Deliveries of a mailing that are to be tried again by now, those that have waited longest first. */
export async function listDueRetries(
  q: Query,
  page: { postId: number; now: number; limit: number },
): Promise<PendingDelivery[]> {
  const due = pendingOf(q, page.postId)
    .where('deliveries.retry_at', '<=', page.now)
    .orderBy(['deliveries.retry_at', 'deliveries.id'])
    .limit(page.limit);
  return DELIVERY.all(due);
}

/** Of the mails of a mailing that wait the one that is due first, with what a server said to it, if one was asked. */
export async function findNextRetry(
  q: Query,
  postId: number,
): Promise<{ at: number; error: Sentence | null } | undefined> {
  const row: { retry_at: number | string; error: string | null; attempts: number } | undefined = await q(
    'deliveries',
  )
    .where({ post_id: postId, status: 'pending' })
    .whereNotNull('retry_at')
    .orderBy('retry_at')
    .first('retry_at', 'error', 'attempts');
  return (
    row && {
      at: Number(row.retry_at),
      error: row.attempts > 0 && row.error !== null ? readSentence(row.error) : null,
    }
  );
}

/**
 * Why a delivery was not claimed: the recipient may not be written to, not before a moment (`early`), sending is switched
 * off, or another was first.
 */
export type Claim = 'claimed' | 'skipped' | 'early' | 'held' | 'taken';

export const PURPOSES: Readonly<Record<DeliveryKind, Purpose>> = {
  mailing: 'marketing',
  automation: 'marketing',
  single: 'service',
};

/** Deliveries that are to be claimed together. */
interface ClaimsAsked {
  readonly businessId: number;
  readonly kind: DeliveryKind;
  readonly ids: readonly number[];
  readonly now: number;
  /** What their kind is for when absent. */
  readonly purpose?: Purpose | undefined;
}

/**
 * Stores the intent to send mails, in one statement with everything that must hold for each: the recipient may be
 * written to and, for marketing, the channel is active, the business not paused, email marketing switched on, and the
 * mailing not stopped.
 */
export async function claimDeliveries(q: Query, asked: ClaimsAsked): Promise<ReadonlyMap<number, Claim>> {
  const { businessId, kind, ids, now } = asked;
  if (ids.length === 0) return new Map();
  const purpose = asked.purpose ?? PURPOSES[kind];
  const waits = await findDeliveryWaits(q, { ...asked, purpose });
  const claim = q('deliveries')
    .whereIn(
      'id',
      ids.filter((id) => !waits.has(id)),
    )
    .where({ status: 'pending' })
    .where(reachable(q, purpose));
  if (purpose !== 'service') {
    await lockSwitches(q, asked);
    claim.whereExists(openConnections(q, businessId).where({ 'connections.network': 'mail' }));
  }
  if (kind === 'mailing') claim.whereNotExists(stoppedMailing(q));
  const claimed: { id: number }[] = await claim
    .update({
      status: 'sending',
      attempts: q.raw('attempts + 1'),
      retry_at: null,
      attempted_at: q.raw('coalesce(attempted_at, ?)', [now]),
    })
    .returning('id');
  const states = new Map<number, Claim>(claimed.map(({ id }) => [id, 'claimed']));
  if (states.size < ids.length) await refuseClaims(q, asked, { states, waits });
  return states;
}

/** A switch that is being set right now is waited for, so that nothing starts after it. */
async function lockSwitches(q: Query, { businessId, kind, ids }: ClaimsAsked): Promise<void> {
  await lockShared(q, q('business_settings').select('paused').where({ business_id: businessId }));
  await lockShared(
    q,
    q('connections').select('is_active').where({ business_id: businessId, network: 'mail' }),
  );
  if (kind !== 'mailing') return;
  const posts = q('deliveries')
    .whereIn('id', [...ids])
    .select('post_id');
  await lockShared(q, q('mailings').select('stopped').whereIn('post_id', posts));
}

function stoppedMailing(q: Query) {
  return q('mailings')
    .select(q.raw('1'))
    .whereRaw('mailings.post_id = deliveries.post_id')
    .whereNotNull('mailings.stopped');
}

/** Says of those that were not claimed why not. */
async function refuseClaims(
  q: Query,
  { kind, ids, now, purpose = PURPOSES[kind] }: ClaimsAsked,
  { states, waits }: { states: Map<number, Claim>; waits: ReadonlyMap<number, Wait> },
): Promise<void> {
  const rest = ids.filter((id) => !states.has(id));
  const skipped: { id: number }[] = await q('deliveries')
    .whereIn('id', rest)
    .where({ status: 'pending' })
    .whereNot(reachable(q, purpose))
    .update({ status: 'skipped', error: whyUnreachable(q), finished_at: now, retry_at: null })
    .returning('id');
  for (const { id } of skipped) states.set(id, 'skipped');
  for (const [id, wait] of waits) {
    if (!states.has(id)) states.set(id, await putOff(q, { id, isNews: kind === 'mailing', now }, wait));
  }
  const held: { id: number }[] = await q('deliveries')
    .whereIn('id', rest)
    .where({ status: 'pending' })
    .select('id');
  // What was put off is pending, too.
  for (const { id } of held) if (!states.has(id)) states.set(id, 'held');
}

/** A delivery that is over; `bounce`: what a refusal says of the address, if anything. */
export interface DeliveryEnd {
  readonly status: 'sent' | 'kept' | 'refused' | 'unknown';
  readonly error: Sentence | null;
  readonly bounce: BounceKind | null;
}

/** A late answer replaces `unknown`, never another end. */
const ENDABLE = ['sending', 'unknown'];

/** Ends a delivery. */
export async function finishDelivery(
  q: Query,
  id: number,
  { status, error, now }: DeliveryEnd & { readonly now: number },
): Promise<void> {
  await q('deliveries')
    .where({ id })
    .whereIn('status', ENDABLE)
    .update({ status, error: error && JSON.stringify(error), finished_at: now });
}

/** Ends deliveries that a mail server took. */
export async function finishSent(q: Query, ids: readonly number[], now: number): Promise<void> {
  await q('deliveries')
    .whereIn('id', [...ids])
    .whereIn('status', ENDABLE)
    .update({ status: 'sent', error: null, finished_at: now });
}

/** Puts a delivery back whose mail certainly was not taken, until a moment. */
export async function releaseDelivery(
  q: Query,
  id: number,
  { error, retryAt }: { error: Sentence; retryAt: number },
): Promise<void> {
  await q('deliveries')
    .where({ id, status: 'sending' })
    .update({ status: 'pending', error: JSON.stringify(error), retry_at: retryAt });
}

/** Ends what an interrupted run left under way: those mails may have been taken, so they are never sent again. */
export async function endInterrupted(
  q: Query,
  postId: number,
  end: { error: Sentence; now: number },
): Promise<void> {
  await q('deliveries')
    .where({ post_id: postId, status: 'sending' })
    .update({ status: 'unknown', error: JSON.stringify(end.error), finished_at: end.now });
}

function slice(q: Query, of: { post_id: number; status: DeliveryStatus }, limit: number) {
  return q('deliveries').whereIn('id', q('deliveries').where(of).select('id').limit(limit));
}

/** Ends mails of a mailing that never begin. @returns how many, at most `limit` */
export async function skipPending(
  q: Query,
  postId: number,
  end: { error: Sentence; now: number; limit: number },
): Promise<number> {
  return slice(q, { post_id: postId, status: 'pending' }, end.limit).update({
    status: 'skipped',
    error: JSON.stringify(end.error),
    retry_at: null,
    finished_at: end.now,
  });
}

/** Removes deliveries that never began. @returns how many, at most `limit` */
export async function deleteSkipped(q: Query, postId: number, limit: number): Promise<number> {
  return slice(q, { post_id: postId, status: 'skipped' }, limit).del();
}

/** How many deliveries stand in each state. */
export type DeliveryCounts = Readonly<Record<DeliveryStatus, number>>;

const NONE: DeliveryCounts = { pending: 0, sending: 0, sent: 0, kept: 0, refused: 0, unknown: 0, skipped: 0 };

interface Counted {
  readonly post_id: number;
  readonly status: DeliveryStatus;
  readonly count: number | string;
}

/** @param of counts only these states where given */
export async function countDeliveries(
  q: Query,
  postIds: readonly number[],
  of?: readonly DeliveryStatus[],
): Promise<ReadonlyMap<number, DeliveryCounts>> {
  const counts = new Map(postIds.map((id) => [id, NONE]));
  if (postIds.length === 0) return counts;
  const query = q('deliveries')
    .select('post_id', 'status')
    .whereIn('post_id', [...postIds])
    .groupBy('post_id', 'status')
    .count({ count: '*' });
  if (of) query.whereIn('status', [...of]);
  const rows = (await query) as Counted[];
  for (const row of rows) {
    counts.set(row.post_id, { ...(counts.get(row.post_id) ?? NONE), [row.status]: Number(row.count) });
  }
  return counts;
}

/** The same of one mailing. */
export async function countDeliveriesOf(q: Query, postId: number): Promise<DeliveryCounts> {
  return (await countDeliveries(q, [postId])).get(postId) ?? NONE;
}
