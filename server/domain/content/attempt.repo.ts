// All SQL of what is known of an attempt beside its post: how its last call ended, what is pending, and what came out twice.
import { mapColumns } from '../../db/columns.ts';
import type { Query } from '../../db/unit-of-work.ts';
import type { Pending } from './network.ts';

/** The last visible call of the attempt under way. */
export interface CallState {
  /** When it ended or was given up, UTC milliseconds; when it began as long as it is open. */
  readonly endedAt: number;
  /** The worker that has it open; null once it has ended. */
  readonly openBy: string | null;
  /** What the connector noted last; null where it noted nothing. */
  readonly data: string | null;
  /** How to go on from there; null when that was taken, or there is nothing: then the post is looked for. */
  readonly next: Pending['next'] | null;
  /** How many steps the attempt has taken beyond its first. */
  readonly asks: number;
  /** Of a thread, how many of its posts `data` knows to be out, and the hash of what they say. */
  readonly parts: number;
  readonly partsHash: string | null;
}

/** A step that is still to come. */
export interface PendingState extends Pick<Pending, 'data' | 'next'>, Pick<CallState, 'asks' | 'parts'> {}

const CALL = mapColumns<CallState>('post_calls', {
  endedAt: 'ended_at',
  openBy: 'open_by',
  data: 'pending',
  next: 'next',
  asks: 'asks',
  parts: 'parts',
  partsHash: 'parts_hash',
});

/** Stores how the last call of an attempt ended. One that comes late leaves alone what is known of the attempt that followed. */
export async function saveCall(
  q: Query,
  of: { readonly id: number; readonly attempt: string | null },
  call: Omit<CallState, 'openBy'>,
): Promise<void> {
  const row = { attempt: of.attempt ?? '', ...CALL.stored({ ...call, openBy: null }) };
  await q('post_calls')
    .insert({ post_id: of.id, ...row })
    .onConflict('post_id')
    .merge(row)
    .whereExists(q('posts').select('id').where({ id: of.id, attempt: row.attempt }));
}

/** The first call of an attempt begins; one that goes on after an earlier one begins once its step is taken. */
export async function openCall(
  q: Query,
  of: { readonly id: number; readonly attempt: string | null },
  { worker, now }: { readonly worker: string; readonly now: number },
): Promise<void> {
  const call = CALL.stored({ endedAt: now, openBy: worker, asks: NONE_YET });
  await q('post_calls')
    .insert({ post_id: of.id, attempt: of.attempt ?? '', ...call })
    .onConflict('post_id')
    .ignore();
}

/** Of a first call no step is counted: the step that it leads to is the first. */
const NONE_YET = -1;

/**
 * Ends what a worker had open that is gone: nothing of it is sent any more.
 * @returns how many calls
 */
export async function endCallsOf(q: Query, worker: string, now: number): Promise<number> {
  return q('post_calls').where({ open_by: worker }).update({ open_by: null, ended_at: now });
}

/** Undefined when nothing is known of a call of the attempt. */
export async function findCallOfAnyBusiness(
  q: Query,
  of: { readonly id: number; readonly attempt: string | null },
): Promise<CallState | undefined> {
  return CALL.one(CALL.from(q).where({ post_id: of.id, attempt: of.attempt ?? '' }));
}

/** A thread of which posts are out, whichever attempt brought them there. */
export type BegunThread = Omit<CallState, 'next' | 'asks' | 'openBy'>;

export async function findBegunThread(q: Query, postId: number): Promise<BegunThread | undefined> {
  return CALL.one(CALL.from(q).where({ post_id: postId }).where('parts', '>', 0));
}

/**
 * Takes what is pending, so that it is gone on with once: its call begins, and from now on the post is looked for, by what was noted.
 * @returns false when somebody else has taken it
 */
export async function takePending(
  q: Query,
  of: { readonly id: number; readonly attempt: string | null },
  { worker, now }: { readonly worker: string; readonly now: number },
): Promise<boolean> {
  const taken = await q('post_calls')
    .where({ post_id: of.id, attempt: of.attempt ?? '' })
    .whereNotNull('next')
    .update({ next: null, open_by: worker, ended_at: now });
  return taken === 1;
}

/** Another attempt begins, or the post is out. */
export async function dropCall(q: Query, postId: number): Promise<void> {
  await q('post_calls').where({ post_id: postId }).del();
}

/** The attempt has ended otherwise: of a thread it is kept what is out. */
export async function dropCallUnlessBegun(q: Query, postId: number): Promise<void> {
  await q('post_calls').where({ post_id: postId, parts: 0 }).del();
  await q('post_calls').where({ post_id: postId }).update({ open_by: null });
}

/** What a network turned out to have after the attempt had been ended otherwise. */
export interface LatePublication {
  readonly externalId: string;
  readonly url: string;
}

const LATE = mapColumns<LatePublication>('late_publications', {
  externalId: 'external_id',
  url: 'external_url',
});

/** Keeps it for as long as its post; one that is known already stays as it is. */
export async function insertLatePublication(
  q: Query,
  late: LatePublication & { postId: number; attempt: string; now: number },
): Promise<void> {
  await q('late_publications')
    .insert({ ...LATE.stored(late), post_id: late.postId, attempt: late.attempt, found_at: late.now })
    .onConflict(['post_id', 'external_id'])
    .ignore();
}

/** Oldest first. */
export async function listLatePublications(q: Query, postId: number): Promise<LatePublication[]> {
  return LATE.all(LATE.from(q).where({ post_id: postId }).orderBy('found_at'));
}

/** Ids on the network of what a connection has published since a moment with other attempts, deleted posts included. */
export async function listOtherExternalIds(
  q: Query,
  of: { readonly id: number; readonly connectionId: number },
  since: number,
): Promise<string[]> {
  const others = q('posts')
    .where({ connection_id: of.connectionId })
    .whereNot({ id: of.id })
    .where('attempted_at', '>=', since);
  const recorded: string[] = await others.clone().whereNotNull('external_id').pluck('external_id');
  const late: string[] = await q('late_publications')
    .whereIn('post_id', others.clone().select('id'))
    .orWhere({ post_id: of.id })
    .pluck('external_id');
  return [...recorded, ...late];
}
