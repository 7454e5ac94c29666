// Which events browsers hear of, and in which words: the names and data of GET /api/events.
import type { EventRow } from '../db/unit-of-work.ts';

interface LiveMessage {
  readonly name: 'notification' | 'read' | 'autopilot' | 'post' | 'connection';
  readonly data: Readonly<Record<string, unknown>>;
}

type Tell = (event: EventRow) => LiveMessage;

const tellPost: Tell = ({ kind, subjectId, data }) => ({
  name: 'post',
  data: { id: subjectId, status: kind.replace('post.', ''), platform: data.channel },
});
const tellConnection: Tell = ({ subjectId }) => ({ name: 'connection', data: { id: subjectId } });

const TELL: Readonly<Record<string, Tell>> = {
  'notification.added': ({ id, data: { unread, title, message, href, browser } }) => ({
    name: 'notification',
    data: { unread, title, message, ...(browser === true && { browserTag: String(id), href }) },
  }),
  'notification.read': ({ data: { unread } }) => ({ name: 'read', data: { unread } }),
  'autopilot.paused': () => ({ name: 'autopilot', data: { paused: true } }),
  'autopilot.resumed': () => ({ name: 'autopilot', data: { paused: false } }),
  'autopilot.changed': ({ data }) => ({ name: 'autopilot', data: { paused: data.paused } }),
  'business.locked': () => ({ name: 'autopilot', data: { locked: true } }),
  'business.unlocked': () => ({ name: 'autopilot', data: { locked: false } }),
  'post.draft': tellPost,
  'post.awaiting_approval': tellPost,
  'post.scheduled': tellPost,
  'post.publishing': tellPost,
  'post.published': tellPost,
  'post.failed': tellPost,
  'post.needs_attention': tellPost,
  'post.rejected': tellPost,
  'post.deleted': tellPost,
  'connection.connected': tellConnection,
  'connection.changed': tellConnection,
};

/** Events that concern one account, which they name as their subject: nobody else of the business hears of them. */
const PERSONAL = ['notification.added', 'notification.read'];

/** Events after which whoever listens may not be who they were. */
const ENDINGS = [
  'session.ended',
  'account.password-set',
  'account.password-reset',
  'account.suspended',
  'member.removed',
  'member.role-changed',
  'impersonation.ended',
];

/** Kinds of events that are told. */
export const LIVE_EVENTS = Object.keys(TELL);

/** Kinds of events that the stream has to know of, told or not. */
export const WATCHED_EVENTS = [...LIVE_EVENTS, ...ENDINGS];

/** Whether an event of this kind concerns the account that is its subject, and nobody else. */
export function isPersonal(kind: string): boolean {
  return PERSONAL.includes(kind);
}

export function mayEndStreams({ kind }: Pick<EventRow, 'kind'>): boolean {
  return ENDINGS.includes(kind);
}

/** Whether an event that may end streams could end this listener's: it names the person, or the business they have open. */
export function mayEndFor(
  { businessId, subjectId }: Pick<EventRow, 'businessId' | 'subjectId'>,
  listener: { readonly accountId: number; readonly businessId: number },
): boolean {
  return businessId === listener.businessId || subjectId === listener.accountId;
}

/** Whether an event is for this listener. */
export function isFor(
  { kind, businessId, subjectId }: EventRow,
  listener: { readonly accountId: number; readonly businessId: number },
): boolean {
  if (businessId !== listener.businessId || mayEndStreams({ kind })) return false;
  return !isPersonal(kind) || subjectId === listener.accountId;
}

/** An event as the event stream carries it. @throws Error for a kind that is not told */
export function toLiveMessage(event: EventRow): string {
  const tell = TELL[event.kind];
  if (!tell) throw new Error(`${event.kind} is not told live`);
  const { name, data } = tell(event);
  return `id: ${event.id}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}
