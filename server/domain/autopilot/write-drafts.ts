// Asking the writer for posts of one connection: what it may say, and what it has said already.

import { isPillar } from '../../contract/constants/pillars.ts';
import type { Sentence } from '../../contract/sentence.ts';
import type { Query, Tx } from '../../db/unit-of-work.ts';
import { DAY } from '../../kernel/clock.ts';
import { type Business, findBrandVoice, listUsableFacts } from '../business/index.ts';
import type { ConnectionRecord } from '../channels/index.ts';
import { listWrittenTexts, type NewPost } from '../content/index.ts';
import { type Fact, planPillars, readFact, type WrittenPost, writePosts } from '../writer/index.ts';

/** How far back no post may resemble an earlier one. */
const MEMORY = 90 * DAY;
const MOST_REMEMBERED = 2000;
/** Latest posts of a channel over which its mix of themes is kept. */
const MIXED = 40;

export interface WriteRequest {
  readonly business: Business;
  readonly connection: ConnectionRecord;
  readonly count: number;
  readonly seed: string;
  readonly now: number;
}

export interface Drafts {
  readonly posts: readonly WrittenPost[];
  readonly facts: readonly Fact[];
  /** Why there are fewer than asked for; null when all were written. */
  readonly shortage: Sentence | null;
}

/** Writes up to `count` posts; stores nothing. The same business, memory and seed give the same posts. */
export async function writeDrafts(q: Query, request: WriteRequest): Promise<Drafts> {
  const { business, connection, count, seed } = request;
  const facts = (await listUsableFacts(q, business.id, request.now)).map(readFact);
  const { brand, hasBrand } = await findBrandVoice(q, business.id);
  const since = request.now - MEMORY;
  const recent = await listWrittenTexts(q, { businessId: business.id, since, limit: MOST_REMEMBERED });
  const before = recent.flatMap(({ connectionId, pillar }) =>
    connectionId === connection.id && isPillar(pillar) ? [pillar] : [],
  );
  const pillars = planPillars({
    ...{ facts, count, seed, goals: business.marketingGoals },
    before: before.slice(-MIXED),
  });
  const { posts, shortage } = writePosts({
    profile: hasBrand ? { ...business, tones: brand.tones, keywords: brand.keywords } : business,
    facts,
    channel: connection.type,
    slots: pillars.map((pillar) => ({ pillar })),
    recent,
    hashtags: connection.autoHashtags,

    seed,
  });
  return { posts, facts, shortage };
}

/** Whether every fact that the posts rest on may still be used; asked where they are stored. */
export async function restOnFacts(
  { q, now }: Pick<Tx, 'q' | 'now'>,
  businessId: number,
  posts: readonly WrittenPost[],
): Promise<boolean> {
  const known = new Set((await listUsableFacts(q, businessId, now)).map((fact) => fact.hash));
  return posts.every((post) => post.factIds.every((id) => known.has(id)));
}

/** A written post as a row to be stored. */
export function toNewPost(
  written: WrittenPost,
  place: Pick<NewPost, 'status' | 'origin' | 'scheduledAt' | 'note'> & { connection: ConnectionRecord },
): NewPost {
  return {
    businessId: place.connection.businessId,
    connectionId: place.connection.id,
    status: place.status,
    origin: place.origin,
    title: written.title,
    content: written.content,
    note: place.note,
    needsMedia: written.needsMedia,
    pillar: written.pillar,
    hook: written.hook,
    cta: written.cta,
    skeleton: written.skeleton,
    factIds: written.factIds,
    scheduledAt: place.scheduledAt,
  };
}
