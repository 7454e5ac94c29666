// The job inspector: looking at jobs, running one again, cancelling one.
import type { InspectedJob, JobQuery } from '../../contract/job.ts';
import { type Context, type Query, type Tx, unitOfWork } from '../../db/unit-of-work.ts';
import { ADMIN } from '../../kernel/actor.ts';
import { AppError, notFound } from '../../kernel/app-error.ts';
import { iso } from '../../kernel/clock.ts';
import type { KeptJob } from '../../sentences/admin.ts';
import { say, wordsOf } from '../../sentences/index.ts';
import { findPostOfAnyBusiness, transition } from '../content/index.ts';
import { dropJob, findQueued, listQueued, type QueuedJob, rearmJob } from './queue.repo.ts';
import { redact, redactText } from './redact.ts';

/** What is lost for good when it is cancelled: nothing makes these jobs again. */
const KEPT: readonly KeptJob[] = [
  'advance-subscription',
  'collect-invoice',
  'send-letter',
  'end-impersonation',
];

function isKeptJob(kind: string): kind is KeptJob {
  return KEPT.some((kept) => kept === kind);
}

/** Kinds that move a post. */
const PUBLISHING: readonly string[] = ['publish-post', 'upload-post'];

/** @param now decides what may be run, UTC milliseconds */
export async function listJobs(q: Query, query: JobQuery, now: number): Promise<InspectedJob[]> {
  return (await listQueued(q, query)).map((job) => presentJob(job, now));
}

/** @throws AppError not-found */
export async function getJob(q: Query, id: number, now: number): Promise<InspectedJob> {
  return presentJob(await requireJob(q, id), now);
}

/**
 * Makes a job that has failed due now, with all its attempts before it.
 * @throws AppError not-found, or conflict when it runs, has ended or waits for its time
 */
export async function retryJob(ctx: Context, id: number): Promise<void> {
  await unitOfWork(ctx, ADMIN, async (tx) => {
    const job = await requireJob(tx.q, id);
    if (job.state === 'running') throw new AppError('conflict', say('admin.job-runs'));
    if (job.state === 'done') throw new AppError('conflict', say('admin.job-done'));
    if (job.state === 'cancelled') throw new AppError('conflict', say('admin.job-was-cancelled'));
    if (!isRunnable(job, tx.now)) throw new AppError('conflict', say('admin.job-waits'));
    if (!(await rearmJob(tx.q, id, { from: job.state, now: tx.now }))) throw stale();
    tx.emit({ kind: 'job.retried', businessId: job.businessId, subjectId: id, data: { kind: job.kind } });
  });
}

/**
 * Ends a job that has not begun. A post whose time it was becomes a draft again, since nothing would publish it.
 * @throws AppError not-found, or conflict when it runs, has ended, looks for a post that is on its way, or would not come again
 */
export async function cancelJob(ctx: Context, id: number, reason: string): Promise<void> {
  await unitOfWork(ctx, ADMIN, async (tx) => {
    const job = await requireJob(tx.q, id);
    if (job.state === 'running') throw new AppError('conflict', say('admin.job-half-way'));
    if (job.state === 'done' || job.state === 'cancelled')
      throw new AppError('conflict', say('admin.job-ended'));
    const { kind } = job;
    if (isKeptJob(kind)) throw new AppError('conflict', say('admin.job-kept', { kind }));
    if (PUBLISHING.includes(job.kind)) await releasePost(tx, job, reason);
    const why = say('admin.job-cancelled', { reason });
    if (!(await dropJob(tx.q, id, { from: job.state, now: tx.now, why }))) throw stale();
    const data = { kind, reason };
    tx.emit({ kind: 'job.cancelled', businessId: job.businessId, subjectId: id, data });
  });
}

async function releasePost(tx: Tx, job: QueuedJob, reason: string): Promise<void> {
  const { postId, at } = JSON.parse(job.payload) as { postId?: unknown; at?: unknown };
  const post = typeof postId === 'number' ? await findPostOfAnyBusiness(tx.q, postId) : undefined;
  if (post?.status === 'publishing') {
    throw new AppError('conflict', say('admin.job-on-its-way'));
  }
  // A job for another time than the post's is left over from before; another one publishes it.
  const isItsJob = post?.status === 'scheduled' && (typeof at !== 'number' || at === post.scheduledAt);
  if (post && isItsJob)
    await transition(tx, post, 'draft', {
      scheduledAt: null,
      note: say('content.support-took-off', { reason }),
    });
}

/** A job that waits for its time would do nothing before it. */
function isRunnable({ state, dueAt, lastError }: QueuedJob, now: number): boolean {
  if (state === 'needs_human') return true;
  return state === 'waiting' && (lastError !== null || (dueAt ?? 0) <= now);
}

function isCancellable({ state, kind }: QueuedJob): boolean {
  return (state === 'waiting' || state === 'needs_human') && !isKeptJob(kind);
}

async function requireJob(q: Query, id: number): Promise<QueuedJob> {
  const job = await findQueued(q, id);
  if (!job) throw notFound();
  return job;
}

function stale(): AppError {
  return new AppError('conflict', say('admin.job-moved-on'));
}

function presentJob(row: QueuedJob, now: number): InspectedJob {
  return {
    id: row.id,
    kind: row.kind,
    state: row.state,
    businessId: row.businessId,
    payload: redact(JSON.parse(row.payload)),
    attempts: row.attempts,
    lastError: row.lastError && redactText(wordsOf(row.lastError)),
    createdAt: new Date(row.createdAt).toISOString(),
    dueAt: iso(row.dueAt),
    finishedAt: iso(row.finishedAt),
    isRunnable: isRunnable(row, now),
    isCancellable: isCancellable(row),
  };
}
