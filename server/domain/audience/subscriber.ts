// Subscribers: who gets a business's mail, and how they leave.
import type { Subscriber, SubscriberInput } from '../../contract/subscriber.ts';
import { type Context, type Query, type Tx, unitOfWork } from '../../db/unit-of-work.ts';
import { type AccountActor, ANONYMOUS } from '../../kernel/actor.ts';
import { AppError, notFound } from '../../kernel/app-error.ts';
import { sha256 } from '../../kernel/ids.ts';
import { createLinkToken } from '../../kernel/link-token.ts';
import { say } from '../../sentences/index.ts';
import { getBusiness, requireWriter } from '../business/index.ts';
import {
  deleteSubscriber,
  findSubscriber,
  findSubscriberByEmail,
  findSubscriberByToken,
  insertDeparted,
  insertSubscriber,
  listDeparted,
  markUnsubscribed,
  updateName,
} from './subscriber.repo.ts';

export interface SubscriberRecord {
  readonly id: number;
  readonly businessId: number;
  readonly email: string;
  readonly name: string;
  readonly status: 'active' | 'unsubscribed';
  readonly createdAt: number;
  readonly unsubscribedAt: number | null;
}

/** Of the secret in a subscriber's unsubscribe link. */
export const TOKEN_BYTES = 24;

/**
 * Adds a subscriber to the actor's business. Adding an active one again answers the same row.
 * @throws AppError conflict for someone who has unsubscribed: only they could want mail again, not the business
 */
export async function addSubscriber(
  ctx: Context,
  actor: AccountActor,
  input: SubscriberInput,
): Promise<{ subscriber: SubscriberRecord; created: boolean }> {
  requireWriter(actor);
  return unitOfWork(ctx, actor, async (tx) => {
    await requireNotDeparted(tx, actor.businessId, input.email);
    const subscriber = await insertSubscriber(tx.q, {
      businessId: actor.businessId,
      email: input.email,
      name: input.name,
      link: createLinkToken(tx, 'unsubscribe', TOKEN_BYTES),
      now: tx.now,
    });
    if (!subscriber) return { subscriber: await getKnown(tx, actor.businessId, input.email), created: false };
    tx.emit({ kind: 'subscriber.added', businessId: actor.businessId, subjectId: subscriber.id });
    return { subscriber, created: true };
  });
}

async function getKnown(tx: Tx, businessId: number, email: string): Promise<SubscriberRecord> {
  const known = await findSubscriberByEmail(tx.q, businessId, email);
  if (!known) throw new AppError('conflict', say('audience.just-removed'));
  if (known.status === 'active') return known;
  throw departed(email, known.unsubscribedAt ?? known.createdAt);
}

function departed(email: string, leftAt: number): AppError {
  return new AppError('conflict', say('audience.unsubscribed', { email, at: leftAt }), { field: 'email' });
}

/** Whoever left and was then deleted is still known to have left. */
async function requireNotDeparted(tx: Tx, businessId: number, email: string): Promise<void> {
  const hash = hashAddress(email);
  const leftAt = (await listDeparted(tx.q, businessId, [hash])).get(hash);
  if (leftAt !== undefined) throw departed(email, leftAt);
}

/** What is kept of an address that left and was deleted. */
export function hashAddress(email: string): string {
  return sha256(email.toLowerCase());
}

/** @throws AppError not-found for a foreign or unknown id */
export async function getSubscriber(q: Query, actor: AccountActor, id: number): Promise<SubscriberRecord> {
  const subscriber = await findSubscriber(q, { id, businessId: actor.businessId });
  if (!subscriber) throw notFound();
  return subscriber;
}

/** Changes the name; the address stays what the person gave. */
export async function renameSubscriber(
  ctx: Context,
  actor: AccountActor,
  id: number,
  name: string,
): Promise<SubscriberRecord> {
  return unitOfWork(ctx, actor, async (tx) => {
    const subscriber = await getSubscriber(tx.q, actor, id);
    requireWriter(actor);
    await updateName(tx.q, id, name);
    tx.emit({ kind: 'subscriber.changed', businessId: actor.businessId, subjectId: id });
    return { ...subscriber, name };
  });
}

/** Ends a subscription for someone who asked for it; again is the same as once. It cannot be taken back. */
export async function unsubscribeById(
  ctx: Context,
  actor: AccountActor,
  id: number,
): Promise<SubscriberRecord> {
  return unitOfWork(ctx, actor, async (tx) => {
    const subscriber = await getSubscriber(tx.q, actor, id);
    requireWriter(actor);
    await endSubscription(tx, subscriber);
    return getSubscriber(tx.q, actor, id);
  });
}

/** Deletes everything known about a subscriber; of one who left, the address's hash stays, so that it is not added again. */
export async function removeSubscriber(ctx: Context, actor: AccountActor, id: number): Promise<void> {
  await unitOfWork(ctx, actor, async (tx) => {
    const { email, status, unsubscribedAt } = await getSubscriber(tx.q, actor, id);
    requireWriter(actor);
    if (status === 'unsubscribed') {
      const leftAt = unsubscribedAt ?? tx.now;
      await insertDeparted(tx.q, { businessId: actor.businessId, emailHash: hashAddress(email), leftAt });
    }
    await deleteSubscriber(tx.q, id);
    tx.emit({ kind: 'subscriber.removed', businessId: actor.businessId, subjectId: id });
  });
}

/** Ends a subscription; again is the same as once. */
export async function endSubscription(tx: Tx, { id, businessId }: SubscriberRecord): Promise<void> {
  if (!(await markUnsubscribed(tx.q, id, tx.now))) return;
  tx.emit({ kind: 'subscriber.unsubscribed', businessId, subjectId: id });
}

/** What an unsubscribe link shows to whoever opens it. */
export interface Subscription {
  readonly businessName: string;
  /** The address with its middle left out: links are forwarded. */
  readonly maskedEmail: string;
  readonly status: SubscriberRecord['status'];
}

/** The subscription that a link's token names, or undefined; changes nothing. */
export async function findSubscription(ctx: Context, token: string): Promise<Subscription | undefined> {
  const subscriber = await findSubscriberByToken(ctx.db.read, sha256(token));
  return subscriber && describeSubscription({ q: ctx.db.read }, subscriber);
}

/** Ends the subscription that a token names; again is the same as once. Undefined for an unknown token. */
export async function unsubscribe(ctx: Context, token: string): Promise<Subscription | undefined> {
  if (!(await findSubscriberByToken(ctx.db.read, sha256(token)))) return undefined;
  return unitOfWork(ctx, ANONYMOUS, async (tx) => {
    const subscriber = await findSubscriberByToken(tx.q, sha256(token));
    if (!subscriber) return undefined;
    await endSubscription(tx, subscriber);
    return describeSubscription(tx, { ...subscriber, status: 'unsubscribed' });
  });
}

async function describeSubscription(tx: Pick<Tx, 'q'>, subscriber: SubscriberRecord): Promise<Subscription> {
  const business = await getBusiness(tx, subscriber.businessId);
  return {
    businessName: business.name,
    maskedEmail: subscriber.email.replace(/^(.).*(?=@)/u, '$1…'),
    status: subscriber.status,
  };
}

export function presentSubscriber(subscriber: SubscriberRecord): Subscriber {
  return {
    id: subscriber.id,
    email: subscriber.email,
    name: subscriber.name,
    status: subscriber.status,
    createdAt: new Date(subscriber.createdAt).toISOString(),
    unsubscribedAt:
      subscriber.unsubscribedAt === null ? null : new Date(subscriber.unsubscribedAt).toISOString(),
  };
}
