// A subscription as the link in every mail knows it: by a secret, for whoever opens it.
import type { Sentence } from '../../contract/sentence.ts';
import { type Context, type Tx, unitOfWork } from '../../db/unit-of-work.ts';
import { ANONYMOUS } from '../../kernel/actor.ts';
import { sha256 } from '../../kernel/ids.ts';
import { getBusiness } from '../business/index.ts';
import { findSubscriberByEmail, findSubscriberByToken } from './subscriber.repo.ts';
import { endSubscription, type SubscriberRecord } from './subscriber.ts';

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

/** Ends the subscription of an address, and keeps how it was asked for. @returns whether there was one */
export async function endSubscriptionOf(
  tx: Tx,
  { businessId, email }: { readonly businessId: number; readonly email: string },
  how: Sentence,
): Promise<boolean> {
  const subscriber = await findSubscriberByEmail(tx.q, businessId, email);
  return subscriber !== undefined && (await endSubscription(tx, subscriber, how));
}

/** What whoever opens a link may see. */
export async function describeSubscription(
  tx: Pick<Tx, 'q'>,
  subscriber: SubscriberRecord,
): Promise<Subscription> {
  const business = await getBusiness(tx, subscriber.businessId);
  return {
    businessName: business.name,
    maskedEmail: subscriber.email.replace(/^(.).*(?=@)/u, '$1…'),
    status: subscriber.status,
  };
}
