// The calendar feed: an address that calendar programs read without signing in. The secret in it is the authority.
import { type Context, type Query, unitOfWork } from '../../db/unit-of-work.ts';
import type { AccountActor } from '../../kernel/actor.ts';
import { findBusiness } from './business.repo.ts';
import type { Business } from './business.ts';
import { selectFeedBusiness, selectFeedToken, upsertFeedToken } from './calendar-feed.repo.ts';
import { requireWriter } from './policy.ts';

/** Random bytes in an address: nobody can guess it, or try them all. */
const TOKEN_BYTES = 32;

export interface CalendarFeed {
  /** Null until someone asks for an address. */
  readonly token: string | null;
}

export async function findFeed(q: Query, businessId: number): Promise<CalendarFeed> {
  return { token: await selectFeedToken(q, businessId) };
}

/** Makes an address, or another one in place of the old, which is dead from then on. */
export async function renewFeed(ctx: Context, actor: AccountActor): Promise<CalendarFeed> {
  requireWriter(actor);
  const { businessId } = actor;
  return unitOfWork(ctx, actor, async (tx) => {
    const token = tx.ids.token(TOKEN_BYTES);
    await upsertFeedToken(tx.q, { businessId, token, now: tx.now });
    tx.emit({ kind: 'feed.renewed', businessId, subjectId: businessId });
    return { token };
  });
}

/** The business that an address speaks for; undefined when it is dead or never was. */
export async function findFeedByToken(q: Query, token: string): Promise<Business | undefined> {
  const businessId = await selectFeedBusiness(q, token);
  return businessId === undefined ? undefined : findBusiness(q, businessId);
}
