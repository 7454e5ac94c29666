// All SQL of runs: one person in one automation. What waits is found by its time, and nothing that waits longer is read.
import { mapColumns } from '../../db/columns.ts';
import { skipLocked } from '../../db/dialect.ts';
import type { Query } from '../../db/unit-of-work.ts';
import { openConnections } from '../channels/index.ts';

/** Why somebody left an automation before its end. */
export type Leaving =
  | 'unsubscribed'
  | 'never-subscribed'
  | 'ordered'
  | 'active-again'
  | 'goal'
  | 'condition'
  | 'changed';

export interface Run {
  readonly id: number;
  readonly businessId: number;
  readonly automationId: number;
  readonly subscriberId: number;
  /** What it stands before. */
  readonly step: string;
  readonly dueAt: number;
  readonly startedAt: number;
  /** When it came to that step. */
  readonly reachedAt: number;
  /** Of the person, now. */
  readonly email: string;
  readonly personStatus: 'active' | 'unsubscribed' | 'known';
}

const RUN = mapColumns<Run>('automation_runs', {
  id: 'id',
  businessId: 'business_id',
  automationId: 'automation_id',
  subscriberId: 'subscriber_id',
  step: 'step',
  dueAt: 'due_at',
  startedAt: 'started_at',
  reachedAt: 'reached_at',
  email: 'subscribers.email',
  personStatus: 'subscribers.status',
});

/** Starts a run, unless the same cause has started one for this person. @returns its id */
export async function insertRun(
  q: Query,
  run: {
    businessId: number;
    automationId: number;
    subscriberId: number;
    step: string;
    dueAt: number;
    startedAt: number;
    reachedAt: number;
    cause: string;
  },
): Promise<number | undefined> {
  const [stored]: { id: number }[] = await q('automation_runs')
    .insert({
      business_id: run.businessId,
      automation_id: run.automationId,
      subscriber_id: run.subscriberId,
      status: 'waiting',
      step: run.step,
      due_at: run.dueAt,
      started_at: run.startedAt,
      reached_at: run.reachedAt,
      cause: run.cause,
    })
    .onConflict(['automation_id', 'subscriber_id', 'cause'])
    .ignore()
    .returning('id');
  return stored?.id;
}

/** Runs of automations that are on, in businesses that may send mail now: what is held up is not even looked at. */
function going(q: Query) {
  return q('automations')
    .join('automation_runs', 'automation_runs.automation_id', 'automations.id')
    .where('automations.is_active', true)
    .whereExists(
      openConnections(q, q.ref('automations.business_id')).where({ 'connections.network': 'mail' }),
    );
}

/** Ids of runs that are due, at most so many. */
export async function listDueRuns(
  q: Query,
  { now, limit }: { now: number; limit: number },
): Promise<number[]> {
  return going(q).where('automation_runs.due_at', '<=', now).limit(limit).pluck('automation_runs.id');
}

/** When the next run is due that is not due yet; undefined when none waits. One look into the index for each automation. */
export async function findNextDue(q: Query, now: number): Promise<number | undefined> {
  const next = q('automation_runs')
    .whereRaw('automation_runs.automation_id = automations.id')
    .where('due_at', '>', now)
    .min('due_at');
  const rows: { at: number | null }[] = await q('automations')
    .where({ is_active: true })
    .select({ at: next });
  const times = rows.flatMap(({ at }) => (at === null ? [] : [Number(at)]));
  return times.length === 0 ? undefined : Math.min(...times);
}

/** Takes due runs for this transaction; those that another one has are passed by. */
export async function takeRuns(q: Query, ids: readonly number[], now: number): Promise<Run[]> {
  const free = q('automation_runs')
    .select('id')
    .whereIn('id', [...ids])
    .where({ status: 'waiting' })
    .where('due_at', '<=', now);
  const taken: number[] = (await skipLocked(q, free)).map(({ id }: { id: number }) => id);
  return RUN.all(
    RUN.from(q)
      .join('subscribers', 'subscribers.id', 'automation_runs.subscriber_id')
      .whereIn('automation_runs.id', taken)
      .orderBy('automation_runs.id'),
  );
}

