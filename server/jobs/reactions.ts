// What happens because something happened: the literal map from an event's kind to the jobs it makes.
import type { EventRow } from '../db/unit-of-work.ts';
import { nextWarning } from '../domain/billing/index.ts';
import { nextReading } from '../domain/content/index.ts';
import { NOTIFIED_EVENTS } from '../domain/notifications/index.ts';
import { MINUTE } from '../kernel/clock.ts';
import type { JobKind } from './registry.ts';

/** A job to be made from an event; due at once unless it names a time. */
export interface Reaction {
  readonly kind: JobKind;
  readonly payload: Readonly<Record<string, unknown>>;
  /** UTC milliseconds. */
  readonly runAt?: number;
}

type React = (event: EventRow) => readonly Reaction[];

const plan: React = (event) => [{ kind: 'plan-business', payload: { businessId: event.businessId } }];
const pace: React = ({ businessId, createdAt }) => [
  { kind: 'pace-posts', payload: { businessId, heldUntil: createdAt } },
];

const REACTIONS: Readonly<Record<string, React>> = {
  'profile.saved': plan,
  'plan.due': (event) => [
    { kind: 'plan-business', payload: { businessId: event.businessId, routine: true } },
  ],
  'plan.made': (event) =>
    event.data.routine ? [] : [{ kind: 'first-strategy', payload: { businessId: event.businessId } }],
  'connection.connected': plan,
  'connection.changed': (event) => [...pace(event), ...plan(event)],
  'autopilot.resumed': (event) => [...pace(event), ...plan(event)],
  'autopilot.changed': (event) =>
    Object.values(event.data.changed ?? {}).includes(true) ? [...pace(event), ...plan(event)] : plan(event),
  'post.scheduled': ({ subjectId: postId, data }) => {
    const at = Number(data.at);
    return [{ kind: 'publish-post', payload: { postId, at }, runAt: at }];
  },
  'post.published': (event) => [
    {
      kind: 'measure-post',
      payload: { postId: event.subjectId },
      runAt: nextReading(event.createdAt, event.createdAt) ?? event.createdAt,
    },
  ],
  'impersonation.started': ({ subjectId, data }) => [
    { kind: 'end-impersonation', payload: { impersonationId: subjectId }, runAt: Number(data.endsAt) },
  ],
  'subscription.changed': ({ subjectId: accountId, data, createdAt }) => {
    const { endsAt, status } = data;
    if (typeof endsAt !== 'number') return [];
    const warnAt = status === 'trial' ? nextWarning(endsAt, createdAt) : null;
    return [
      { kind: 'advance-subscription', payload: { accountId, endsAt }, runAt: endsAt },
      ...(warnAt === null
        ? []
        : [{ kind: 'warn-trial', payload: { accountId, endsAt }, runAt: warnAt } as const]),
    ];
  },
  // Whoever has just asked for it collects it at once; the job is there in case that was cut short.
  'invoice.issued': ({ subjectId: invoiceId, data, createdAt }) => [
    {
      kind: 'collect-invoice',
      payload: { invoiceId, attempt: 0 },
      runAt: data.reason === 'renewal' ? createdAt : createdAt + 2 * MINUTE,
    },
  ],
  // A month that is over waits for a plan that was being paid for.
  'invoice.voided': ({ data: { accountId } }) =>
    typeof accountId === 'number' ? [{ kind: 'advance-subscription', payload: { accountId } }] : [],
  'payment.failed': ({ subjectId: invoiceId, data }) =>
    typeof data.retryAt === 'number'
      ? [{ kind: 'collect-invoice', payload: { invoiceId, attempt: data.attempt }, runAt: data.retryAt }]
      : [],
  'reset.asked': (event) => [{ kind: 'send-reset', payload: { askedId: event.subjectId } }],
  'notification.held': ({ businessId, subjectId, data }) => [
    { kind: 'deliver-held', payload: { accountId: subjectId, businessId }, runAt: Number(data.at) },
  ],
  'letter.written': (event) => [{ kind: 'send-letter', payload: { letterId: event.subjectId } }],
  'account.created': ({ subjectId: accountId }) => [{ kind: 'review-plans', payload: { accountId } }],
  'payment-method.saved': ({ subjectId: accountId }) => [{ kind: 'collect-invoice', payload: { accountId } }],
  'business.unlocked': (event) => [...pace(event), ...plan(event)],
  'post.deleted': (event) =>
    typeof event.data.externalId === 'string' ? [{ kind: 'remove-post', payload: event.data }] : [],
};

/** The jobs that an event makes. */
export function reactionsTo(event: EventRow): readonly Reaction[] {
  const jobs = REACTIONS[event.kind]?.(event) ?? [];
  return NOTIFIED_EVENTS.includes(event.kind)
    ? [...jobs, { kind: 'notify', payload: { eventId: event.id } }]
    : jobs;
}
