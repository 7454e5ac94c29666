// Subscribers: who gets a business's mail, and how they leave.
import type { Sentence } from '../../contract/sentence.ts';
import type {
  ConsentSource,
  Subscriber,
  SubscriberChange,
  SubscriberInput,
} from '../../contract/subscriber.ts';
import { type Context, type Query, type Tx, unitOfWork } from '../../db/unit-of-work.ts';
import type { AccountActor } from '../../kernel/actor.ts';
import { AppError, notFound } from '../../kernel/app-error.ts';
import { sha256 } from '../../kernel/ids.ts';
import { createLinkToken } from '../../kernel/link-token.ts';
import { say } from '../../sentences/index.ts';
import { requireWriter } from '../business/index.ts';
import { insertConsent } from './consent.repo.ts';
import {
  deleteSubscriber,
  findSubscriber,
  findSubscriberByEmail,
  insertDeparted,
  insertKnown,
  insertSubscriber,
  listDeparted,
  markUnsubscribed,
} from './subscriber.repo.ts';
import { addTraits, changeTraits } from './traits.ts';

export interface SubscriberRecord {
  readonly id: number;
  readonly businessId: number;
  readonly email: string;
  readonly name: string;
  /** `known`: told of by events alone; they never asked for mail. */
  readonly status: 'active' | 'unsubscribed' | 'known';
  readonly createdAt: number;
  readonly unsubscribedAt: number | null;
  /** How they asked to leave, where that is kept. */
  readonly leftBy: Sentence | null;
}

/** Of the secret in a subscriber's unsubscribe link. */
export const TOKEN_BYTES = 24;

/**
 * Adds a subscriber to the actor's business. Adding an active one again adds what is given to what is known.
 * @param source who says that the person agreed; nobody proves it
 * @throws AppError conflict for someone who has unsubscribed: only they could want mail again, not the business;
 * invalid for a list of somebody else, or an attribute's value of another type
 */
export async function addSubscriber(
  ctx: Context,
  actor: AccountActor,
  input: SubscriberInput,
  source: ConsentSource = 'manual',
): Promise<{ subscriber: SubscriberRecord; created: boolean }> {
  requireWriter(actor);
  const { email, ...traits } = input;
  return unitOfWork(ctx, actor, async (tx) => {
    await requireNotDeparted(tx, actor.businessId, email);
    const added = await insertSubscriber(tx.q, {
      businessId: actor.businessId,
      email,
      name: traits.name,
      link: createLinkToken(tx, 'unsubscribe', TOKEN_BYTES),
      now: tx.now,
    });
    const { id } = added ?? (await getKnown(tx, actor.businessId, email));
    if (added) await insertConsent(tx.q, id, { at: tx.now, source, text: '', ip: null });
    await addTraits(tx, { id, businessId: actor.businessId }, traits);
    if (added || saysAnything(traits)) {
      const kind = added ? 'subscriber.added' : 'subscriber.changed';
      tx.emit({ kind, businessId: actor.businessId, subjectId: id });
    }
    return { subscriber: await getSubscriber(tx.q, actor, id), created: added !== undefined };
  });
}

function saysAnything({ name, lists, tags, attributes }: SubscriberChange): boolean {
  const others = [lists, tags, attributes && Object.keys(attributes)];
  return Boolean(name) || others.some((given) => given !== undefined && given.length > 0);
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

/** Changes what is known of a subscriber; the address stays what the person gave. */
export async function changeSubscriber(
  ctx: Context,
  actor: AccountActor,
  id: number,
  change: SubscriberChange,
): Promise<SubscriberRecord> {
  return unitOfWork(ctx, actor, async (tx) => {
    await getSubscriber(tx.q, actor, id);
    requireWriter(actor);
    await changeTraits(tx, { id, businessId: actor.businessId }, change);
    tx.emit({ kind: 'subscriber.changed', businessId: actor.businessId, subjectId: id });
    return getSubscriber(tx.q, actor, id);
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

/**
 * The person behind an address of which an event tells: one who is not known yet is noted, and never subscribed by it.
 * @returns undefined for whoever left and was then deleted: nothing is noted of them again
 */
export async function noticePerson(
  tx: Tx,
  businessId: number,
  email: string,
): Promise<SubscriberRecord | undefined> {
  const known = await findSubscriberByEmail(tx.q, businessId, email);
  if (known) return known;
  const hash = hashAddress(email);
  if ((await listDeparted(tx.q, businessId, [hash])).has(hash)) return undefined;
  const link = createLinkToken(tx, 'unsubscribe', TOKEN_BYTES);
  await insertKnown(tx.q, { businessId, email, name: '', link, now: tx.now });
  return findSubscriberByEmail(tx.q, businessId, email);
}

/**
 * Ends a subscription; again is the same as once.
 * @param how it was asked for, where that is to be kept
 * @returns whether there was one
 */
export async function endSubscription(
  tx: Tx,
  { id, businessId }: SubscriberRecord,
  how: Sentence | null = null,
): Promise<boolean> {
  if (!(await markUnsubscribed(tx.q, id, { how, now: tx.now }))) return false;
  tx.emit({ kind: 'subscriber.unsubscribed', businessId, subjectId: id });
  return true;
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
