// Which events browsers hear of, and in which words: the names and data of GET /api/events.
import type { EventKind, EventRow } from '../contract/events.ts';
import type { PostStatus } from '../contract/post.ts';
import { wordsOf } from '../sentences/index.ts';

interface LiveMessage {
  readonly name:
    | 'notification'
    | 'read'
    | 'autopilot'
    | 'post'
    | 'connection'
    | 'writing'
    | 'import'
    | 'website'
    | 'website-read';
  readonly data: object;
}

type Tell<K extends EventKind> = (event: EventRow<K>) => LiveMessage;

type PostMoved = `post.${PostStatus}`;

const tellPost = ({ kind, subjectId, data }: EventRow<PostMoved | 'post.deleted'>): LiveMessage => ({
  name: 'post',
  data: { id: subjectId, status: kind.replace('post.', ''), platform: data.channel },
});
const tellConnection = ({ subjectId }: { readonly subjectId: number }): LiveMessage => ({
  name: 'connection',
  data: { id: subjectId },
});

const TELL = {
  'notification.added': ({ id, data: { unread, title, message, href, browser } }) => ({
    name: 'notification',
    data: {
      unread,
      title: wordsOf(title),
      message: wordsOf(message),
      ...(browser === true && { browserTag: String(id), href }),
    },
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
  'post.leaving': ({ subjectId, data: { channel } }) => ({
    name: 'post',
    data: { id: subjectId, status: 'scheduled', platform: channel },
  }),
  'budget.made': tellConnection,
  'budget.not-made': tellConnection,
  'connection.connected': tellConnection,
  'connection.changed': tellConnection,
  'autonomy.changed': tellConnection,
  'autonomy.declined': tellConnection,
  'autonomy.lowered': tellConnection,
  'autonomy.asked': tellConnection,
  'learning.overruled': tellConnection,
  'connection.signed-out': tellConnection,
  'writing.progressed': ({ subjectId: id, data }) => ({
    name: 'writing',
    data: { id, state: 'writing', ...data },
  }),
  'writing.ended': ({ subjectId: id, data: { failed, ...data } }) => ({
    name: 'writing',
    data: { id, state: failed ? 'failed' : 'done', ...data },
  }),
  'import.moved': ({ subjectId: id }) => ({ name: 'import', data: { id } }),
  'website.page-asked': ({ data }) => ({ name: 'website', data }),
  'website.read': ({ data }) => ({ name: 'website-read', data }),
} satisfies { readonly [K in EventKind]?: Tell<K> } & { readonly [K in PostMoved]: Tell<K> };

export type LiveEvent = keyof typeof TELL;
const BY_KIND: { readonly [K in LiveEvent]: Tell<K> } = TELL;

/** Events that concern one account, which they name as their subject: nobody else of the business hears of them. */
const PERSONAL: readonly EventKind[] = ['notification.added', 'notification.read'];

/** Events after which whoever listens may not be who they were. */
const ENDINGS = [
  'session.ended',
  'account.password-set',
  'account.password-reset',
  'account.suspended',
  'member.removed',
  'member.role-changed',
  'impersonation.ended',
] as const satisfies readonly EventKind[];
type Ending = (typeof ENDINGS)[number];

/** What the stream reads. */
export type WatchedEvent = EventRow<LiveEvent | Ending>;

/** Kinds of events that are told. */
export const LIVE_EVENTS = Object.keys(TELL) as LiveEvent[];

/** Kinds of events that the stream has to know of, told or not. */
export const WATCHED_EVENTS = [...LIVE_EVENTS, ...ENDINGS];

/** Whether an event of this kind concerns the account that is its subject, and nobody else. */
export function isPersonal(kind: EventKind): boolean {
  return PERSONAL.includes(kind);
}

export function mayEndStreams({ kind }: Pick<EventRow, 'kind'>): boolean {
  return ENDINGS.some((ending) => ending === kind);
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
  event: WatchedEvent,
  listener: { readonly accountId: number; readonly businessId: number },
): event is EventRow<LiveEvent> {
  if (event.businessId !== listener.businessId || mayEndStreams(event)) return false;
  return !isPersonal(event.kind) || event.subjectId === listener.accountId;
}

/** An event as the event stream carries it. */
export function toLiveMessage<K extends LiveEvent>(event: EventRow<K>): string {
  const tell: Tell<K> = BY_KIND[event.kind];
  const { name, data } = tell(event);
  return `id: ${event.id}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}
