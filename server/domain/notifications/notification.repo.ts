// All SQL of notifications. Each belongs to one person, in one business.
import type { Topic } from '../../contract/constants/notifications.ts';
import { type ColumnMap, mapColumns, sentence } from '../../db/columns.ts';
import type { Query } from '../../db/unit-of-work.ts';
import type { NotificationRecord, NotificationText } from './notification.ts';

/** Whose notifications: a person's, in the business that they look at. */
export interface Reader {
  readonly accountId: number;
  readonly businessId: number;
}

const COLUMNS: ColumnMap<NotificationRecord> = {
  id: 'id',
  title: sentence('title'),
  message: sentence('message'),
  href: 'href',
  action: { sql: 'action', read: (stored: string | null) => (stored === null ? null : JSON.parse(stored)) },
  readAt: 'read_at',
  createdAt: 'created_at',
};
const NOTIFICATION = mapColumns('notifications', COLUMNS);

export interface NewNotification
  extends Reader,
    Pick<NotificationText, 'title' | 'message' | 'href' | 'next'> {
  readonly eventId: number;
  readonly topic: Topic;
  readonly createdAt: number;
  /** When it is to be mailed, or shown by the browser; null when it is not to be. */
  readonly mailAt: number | null;
  readonly browserAt: number | null;
}

/** Stores the notification of an event for one person; false when it was stored before. */
export async function insertNotification(q: Query, notification: NewNotification): Promise<boolean> {
  const rows: unknown[] = await q('notifications')
    .insert({
      account_id: notification.accountId,
      business_id: notification.businessId,
      event_id: notification.eventId,
      topic: notification.topic,
      title: JSON.stringify(notification.title),
      message: JSON.stringify(notification.message),
      href: notification.href,
      action: notification.next ? JSON.stringify(notification.next) : null,
      created_at: notification.createdAt,
      mail_at: notification.mailAt,
      browser_at: notification.browserAt,
    })
    .onConflict(['event_id', 'account_id'])
    .ignore()
    .returning('id');
  return rows.length === 1;
}

/** The newest notifications that have not been cleared. */
export async function listNotifications(
  q: Query,
  reader: Reader,
  limit: number,
): Promise<NotificationRecord[]> {
  const newest = present(q, reader).select(NOTIFICATION.list(q)).orderBy('id', 'desc').limit(limit);
  return NOTIFICATION.all(newest);
}

export async function countUnread(q: Query, reader: Reader): Promise<number> {
  const row: { unread?: number | string } | undefined = await present(q, reader)
    .whereNull('read_at')
    .count({ unread: '*' })
    .first();
  return Number(row?.unread ?? 0);
}

/** Marks one notification, or all of them, as read; returns how many changed. */
export async function markRead(
  q: Query,
  reader: Reader,
  options: { id?: number; now: number },
): Promise<number> {
  const query = present(q, reader).whereNull('read_at');
  if (options.id !== undefined) query.where({ id: options.id });
  return query.update({ read_at: options.now });
}

export async function hasNotification(q: Query, reader: Reader, id: number): Promise<boolean> {
  return (await ownedBy(q, reader).where({ id }).first('id')) !== undefined;
}

export async function clearAll(q: Query, reader: Reader, now: number): Promise<void> {
  await present(q, reader).update({ cleared_at: now });
}

export interface HeldNotification extends NotificationText {
  readonly id: number;
  readonly topic: Topic;
  /** Neither read nor cleared. */
  readonly isNew: boolean;
}

type HeldRecord = Pick<NotificationRecord, 'id' | 'title' | 'message' | 'href' | 'readAt'> & {
  readonly topic: Topic;
  readonly clearedAt: number | null;
};

const HELD = mapColumns<HeldRecord>('notifications', {
  id: COLUMNS.id,
  title: COLUMNS.title,
  message: COLUMNS.message,
  href: COLUMNS.href,
  readAt: COLUMNS.readAt,
  topic: 'topic',
  clearedAt: 'cleared_at',
});

type HeldWay = 'mail_at' | 'browser_at';

/** Takes what is due by one way: in one statement, so that no two workers take the same. */
export async function takeHeld(
  q: Query,
  reader: Reader,
  { way, now }: { way: HeldWay; now: number },
): Promise<HeldNotification[]> {
  const taken = ownedBy(q, reader)
    .where(way, '<=', now)
    .update({ [way]: null })
    .returning(HELD.list(q));
  return (await HELD.all(taken))
    .sort((a, b) => a.id - b.id)
    .map(({ readAt, clearedAt, ...held }) => ({ ...held, isNew: readAt === null && clearedAt === null }));
}

/** Puts back what still has to wait. */
export async function holdAgain(
  q: Query,
  ids: readonly number[],
  { way, at }: { way: HeldWay; at: number },
): Promise<void> {
  await q('notifications')
    .whereIn('id', [...ids])
    .update({ [way]: at });
}

/** Lets what is due stand in the app alone. @returns how many are not mailed any more */
export async function forgetHeld(q: Query, now: number): Promise<number> {
  const mail = await q('notifications').where('mail_at', '<=', now).update({ mail_at: null });
  await q('notifications').where('browser_at', '<=', now).update({ browser_at: null });
  return mail;
}

/** Whether something of this person waits for exactly this moment already. */
export async function waitsFor(q: Query, reader: Reader, at: number): Promise<boolean> {
  const row = await ownedBy(q, reader)
    .where((either) => either.where({ mail_at: at }).orWhere({ browser_at: at }))
    .first('id');
  return row !== undefined;
}

function ownedBy(q: Query, { accountId, businessId }: Reader) {
  return q('notifications').where({ account_id: accountId, business_id: businessId });
}

function present(q: Query, reader: Reader) {
  return ownedBy(q, reader).whereNull('cleared_at');
}

/** Posts of a business that wait for an approval, the next to leave first. */
export async function listWaitingPostIds(q: Query, businessId: number, limit: number): Promise<number[]> {
  const rows: { id: number }[] = await q('posts')
    .where({ business_id: businessId, status: 'awaiting_approval' })
    .whereNull('deleted_at')
    .orderByRaw('scheduled_at is null, scheduled_at, id')
    .limit(limit)
    .select('id');
  return rows.map(({ id }) => id);
}
