// Making notifications from events, reading and clearing them.
import { LIMITS } from '../../contract/constants/limits.ts';
import type { Notification } from '../../contract/notification.ts';
import { type Context, unitOfWork } from '../../db/unit-of-work.ts';
import { type AccountActor, SYSTEM } from '../../kernel/actor.ts';
import { notFound } from '../../kernel/app-error.ts';
import { findPreferences } from '../business/index.ts';
import { findEvent } from '../events/index.ts';
import {
  clearAll,
  countUnread,
  hasNotification,
  insertNotification,
  listNotifications,
  markRead,
} from './notification.repo.ts';
import { describeEvent, presentNotification } from './notification.ts';
import { isWanted } from './topic.ts';

/** Stores the notification of an event that the owner wants to hear of; once, however often it is called. */
export async function notifyOfEvent(ctx: Context, eventId: number): Promise<void> {
  const event = await findEvent(ctx.db.read, eventId);
  const text = event && describeEvent(event);
  if (!event || !text || event.businessId === null) return;
  const { businessId, createdAt } = event;
  await unitOfWork(ctx, SYSTEM, async (tx) => {
    const preferences = await findPreferences(tx.q, businessId);
    if (!isWanted(event.kind, preferences)) return;
    if (!(await insertNotification(tx.q, { ...text, businessId, eventId, createdAt }))) return;
    const unread = await countUnread(tx.q, businessId);
    tx.emit({
      kind: 'notification.added',
      businessId,
      data: {
        unread,
        title: text.title,
        message: text.message,
        ...(preferences.notifications.browser && { browser: true }),
      },
    });
  });
}

export async function listMyNotifications(ctx: Context, actor: AccountActor): Promise<Notification[]> {
  const rows = await listNotifications(ctx.db.read, actor.businessId, LIMITS.notifications);
  return rows.map(presentNotification);
}

/** Marks one (by id) or all as read. @throws AppError not-found for an id that is not the actor's */
export async function readNotifications(ctx: Context, actor: AccountActor, id?: number): Promise<void> {
  await unitOfWork(ctx, actor, async (tx) => {
    if (id !== undefined && !(await hasNotification(tx.q, actor.businessId, id))) throw notFound();
    const changed = await markRead(tx.q, actor.businessId, {
      now: tx.now,
      ...(id === undefined ? {} : { id }),
    });
    if (changed > 0)
      tx.emit({
        kind: 'notification.read',
        businessId: actor.businessId,
        data: { unread: await countUnread(tx.q, actor.businessId) },
      });
  });
}

export async function clearNotifications(ctx: Context, actor: AccountActor): Promise<void> {
  await unitOfWork(ctx, actor, async (tx) => {
    await clearAll(tx.q, actor.businessId, tx.now);
    tx.emit({ kind: 'notification.read', businessId: actor.businessId, data: { unread: 0 } });
  });
}
