// Making notifications from events, reading and clearing them.
import { LIMITS } from '../../contract/constants/limits.ts';
import type { EventData, EventRow } from '../../contract/events.ts';
import type { Notification } from '../../contract/notification.ts';
import { type Context, type Query, type Tx, unitOfWork } from '../../db/unit-of-work.ts';
import { type AccountActor, SYSTEM } from '../../kernel/actor.ts';
import { notFound } from '../../kernel/app-error.ts';
import { findEvent } from '../events/index.ts';
import {
  clearAll,
  countUnread,
  hasNotification,
  insertNotification,
  listNotifications,
  markRead,
  type Reader,
  waitsFor,
} from './notification.repo.ts';
import {
  describeEvent,
  isNotified,
  type NotificationText,
  type NotifiedEvent,
  presentNotification,
} from './notification.ts';
import { planTelling } from './plan-telling.ts';
import { findAtWork, listRecipients, type Recipient } from './recipient.repo.ts';
import { hears, topicOf } from './topic.ts';

/** What there is to tell people with. */
export interface TellParts {
  /** False without a mail server: then nothing is put aside for the mail. */
  readonly canMail: boolean;
}

/** Stores the notification of an event for everyone who wants to hear of it; once, however often it is called. */
export async function notifyOfEvent(ctx: Context, eventId: number, parts: TellParts): Promise<void> {
  const event = await findEvent(ctx.db.read, eventId);
  if (!event || !isOfNotified(event)) return;
  const text = describeEvent(event);
  if (!text) return;
  await unitOfWork(ctx, SYSTEM, async (tx) => {
    for (const recipient of await listMeant(tx.q, event, text))
      await tell(tx, recipient, { event, text, parts });
  });
}

function isOfNotified(event: EventRow): event is EventRow<NotifiedEvent> {
  return isNotified(event.kind);
}

async function listMeant(
  q: Query,
  { kind, businessId }: EventRow<NotifiedEvent>,
  { accountId, isOfAccount }: NotificationText,
): Promise<Recipient[]> {
  if (accountId !== undefined && isOfAccount) return findAtWork(q, accountId);
  if (businessId === null) return [];
  const people = await listRecipients(q, businessId, accountId);
  return accountId !== undefined ? people : people.filter(({ role }) => hears(topicOf(kind), role));
}

interface Told {
  readonly event: EventRow<NotifiedEvent>;
  readonly text: NotificationText;
  readonly parts: TellParts;
}

async function tell(tx: Tx, recipient: Recipient, { event, text, parts }: Told): Promise<void> {
  const topic = topicOf(event.kind);
  const plan = planTelling(recipient, topic, {
    now: tx.now,
    canMail: parts.canMail && !text.isMailed,
  });
  if (!plan) return;
  const reader: Reader = { accountId: recipient.accountId, businessId: recipient.business.id };
  const { title, message, href, next } = text;
  // The browser is told at once by the event below; only what has to wait is put aside.
  const isShownNow = plan.browserAt === tx.now;
  const browserAt = isShownNow ? null : plan.browserAt;
  const moments = new Set([plan.mailAt, browserAt].filter((at) => at !== null));
  const waiting: number[] = [];
  for (const at of moments) if (!(await waitsFor(tx.q, reader, at))) waiting.push(at);
  const stored = await insertNotification(tx.q, {
    ...{ ...reader, topic, title, message, href, browserAt, ...(next && { next }) },
    eventId: event.id,
    createdAt: event.createdAt,
    mailAt: plan.mailAt,
  });
  if (!stored) return;
  const unread = await countUnread(tx.q, reader);
  announce(tx, reader, { unread, title, message, href, ...(isShownNow && { browser: true }) });
  for (const at of waiting) hold(tx, reader, at);
}

/** Tells the person's browsers. */
export function announce(
  tx: Tx,
  { accountId, businessId }: Reader,
  data: EventData<'notification.added'>,
): void {
  tx.emit({ kind: 'notification.added', businessId, subjectId: accountId, data });
}

/** Has what waits for a moment delivered then. */
export function hold(tx: Tx, { accountId, businessId }: Reader, at: number): void {
  tx.emit({ kind: 'notification.held', businessId, subjectId: accountId, data: { at } });
}

export async function listMyNotifications(ctx: Context, actor: AccountActor): Promise<Notification[]> {
  const rows = await listNotifications(ctx.db.read, actor, LIMITS.notifications);
  return rows.map(presentNotification);
}

/** Marks one (by id) or all as read. @throws AppError not-found for an id that is not the actor's */
export async function readNotifications(ctx: Context, actor: AccountActor, id?: number): Promise<void> {
  await unitOfWork(ctx, actor, async (tx) => {
    if (id !== undefined && !(await hasNotification(tx.q, actor, id))) throw notFound();
    const changed = await markRead(tx.q, actor, { now: tx.now, ...(id === undefined ? {} : { id }) });
    if (changed > 0) await tellRead(tx, actor);
  });
}

export async function clearNotifications(ctx: Context, actor: AccountActor): Promise<void> {
  await unitOfWork(ctx, actor, async (tx) => {
    await clearAll(tx.q, actor, tx.now);
    await tellRead(tx, actor);
  });
}

async function tellRead(tx: Tx, { accountId, businessId }: Reader): Promise<void> {
  const unread = await countUnread(tx.q, { accountId, businessId });
  tx.emit({ kind: 'notification.read', businessId, subjectId: accountId, data: { unread } });
}
