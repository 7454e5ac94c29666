// All SQL of the mails of automations: a step of a run has one mail, whatever happens.

import type { Sentence } from '../../contract/sentence.ts';
import { flag, mapColumns } from '../../db/columns.ts';
import type { Query } from '../../db/unit-of-work.ts';
import { DELIVERY_COLUMNS, type DeliveryStatus, type PendingDelivery } from './delivery.repo.ts';

/** The mail of one step of a run. */
export interface StepDelivery extends PendingDelivery {
  readonly status: DeliveryStatus;
  readonly runId: number;
  readonly automationId: number;
  readonly stepId: string;
  /** Whether its last try was to tell of opens and clicks. */
  readonly isMeasured: boolean;
}

const STEP_DELIVERY = mapColumns<Omit<StepDelivery, 'purpose'>>('deliveries', {
  ...DELIVERY_COLUMNS,
  status: 'status',
  runId: 'run_id',
  automationId: 'automation_runs.automation_id',
  stepId: 'step_id',
  isMeasured: flag('is_measured'),
});

/** A mail that is not sent, or of which nobody knows whether it was. */
export interface EndedMail {
  readonly status: 'skipped' | 'unknown';
  readonly error: Sentence;
}

/** The mail of an automation by its id. */
export async function findStepDeliveryOfAnyBusiness(q: Query, id: number): Promise<StepDelivery | undefined> {
  const found = STEP_DELIVERY.from(q)
    .join('subscribers', 'subscribers.id', 'deliveries.subscriber_id')
    .join('automation_runs', 'automation_runs.id', 'deliveries.run_id')
    .where({ 'deliveries.id': id, 'deliveries.kind': 'automation' });
  return STEP_DELIVERY.one(found);
}

/**
 * Stores the intent to send the mail of a step of a run; a step has one mail in a run, whoever asks.
 * @param delivery `ended` says why it is not to be sent at all
 * @returns its id; undefined when the step has its mail already
 */
export async function insertStepDelivery(
  q: Query,
  delivery: {
    businessId: number;
    runId: number;
    stepId: string;
    subscriberId: number;
    email: string;
    messageName: string;
    ended?: EndedMail | undefined;
    now: number;
  },
): Promise<number | undefined> {
  const { ended, now } = delivery;
  const end = ended
    ? { status: ended.status, error: JSON.stringify(ended.error), finished_at: now }
    : { status: 'pending' };
  const [row]: { id: number }[] = await q('deliveries')
    .insert({
      business_id: delivery.businessId,
      kind: 'automation',
      run_id: delivery.runId,
      automation_id: q('automation_runs').where({ id: delivery.runId }).select('automation_id'),
      step_id: delivery.stepId,
      subscriber_id: delivery.subscriberId,
      email: delivery.email,
      message_id: delivery.messageName,
      ...end,
    })
    .onConflict(['run_id', 'step_id'])
    .ignore()
    .returning('id');
  return row?.id;
}

/** When a mail that was put off may be tried again, UTC milliseconds. */
export async function findRetryAt(
  q: Query,
  { id, businessId }: { id: number; businessId: number },
): Promise<number | null> {
  const row: { retry_at: number | string | null } | undefined = await q('deliveries')
    .where({ id, business_id: businessId })
    .first('retry_at');
  return row?.retry_at == null ? null : Number(row.retry_at);
}

/** Ends a mail that has not left, or of which nobody knows whether it did. */
export async function endStepDelivery(
  q: Query,
  id: number,
  end: { from: 'pending' | 'sending'; status: 'skipped' | 'unknown'; error: Sentence; now: number },
): Promise<void> {
  await q('deliveries')
    .where({ id, status: end.from })
    .update({ status: end.status, error: JSON.stringify(end.error), finished_at: end.now, retry_at: null });
}

/** Ends the mails of runs that have ended before their mails left. */
export async function skipStepDeliveries(
  q: Query,
  runIds: readonly number[],
  end: { error: Sentence; now: number },
): Promise<void> {
  await q('deliveries')
    .whereIn('run_id', [...runIds])
    .where({ status: 'pending' })
    .update({ status: 'skipped', error: JSON.stringify(end.error), finished_at: end.now, retry_at: null });
}

/** Ends the mails of automations that may have left since a backup. */
export async function doubtStepDeliveries(q: Query, end: { error: Sentence; now: number }): Promise<void> {
  await q('deliveries')
    .where({ kind: 'automation' })
    .whereIn('status', ['pending', 'sending'])
    .update({ status: 'unknown', error: JSON.stringify(end.error), finished_at: end.now, retry_at: null });
}
