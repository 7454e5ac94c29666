// Notifications: which events a person should know about, in the owner's words.
import { channelOf } from '../../contract/channels/index.ts';
import type { EventKind, EventRow } from '../../contract/events.ts';
import type { Notification } from '../../contract/notification.ts';
import type { SecurityEvent } from '../../contract/security-news.ts';
import type { Sentence } from '../../contract/sentence.ts';
import { say, wordsOf } from '../../sentences/index.ts';
import { type NextStep, nextStepFor, presentStep, settingsHref } from './next-step.ts';

/** A notification of one person, as it is stored. */
export interface NotificationRecord {
  readonly id: number;
  readonly title: Sentence;
  readonly message: Sentence;
  readonly href: string | null;
  readonly action: NextStep | null;
  readonly readAt: number | null;
  readonly createdAt: number;
}

export interface NotificationText {
  readonly title: Sentence;
  readonly message: Sentence;
  readonly href: string | null;
  /** What helps; nothing more than to look when absent. */
  readonly next?: NextStep;
  /** The one account that it concerns; everybody of the business who hears of its topic when absent. */
  readonly accountId?: number;
  /** It is about the account itself: told in the business that the person has open, whichever it is. */
  readonly isOfAccount?: boolean;
  /** A letter of its own was written together with the event: it needs no other mail. */
  readonly isMailed?: boolean;
}

type Describe<K extends EventKind> = (event: EventRow<K>) => NotificationText | null;

type PlanEvent = 'trial.ending' | 'plan.ended' | 'payment.failed';
type PostEvent =
  | 'post.held'
  | 'post.leaving'
  | 'post.failed'
  | 'post.needs_attention'
  | 'post.published_twice'
  | 'post.published_deleted'
  | 'post.still_out'
  | 'post.comment_missing';

/** One entry an event kind that a person should know about; every other kind stays silent. topic.ts sorts them. */
/** Where budgets, their moves and their limits are. */
const BUDGETS = '#/autonomous-control?tab=platforms';

