// The writer: for each slot it sets a dozen or more candidates, lets the quality gate refuse, ranks the rest and keeps
// the best. What the facts cannot carry is not written; the shortage says so.
import { type ChannelType, channelOf } from '../../contract/constants/channels.ts';
import { createRandom, type Random } from '../../kernel/random.ts';
import { applies, type Candidate, compose, hooksFor } from './compose.ts';
import type { Fact, WriterProfile } from './facts.ts';
import { BARE, type Line } from './lines-data.ts';
import { Memory, type RecentPost } from './memory.ts';
import { PILLAR_KINDS, type Pillar, planPillars } from './pillars.ts';
import { reviewPost } from './quality.ts';
import { rankCandidate } from './rank.ts';
import { describeShortage } from './shortage.ts';
import { SKELETONS } from './skeletons-data.ts';
import { type Channelled, openStudio, type Studio } from './studio.ts';

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
}

const ENOUGH = 12;
const MOST_TRIES = 30;
/** Greatest word-3-gram likeness to an earlier post. */
const NEAREST = 0.33;
/** Channels whose readers expect more than a few lines. */
const LONG_READS: ReadonlySet<ChannelType> = new Set<ChannelType>(['linkedin', 'email']);
/** Slots that may stay empty in a row before the writer stops trying. */
const GIVE_UP_AFTER = 3;
/** Posts that a number of facts carries in 90 days without wearing thin. */
const postsCarriedBy = (facts: number): number => 5 * facts * Math.min(facts, 6);

/** Same request, same posts. Fewer posts than slots come with a `shortage` in plain words. */
export function writePosts(request: WriteRequest): { posts: WrittenPost[]; shortage: string | null } {
  const { channel, slots } = request;
  if (channel === 'google-ads' || channelOf(channel).delivery === 'none')
    return { posts: [], shortage: `${channelOf(channel).name} takes no posts.` };
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
    shortage: missing > 0 ? describeShortage(request.facts, posts.length, slots.length) : null,
  };
}

interface Desk {
  readonly studio: Studio;
  readonly channel: Channelled;
  readonly memory: Memory;
  readonly capacity: number;
}

function openDesk({ profile, facts, recent }: WriteRequest, channel: Channelled): Desk {
  const studio = openStudio(profile, facts);
  const usable = studio.statements.length + studio.audiences.length + studio.values.length;
  return { studio, channel, memory: new Memory(recent), capacity: postsCarriedBy(usable) };
}

function pillarsFor({ profile, facts, slots, seed }: WriteRequest): Pillar[] {
  const planned = planPillars({ facts, count: slots.length, seed, goals: profile.marketingGoals });
  return slots.map((slot, at) => slot.pillar ?? planned[at] ?? 'offer');
}

