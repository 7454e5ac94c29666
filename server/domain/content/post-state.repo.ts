// All SQL that changes posts. A change of state names the state it starts from, so that two at once cannot both win.
import type { Network } from '../../contract/connection.ts';
import type { PostStatus } from '../../contract/post.ts';
import { lockAlone, lockShared } from '../../db/dialect.ts';
import type { Query } from '../../db/unit-of-work.ts';
import { openConnections } from '../channels/index.ts';
import type { Engagement } from './network.ts';
import type { PostRecord } from './post.ts';

/** Columns that may change along with a state. */
export interface PostChanges {
  readonly title?: string | null;
  readonly content?: string;
  readonly note?: string | null;
  readonly scheduledAt?: number | null;
  readonly publishedAt?: number | null;
  readonly externalId?: string;
  readonly externalUrl?: string | null;
  /** Where it went; only together with a step to `published`. */
  readonly network?: Network;
  readonly delivered?: number;
  readonly kept?: number;
  readonly undelivered?: number;
}

const COLUMN: Readonly<Record<keyof PostChanges, string>> = {
  title: 'title',
  content: 'content',
  note: 'note',
  scheduledAt: 'scheduled_at',
  publishedAt: 'published_at',
  externalId: 'external_id',
  externalUrl: 'external_url',
  network: 'network',
  delivered: 'delivered',
  kept: 'kept',
  undelivered: 'undelivered',
};

function toColumns(changes: PostChanges): Record<string, unknown> {
  const entries = Object.entries(changes) as [keyof PostChanges, unknown][];
  return Object.fromEntries(
    entries.filter(([, value]) => value !== undefined).map(([key, value]) => [COLUMN[key], value]),
  );
}

/**
 * False when the post is no longer in `from`; or, with `attempt`, another attempt has taken over; or, with
 * `scheduledAt`, it has another time.
 */
export async function updateStatus(
  q: Query,
  id: number,
  step: {
    from: PostStatus;
    to: PostStatus;
    changes: PostChanges;
    now: number;
    attempt?: string | null;
    scheduledAt?: number | null;
  },
): Promise<boolean> {
  const query = q('posts').where({ id, status: step.from }).whereNull('deleted_at');
  if (step.attempt !== undefined) query.where({ attempt: step.attempt });
  if (step.scheduledAt !== undefined) query.where({ scheduled_at: step.scheduledAt });
  // A post that is not published any more, or not yet, follows its connection.
  const network = step.to === 'published' ? {} : { network: null };
  const columns = { status: step.to, updated_at: step.now, ...network, ...toColumns(step.changes) };
  return (await query.update(columns)) === 1;
}

/**
 * Stores the intent to publish, in one statement with everything that must hold for it: due, not too late, not
 * deleted, the channel active, the business not paused and covered by a plan, the channel's kind switched on. False when
 * one of these does not hold.
 */
export async function armPost(q: Query, id: number, intent: Leaving & { attempt: string }): Promise<boolean> {
  await waitForSwitches(q, intent);
  const changed = await duePost(q, id, intent).update({
    network: intent.network,
    status: 'publishing',
    attempt: intent.attempt,
    attempted_at: intent.now,
    attempts: q.raw('attempts + 1'),
    note: null,
    updated_at: intent.now,
  });
  return changed === 1;
}

/** Hands a due post to a person, under the same conditions. False when one of them does not hold. */
export async function handOver(q: Query, id: number, intent: Leaving & { note: string }): Promise<boolean> {
  await waitForSwitches(q, intent);
  const changed = await duePost(q, id, intent).update({
    status: 'needs_attention',
    note: intent.note,
    updated_at: intent.now,
  });
  return changed === 1;
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

/** A pause or another network that is being saved right now is waited for, so that nothing starts after it. */
async function waitForSwitches(q: Query, { businessId, connectionId }: Leaving): Promise<void> {
  await lockShared(q, q('business_settings').select('paused').where({ business_id: businessId }));
  await lockShared(q, q('connections').select('network').where({ id: connectionId }));
}

function duePost(q: Query, id: number, { businessId, network, now, notBefore }: Leaving) {
  return q('posts')
    .where({ id, status: 'scheduled' })
    .whereBetween('scheduled_at', [notBefore, now])
    .whereNull('deleted_at')
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
  readonly note: string | null;
  readonly needsMedia: 'image' | 'video' | null;
  /** Theme and building blocks of what the autopilot wrote; null for a person's own words. */
  readonly pillar: string | null;
  readonly hook: string | null;
  readonly cta: string | null;
  readonly skeleton: string | null;
  readonly factIds: readonly string[];
  readonly scheduledAt: number | null;
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
  return {
    business_id: post.businessId,
    connection_id: post.connectionId,
    status: post.status,
    origin: post.origin,
    title: post.title,
    content: post.content,
    note: post.note,
    needs_media: post.needsMedia,
    pillar: post.pillar,
    hook: post.hook,
    cta: post.cta,
    skeleton: post.skeleton,
    scheduled_at: post.scheduledAt,
    created_at: now,
    updated_at: now,
  };
}

/** Changes words of a post without changing its state; false when it is no longer in `status`. */
export async function updateText(
  q: Query,
  id: number,
  edit: { status: PostStatus; changes: Pick<PostChanges, 'title' | 'content'>; now: number },
): Promise<boolean> {
  const changed = await q('posts')
    .where({ id, status: edit.status })
    .whereNull('deleted_at')
    .update({ ...toColumns(edit.changes), origin: 'person', updated_at: edit.now });
  return changed === 1;
}

/** Says why a post that is on its way has not arrived yet. */
export async function updateNote(q: Query, id: number, note: string, now: number): Promise<void> {
  await q('posts').where({ id, status: 'publishing' }).update({ note, updated_at: now });
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
  reading: { figures: Engagement; previous: number | null; now: number },
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

/** Ids and states of posts that rest on a fact and have not left yet. */
export async function listUnpublishedByFacts(
  q: Query,
  businessId: number,
  factHashes: readonly string[],
): Promise<Pick<PostRecord, 'id' | 'status' | 'channel' | 'connectionId'>[]> {
  return q('posts')
    .distinct('posts.id', 'posts.status', { channel: 'connections.type', connectionId: 'connections.id' })
    .join('connections', 'connections.id', 'posts.connection_id')
    .join('post_facts', 'post_facts.post_id', 'posts.id')
    .where('posts.business_id', businessId)
    .whereNull('posts.deleted_at')
    .whereNotIn('posts.status', ['published', 'publishing'])
    .whereIn('post_facts.fact_hash', [...factHashes])
    .orderBy('posts.id');
}
