// All SQL of calls to the business's own programs, and of the secret that signs them.
import type { Sentence } from '../../contract/sentence.ts';
import type { Query } from '../../db/unit-of-work.ts';
import { readSentence } from '../../sentences/index.ts';

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
  const row: WebhookCall | undefined = await q('webhook_calls as calls')
    .join('automation_runs as runs', 'runs.id', 'calls.run_id')
    .join('subscribers', 'subscribers.id', 'runs.subscriber_id')
    .where({ 'calls.id': id })
    .first({
      id: 'calls.id',
      businessId: 'runs.business_id',
      runId: 'calls.run_id',
      automationId: 'runs.automation_id',
      step: 'calls.step',
      status: 'calls.status',
      attempts: 'calls.attempts',
      createdAt: 'calls.created_at',
      email: 'subscribers.email',
      name: 'subscribers.name',
    });
  return row && { ...row, createdAt: Number(row.createdAt) };
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

/** The calls of an automation that failed, or were tried in vain and are tried again; the latest first. */
export async function listTroubledCalls(
  q: Query,
  automationId: number,
  page: { before?: number | undefined; limit: number },
): Promise<TroubledCall[]> {
  const query = q('webhook_calls as calls')
    .join('automation_runs as runs', 'runs.id', 'calls.run_id')
    .join('subscribers', 'subscribers.id', 'runs.subscriber_id')
    .where({ 'runs.automation_id': automationId })
    .whereIn('calls.status', ['waiting', 'failed'])
    .whereNotNull('calls.error')
    .orderBy('calls.id', 'desc')
    .limit(page.limit)
    .select({ id: 'calls.id', step: 'calls.step', status: 'calls.status' })
    .select({ email: 'subscribers.email', error: 'calls.error', attempts: 'calls.attempts' })
    .select({ createdAt: 'calls.created_at' });
  if (page.before !== undefined) query.where('calls.id', '<', page.before);
  const rows: (Omit<TroubledCall, 'error'> & { readonly error: string })[] = await query;
  return rows.map((row) => ({
    ...row,
    error: readSentence(row.error),
    createdAt: Number(row.createdAt),
  }));
}
