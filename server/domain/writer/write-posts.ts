// The writer: for each slot it sets a dozen or more candidates, lets the quality gate refuse, ranks the rest and keeps
// the best. What the facts cannot carry is not written; the shortage says so.
import { type ChannelType, channelOf, type PostChannel, takesPosts } from '../../contract/channels/index.ts';
import type { Pillar } from '../../contract/constants/pillars.ts';
import type { Sentence } from '../../contract/sentence.ts';
import { createRandom, type Random } from '../../kernel/random.ts';
import { say } from '../../sentences/index.ts';
import type { Candidate } from './compose.ts';
import type { Fact, WriterProfile } from './facts.ts';
import { Memory, type RecentPost } from './memory.ts';
import { type Desk, openingsFor, tryOpening } from './openings.ts';
import { planPillars } from './pillars.ts';
import { reviewPost } from './quality.ts';
import { rankCandidate } from './rank.ts';
import { findShortage } from './shortage.ts';
import { openStudio } from './studio.ts';

export interface WrittenPost {
  readonly title: string | null;
  /** The whole text as published, hashtags included. */
  readonly content: string;
  readonly hashtags: string[];
  readonly pillar: Pillar;
  /** `type/name` of the opening line. */
  readonly hook: string;
  readonly cta: string;
  readonly skeleton: string;
  /** The opening fact first. */
  readonly factIds: string[];
  readonly needsMedia: 'image' | 'video' | null;
}

export interface WriteRequest {
  readonly profile: WriterProfile;
  readonly facts: readonly Fact[];
  readonly channel: ChannelType;
  readonly slots: readonly { readonly pillar?: Pillar | undefined }[];
  /** Posts of all channels of the last 90 days, oldest first. */
  readonly recent: readonly RecentPost[];
  readonly seed: string | number;
  /** False where the owner wants no hashtags; on unless told. */
  readonly hashtags?: boolean;
}

const ENOUGH = 12;
const MOST_TRIES = 30;
/** Tries when none has passed the gate yet. */
const LAST_TRIES = 80;
/** Greatest word-3-gram likeness to an earlier post. */
const NEAREST = 0.33;
/** Slots that may stay empty in a row before the writer stops trying. */
const GIVE_UP_AFTER = 3;
/** Posts that a number of facts carries in 90 days without wearing thin. */
const postsCarriedBy = (facts: number): number => 5 * facts * Math.min(facts, 6);

/** Same request, same posts. Fewer posts than slots come with a `shortage`. */
export function writePosts(request: WriteRequest): { posts: WrittenPost[]; shortage: Sentence | null } {
  const { channel, slots } = request;
  if (!takesPosts(channel)) return { posts: [], shortage: say('writer.takes-no-posts', { channel }) };
  const desk = openDesk(request, channel);
  const posts: WrittenPost[] = [];
  let failures = 0;
  for (const [at, pillar] of pillarsFor(request).entries()) {
    if (failures >= GIVE_UP_AFTER || desk.memory.size >= desk.capacity) break;
    const best = writeOne(
      desk,
      pillar,
      createRandom(`${request.seed}:${channel}:${at}:${request.recent.length}`),
    );
    failures = best === null ? failures + 1 : 0;
    if (best !== null) posts.push(finish(best, desk));
  }
  const missing = slots.length - posts.length;
  return {
    posts,
    shortage: missing > 0 ? findShortage(request.facts, posts.length, slots.length) : null,
  };
}

function openDesk({ profile, facts, recent, hashtags = true }: WriteRequest, channel: PostChannel): Desk {
  const studio = openStudio(profile, facts);
  const usable = studio.statements.length + studio.audiences.length + studio.values.length;
  return { studio, channel, memory: new Memory(recent, facts), capacity: postsCarriedBy(usable), hashtags };
}

function pillarsFor({ profile, facts, slots, seed }: WriteRequest): Pillar[] {
  const planned = planPillars({ facts, count: slots.length, seed, goals: profile.marketingGoals });
  return slots.map((slot, at) => slot.pillar ?? planned[at] ?? 'offer');
}

function finish(best: Candidate, { memory, channel }: Desk): WrittenPost {
  const { lines, ...post } = best;
  memory.add(post, { lead: post.factIds[0] ?? '', lines, skeleton: post.skeleton });
  const { media } = channelOf(channel).form;
  return { ...post, needsMedia: media === 'image' || media === 'video' ? media : null };
}

/** The best candidate of the pillar, or of another pillar when its facts are used up. */
function writeOne(desk: Desk, pillar: Pillar, random: Random): Candidate | null {
  const others = random.shuffle(
    (['offer', 'practical', 'story', 'values', 'audience'] as const).filter((other) => other !== pillar),
  );
  for (const theme of [pillar, ...others]) {
    const best = bestOf(desk, theme, random);
    if (best !== null) return best;
  }
  return null;
}

function bestOf(desk: Desk, pillar: Pillar, random: Random): Candidate | null {
  const openings = openingsFor(desk, pillar, random);
  let best: { candidate: Candidate; cost: number } | null = null;
  let passed = 0;
  for (let at = 0; passed < ENOUGH && at < (passed > 0 ? MOST_TRIES : LAST_TRIES); at++) {
    const opening = openings[at % openings.length];
    const candidate = opening === undefined ? null : tryOpening(desk, pillar, opening, random);
    const likeness = candidate === null ? null : desk.memory.compare(candidate.content);
    if (candidate === null || likeness === null || !isAcceptable(candidate, likeness.nearest, desk)) continue;
    passed++;
    const cost = rankCandidate({ candidate, likeness, ...desk }) + random.next() * 0.2;
    if (best === null || cost < best.cost) best = { candidate, cost };
  }
  return best?.candidate ?? null;
}

function isAcceptable(candidate: Candidate, nearest: number, { channel, studio, memory }: Desk): boolean {
  if (candidate.title !== null && memory.hasTitle(candidate.title)) return false;
  if (nearest > NEAREST) return false;
  return reviewPost(channel, candidate, studio.source).length === 0;
}
