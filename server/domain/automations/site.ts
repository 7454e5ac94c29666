// The business's own website: a key that stands on its pages, and what they tell. Anybody can read the key and make
// events up, so they count for nobody but those whom the business knows, and send mail to nobody who never subscribed.
import type { SiteEventInput, SiteKeyInput } from '../../contract/site.ts';
import { type Context, type Query, unitOfWork } from '../../db/unit-of-work.ts';
import { type AccountActor, SYSTEM } from '../../kernel/actor.ts';
import { findSubscriberByEmail } from '../audience/index.ts';
import { requireWriter } from '../business/index.ts';
import { keepEvent } from './record-event.ts';
import { deleteSite, findSiteByKey, findSiteOf, type SiteRecord, saveSite } from './site.repo.ts';

const KEY_BYTES = 12;

export async function readSite(q: Query, { businessId }: AccountActor): Promise<SiteRecord | undefined> {
  return findSiteOf(q, businessId);
}

/** Makes the key, or names other pages for the one that there is. */
export async function setSite(ctx: Context, actor: AccountActor, { origins }: SiteKeyInput): Promise<void> {
  requireWriter(actor);
  const { businessId } = actor;
  await unitOfWork(ctx, actor, async (tx) => {
    await saveSite(tx.q, { businessId, key: tx.ids.token(KEY_BYTES), origins, now: tx.now });
    tx.emit({ kind: 'site-key.set', businessId, subjectId: businessId, data: { origins } });
  });
}

/** Pages that still hold the key tell nothing from now on; the next key is another one. */
export async function removeSite(ctx: Context, actor: AccountActor): Promise<void> {
  requireWriter(actor);
  const { businessId } = actor;
  await unitOfWork(ctx, actor, async (tx) => {
    if (!(await deleteSite(tx.q, businessId))) return;
    tx.emit({ kind: 'site-key.removed', businessId, subjectId: businessId });
  });
}

/** The website whose pages hold a key; undefined for a key that is nobody's. */
export async function findSite(ctx: Context, key: string): Promise<SiteRecord | undefined> {
  return findSiteByKey(ctx.db.read, key);
}

/** Keeps what a page told of somebody whom the business knows. What it is of anybody else is forgotten. */
export async function recordSiteEvent(
  ctx: Context,
  { businessId }: SiteRecord,
  told: SiteEventInput,
): Promise<void> {
  await unitOfWork(ctx, SYSTEM, async (tx) => {
    if (!(await findSubscriberByEmail(tx.q, businessId, told.email))) return;
    await keepEvent(tx, businessId, { ...told, id: `site-${told.id}`, at: undefined }, 'site');
  });
}
