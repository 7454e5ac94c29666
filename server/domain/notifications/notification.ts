// Notifications: which events a person should know about, in the owner's words.
import { type News, tellPaymentFailed, tellPlanEnded, tellTrialEnding } from '../../contract/billing-news.ts';
import { type ChannelType, channelOf } from '../../contract/channels/index.ts';
import type { EventKind, EventRow } from '../../contract/events.ts';
import type { Notification } from '../../contract/notification.ts';
import { type SecurityEvent, tellSecurity, tellVisit } from '../../contract/security-news.ts';
import { wordsOf } from '../../sentences/index.ts';

export interface NotificationRow {
  readonly id: number;
  readonly title: string;
  readonly message: string;
  readonly href: string | null;
  readonly read_at: number | null;
  readonly created_at: number;
}

export interface NotificationText {
  readonly title: string;
  readonly message: string;
  readonly href: string | null;
  /** The one account that it concerns; everybody of the business who hears of its topic when absent. */
  readonly accountId?: number;
  /** It is about the account itself: told in the business that the person has open, whichever it is. */
  readonly isOfAccount?: boolean;
  /** A letter of its own was written together with the event: it needs no other mail. */
  readonly isMailed?: boolean;
}

type Describe<K extends EventKind> = (event: EventRow<K>) => NotificationText | null;

type PlanEvent = 'trial.ending' | 'plan.ended' | 'payment.failed';
type PostEvent = 'post.failed' | 'post.needs_attention' | 'post.published_twice' | 'post.published_deleted';

/** One entry an event kind that a person should know about; every other kind stays silent. topic.ts sorts them. */
const DESCRIPTIONS = {
  'plan.made': (event) => {
    const { posts, held, routine } = event.data;
    if (routine && held === 0) return null;
    const message = planMessage(posts, held);
    return {
      title: 'New content is planned',
      message,
      href: held > 0 ? '#/approvals' : '#/content-calendar',
    };
  },
  'plan.short': (event) => ({
    title: 'Drivyn needs more to write about',
    message: wordsOf(event.data.shortage),
    href: '#/business-setup?edit=1',
  }),
  'strategy.made': (event) =>
    event.data.byItself
      ? {
          title: 'Your first strategy is ready',
          message:
            'It says what is posted where, for whom and when. Read it, share it, or have another made.',
          href: '#/ai-strategy',
        }
      : null,
  'approvals.due': ({ data: { posts } }) => ({
    title: posts === 1 ? 'A post waits for approval' : `${posts} posts wait for approval`,
    message: 'They leave within a day if they are approved, and not otherwise.',
    href: '#/approvals',
  }),
  'connection.sign-in-ending': ({ data: { type } }) => ({
    title: `The sign-in at ${channelOf(type).name} ends soon`,
    message: 'Connect it again, and posts go on leaving without a pause.',
    href: settingsHref(type),
  }),
  'connection.signed-out': ({ data: { type } }) => ({
    title: `Connect ${channelOf(type).name} again`,
    message: 'Its sign-in has ended. Nothing leaves there until somebody signs in anew.',
    href: settingsHref(type),
  }),
  'connection.connected': (event) => ({
    title: `${channelOf(event.data.type).name} connected`,
    message: 'It is part of the plan from now on.',
    href: `#/platforms/${channelOf(event.data.type).segment}`,
  }),
  'post.failed': (event) => ({
    title: `A ${channelName(event)} post could not be published`,
    message: 'Open it to see why, change it, and publish it again.',
    href: postHref(event),
  }),
  'trial.ending': (event) => aboutPlan(event, tellTrialEnding(event.data)),
  'plan.ended': (event) => aboutPlan(event, tellPlanEnded(event.data)),
  'payment.failed': (event) => aboutPlan(event, tellPaymentFailed(event.data)),
  'post.published_twice': (event) => ({
    title: `A ${channelName(event)} post is out twice`,
    message: `Delete one of them there: ${event.data.urls.join(' or ')}`,
    href: postHref(event),
  }),
  'post.published_deleted': (event) => ({
    title: `A ${channelName(event)} post that was deleted here is out`,
    message: `The network's answer came late. Delete it there if it is not to stay: ${event.data.url}`,
    href: `#/platforms/${channelOf(event.data.channel).segment}`,
  }),
  'post.needs_attention': (event) => (event.data.byHand ? timeToPost(event) : needsAttention(event)),
  'impersonation.started': ({ data }) => ({
    ...tellVisit(data.reason),
    accountId: data.accountId,
    isOfAccount: true,
    href: '#/help-support?tab=contact',
    isMailed: true,
  }),
  'ticket.answered': (event) => ({
    ...(event.data.accountId !== null && { accountId: event.data.accountId }),
    title: `Your ticket #${event.subjectId} is answered`,
    message: event.data.subject,
    href: '#/help-support?tab=contact',
    isMailed: true,
  }),
  'account.password-set': aboutAccess,
  'account.password-reset': aboutAccess,
  'account.address-changed': aboutAccess,
  'account.two-factor-on': aboutAccess,
  'account.two-factor-off': aboutAccess,
  'account.recovery-codes-made': aboutAccess,
  'account.codes-guessed': aboutAccess,
  'account.passwords-guessed': aboutAccess,
} satisfies { readonly [K in EventKind]?: Describe<K> };

