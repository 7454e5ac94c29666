// What happens because something happened: the literal map from an event's kind to the jobs it makes.
import { UNDO_WINDOW } from '../contract/autonomy.ts';
import { channelOf } from '../contract/channels/index.ts';
import type { EventKind, EventRow } from '../contract/events.ts';
import { nextWarning } from '../domain/billing/index.ts';
import { isUpload, nextReading } from '../domain/content/index.ts';
import { CLICK_STANDS } from '../domain/email/index.ts';
import { isNotified } from '../domain/notifications/index.ts';
import { MINUTE } from '../kernel/clock.ts';
import { turnOf } from './job.ts';
import type { JobOrder } from './registry.ts';

/** A job to be made from an event; due at once unless it names a time. */
export type Reaction = JobOrder & {
  /** UTC milliseconds. */
  readonly runAt?: number;
  /** Of jobs with the same, only some run at the same time. */
  readonly turn?: string;
};

type React<K extends EventKind> = (event: EventRow<K>) => readonly Reaction[];

type OfBusiness = { readonly businessId: number; readonly createdAt: number };

const plan = ({ businessId }: OfBusiness): Reaction[] => [{ kind: 'plan-business', payload: { businessId } }];
const pace = ({ businessId, createdAt }: OfBusiness): Reaction[] => [
  { kind: 'pace-posts', payload: { businessId, heldUntil: createdAt } },
];
const picture = ({ businessId }: OfBusiness): Reaction[] => [
  { kind: 'picture-posts', payload: { businessId } },
];
const goOn = (event: OfBusiness): Reaction[] => [...pace(event), ...plan(event)];

/** A budget that was set before the channel was connected. */
const enterBudget: React<'connection.connected'> = ({ businessId, subjectId, data: { budget, by } }) =>
  budget === undefined || by === undefined
    ? []
    : [{ kind: 'enter-budget', payload: { businessId, connectionId: subjectId, budget, accountId: by } }];

/** What an account advertises is shown as soon as it is connected. */
const readAds: React<'connection.connected'> = ({ subjectId: connectionId, data: { type } }) =>
  channelOf(type).adCapable ? [{ kind: 'read-ads', payload: { connectionId } }] : [];

/** A simulated account opens, or is taken away. */
const turnAds: React<'connection.changed'> = (event) => [
  ...goOn(event),
  ...(event.data.simulatedAds === undefined && event.data.network === undefined
    ? []
    : [{ kind: 'read-ads' as const, payload: { connectionId: event.subjectId } }]),
];

const goOnMailing: React<'mailing.paused' | 'mailing.resumed' | 'mailing.cancelled'> = ({
  data: { attempt },
}) => [{ kind: 'go-on-mailing', payload: { attempt } }];

