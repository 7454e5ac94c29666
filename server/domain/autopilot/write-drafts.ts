// Asking the writer for posts of one connection: what it may say, and what it has said already.

import { PLAN_DAYS } from '../../contract/constants/limits.ts';
import { isPillar, PILLAR_KEYS, type Pillar } from '../../contract/constants/pillars.ts';
import { narrowerOn } from '../../contract/own-limits.ts';
import type { Sentence } from '../../contract/sentence.ts';
import type { Query, Tx } from '../../db/unit-of-work.ts';
import { DAY } from '../../kernel/clock.ts';
import { type BrandVoice, type Business, findBrandVoice, listUsableFacts } from '../business/index.ts';
import type { ConnectionRecord } from '../channels/index.ts';
import { listPersonsTexts, listWrittenTexts, type NewPost, type WrittenText } from '../content/index.ts';
import type { Lessons } from '../evidence/index.ts';
import type { Assignment, ContentDraw } from '../learning/index.ts';
import {
  type Fact,
  goalsOf,
  keepingOn,
  listWords,
  planPillars,
  readFact,
  sharesFor,
  type ToldPost,
  type Voice,
  type WriteRun,
  type Writer,
  type WrittenPost,
} from '../writer/index.ts';
import { listHabits } from './habit.repo.ts';
import { overruledShares, planContents } from './plan-contents.ts';

/** How far back no post may resemble an earlier one. */
const MEMORY = 90 * DAY;
const MOST_REMEMBERED = 2000;
/** A post of the plan may speak of what begins by then; its writer looks at the day on which it leaves. */
const AHEAD = PLAN_DAYS * DAY;
/** Latest posts of a channel over which its mix of themes is kept. */
const MIXED = 40;

export interface WriteRequest {
  readonly business: Business;
  readonly connection: ConnectionRecord;
  /** When each post leaves, UTC milliseconds; the moment of asking where it is not known yet. */
  readonly times: readonly number[];
  readonly seed: string;
  readonly now: number;
  /** What the connection's posts have taught, and whose each post is; absent where nobody asks for it. */
  readonly learning?: { readonly lessons: Lessons; readonly assignments: readonly Assignment[] };
}

/** Who writes, and how it goes on. */
export interface Writing extends Omit<WriteRun, 'businessId'> {
  readonly writer: Writer;
}

export interface Drafts {
  /** For each time its post; null where there was nothing to say. */
  readonly posts: readonly (WrittenPost | null)[];
  /** For each time the choice of what it is about; null where there was too little to learn from. */
  readonly draws: readonly (ContentDraw | null)[];
  readonly facts: readonly Fact[];
  /** Why there are fewer than asked for; null when all were written. */
  readonly shortage: Sentence | null;
  /** What else the owner should know of how it went. */
  readonly notice: Sentence | null;
}

/** News is told first for this long. */
const NEWS_FOR = 14 * DAY;

/** Posts of a person that show a writer how it should sound. */
const SAMPLES = 3;

/** Writes a post for each time; stores nothing. By the built-in writer the same business, memory and seed give the same. */
export async function writeDrafts(
  q: Query,
  request: WriteRequest,
  { writer, ...run }: Writing,
): Promise<Drafts> {
  const { business, connection, times, seed } = request;
  const { recent, mix, ...known } = await gatherKnown(q, request);
  const own = recent.flatMap(({ id, connectionId, pillar, at, refused }) =>
    connectionId === connection.id && isPillar(pillar) ? [{ id, pillar, at, refused }] : [],
  );
  const contents = request.learning?.lessons.overruled.contents ?? [];
  const isNever = (pillar: Pillar) =>
    contents.some(({ value, stance }) => value === pillar && stance === 'ban');
  const goals = goalsOf(business.marketingGoals, business.industry);
  const shares = overruledShares(sharesFor(goals, mix), contents);
  const before = own.map(({ pillar }) => pillar).slice(-MIXED);
  const pillars = planPillars({ count: times.length, seed, shares, before });
  const planned = request.learning
    ? planContents(request.learning.lessons, {
        ...{ pillars, contents, seed, at: times, isOwnMix: mix !== null },
        assignments: request.learning.assignments,
        recent: own.filter(({ refused }) => !refused),
      })
    : pillars.map((pillar) => ({ pillar, format: undefined, draw: null }));
  const asked = {
    ...known,
    recent: recent.map(toToldPost),
    slots: planned.map(({ pillar, format }, index) => ({ pillar, format, at: times[index] ?? request.now })),
    seed,
    never: PILLAR_KEYS.filter((pillar) => mix?.[pillar] === 0 || isNever(pillar)),
  };
  const { posts, shortage, notice = null } = await writer.write(asked, { ...run, businessId: business.id });
  return { posts, draws: planned.map(({ draw }) => draw), facts: known.facts, shortage, notice };
}

/** What a writer knows of a business when it writes for a connection: its facts, its voice, and what it has said lately. */
export async function gatherKnown(
  q: Query,
  { business, connection, now }: Pick<WriteRequest, 'business' | 'connection' | 'now'>,
) {
  const { brand, hasTones } = await findBrandVoice(q, business.id);
  const filter = { businessId: business.id, since: now - MEMORY, limit: MOST_REMEMBERED };
  return {
    profile: {
      ...business,
      keywords: brand.keywords,
      trade: brand.trade,
      ...(hasTones && { tones: brand.tones }),
    },
    facts: (await listUsableFacts(q, business.id, now, AHEAD)).map((fact) => ({
      ...readFact(fact),
      isNews: fact.source === 'news' && fact.updatedAt > now - NEWS_FOR,
    })),
    channel: connection.type,
    own: narrowerOn(connection.type, connection.ownLimits),
    recent: await listWrittenTexts(q, filter),
    hashtags: connection.autoHashtags,
    voice: await findVoice(q, connection, brand),
    /** The owner's; null for the plan's own. */
    mix: brand.mix,
  };
}

async function findVoice(q: Query, connection: ConnectionRecord, brand: BrandVoice): Promise<Voice> {
  const { businessId, id: connectionId } = connection;
  const samples = await listPersonsTexts(q, { businessId, connectionId, limit: SAMPLES });
  const habits = (await listHabits(q, businessId)).filter(({ state }) => state !== 'forgotten');
  return {
    description: brand.description,
    banned: listWords(brand.bannedWords),
    keeping: keepingOn(
      connection.type,
      habits.map(({ value }) => value),
    ),
    samples,
  };
}

/** A stored text as the writer remembers it. */
export function toToldPost(text: WrittenText): ToldPost {
  return {
    ...text,
    pillar: isPillar(text.pillar) ? text.pillar : null,
    format: text.hook.split('/')[0] ?? null,
  };
}

/** Whether every fact that the posts rest on may still be used; asked where they are stored. */
export async function restOnFacts(
  { q, now }: Pick<Tx, 'q' | 'now'>,
  businessId: number,
  posts: readonly (WrittenPost | null)[],
): Promise<boolean> {
  const known = new Set((await listUsableFacts(q, businessId, now, AHEAD)).map((fact) => fact.hash));
  return posts.every((post) => post === null || post.factIds.every((id) => known.has(id)));
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
    idea: written.idea,
    writer: written.writer,
    why: written.why,
    scheduledAt: place.scheduledAt,
  };
}