function finish(best: Candidate, { memory, channel }: Desk): WrittenPost {
  const { lines, ...post } = best;
  memory.add(post, lines, post.skeleton);
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
  for (let at = 0; at < Math.min(MOST_TRIES, openings.length * 4) && passed < ENOUGH; at++) {
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

interface Opening {
  readonly lead: Fact;
  readonly hook: Line;
  readonly list: boolean;
}

/** Pairs of fact and opening line that were not used before; least used facts and lines first, facts taking turns. */
function openingsFor(desk: Desk, pillar: Pillar, random: Random): Opening[] {
  const { studio, memory } = desk;
  const kinds = studio.voice.english ? PILLAR_KINDS[pillar] : PILLAR_KINDS.invite;
  const leads = leadsOf(studio)
    .filter((fact) => kinds.includes(fact.kind))
    .map((fact) => ({ fact, key: memory.usesOf(fact.id) + random.next() * 3 }))
    .sort((x, y) => x.key - y.key)
    .slice(0, 6)
    .map(({ fact }, rank) => ({ fact, rank }));
  return leads
    .flatMap(({ fact, rank }) =>
      hooksOf(desk, fact, random).map((hook, turn) => ({
        lead: fact,
        ...hook,
        key: turn + rank * 0.7 + 2 * (memory.lines.get(hook.hook.id) ?? 0),
      })),
    )
    .filter(
      ({ hook, lead }) => !memory.hasPair(hook.id, lead.id) && typeOf(hook.id) !== typeOf(memory.lastHook),
    )
    .sort((x, y) => x.key - y.key)
    .slice(0, MOST_TRIES);
}

function leadsOf(studio: Studio): Fact[] {
  return [...studio.statements, ...studio.audiences, ...studio.values].map(({ fact }) => fact);
}

function hooksOf(desk: Desk, fact: Fact, random: Random): { hook: Line; list: boolean }[] {
  const { studio } = desk;
  const piece = studio.statements.find((statement) => statement.fact === fact) ?? null;
  const { english } = studio.voice;
  const single = hooksFor(fact.kind, english, false).map((hook) => ({ hook, list: false }));
  const lists =
    piece === null || fact.kind === 'identity'
      ? []
      : hooksFor(fact.kind, english, true).map((hook) => ({ hook, list: true }));
  return random.shuffle([...single, ...lists].filter(({ hook }) => applies(hook, piece, desk)));
}

function tryOpening(desk: Desk, pillar: Pillar, opening: Opening, random: Random): Candidate | null {
  const { studio, channel, memory } = desk;
  const pool: readonly string[] = studio.voice.english ? SKELETONS[channel] : bareSkeletons(channel);
  const plans = pool.filter(
    (plan) =>
      plan.startsWith('list') === opening.list &&
      (pillar !== 'invite' || plan.includes('call')) &&
      isFeasible(plan, studio),
  );
  if (plans.length === 0) return null;
  const skeleton = freshest(
    plans,
    memory.skeletons,
    random,
    LONG_READS.has(channel) && studio.statements.length > 6,
  );
  const fresh = <T extends { readonly fact: Fact }>(items: readonly T[]): T[] =>
    items
      .map((item) => ({ item, key: memory.usesOf(item.fact.id) + random.next() * 4 }))
      .sort((x, y) => x.key - y.key)
      .map(({ item }) => item);
  return compose({
    studio,
    channel,
    pillar,
    skeleton,
    random,
    lead: opening.lead,
    hook: opening.hook,
    tired: memory.lines,
    statements: fresh(
      studio.statements.filter((piece) => piece.fact.kind !== 'identity' || piece.identity === null),
    ),
    audiences: leadFirst(fresh(studio.audiences), opening.lead),
    values: leadFirst(fresh(studio.values), opening.lead),
  });
}

/** Whether there are facts enough for the parts of a plan. */
function isFeasible(plan: string, studio: Studio): boolean {
  const count = (part: string) => plan.split(' ').filter((token) => token === part).length;
  const others = studio.statements.filter(
    (piece) => piece.identity === null || piece.fact.kind !== 'identity',
  ).length;
  return (
    count('more') + 3 * count('list') <= others &&
    count('who') <= studio.audiences.length &&
    count('stand') <= studio.values.length &&
    (count('id') === 0 || studio.identity !== null)
  );
}

function bareSkeletons(channel: Channelled): readonly string[] {
  return channel === 'tiktok' ? BARE.scripts : BARE.skeletons;
}

function leadFirst<T extends { readonly fact: Fact }>(items: readonly T[], lead: Fact): T[] {
  return [
    ...items.filter((item) => item.fact.id === lead.id),
    ...items.filter((item) => item.fact.id !== lead.id),
  ];
}

/** A plan that was used little; where people read on and there is enough to tell, short plans come last. */
function freshest(
  plans: readonly string[],
  uses: ReadonlyMap<string, number>,
  random: Random,
  long: boolean,
): string {
  const parts = (plan: string) => plan.replace('list', 'x x').match(/\w+/g)?.length ?? 0;
  const key = (plan: string) => (uses.get(plan) ?? 0) + random.next() * 2 + (long && parts(plan) < 5 ? 3 : 0);
  const keyed = plans.map((plan) => ({ plan, key: key(plan) }));
  return keyed.reduce((least, other) => (other.key < least.key ? other : least)).plan;
}

function isAcceptable(candidate: Candidate, nearest: number, { channel, studio, memory }: Desk): boolean {
  if (candidate.title !== null && memory.hasTitle(candidate.title)) return false;
  if (nearest > NEAREST) return false;
  return reviewPost(channel, candidate, studio.source).length === 0;
}

/** The rhetorical type of an opening line. */
export function typeOf(hook: string): string {
  return hook.split('/')[0] ?? '';
}
