// All SQL that changes posts. A change of state names the state it starts from, so that two at once cannot both win.
import type { Knex } from 'knex';
import type { Network } from '../../contract/connection.ts';
import type { PostStatus, Trouble } from '../../contract/post.ts';
import type { Sentence } from '../../contract/sentence.ts';
import { lockAlone, lockForChange, lockShared } from '../../db/dialect.ts';
import type { Query } from '../../db/unit-of-work.ts';
import { openConnections } from '../channels/index.ts';
import type { Figures } from './network.ts';
import { POST } from './post.repo.ts';
import type { PostRecord } from './post.ts';

/** Columns that may change along with a state. */
export interface PostChanges {
  readonly title?: string | null;
  readonly content?: string;
  readonly firstComment?: string | null;
  readonly needsMedia?: PostRecord['needsMedia'];
  readonly origin?: PostRecord['origin'];
  readonly note?: Sentence | null;
  /** Only together with a step to `failed` or `needs_attention`: every other one ends it. */
  readonly trouble?: Trouble;
  readonly scheduledAt?: number | null;
  readonly publishedAt?: number | null;
  readonly externalId?: string;
  readonly externalUrl?: string | null;
  /** Where it goes, or went; only together with a step to `publishing` or `published`. */
  readonly network?: Network;
  /** The attempt that begins; only together with a step to `publishing`. */
  readonly attempt?: string;
  readonly attemptedAt?: number;
  /** Together with that, or with the end of an attempt that counts as none. */
  readonly attempts?: number;
  /** It waited for approval: it leaves only as what is approved. */
  readonly held?: boolean;
  readonly approvedHash?: string | null;
  readonly announcedAt?: number | null;
  readonly delivered?: number;
  readonly kept?: number;
  readonly undelivered?: number;
}

/** A post is read with the network of its connection, where it has none of its own. */
function toColumns({ network, ...changes }: PostChanges): Record<string, unknown> {
  return { ...POST.stored(changes), ...(network !== undefined && { network }) };
}

/** A condition that must hold in the same statement that changes a state. */
export type Guard = (posts: Knex.QueryBuilder) => void;

/** The attempt is still the one that was read. */
export function guardAttempt(attempt: string | null): Guard {
  return (posts) => void posts.where({ attempt });
}

/** It still has the time that was read. */
export function guardTime(scheduledAt: number | null): Guard {
  return (posts) => void posts.where({ scheduled_at: scheduledAt });
}

/** False when the post is no longer in `from`, or when one of the guards does not hold. */
export async function updateStatus(
  q: Query,
  id: number,
  step: {
    from: PostStatus;
    to: PostStatus;
    changes: PostChanges;
    now: number;
    guards: readonly Guard[];
  },
): Promise<boolean> {
  const query = q('posts').where({ id, status: step.from }).whereNull('deleted_at');
  for (const guard of step.guards) guard(query);
  // A post that is not published any more, or not yet, follows its connection.
  const network = step.to === 'published' ? {} : { network: null };
  const columns = {
    ...{ status: step.to, updated_at: step.now, trouble: null },
    ...network,
    ...toColumns(step.changes),
  };
  return (await query.update(columns)) === 1;
}

/** What a post must still be when it leaves. */
interface Leaving {
  readonly businessId: number;
  readonly connectionId: number;
  /** The network that was read; the connection may have changed since. */
  readonly network: Network;
  readonly now: number;
  readonly notBefore: number;
}

/**
 * Everything that must hold when a post leaves: due, not too late, the channel active, the business not paused and
 * covered by a plan, the channel's kind switched on. A pause or another network that is being saved right now is waited
 * for, so that nothing starts after it.
 */
export async function guardLeaving(
  q: Query,
  { businessId, connectionId, network, now, notBefore }: Leaving,
): Promise<Guard> {
  await lockShared(q, q('business_settings').select('paused').where({ business_id: businessId }));
  await lockShared(q, q('connections').select('network').where({ id: connectionId }));
  return (posts) =>
    void posts
      .whereBetween('scheduled_at', [notBefore, now])
      .whereIn('connection_id', openConnections(q, businessId).where('connections.network', network));
}

/** Until this transaction ends, nobody else paces the posts of this business. */
export async function lockPacing(q: Query, businessId: number): Promise<void> {
  await lockAlone(q, q('businesses').select('id').where({ id: businessId }));
}

export interface NewPost {
  readonly businessId: number;
  readonly connectionId: number;
  readonly status: 'draft' | 'awaiting_approval' | 'scheduled';
  readonly origin: 'autopilot' | 'person';
  readonly title: string | null;
  readonly content: string;
  /** None when absent. */
  readonly firstComment?: string | null;
  readonly note: Sentence | null;
  readonly needsMedia: 'image' | 'video' | null;
  /** Theme and building blocks of what the autopilot wrote; null for a person's own words. */
  readonly pillar: string | null;
  readonly hook: string | null;
  readonly cta: string | null;
  readonly skeleton: string | null;
  readonly factIds: readonly string[];
  /** "pack/idea" of the library; null for what tells none. */
  readonly idea: string | null;
  /** Who wrote it, and why this text; null for a person's own words. */
  readonly writer: string | null;
  readonly why: Sentence | null;
  readonly scheduledAt: number | null;
  /** The series that it comes from: nobody has approved this one yet. */
  readonly seriesId?: number;
}

