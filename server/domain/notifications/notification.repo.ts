// All SQL of notifications.
import type { Query } from '../../db/unit-of-work.ts';
import type { NotificationRow, NotificationText } from './notification.ts';

/** Stores the notification of an event; false when it was stored before. */
export async function insertNotification(
  q: Query,
  notification: NotificationText & { businessId: number; eventId: number; createdAt: number },
): Promise<boolean> {
  const rows: unknown[] = await q('notifications')
    .insert({
      business_id: notification.businessId,
      event_id: notification.eventId,
      title: notification.title,
      message: notification.message,
      href: notification.href,
      created_at: notification.createdAt,
    })
    .onConflict('event_id')
    .ignore()
    .returning('id');
  return rows.length === 1;
}

/** The newest notifications that have not been cleared. */
export async function listNotifications(
  q: Query,
  businessId: number,
  limit: number,
): Promise<NotificationRow[]> {
  return q('notifications')
    .select('id', 'title', 'message', 'href', 'read_at', 'created_at')
    .where({ business_id: businessId })
    .whereNull('cleared_at')
    .orderBy('id', 'desc')
    .limit(limit);
}

export async function countUnread(q: Query, businessId: number): Promise<number> {
  const row: { unread?: number | string } | undefined = await q('notifications')
    .where({ business_id: businessId })
    .whereNull('read_at')
    .whereNull('cleared_at')
    .count({ unread: '*' })
    .first();
  return Number(row?.unread ?? 0);
}

/** Marks one notification, or all of them, as read; returns how many changed. */
export async function markRead(
  q: Query,
  businessId: number,
  options: { id?: number; now: number },
): Promise<number> {
  const query = q('notifications')
    .where({ business_id: businessId })
    .whereNull('read_at')
    .whereNull('cleared_at');
  if (options.id !== undefined) query.where({ id: options.id });
  return query.update({ read_at: options.now });
}

export async function hasNotification(q: Query, businessId: number, id: number): Promise<boolean> {
  return (await q('notifications').where({ business_id: businessId, id }).first('id')) !== undefined;
}

export async function clearAll(q: Query, businessId: number, now: number): Promise<void> {
  await q('notifications')
    .where({ business_id: businessId })
    .whereNull('cleared_at')
    .update({ cleared_at: now });
}