const REACTIONS: { readonly [K in EventKind]?: React<K> } = {
  'profile.saved': plan,
  'fact.added': plan,
  'fact.approved': plan,
  'facts.changed': (event) => (event.data.state === 'approved' ? plan(event) : []),
  'plan.due': ({ businessId }) => [{ kind: 'plan-business', payload: { businessId, routine: true } }],
  'plan.made': (event) => [
    ...picture(event),
    ...(event.data.routine
      ? []
      : [{ kind: 'first-strategy' as const, payload: { businessId: event.businessId } }]),
  ],
  'drafts.written': picture,
  'article.drafted': ({ businessId, data: { posts, title, url, pictures } }) => [
    {
      kind: 'picture-article',
      payload: { businessId, posts: [...posts], title, url, pictures: [...pictures] },
    },
  ],
  'post.edited': picture,
  'post.picture-asked': picture,
  'kit.saved': picture,
  // The call that asked sends it at once: the job is for what was interrupted, or has to be tried again.
  'mail.asked': ({ subjectId: deliveryId, createdAt, data: { isTried } }) => [
    { kind: 'send-single-mail', payload: { deliveryId }, runAt: isTried ? createdAt + MINUTE : createdAt },
  ],
  'mailing.resumed': goOnMailing,
  'mailing.cancelled': goOnMailing,
  'medium.changed': ({ subjectId: mediumId }) => [{ kind: 'review-approvals', payload: { mediumId } }],
  'connection.connected': (event) => [...plan(event), ...enterBudget(event), ...readAds(event)],
  'budget-move.accepted': ({ subjectId: moveId, data: { at } }) => [
    { kind: 'make-move', payload: { moveId }, runAt: at },
  ],
  'budget.ordered': ({ data: { orderId } }) => [{ kind: 'set-ad-budget', payload: { orderId } }],
  'connection.changed': turnAds,
  'autonomy.changed': goOn,
  'autopilot.resumed': goOn,
  'autopilot.changed': (event) =>
    Object.values(event.data.changed).includes(true) ? goOn(event) : plan(event),
  'post.scheduled': ({ subjectId: postId, data: { at, channel, connectionId, shown } }) => {
    const kind = isUpload(channel) ? 'upload-post' : 'publish-post';
    const runAt = shown ? at - UNDO_WINDOW : at;
    return [{ kind, payload: { postId, at }, runAt, ...inTurn(kind, connectionId) }];
  },
  'post.picked-up': ({ subjectId: postId, data: { channel, connectionId, attempt } }) => {
    const kind = isUpload(channel) ? 'upload-post' : 'publish-post';
    return [{ kind, payload: { postId, attempt }, ...inTurn(kind, connectionId) }];
  },
  'post.published': ({ subjectId: postId, createdAt, data: { connectionId } }) => [
    {
      kind: 'measure-post',
      payload: { postId },
      runAt: nextReading(createdAt, createdAt) ?? createdAt,
      ...inTurn('ask', connectionId),
    },
  ],
  'post.comment_due': ({ subjectId: postId, data: { connectionId } }) => [
    { kind: 'place-comment', payload: { postId }, ...inTurn('ask', connectionId) },
  ],
  'impersonation.started': ({ subjectId: impersonationId, data: { endsAt } }) => [
    { kind: 'end-impersonation', payload: { impersonationId }, runAt: endsAt },
  ],
  'subscription.changed': ({ subjectId: accountId, data: { endsAt, status }, createdAt }) => {
    if (endsAt === null) return [];
    const warnAt = status === 'trial' ? nextWarning(endsAt, createdAt) : null;
    const end: Reaction = { kind: 'advance-subscription', payload: { accountId, endsAt }, runAt: endsAt };
    if (warnAt === null) return [end];
    return [end, { kind: 'warn-trial', payload: { accountId, endsAt }, runAt: warnAt }];
  },
  // Whoever has just asked for it collects it at once; the job is there in case that was cut short.
  'invoice.issued': ({ subjectId: invoiceId, data: { reason }, createdAt }) => [
    {
      kind: 'collect-invoice',
      payload: { invoiceId, attempt: 0 },
      runAt: reason === 'renewal' ? createdAt : createdAt + 2 * MINUTE,
    },
  ],
  // A month that is over waits for a plan that was being paid for.
  'invoice.voided': ({ data: { accountId } }) =>
    accountId === null ? [] : [{ kind: 'advance-subscription', payload: { accountId } }],
  'payment.failed': ({ subjectId: invoiceId, data: { attempt, retryAt } }) =>
    retryAt === null ? [] : [{ kind: 'collect-invoice', payload: { invoiceId, attempt }, runAt: retryAt }],
  'reset.asked': ({ subjectId: askedId }) => [{ kind: 'send-reset', payload: { askedId } }],
  'notification.held': ({ businessId, subjectId: accountId, data: { at } }) => [
    { kind: 'deliver-held', payload: { accountId, businessId }, runAt: at },
  ],
  'import.started': ({ subjectId: importId }) => [{ kind: 'import-people', payload: { importId } }],
  'subscriber.added': ({ subjectId: subscriberId, createdAt: at }) => [
    { kind: 'enter-automations', payload: { subscriberId, at } },
  ],
  'subscriber.gained': ({ subjectId: subscriberId, createdAt: at, data: { form, ...gained } }) => [
    {
      kind: 'enter-automations',
      payload: {
        subscriberId,
        at,
        form,
        lists: [...gained.lists],
        tags: [...gained.tags],
        subscribed: false,
      },
    },
  ],
  'subscriber.unsubscribed': ({ subjectId: subscriberId }) => [
    { kind: 'leave-automations', payload: { subscriberId } },
  ],
  'automation.activated': () => [{ kind: 'find-inactive', payload: {} }],
  'built-automation.switched': ({ data }) =>
    data.isActive
      ? [
          { kind: 'find-inactive', payload: {} },
          { kind: 'find-dates', payload: {} },
        ]
      : [],
  'built-automation.applied': () => [
    { kind: 'run-automations', payload: {} },
    { kind: 'find-dates', payload: {} },
  ],
  'webhook.due': ({ subjectId: callId }) => [{ kind: 'call-webhook', payload: { callId } }],
  'run.due': ({ data: { at } }) => [{ kind: 'run-automations', payload: {}, runAt: at }],
  'step-link.followed': ({ subjectId: deliveryId, createdAt }) => [
    { kind: 'reach-goal', payload: { deliveryId }, runAt: createdAt + CLICK_STANDS },
  ],
  'step-mail.due': ({ businessId, subjectId: deliveryId, data: { usefulUntil } }) => [
    { kind: 'send-step-mail', payload: { deliveryId, usefulUntil }, turn: `step-mail:${businessId}` },
  ],
  'letter.written': ({ subjectId: letterId }) => [{ kind: 'send-letter', payload: { letterId } }],
  'account.created': ({ subjectId: accountId }) => [{ kind: 'review-plans', payload: { accountId } }],
  'payment-method.saved': ({ subjectId: accountId }) => [{ kind: 'collect-invoice', payload: { accountId } }],
  'business.unlocked': goOn,
  'writing.asked': ({ subjectId: writingId }) => [{ kind: 'write-drafts', payload: { writingId } }],
  'post.deleted': ({ subjectId: postId, data: { channel, connectionId, network, externalId } }) => {
    if (externalId === null) return [];
    const payload = { postId, channel, connectionId, network, externalId };
    return [{ kind: 'remove-post', payload, ...inTurn('ask', connectionId) }];
  },
};

/** An account that hangs, or asks for patience, keeps no other waiting. Events of earlier releases do not name theirs. */
function inTurn(what: string, connectionId: number | undefined): Pick<Reaction, 'turn'> {
  return connectionId === undefined ? {} : { turn: turnOf(what, connectionId) };
}

/** The jobs that an event makes. */
export function reactionsTo<K extends EventKind>(event: EventRow<K>): readonly Reaction[] {
  const react: React<K> | undefined = REACTIONS[event.kind];
  const jobs = react?.(event) ?? [];
  return isNotified(event.kind) ? [...jobs, { kind: 'notify', payload: { eventId: event.id } }] : jobs;
}