/** Adds posts with the facts they rest on; returns their ids in order. */
export async function insertPosts(q: Query, posts: readonly NewPost[], now: number): Promise<number[]> {
  const ids: number[] = [];
  for (const post of posts) {
    const [row] = await q('posts').insert(toRow(post, now), ['id']);
    ids.push(row.id);
  }
  const facts = posts.flatMap((post, index) =>
    [...new Set(post.factIds)].map((hash) => ({ post_id: ids[index], fact_hash: hash })),
  );
  if (facts.length > 0) await q.batchInsert('post_facts', facts, 100);
  return ids;
}

function toRow(post: NewPost, now: number) {
  const { hook, cta, skeleton, seriesId = null } = post;
  const held = post.status === 'awaiting_approval';
  return {
    ...POST.stored({ ...post, held, createdAt: now }),
    hook,
    cta,
    skeleton,
    series_id: seriesId,
    updated_at: now,
  };
}

/** Changes what a post says or lacks without changing its state; false when it is no longer in `status`. */
export async function updateText(
  q: Query,
  id: number,
  edit: {
    status: PostStatus;
    changes: Pick<PostChanges, 'title' | 'content' | 'firstComment' | 'needsMedia' | 'origin'>;
    now: number;
  },
): Promise<boolean> {
  const changed = await q('posts')
    .where({ id, status: edit.status })
    .whereNull('deleted_at')
    .update({ ...toColumns(edit.changes), version: q.raw('version + 1'), updated_at: edit.now });
  return changed === 1;
}

/** What a post shows is another now, though it shows the same media. */
export async function updateVersion(q: Query, id: number): Promise<void> {
  await q('posts').where({ id }).increment('version', 1);
}

/** Changes what is known of the approval of a scheduled post; false when it is not scheduled any more. */
export async function updateApproval(
  q: Query,
  id: number,
  approval: Pick<PostChanges, 'approvedHash' | 'announcedAt'>,
): Promise<boolean> {
  const changed = await q('posts')
    .where({ id, status: 'scheduled' })
    .whereNull('deleted_at')
    .update(toColumns(approval));
  return changed === 1;
}

/** Says what is the matter with a post that is on its way, or out. */
export async function updateNote(q: Query, id: number, note: Sentence, now: number): Promise<void> {
  await q('posts')
    .where({ id })
    .whereIn('status', ['publishing', 'published'])
    .update({ ...toColumns({ note }), updated_at: now });
}

/** Lets a post that a person has found on its network be known by its id there. */
export async function adoptExternalId(
  q: Query,
  id: number,
  { externalId, url }: { externalId: string; url: string },
  now: number,
): Promise<null> {
  await q('posts')
    .where({ id, status: 'published' })
    .whereNull('external_id')
    .update({ external_id: externalId, external_url: url, updated_at: now });
  return null;
}

/** Until this transaction ends, nobody else changes this post. */
export async function holdPost(q: Query, id: number): Promise<void> {
  await lockForChange(q, q('posts').select('id').where({ id }));
}

/** Marks a post as deleted; false when it is not in `status`. The row stays: what was published stays accounted for. */
export async function markDeleted(q: Query, id: number, status: PostStatus, now: number): Promise<boolean> {
  const changed = await q('posts')
    .where({ id, status })
    .whereNull('deleted_at')
    .update({ deleted_at: now, updated_at: now });
  return changed === 1;
}

/** Stores a reading; false when there was another since `previous` (UTC milliseconds, null before the first). */
export async function updateEngagement(
  q: Query,
  id: number,
  reading: { figures: Figures; previous: number | null; now: number },
): Promise<boolean> {
  const changed = await q('posts')
    .where({ id, measured_at: reading.previous })
    .update({ ...reading.figures, measured_at: reading.now });
  return changed === 1;
}

/** The facts that a post rests on, by their hashes. */
export async function listFactsOfPost(q: Query, id: number): Promise<string[]> {
  const rows: { fact_hash: string }[] = await q('post_facts').select('fact_hash').where({ post_id: id });
  return rows.map((row) => row.fact_hash);
}

/** Lets a post rest on these facts no longer. */
export async function dropFactsOfPost(q: Query, id: number, hashes: readonly string[]): Promise<void> {
  await q('post_facts')
    .where({ post_id: id })
    .whereIn('fact_hash', [...hashes])
    .del();
}

/** Ids and states of posts that rest on a fact and have not left yet. */
export async function listUnpublishedByFacts(
  q: Query,
  businessId: number,
  factHashes: readonly string[],
): Promise<Pick<PostRecord, 'id' | 'status' | 'channel' | 'connectionId' | 'network'>[]> {
  return q('posts')
    .distinct('posts.id', 'posts.status', 'connections.network')
    .distinct({ channel: 'connections.type', connectionId: 'connections.id' })
    .join('connections', 'connections.id', 'posts.connection_id')
    .join('post_facts', 'post_facts.post_id', 'posts.id')
    .where('posts.business_id', businessId)
    .whereNull('posts.deleted_at')
    .whereNotIn('posts.status', ['published', 'publishing'])
    .whereIn('post_facts.fact_hash', [...factHashes])
    .orderBy('posts.id');
}
