// The calendar feed: an address that calendar programs read without signing in. The secret in it is the authority.
import { type Context, type Query, unitOfWork } from '../../db/unit-of-work.ts';
import type { AccountActor } from '../../kernel/actor.ts';
import { sha256 } from '../../kernel/ids.ts';
import { createLinkToken, openLinkToken } from '../../kernel/link-token.ts';
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

export async function findFeed({ db, vault }: Context, businessId: number): Promise<CalendarFeed> {
  const link = await selectFeedToken(db.read, businessId);
  return { token: link ? openLinkToken(vault, 'calendar-feed', link) : null };
}

/** Whether there is an address that works. */
export async function hasFeed(q: Query, businessId: number): Promise<boolean> {
  return (await selectFeedToken(q, businessId)) !== undefined;
}

/** Makes an address, or another one in place of the old, which is dead from then on. */
export async function renewFeed(ctx: Context, actor: AccountActor): Promise<CalendarFeed> {
  requireWriter(actor);
  const { businessId } = actor;
  return unitOfWork(ctx, actor, async (tx) => {
    const link = createLinkToken(tx, 'calendar-feed', TOKEN_BYTES);
    await upsertFeedToken(tx.q, { businessId, link, now: tx.now });
    tx.emit({ kind: 'feed.renewed', businessId, subjectId: businessId });
    return { token: openLinkToken(tx.vault, 'calendar-feed', link) };
  });
}

/** The business that an address speaks for; undefined when it is dead or never was. */
export async function findFeedByToken(q: Query, token: string): Promise<Business | undefined> {
  const businessId = await selectFeedBusiness(q, sha256(token));
  return businessId === undefined ? undefined : findBusiness(q, businessId);
}
