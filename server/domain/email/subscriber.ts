// Subscribers: who gets a business's mail, and how they leave.
import type { Subscriber, SubscriberInput } from '../../contract/subscriber.ts';
import { type Context, type Tx, unitOfWork } from '../../db/unit-of-work.ts';
import { type AccountActor, ANONYMOUS } from '../../kernel/actor.ts';
import { AppError } from '../../kernel/app-error.ts';
import { getBusiness, requireWriter } from '../business/index.ts';
import {
  findSubscriberByEmail,
  findSubscriberByToken,
  insertSubscriber,
  markUnsubscribed,
} from './subscriber.repo.ts';

export interface SubscriberRecord {
  readonly id: number;
  readonly businessId: number;
  readonly email: string;
  readonly name: string;
  readonly status: 'active' | 'unsubscribed';
  /** Names the subscriber in unsubscribe links; never leaves by the API. */
  readonly token: string;
  readonly createdAt: number;
  readonly unsubscribedAt: number | null;
}

const TOKEN_BYTES = 24;

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
    const subscriber = await insertSubscriber(tx.q, {
      businessId: actor.businessId,
      email: input.email,
      name: input.name,
      token: tx.ids.token(TOKEN_BYTES),
      now: tx.now,
    });
    if (!subscriber) return { subscriber: await getKnown(tx, actor.businessId, input.email), created: false };
    tx.emit({ kind: 'subscriber.added', businessId: actor.businessId, subjectId: subscriber.id });
    return { subscriber, created: true };
  });
}

async function getKnown(tx: Tx, businessId: number, email: string): Promise<SubscriberRecord> {
  const known = await findSubscriberByEmail(tx.q, businessId, email);
  if (!known) throw new AppError('conflict', 'This address was removed just now. Try again.');
  if (known.status === 'active') return known;
  const since = new Date(known.unsubscribedAt ?? known.createdAt).toISOString().slice(0, 10);
  throw new AppError(
    'conflict',
    `${email} unsubscribed on ${since} and must not get mail from you any more, so the address cannot be added again.`,
    { field: 'email' },
  );
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
  const subscriber = await findSubscriberByToken(ctx.db.read, token);
  return subscriber && describeSubscription({ q: ctx.db.read }, subscriber);
}

/** Ends the subscription that a token names; again is the same as once. Undefined for an unknown token. */
export async function unsubscribe(ctx: Context, token: string): Promise<Subscription | undefined> {
  if (!(await findSubscriberByToken(ctx.db.read, token))) return undefined;
  return unitOfWork(ctx, ANONYMOUS, async (tx) => {
    const subscriber = await findSubscriberByToken(tx.q, token);
    if (!subscriber) return undefined;
    if (await markUnsubscribed(tx.q, subscriber.id, tx.now)) {
      tx.emit({
        kind: 'subscriber.unsubscribed',
        businessId: subscriber.businessId,
        subjectId: subscriber.id,
      });
    }
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
