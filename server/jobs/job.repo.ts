// All SQL of the queue. A claim is one statement and costs O(due), not O(all).
import type { Knex } from 'knex';
import { mapColumns } from '../db/columns.ts';
import { skipLocked } from '../db/dialect.ts';
import type { Query } from '../db/unit-of-work.ts';
import { DAY, MINUTE } from '../kernel/clock.ts';

/** A row to be made of a job's order. */
export interface NewJob {
  readonly kind: string;
  /** No two jobs have the same key. */
  readonly key: string;
  /** As JSON; the job itself parses it. */
  readonly payload: object;
  readonly runAt: number;
  readonly businessId: number | null;
}

export interface ClaimedJob {
  readonly id: number;
  readonly kind: string;
  readonly payload: string;
  readonly businessId: number | null;
  readonly lease: string;
  readonly attempts: number;
  readonly dueAt: number;
}

const CLAIMED = mapColumns<ClaimedJob>('jobs', {
  id: 'id',
  kind: 'kind',
  payload: 'payload',
  businessId: 'business_id',
  lease: 'lease',
  attempts: 'attempts',
  dueAt: 'due_at',
});
const INSERT_CHUNK = 50;

/** Adds jobs in the caller's transaction; a key that exists already is left as it is. */
export async function insertJobs(q: Query, jobs: readonly NewJob[], now: number): Promise<void> {
  const rows = jobs.map((job) => ({
    kind: job.kind,
    key: job.key,
    business_id: job.businessId,
    payload: JSON.stringify(job.payload),
    due_at: job.runAt,
    created_at: now,
  }));
  for (let start = 0; start < rows.length; start += INSERT_CHUNK) {
    await q('jobs')
      .insert(rows.slice(start, start + INSERT_CHUNK))
      .onConflict('key')
      .ignore();
  }
}

/** Which kinds of jobs are meant: `only` these, or all `except` these. */
export interface JobKinds {
  readonly only?: readonly string[];
  readonly except?: readonly string[];
}

function ofKinds<T extends Knex.QueryBuilder>(query: T, { only, except = [] }: JobKinds): T {
  if (only) query.whereIn('kind', [...only]);
  if (except.length > 0) query.whereNotIn('kind', [...except]);
  return query;
}

/**
 * Takes up to `limit` due jobs, oldest first: waiting ones whose time has come, and running ones whose lease ran
 * out because their worker died. Two workers never get the same job.
 */
export async function claimDueJobs(
  q: Query,
  options: { now: number; leaseUntil: number; lease: string; limit: number; kinds?: JobKinds },
): Promise<ClaimedJob[]> {
  const { now, limit, kinds = {} } = options;
  const all = q('jobs').select('id').where('due_at', '<=', now).orderBy('due_at').limit(limit);
  const due = skipLocked(q, ofKinds(all, kinds));
  const claimed = q('jobs')
    .whereIn('id', due)
    .update({
      state: 'running',
      lease: options.lease,
      due_at: options.leaseUntil,
      attempts: q.raw('attempts + 1'),
    })
    .returning(CLAIMED.list(q));
  return (await CLAIMED.all(claimed)).sort((a, b) => a.id - b.id);
}

/** Keeps a claim alive while its handler works. */
export async function extendLease(q: Query, job: ClaimedJob, leaseUntil: number): Promise<boolean> {
  return (await own(q, job).update({ due_at: leaseUntil })) === 1;
}

export async function finishJob(q: Query, job: ClaimedJob, now: number): Promise<void> {
  await own(q, job).update({ state: 'done', due_at: null, lease: null, last_error: null, finished_at: now });
}

/** Puts a job back; `error` in plain words, `fresh` when the wait is planned and not a failure. */
export async function postponeJob(
  q: Query,
  job: ClaimedJob,
  options: { runAt: number; error: string | null; fresh: boolean },
): Promise<void> {
  await own(q, job).update({
    state: 'waiting',
    lease: null,
    due_at: options.runAt,
    last_error: options.error,
    ...(options.fresh ? { attempts: 0 } : {}),
  });
}

/** Ends a job that only a person can move on. */
export async function abandonJob(
  q: Query,
  job: ClaimedJob,
  options: { now: number; error: string },
): Promise<void> {
  await own(q, job).update({
    state: 'needs_human',
    due_at: null,
    lease: null,
    last_error: options.error,
    finished_at: options.now,
  });
}

/** Hands jobs of some kinds that are due, or were running, to a person. @returns how many */
export async function holdJobs(
  q: Query,
  kinds: readonly string[],
  options: { now: number; error: string },
): Promise<number> {
  return q('jobs')
    .whereIn('kind', [...kinds])
    .whereIn('state', ['waiting', 'running'])
    .where((due) => due.where('due_at', '<=', options.now).orWhere({ state: 'running' }))
    .update({
      state: 'needs_human',
      due_at: null,
      lease: null,
      last_error: options.error,
      finished_at: options.now,
    });
}

/** A clock that was ahead and was set back: what waits by it would wait for as long as it was ahead. */
export interface SetBack {
  readonly now: number;
  /** How far it was ahead, where that is known. */
  readonly by: number | null;
  /** What a claim, and a pause after a failure, last at most. */
  readonly lease: number;
  readonly pause: number;
}

/** They wait for somebody else's server, a day at most at a time, and know by themselves whether it is time to act. */
const LOOKING = ['publish-post', 'upload-post', 'send-letter'] as const;

/**
 * Lets no job wait for longer than it may at most. Looks at every job: for a start, and for a clock that was set back. Jobs
 * that have a time of their own, such as posts, look at it before they do anything, so that none is done early.
 */
export async function boundWaits(q: Query, { now, by, lease, pause }: SetBack): Promise<void> {
  const waiting = () => q('jobs').where({ state: 'waiting' });
  // Whoever runs it extends the claim meanwhile; who died is followed by another one.
  await q('jobs')
    .where({ state: 'running' })
    .where('due_at', '>', now + lease)
    .update({ due_at: now + lease });
  await waiting()
    .whereNotNull('last_error')
    .where('due_at', '>', now + pause)
    .update({ due_at: now });
  // Made ahead of time: it waits for as long as it was to.
  await waiting()
    .where('created_at', '>', now)
    .update({ due_at: q.raw('due_at - created_at + ?', [now]), created_at: now });
  if (by === null) return;
  await waiting()
    .whereIn('kind', [...LOOKING])
    .whereBetween('due_at', [now + by - MINUTE, now + by + DAY])
    .update({ due_at: now });
}

/** When the next job falls due, or null when none waits. */
export async function nextDueAt(q: Query, kinds: JobKinds = {}): Promise<number | null> {
  const all = q('jobs').select('due_at').whereNotNull('due_at').orderBy('due_at');
  const row: { due_at: number } | undefined = await ofKinds(all, kinds).first();
  return row?.due_at ?? null;
}

/** Removes finished jobs older than a moment. */
export async function purgeFinishedJobs(q: Query, before: number): Promise<number> {
  return q('jobs').where('finished_at', '<', before).del();
}

// Another worker may have taken the job over after our lease ran out: then our word no longer counts.
function own(q: Query, job: ClaimedJob) {
  return q('jobs').where({ id: job.id, lease: job.lease });
}
