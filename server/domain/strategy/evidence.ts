// Everything that analyses and strategies are computed from, read once.

import { channelOf } from '../../contract/channels/index.ts';
import { type World, worldOf } from '../../contract/connection.ts';
import { CALENDAR_DAYS } from '../../contract/constants/strategy.ts';
import type { FactKind } from '../../contract/fact.ts';
import type { ReportTag } from '../../contract/report.ts';
import type { Sentence } from '../../contract/sentence.ts';
import type { Context } from '../../db/unit-of-work.ts';
import { DAY } from '../../kernel/clock.ts';
import { say } from '../../sentences/index.ts';
import { countActiveSubscribers } from '../audience/index.ts';
import { type Business, findBrandVoice, getBusiness, listUsableFacts } from '../business/index.ts';
import { type ConnectionRecord, listConnections } from '../channels/index.ts';
import {
  countPosts,
  isIncomplete,
  listPublishedPosts,
  listScheduledPosts,
  type PostCounts,
  type PostRecord,
} from '../content/index.ts';
import { type Lessons, learnedOf, lessonsOf } from '../evidence/index.ts';
import { type Fact, readFact, type Shares } from '../writer/index.ts';

export interface Evidence {
  readonly business: Business;
  readonly facts: readonly Fact[];
  /** How the owner mixes the kinds of posts; null for the plan's own mix. */
  readonly mix: Shares | null;
  readonly connections: readonly ConnectionRecord[];
  readonly counts: readonly PostCounts[];
  /** Last published first. */
  readonly published: readonly PostRecord[];
  /** Posts with a time in the days of a content calendar, in order. */
  readonly upcoming: readonly PostRecord[];
  readonly subscribers: number;
  /** What the posts of each active channel have taught, by connection. */
  readonly lessons: ReadonlyMap<number, Lessons>;
  /** UTC milliseconds. */
  readonly now: number;
}

/** Results older than these say little about what works now. */
const MOST_PUBLISHED = 500;
const MOST_UPCOMING = 300;

export async function gatherEvidence(ctx: Context, businessId: number): Promise<Evidence> {
  const q = ctx.db.read;
  const now = ctx.clock.now();
  const [business, stored, connections, counts, published, upcoming, subscribers, { brand }] =
    await Promise.all([
      getBusiness({ q }, businessId),
      listUsableFacts(q, businessId, now),
      listConnections(q, businessId),
      countPosts(q, businessId),
      listPublishedPosts(q, { businessId, limit: MOST_PUBLISHED }),
      listScheduledPosts(q, {
        businessId,
        statuses: ['scheduled', 'awaiting_approval', 'publishing'],
        from: now,
        until: now + CALENDAR_DAYS * DAY,
        limit: MOST_UPCOMING,
      }),
      countActiveSubscribers(q, businessId),
      findBrandVoice(q, businessId),
    ]);
  const facts = stored.map(readFact);
  const lessons = new Map<number, Lessons>();
  for (const one of connections.filter(isActiveChannel)) lessons.set(one.id, await lessonsOf(q, one, now));
  const posts = { counts, published, upcoming };
  return { business, facts, mix: brand.mix, connections, ...posts, subscribers, lessons, now };
}

/** Connections that publish content and are switched on, in the order in which they were made. */
export function activeChannels(evidence: Evidence): readonly ConnectionRecord[] {
  return evidence.connections.filter(isActiveChannel);
}

function isActiveChannel({ isActive, type }: ConnectionRecord): boolean {
  return isActive && channelOf(type).weekly > 0;
}

/** What the times of a channel are to be chosen by: what its posts have taught, and what people have decided over it. */
export function timesLearned({ lessons }: Evidence, { id }: Pick<ConnectionRecord, 'id'>) {
  const own = lessons.get(id);
  return own ? { learned: learnedOf(own), overruled: own.overruled } : {};
}

/** A connection's channel by its name; simulated ones say so. */
export function nameOf({ type, network }: Pick<ConnectionRecord, 'type' | 'network'>): Sentence {
  return say('analyses.channel', { channel: type, world: worldOf({ network }) });
}

export function factsOf({ facts }: Evidence, kind: FactKind): string[] {
  return facts.filter((fact) => fact.kind === kind).map(({ text }) => text);
}

/** What the business says about itself in sentences of its own, in its order. */
export function statementsOf({ facts }: Evidence): string[] {
  return facts.filter(({ kind }) => !ASIDE.includes(kind)).map(({ text }) => text);
}

const ASIDE: readonly FactKind[] = ['audience', 'value', 'question', 'link'];

/** Published posts whose reactions have been read; simulated and real ones apart. */
export interface Measured {
  readonly tag: ReportTag;
  readonly posts: readonly PostRecord[];
}

/** Real results before simulated ones; without those that have no posts. */
export function measuredSides({ published }: Evidence): Measured[] {
  const measured = published.filter(
    (post) => post.measuredAt !== null && post.network !== 'mail' && !isIncomplete(post),
  );
  const inWorld = (world: World) => measured.filter((post) => worldOf(post) === world);
  return [
    { tag: null, posts: inWorld('real') },
    { tag: 'sandbox' as const, posts: inWorld('sandbox') },
  ].filter(({ posts }) => posts.length > 0);
}
