// All SQL of the job inspector. The queue's own claims are in jobs/job.repo.ts.
import type { JobQuery, JobState } from '../../contract/job.ts';
import type { Sentence } from '../../contract/sentence.ts';
import { mapColumns, sentenceOrNull } from '../../db/columns.ts';
import type { Query } from '../../db/unit-of-work.ts';

/** Times are UTC milliseconds. */
export interface QueuedJob {
  readonly id: number;
  readonly kind: string;
  readonly state: JobState;
  readonly businessId: number | null;
  readonly payload: string;
  readonly attempts: number;
  readonly lastError: Sentence | null;
  readonly createdAt: number;
  readonly dueAt: number | null;
  readonly finishedAt: number | null;
}

const JOB = mapColumns<QueuedJob>('jobs', {
  id: 'id',
  kind: 'kind',
  state: 'state',
  businessId: 'business_id',
  payload: 'payload',
  attempts: 'attempts',
  lastError: sentenceOrNull('last_error'),
  createdAt: 'created_at',
  dueAt: 'due_at',
  finishedAt: 'finished_at',
});

/** One page of jobs, newest first. */
export async function listQueued(q: Query, { state, kind, before, limit }: JobQuery): Promise<QueuedJob[]> {
  const query = JOB.from(q).orderBy('id', 'desc').limit(limit);
  if (state !== undefined) query.where({ state });
  if (kind !== undefined) query.where({ kind });
  if (before !== undefined) query.where('id', '<', before);
  return JOB.all(query);
}

export async function findQueued(q: Query, id: number): Promise<QueuedJob | undefined> {
  return JOB.one(JOB.from(q).where({ id }));
}

/** Makes a job due; false when it has left the state that was seen. */
export async function rearmJob(
  q: Query,
  id: number,
  { from, now }: { from: JobState; now: number },
): Promise<boolean> {
  const changed = await q('jobs')
    .where({ id, state: from })
    .update({ state: 'waiting', due_at: now, attempts: 0, finished_at: null });
  return changed === 1;
}

/** Ends a job for good; false when it has left the state that was seen. */
export async function dropJob(
  q: Query,
  id: number,
  { from, now, why }: { from: JobState; now: number; why: Sentence },
): Promise<boolean> {
  const changed = await q('jobs')
    .where({ id, state: from })
    .update({
      state: 'cancelled',
      due_at: null,
      lease: null,
      finished_at: now,
      last_error: JSON.stringify(why),
    });
  return changed === 1;
}

export interface QueueFigures {
  readonly due: number;
  readonly waiting: number;
  readonly running: number;
  readonly failed: number;
  /** Since when the oldest due job waits, UTC milliseconds; null when none is due. */
  readonly oldestDueAt: number | null;
}

/** What the queue is at, in one query along its indexes. */
export async function readQueueFigures(q: Query, now: number): Promise<QueueFigures> {
  const inState = (state: JobState) => q('jobs').where({ state }).count('*');
  const due = q('jobs').where({ state: 'waiting' }).where('due_at', '<=', now);
  const [row] = await q.select({
    due: due.clone().count('*'),
    waiting: inState('waiting'),
    running: inState('running'),
    failed: inState('needs_human'),
    oldestDueAt: due.clone().min('due_at'),
  });
  return {
    due: Number(row.due),
    waiting: Number(row.waiting),
    running: Number(row.running),
    failed: Number(row.failed),
    oldestDueAt: row.oldestDueAt,
  };
}