const DESCRIPTIONS = {
  'plan.made': (event) => {
    const { posts, held, routine } = event.data;
    if (routine && held === 0) return null;
    return {
      title: say('notifications.planned-title'),
      message: say('notifications.planned', { posts, held }),
      href: held > 0 ? '#/approvals' : '#/content-calendar',
    };
  },
  'domain.lost': ({ data }) => ({
    title: say('email.domain-lost-title', data),
    message: say('email.domain-lost', data),
    href: '#/email-marketing?view=sending',
  }),
  'automation.stopped': ({ data }) => ({
    title: say('email.automation-stopped-title', data),
    message: say('email.automation-stopped-why', data),
    href: '#/email-marketing?tab=automations',
  }),
  'automation.warned': ({ data }) => ({
    title: say('email.warned-title', data),
    message: say('email.automation-warned', data),
    href: '#/email-marketing?tab=automations',
  }),
  'mailing.stopped': ({ data }) => ({
    title: say('email.stopped-title', data),
    message: say('email.stopped-why', data),
    href: '#/email-marketing',
  }),
  'mailing.warned': ({ data }) => ({
    title: say('email.warned-title', data),
    message: say('email.warned', data),
    href: '#/email-marketing',
  }),
  'plan.short': (event) => ({
    title: say('notifications.short-title'),
    message: event.data.shortage,
    href: '#/brand',
  }),
  'news-feed.drafted': ({ data }) => ({
    title: say('notifications.feed-title', { title: data.title }),
    message: say('notifications.feed', data),
    href: '#/content-calendar',
  }),
  'news-feed.failing': ({ data }) => ({
    title: say('notifications.feed-failing-title', { title: data.title }),
    message: data.problem,
    href: '#/compose?from=feed',
  }),
  'strategy.made': ({ data: { byItself, changes } }) => {
    if (!byItself) return null;
    const isFirst = changes === undefined;
    return {
      title: say(isFirst ? 'notifications.first-strategy-title' : 'notifications.strategy-reviewed-title'),
      message: isFirst
        ? say('notifications.first-strategy')
        : say('notifications.strategy-reviewed', { changes }),
      href: '#/ai-strategy',
    };
  },
  'series.ended': ({ subjectId, data }) => ({
    title: say('notifications.series-ended-title', { channel: data.channel }),
    message: say('notifications.series-ended', { made: data.made }),
    href: `#/posts/${subjectId}`,
  }),
  'approvals.due': ({ data: { posts } }) => ({
    title: say('notifications.approvals-title', { posts }),
    message: say('notifications.approvals'),
    href: '#/approvals',
  }),
  'connection.in-doubt': ({ data }) => ({
    title: say('notifications.in-doubt-title', { channel: data.type }),
    message: say('notifications.in-doubt', { finding: data.findings[0] ?? null, error: data.error }),
    href: settingsHref(data.type),
    ...(data.end === 'reconnect' && { next: { step: 'reconnect' as const, channel: data.type } }),
  }),
  'connection.sign-in-ending': ({ data: { type } }) => ({
    title: say('notifications.sign-in-ending-title', { channel: type }),
    message: say('notifications.sign-in-ending', { channel: type }),
    href: settingsHref(type),
    next: { step: 'reconnect', channel: type },
  }),
  'connection.signed-out': ({ data: { type } }) => ({
    title: say('notifications.signed-out-title', { channel: type }),
    message: say('notifications.signed-out', { channel: type }),
    href: settingsHref(type),
    next: { step: 'reconnect', channel: type },
  }),
  'post.refused-by-link': ({ subjectId, data: { channel, by, comment } }) => ({
    title: say('notifications.refused-title', { channel, by }),
    message: say('notifications.refused', { comment: comment ?? '' }),
    href: `#/posts/${subjectId}`,
  }),
  'post.leaving': (event) => ({
    title: say('notifications.leaving-title', { channel: event.data.channel }),
    message: say('notifications.leaving'),
    href: postHref(event),
  }),
  'post.held': (event) => ({
    title: say('notifications.held-title', { channel: event.data.channel }),
    message: event.data.why,
    href: postHref(event),
  }),
  'autonomy.lowered': ({ data: { type, act, level, why } }) => ({
    title: say('notifications.lowered-title', { channel: type, act }),
    message: say('notifications.lowered', { level, why }),
    href: act === 'budget' ? BUDGETS : settingsHref(type),
  }),
  'autonomy.asked': ({ data: { type, act, level, posts } }) => ({
    title: say('attention.level-title', { channel: type, act }),
    message: say('attention.level', { act, level, posts }),
    href: act === 'budget' ? BUDGETS : settingsHref(type),
  }),
  'connection.connected': (event) => ({
    title: say('notifications.connected-title', { channel: event.data.type }),
    message:
      event.data.instead === undefined
        ? say('notifications.connected', { channel: event.data.type })
        : say('notifications.connected-instead', { channel: event.data.type, instead: event.data.instead }),
    href: `#/platforms/${channelOf(event.data.type).segment}`,
  }),
  'budget-move.failed': ({ data: { why } }) => ({
    title: say('ads.failed-title'),
    message: why,
    href: BUDGETS,
  }),
  'budget-move.leaving': () => ({
    title: say('ads.leaving-title'),
    message: say('ads.leaving-do'),
    href: BUDGETS,
  }),
  'budget-move.proposed': () => ({
    title: say('ads.move-title'),
    message: say('ads.move-do'),
    href: BUDGETS,
  }),
  'budgets.cut': ({ data: { type, why } }) => ({
    title: say('ads.cut-title', { channel: type }),
    message: say('ads.cut-do', { why }),
    href: BUDGETS,
  }),
  'budgets.frozen': ({ data: { why, world = 'real' } }) => ({
    title: say('ads.frozen-title', { world }),
    message: say('ads.frozen-do', { why, world }),
    href: BUDGETS,
  }),
  'budget.not-made': ({ data: { type, campaign, why } }) => ({
    title: say('ads.not-set-title', { channel: type, name: campaign }),
    message: why,
    href: `#/paid-advertising?platform=${type}`,
  }),
  'post.failed': (event) => ({
    title: say('notifications.failed-title', { channel: event.data.channel }),
    message: event.data.why ?? say('notifications.failed'),
    href: postHref(event),
    next: nextStepOf(event),
  }),
  'trial.ending': (event) =>
    aboutPlan(event, {
      title: say('billing.trial-ending-title', event.data),
      message: say('billing.trial-ending', event.data),
    }),
  'plan.ended': (event) =>
    aboutPlan(event, {
      title: say('billing.plan-ended-title', event.data),
      message: say('billing.plan-over', event.data),
    }),
  'payment.failed': (event) =>
    aboutPlan(event, {
      title: say('billing.payment-failed-title', event.data),
      message: say('billing.payment-failed', event.data),
    }),
  'post.published_twice': (event) => ({
    title: say('notifications.twice-title', { channel: event.data.channel }),
    message: say('notifications.twice', { urls: event.data.urls }),
    href: postHref(event),
  }),
  'post.comment_missing': (event) => ({
    title: say('notifications.comment-missing-title', { channel: event.data.channel }),
    message: event.data.why,
    href: postHref(event),
  }),
  'post.published_deleted': (event) => ({
    title: say('notifications.deleted-is-out-title', { channel: event.data.channel }),
    message: say('notifications.deleted-is-out', { url: event.data.url }),
    href: `#/platforms/${channelOf(event.data.channel).segment}`,
  }),
  'post.still_out': (event) => ({
    title: say('notifications.still-out-title', { channel: event.data.channel }),
    message: say('notifications.still-out', event.data),
    href: `#/platforms/${channelOf(event.data.channel).segment}`,
  }),
  'post.needs_attention': (event) => (event.data.byHand ? timeToPost(event) : needsAttention(event)),
  'impersonation.started': ({ data }) => ({
    title: say('accounts.visit-title'),
    message: say('accounts.visit', { reason: data.reason }),
    accountId: data.accountId,
    isOfAccount: true,
    href: '#/help-support?tab=contact',
    isMailed: true,
  }),
  'ticket.answered': (event) => ({
    ...(event.data.accountId !== null && { accountId: event.data.accountId }),
    title: say('notifications.answered-title', { ticket: event.subjectId }),
    message: say('notifications.subject', { subject: event.data.subject }),
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
function aboutPlan(
  { data: { accountId } }: EventRow<PlanEvent>,
  news: Pick<NotificationText, 'title' | 'message'>,
): NotificationText {
  return { ...news, accountId, isOfAccount: true, href: '#/profile', isMailed: true };
}

function aboutAccess({ kind, subjectId: accountId, data }: EventRow<SecurityEvent>): NotificationText {
  const isFirst = 'isFirst' in data && data.isFirst === true;
  return {
    title: say('accounts.access-title', { event: kind, isFirst }),
    message: say('accounts.access', { event: kind, isFirst }),
    accountId,
    isOfAccount: true,
    href: '#/settings?tab=security',
    isMailed: true,
  };
}

function timeToPost(event: EventRow<'post.needs_attention'>): NotificationText {
  return {
    title: say('notifications.time-to-post-title', { channel: event.data.channel }),
    message: say('notifications.time-to-post'),
    href: postHref(event),
  };
}

function needsAttention(event: EventRow<'post.needs_attention'>): NotificationText {
  return {
    title: say('notifications.attention-title', { channel: event.data.channel }),
    message: event.data.why ?? say('notifications.attention'),
    href: postHref(event),
    next: nextStepOf(event),
  };
}

function nextStepOf({ subjectId: postId, data }: EventRow<'post.failed' | 'post.needs_attention'>): NextStep {
  return nextStepFor(data.trouble, { postId, channel: data.channel });
}

function postHref({ subjectId }: EventRow<PostEvent>): string {
  return `#/posts/${subjectId}`;
}

export function presentNotification(row: NotificationRecord): Notification {
  return {
    id: String(row.id),
    title: wordsOf(row.title),
    message: wordsOf(row.message),
    timestamp: new Date(row.createdAt).toISOString(),
    read: row.readAt !== null,
    href: row.href,
    action: presentStep(row.action),
  };
}
