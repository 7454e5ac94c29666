// All SQL of the queue. A claim is one statement and costs O(due), not O(all).
import type { Knex } from 'knex';
import type { Sentence } from '../contract/sentence.ts';
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
  /** Whose turn it waits for: of these jobs only `MOST_OF_A_TURN` run at the same time; null for what waits for nobody. */
  readonly turn?: string | null;
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
/** Kinds that look after an attempt of a post. */
const PUBLISHING = ['publish-post', 'upload-post'];
/** So many jobs of one account run side by side; the others wait, and leave room for those of other accounts. */
const MOST_OF_A_TURN = 3;
/** So many due jobs are looked at: for their kinds, and beyond those that can be claimed for others than those of one account. */
const LOOK_AHEAD = 100;

/** Adds jobs in the caller's transaction; a key that exists already is left as it is. */
export async function insertJobs(q: Query, jobs: readonly NewJob[], now: number): Promise<void> {
  const rows = jobs.map((job) => ({
    kind: job.kind,
    key: job.key,
    business_id: job.businessId,
    payload: JSON.stringify(job.payload),
    due_at: job.runAt,
    turn: job.turn ?? null,
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

/** How many jobs of the turn of a row of `table` are running. What a dead worker left is not. */
function runningOf(q: Query, table: string, now: number): Knex.QueryBuilder {
  return q('jobs as other')
    .count('*')
    .whereRaw(`other.turn = ${table}.turn`)
    .where('other.state', 'running')
    .where('other.due_at', '>', now);
}

/** Leaves out what waits for its turn. */
function whoseTurnItIs<T extends Knex.QueryBuilder>(q: Query, query: T, now: number): T {
  query.where((free) =>
    free.whereNull('jobs.turn').orWhereRaw('(?) < ?', [runningOf(q, 'jobs', now), MOST_OF_A_TURN]),
  );
  return query;
}

/**
 * Takes up to `limit` due jobs, oldest first: waiting ones whose time has come, and running ones whose lease ran
 * out because their worker died. Two workers never get the same job. Of one turn at most `MOST_OF_A_TURN` are running then;
 * some more when workers claim at the same moment.
 */
export async function claimDueJobs(
  q: Query,
  options: { now: number; leaseUntil: number; lease: string; limit: number; kinds?: JobKinds },
): Promise<ClaimedJob[]> {
  const { now, limit, kinds = {} } = options;
  const all = q('jobs')
    .select('id', 'turn', 'due_at')
    .where('due_at', '<=', now)
    .orderBy(['due_at', 'id'])
    .limit(limit + LOOK_AHEAD);
  const due = skipLocked(q, whoseTurnItIs(q, ofKinds(all, kinds), now));
  const place = q.raw('row_number() over (partition by turn order by due_at, id) as place');
  const chosen = q
    .select('id')
    .from(q.select('id', 'turn', 'due_at', place).from(due.as('due')).as('ranked'))
    .where((free) =>
      free.whereNull('turn').orWhereRaw('place + (?) <= ?', [runningOf(q, 'ranked', now), MOST_OF_A_TURN]),
    )
    .orderBy(['due_at', 'id'])
    .limit(limit);
  const claimed = q('jobs')
    .whereIn('id', chosen)
    .update({
      state: 'running',
      lease: options.lease,
      due_at: options.leaseUntil,
      attempts: q.raw('attempts + 1'),
    })
    .returning(CLAIMED.list(q));
  return (await CLAIMED.all(claimed)).sort((a, b) => a.id - b.id);
}

/**
 * The kinds of which something is due, for one short reading instead of a claim for each.
 * @returns null when so much is due that any kind may be among it
 */
export async function findDueKinds(q: Query, now: number): Promise<ReadonlySet<string> | null> {
  const due: { kind: string }[] = await q('jobs')
    .select('kind')
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(LOOK_AHEAD);
  return due.length < LOOK_AHEAD ? new Set(due.map(({ kind }) => kind)) : null;
}

/** Keeps a claim alive while its handler works. */
export async function extendLease(q: Query, job: ClaimedJob, leaseUntil: number): Promise<boolean> {
  return (await own(q, job).update({ due_at: leaseUntil })) === 1;
}

export async function finishJob(q: Query, job: ClaimedJob, now: number): Promise<void> {
  await own(q, job).update({ state: 'done', due_at: null, lease: null, last_error: null, finished_at: now });
}

/** Puts a job back; `error`: why, `fresh` when the wait is planned and not a failure. */
export async function postponeJob(
  q: Query,
  job: ClaimedJob,
  options: { runAt: number; error: Sentence | null; fresh: boolean },
): Promise<void> {
  await own(q, job).update({
    state: 'waiting',
    lease: null,
    due_at: options.runAt,
    last_error: options.error && JSON.stringify(options.error),
    ...(options.fresh ? { attempts: 0 } : {}),
  });
}

/** Has a job run as another kind, for which it waits in another turn. */
export async function moveJob(
  q: Query,
  job: ClaimedJob,
  to: { kind: string; turn: string; now: number },
): Promise<void> {
  const { kind, turn, now } = to;
  await own(q, job).update({ kind, turn, state: 'waiting', lease: null, due_at: now, attempts: 0 });
}

/** Makes a job due that waits. */
export async function hurryJob(q: Query, id: number, now: number): Promise<void> {
  await q('jobs').where({ id, state: 'waiting' }).where('due_at', '>', now).update({ due_at: now });
}

/** Ends a job that only a person can move on. */
export async function abandonJob(
  q: Query,
  job: ClaimedJob,
  options: { now: number; error: Sentence },
): Promise<void> {
  await own(q, job).update({
    state: 'needs_human',
    due_at: null,
    lease: null,
    last_error: JSON.stringify(options.error),
    finished_at: options.now,
  });
}

/** Hands jobs of some kinds that are due, or were running, to a person. @returns how many */
export async function holdJobs(
  q: Query,
  kinds: readonly string[],
  options: { now: number; error: Sentence },
): Promise<number> {
  return q('jobs')
    .whereIn('kind', [...kinds])
    .whereIn('state', ['waiting', 'running'])
    .where((due) => due.where('due_at', '<=', options.now).orWhere({ state: 'running' }))
    .update({
      state: 'needs_human',
      due_at: null,
      lease: null,
      last_error: JSON.stringify(options.error),
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

/** They wait for somebody else's server, or for a limit, a day at most at a time, and know by themselves whether it is time to act. */
const LOOKING = ['publish-post', 'upload-post', 'send-letter', 'send-step-mail', 'send-single-mail'] as const;

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

/** What tells whose a claim is: it begins with the worker's name. */
export function leaseOf(worker: string, claim: string): string {
  return `${worker}.${claim}`;
}

/**
 * Lets go what a worker had claimed that is gone, so that it is due now.
 * @returns how many jobs
 */
export async function freeClaimsOf(q: Query, worker: string, now: number): Promise<number> {
  const begins = leaseOf(worker, '');
  return q('jobs')
    .where({ state: 'running' })
    .where('due_at', '>', now)
    .whereRaw('substr(lease, 1, ?) = ?', [begins.length, begins])
    .update({ due_at: now });
}

/** The same of any worker that there was. Only for whoever works on a database alone. */
export async function freeClaims(q: Query, now: number): Promise<void> {
  await q('jobs').where({ state: 'running' }).where('due_at', '>', now).update({ due_at: now });
}

/**
 * When the next job falls due, or null when none waits.
 * @param claim.now leaves out what waits for its turn then, UTC milliseconds
 */
export async function nextDueAt(
  q: Query,
  { now, ...kinds }: JobKinds & { readonly now?: number } = {},
): Promise<number | null> {
  const all = ofKinds(q('jobs').select('due_at').whereNotNull('due_at').orderBy('due_at'), kinds);
  const query = now === undefined ? all : whoseTurnItIs(q, all, now);
  const row: { due_at: number } | undefined = await query.first();
  return row?.due_at ?? null;
}

/** A job of an attempt on a network: the one that began it, or one that was made to look after it. */
export interface JobOfAttempt {
  readonly isLive: boolean;
  readonly isMadeForIt: boolean;
}

/** The jobs that there are of an attempt, whose name begins with the id of the job that began it. */
export async function listJobsOfAttempt(q: Query, attempt: string): Promise<JobOfAttempt[]> {
  const [id, token = ''] = attempt.split('.');
  const columns = ['id', 'state'];
  const began: { id: number; state: string }[] = await q('jobs')
    .select(columns)
    .where({ id: Number(id) || 0 });
  // Its own goes on nearly always: the others are looked for among all that there were lately.
  const made: typeof began = began.some(isLive)
    ? []
    : await q('jobs').select(columns).whereIn('kind', PUBLISHING).where('payload', 'like', `%.${token}"%`);
  return [
    ...began.map((job) => ({ isLive: isLive(job), isMadeForIt: false })),
    ...made.map((job) => ({ isLive: isLive(job), isMadeForIt: true })),
  ];
}

function isLive({ state }: { readonly state: string }): boolean {
  return state === 'waiting' || state === 'running';
}

/** Removes finished jobs older than a moment. */
export async function purgeFinishedJobs(q: Query, before: number): Promise<number> {
  return q('jobs').where('finished_at', '<', before).del();
}

// Another worker may have taken the job over after our lease ran out: then our word no longer counts.
function own(q: Query, job: ClaimedJob) {
  return q('jobs').where({ id: job.id, lease: job.lease });
}