/** Waiting runs that are due, whether their automation is on or not, after an id. */
export async function listPassedRuns(
  q: Query,
  page: { now: number; after: number; limit: number },
): Promise<Run[]> {
  return RUN.all(
    RUN.from(q)
      .join('subscribers', 'subscribers.id', 'automation_runs.subscriber_id')
      .where({ 'automation_runs.status': 'waiting' })
      .where('automation_runs.due_at', '<=', page.now)
      .where('automation_runs.id', '>', page.after)
      .orderBy('automation_runs.id')
      .limit(page.limit),
  );
}

export async function advanceRun(
  q: Query,
  id: number,
  { step, dueAt, reachedAt }: { step: string; dueAt: number; reachedAt: number },
): Promise<void> {
  await q('automation_runs')
    .where({ id, status: 'waiting' })
    .update({ step, due_at: dueAt, reached_at: reachedAt });
}

/** Ends a run: at its end, where it keeps no step, or before it, where it keeps the one that it stood before. */
export async function endRun(q: Query, id: number, end: { now: number; reason?: Leaving }): Promise<void> {
  const ended = end.reason ? { status: 'left', reason: end.reason } : { status: 'finished', step: null };
  await q('automation_runs')
    .where({ id, status: 'waiting' })
    .update({ ...ended, due_at: null, ended_at: end.now });
}

/** The run in which a person is now, in one automation. */
export async function findWaitingRun(
  q: Query,
  key: { automationId: number; subscriberId: number },
): Promise<{ id: number; step: string; startedAt: number } | undefined> {
  return q('automation_runs')
    .select('id', 'step', { startedAt: 'started_at' })
    .where({ automation_id: key.automationId, subscriber_id: key.subscriberId, status: 'waiting' })
    .orderBy('id', 'desc')
    .first();
}

/** Begins the wait of a run that has sent nothing yet anew. */
export async function restartRun(
  q: Query,
  id: number,
  { startedAt, dueAt }: { startedAt: number; dueAt: number },
): Promise<void> {
  await q('automation_runs')
    .where({ id, status: 'waiting' })
    .where('started_at', '<', startedAt)
    .update({ started_at: startedAt, reached_at: startedAt, due_at: dueAt });
}

/** Takes a person out: of one automation, or of all of their business. @returns the runs that ended */
export async function leaveRuns(
  q: Query,
  who: { subscriberId: number; automationId?: number; startedUntil?: number },
  end: { now: number; reason: Leaving },
): Promise<number[]> {
  const query = q('automation_runs').where({ subscriber_id: who.subscriberId, status: 'waiting' });
  if (who.automationId !== undefined) query.where({ automation_id: who.automationId });
  if (who.startedUntil !== undefined) query.where('started_at', '<=', who.startedUntil);
  const rows: { id: number }[] = await query.update(
    { status: 'left', reason: end.reason, due_at: null, ended_at: end.now },
    ['id'],
  );
  return rows.map(({ id }) => id);
}

/** Moves those who wait for a step to another time after their start. @returns how many */
export async function rescheduleRuns(
  q: Query,
  { automationId, step, delay }: { automationId: number; step: string; delay: number },
): Promise<number> {
  return q('automation_runs')
    .where({ automation_id: automationId, status: 'waiting', step })
    .update({ due_at: q.raw('started_at + ?', [delay]) });
}

/** Lets those go on who wait at one of the steps since before a moment. @returns their runs */
export async function endWaits(
  q: Query,
  { subscriberId, automationId, steps, before, now }: WaitKey & { before: number; now: number },
): Promise<number[]> {
  const rows: { id: number }[] = await q('automation_runs')
    .where({ subscriber_id: subscriberId, automation_id: automationId, status: 'waiting' })
    .whereIn('step', [...steps])
    .where('reached_at', '<', before)
    .where('due_at', '>', now)
    .update({ due_at: now }, ['id']);
  return rows.map(({ id }) => id);
}

interface WaitKey {
  readonly subscriberId: number;
  readonly automationId: number;
  readonly steps: readonly string[];
}

/** Whether a person has ever been in an automation. */
export async function hasRun(
  q: Query,
  key: { automationId: number; subscriberId: number },
): Promise<boolean> {
  const row: unknown = await q('automation_runs')
    .where({ automation_id: key.automationId, subscriber_id: key.subscriberId })
    .first('id');
  return row !== undefined;
}
