// All SQL of calls to the business's own programs, and of the secret that signs them.
import type { Knex } from 'knex';
import type { Sentence } from '../../contract/sentence.ts';
import { mapColumns, sentence } from '../../db/columns.ts';
import type { Query } from '../../db/unit-of-work.ts';

export interface WebhookCall {
  readonly id: number;
  readonly businessId: number;
  readonly runId: number;
  readonly automationId: number;
  readonly step: string;
  readonly status: 'waiting' | 'done' | 'failed';
  readonly attempts: number;
  readonly createdAt: number;
  /** Of the person, now. */
  readonly email: string;
  readonly name: string;
}

const CALL = mapColumns<WebhookCall>('webhook_calls', {
  id: 'id',
  businessId: 'automation_runs.business_id',
  runId: 'run_id',
  automationId: 'automation_runs.automation_id',
  step: 'step',
  status: 'status',
  attempts: 'attempts',
  createdAt: 'created_at',
  email: 'subscribers.email',
  name: 'subscribers.name',
});

/** Stores that a step is to call; once for a run. @returns its id; undefined when the step has called already */
export async function insertWebhookCall(
  q: Query,
  call: { runId: number; step: string; now: number },
): Promise<number | undefined> {
  const [row]: { id: number }[] = await q('webhook_calls')
    .insert({ run_id: call.runId, step: call.step, status: 'waiting', created_at: call.now })
    .onConflict(['run_id', 'step'])
    .ignore()
    .returning('id');
  return row?.id;
}

/** A call by its id, for its job. */
export async function findWebhookCallOfAnyBusiness(q: Query, id: number): Promise<WebhookCall | undefined> {
  return CALL.one(ofPeople(CALL.from(q)).where('webhook_calls.id', id));
}

/** Joins the run that a call is of, and whom it is about. */
function ofPeople(query: Knex.QueryBuilder): Knex.QueryBuilder {
  return query
    .join('automation_runs', 'automation_runs.id', 'webhook_calls.run_id')
    .join('subscribers', 'subscribers.id', 'automation_runs.subscriber_id');
}

/** Notes what became of one try. */
export async function recordTry(
  q: Query,
  id: number,
  tried: { status: WebhookCall['status']; error: Sentence | null; now: number },
): Promise<void> {
  await q('webhook_calls')
    .where({ id, status: 'waiting' })
    .update({
      status: tried.status,
      error: tried.error && JSON.stringify(tried.error),
      ended_at: tried.status === 'waiting' ? null : tried.now,
      attempts: q.raw('attempts + 1'),
    });
}

export async function findSealedSecret(q: Query, businessId: number): Promise<string | undefined> {
  const row: { sealed_secret: string } | undefined = await q('webhook_secrets')
    .where({ business_id: businessId })
    .first('sealed_secret');
  return row?.sealed_secret;
}

/** One that is there stays. */
export async function insertSealedSecret(q: Query, businessId: number, sealed: string): Promise<void> {
  await q('webhook_secrets')
    .insert({ business_id: businessId, sealed_secret: sealed })
    .onConflict('business_id')
    .ignore();
}

/** A call that was not taken, at least not yet. */
export interface TroubledCall {
  readonly id: number;
  readonly step: string;
  readonly status: 'waiting' | 'failed';
  readonly email: string;
  readonly error: Sentence;
  readonly attempts: number;
  readonly createdAt: number;
}

const TROUBLED = mapColumns<TroubledCall>('webhook_calls', {
  id: 'id',
  step: 'step',
  status: 'status',
  email: 'subscribers.email',
  error: sentence('error'),
  attempts: 'attempts',
  createdAt: 'created_at',
});

/** The calls of an automation that failed, or were tried in vain and are tried again; the latest first. */
export async function listTroubledCalls(
  q: Query,
  automationId: number,
  page: { before?: number | undefined; limit: number },
): Promise<TroubledCall[]> {
  const query = ofPeople(TROUBLED.from(q))
    .where('automation_runs.automation_id', automationId)
    .whereIn('webhook_calls.status', ['waiting', 'failed'])
    .whereNotNull('webhook_calls.error')
    .orderBy('webhook_calls.id', 'desc')
    .limit(page.limit);
  if (page.before !== undefined) query.where('webhook_calls.id', '<', page.before);
  return TROUBLED.all(query);
}