export type NotifiedEvent = keyof typeof DESCRIPTIONS;
const BY_KIND: { readonly [K in NotifiedEvent]: Describe<K> } = DESCRIPTIONS;

/** Event kinds that make a notification. */
export const NOTIFIED_EVENTS = Object.keys(DESCRIPTIONS) as NotifiedEvent[];

export function isNotified(kind: EventKind): kind is NotifiedEvent {
  return Object.hasOwn(DESCRIPTIONS, kind);
}

/** What to tell of an event, or null when nobody needs to know. */
export function describeEvent<K extends NotifiedEvent>(event: EventRow<K>): NotificationText | null {
  const describe: Describe<K> = BY_KIND[event.kind];
  return describe(event);
}

/** For the payer alone: what others of the business have to pay, or may not know, is not theirs. */
function aboutPlan({ data: { accountId } }: EventRow<PlanEvent>, news: News): NotificationText {
  return { ...news, accountId, isOfAccount: true, href: '#/profile', isMailed: true };
}

function aboutAccess({ kind, subjectId: accountId, data }: EventRow<SecurityEvent>): NotificationText {
  const isFirst = 'isFirst' in data && data.isFirst === true;
  return {
    ...tellSecurity(kind, isFirst),
    accountId,
    isOfAccount: true,
    href: '#/settings?tab=security',
    isMailed: true,
  };
}

function timeToPost(event: EventRow<'post.needs_attention'>): NotificationText {
  return {
    title: `Time to post this on ${channelName(event)}`,
    message: 'Copy or share it, then mark it as posted.',
    href: postHref(event),
  };
}

function needsAttention(event: EventRow<'post.needs_attention'>): NotificationText {
  return {
    title: `A ${channelName(event)} post needs your attention`,
    message: 'Drivyn does not go on with it by itself. Open it to decide.',
    href: postHref(event),
  };
}

function planMessage(posts: number, held: number): string {
  const written = posts === 1 ? 'One new post is written' : `${posts} new posts are written`;
  if (held === 0) return `${written} and scheduled.`;
  return `${written}; ${held === 1 ? 'one waits' : `${held} wait`} for your approval.`;
}

function postHref({ subjectId }: EventRow<PostEvent>): string {
  return `#/posts/${subjectId}`;
}

function settingsHref(type: ChannelType): string {
  return `#/platforms/${channelOf(type).segment}?tab=settings`;
}

function channelName({ data }: EventRow<PostEvent>): string {
  return channelOf(data.channel).name;
}

export function presentNotification(row: NotificationRow): Notification {
  return {
    id: String(row.id),
    title: row.title,
    message: row.message,
    timestamp: new Date(row.created_at).toISOString(),
    read: row.read_at !== null,
    href: row.href,
  };
}
