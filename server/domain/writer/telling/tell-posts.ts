// The built-in writer in English: for each slot an idea of the library or the owner's own news, told, held against the gate, and
// remembered. What neither can carry is not written.
import { MOST_OWN, type Pillar } from '../../../contract/constants/pillars.ts';
import { createRandom, type Random } from '../../../kernel/random.ts';
import { holdsAt, isComing } from '../facts.ts';
import { isOfPractice, isOfTrade } from '../library/library.ts';
import type { WrittenPost } from '../written-post.ts';
import { ideasFor } from './choose-idea.ts';
import { type Desk, openDesk, placeOf, type Slot, type TellRequest, tellIdea, toPost } from './desk.ts';
import { fromGreeting } from './greeting.ts';
import { byEnd, isDueNews, NEWS_HOOK } from './news.ts';
import { alone, fromItself, fromQuestions, isAskedNear, isToldNear, type WideSlot } from './of-itself.ts';
import { BEHIND_KINDS, OWN_KINDS } from './own-data.ts';
import { isTellable } from './own-post.ts';
import { tellFacts, tellNews } from './own-tellings.ts';
import {
  fromAims,
  fromAngles,
  fromPractice,
  LISTS_APART,
  MOST_OPENINGS,
  ownWays,
  wantedOf,
} from './own-ways.ts';
import { canOpen } from './own-words.ts';
import { isOpenAsOwn, OPENS_AGAIN } from './rest.ts';

/** Ideas that are tried for a slot before another pillar is. */
const MOST_IDEAS = 8;
/** What takes the place of a pillar that has nothing to say; promotion comes last, as it is bounded. */
const FALLBACK: readonly Pillar[] = ['useful', 'talk', 'behind', 'season', 'own'];

/** A post or null for each slot, in order; `history` holds them afterwards. */
export function tellPosts(request: TellRequest): (WrittenPost | null)[] {
  const desk = openDesk(request);
  return request.slots.map(({ pillar, format, at }, index) => {
    const seed = `${request.seed}:${request.channel}:${index}`;
    const post = writeOne(desk, { pillar, format, at, seed });
    if (post !== null) remember(desk, post, at);
    return post;
  });
}

function writeOne(desk: Desk, slot: Slot): WrittenPost | null {
  const random = createRandom(slot.seed);
  const news = fromNews(desk, slot, random);
  if (news !== null) return news;
  const last = desk.history.lastPillar(desk.channel);
  const others = FALLBACK.filter((pillar) => pillar !== slot.pillar && !desk.never.has(pillar));
  const fresh = others.filter((pillar) => pillar !== last);
  // Another pillar is told before what is left to others: their words, and the ideas that are nearer to them.
  for (const wide of ['own', 'more', 'all'] as const)
    for (const pillar of new Set([slot.pillar, ...fresh, ...others])) {
      if (pillar === 'own' && slot.pillar !== 'own' && desk.history.ownShare(desk.channel) >= MOST_OWN)
        continue;
      // Where other posts stay unwritten, what was planned would be more than its share.
      if (pillar === 'own' && desk.history.ownShareWithNext() > MOST_OWN + OVER) continue;
      const post = writeOf(desk, pillar, { ...slot, wide }, random);
      if (post !== null) return post;
    }
  return null;
}

function writeOf(desk: Desk, pillar: Pillar, slot: WideSlot, random: Random): WrittenPost | null {
  if (pillar === 'own') {
    const coming = fromFacts(desk, COMING_KINDS, pillar, slot, random, true);
    if (coming !== null) return coming;
    const oneFact = () => fromFacts(desk, OWN_KINDS, pillar, slot, random);
    const [aims, ...others] = ownWays(random).map((way) => () => way(desk, slot, random));
    // One thing told whole sells it better than a list of all; in turns, so that no post is made like the last.
    const order = random.next() < ONE_FACT ? [oneFact, ...others] : [...others, oneFact];
    return (
      firstOf([...(aims === undefined ? [] : [aims]), ...order]) ??
      fromAngles(desk, slot, random) ??
      fromAims(desk, slot, random, true)
    );
  }
  if (pillar === 'useful') {
    const told =
      random.next() < (isOfTrade(desk.library) ? ANSWERS : ANSWERS_ALONE)
        ? fromPractice(desk, slot, random)
        : null;
    return (
      told ??
      fromIdeas(desk, pillar, slot, random) ??
      fromPractice(desk, slot, random) ??
      fromItself(desk, pillar, slot, random)
    );
  }
  if (pillar === 'talk') {
    const told =
      random.next() < (isOfTrade(desk.library) ? QUESTIONS : QUESTIONS_ALONE) ? fromQuestions : null;
    return (
      told?.(desk, slot, random) ?? fromIdeas(desk, pillar, slot, random) ?? fromQuestions(desk, slot, random)
    );
  }
  if (pillar === 'season') {
    // What was planned as something else becomes no greeting.
    const greeting = slot.pillar === 'season' ? fromGreeting(desk, slot, random) : null;
    return greeting ?? fromIdeas(desk, pillar, slot, random);
  }
  const ways = [
    () => fromIdeas(desk, pillar, slot, random),
    () => fromFacts(desk, BEHIND_KINDS, pillar, slot, random),
  ];
  // Without a pack, what is good to know of a business is a look at it, and holds no price.
  if (slot.wide !== 'own' || !isOfTrade(desk.library))
    ways.push(
      ...random.shuffle([() => fromNotes(desk, slot, random), () => fromItself(desk, pillar, slot, random)]),
    );
  const order =
    random.next() < (isOfTrade(desk.library) ? BEHIND_IDEAS : BEHIND_IDEAS_ALONE) ? ways : ways.toReversed();
  return firstOf(order);
}

/** The first way that has something to say. */
function firstOf(ways: readonly (() => WrittenPost | null)[]): WrittenPost | null {
  for (const way of ways) {
    const post = way();
    if (post !== null) return post;
  }
  return null;
}

/** What the owner has just told comes before any theme, and needs no rest: three channels may tell it in one week. */
function fromNews(desk: Desk, slot: Slot, random: Random): WrittenPost | null {
  const { history, house, channel } = desk;
  const due = house.facts.filter(
    (fact) => isTellable(fact) && isDueNews(fact, history.toldOn(fact), channel) && holdsAt(fact, slot.at),
  );
  for (const fact of due.toSorted(byEnd)) {
    const pillar = (BEHIND_KINDS as readonly string[]).includes(fact.kind) ? 'behind' : 'own';
    const told = tellNews(desk, fact, slot, random);
    const origin = { pillar, shelved: null, random, isNews: true } as const;
    const post = told === null ? null : toPost(desk, told, origin);
    if (post !== null) return { ...post, hook: NEWS_HOOK };
  }
  return null;
}

function fromIdeas(desk: Desk, pillar: Pillar, slot: WideSlot, random: Random): WrittenPost | null {
  const place = {
    ...placeOf(desk, slot.at),
    format: slot.format,
    far: slot.wide !== 'own',
  };
  const ideas = ideasFor(pillar, desk.ideas, place, desk.teller, desk.history).slice(0, MOST_IDEAS);
  let second: WrittenPost | null = null;
  for (const shelved of ideas) {
    for (const told of tellIdea(desk, shelved, slot, {
      random,
      wide: slot.wide,
    })) {
      const post = toPost(desk, told, { pillar, shelved, random });
      if (post === null || (isOfPractice(shelved) && post.factIds.length === 0)) continue;
      if (told.echoes === 0) return post;
      second ??= told.echoes === 1 ? post : null;
    }
  }
  return second;
}

function fromFacts(
  desk: Desk,
  kinds: readonly string[],
  pillar: Pillar,
  slot: Slot,
  random: Random,
  onlyComing = false,
): WrittenPost | null {
  const { history, house } = desk;
  const place = { channel: desk.channel, at: slot.at };
  const open = [...house.facts, ...house.notes.filter(canOpen)]
    .filter((fact) => kinds.includes(fact.kind) && isTellable(fact) && isOpenAsOwn(desk, fact, slot.at))
    .filter((fact) => !onlyComing || isComing(fact, slot.at))
    .filter((fact) => history.opensWith(fact) < MOST_OPENINGS && !history.opensNear(fact, place, OPENS_AGAIN))
    .map((fact) => ({
      fact,
      cost: history.opensWith(fact) + 0.3 * history.usesOf(fact) + random.next() * 0.5 - wantedOf(desk, fact),
    }))
    .sort((x, y) => x.cost - y.cost);
  for (const { fact } of open) {
    const told = tellNews(desk, fact, slot, random);
    if (told === null || isToldNear(desk, told, slot.at)) continue;
    const post = toPost(desk, told, {
      ...alone(desk),
      pillar,
      shelved: null,
      random,
    });
    if (post !== null) return post;
  }
  return null;
}

/** What is good to know of the business, in one list. */
function fromNotes(desk: Desk, slot: Slot, random: Random): WrittenPost | null {
  const { history, channel } = desk;
  const isNear =
    history.hasListNear(channel, slot.at, LISTS_APART) || isAskedNear(desk, 'list-notes', slot.at);
  const told = isNear ? null : tellFacts(desk, 'notes', slot, random);
  return told === null || isToldNear(desk, told, slot.at)
    ? null
    : toPost(desk, told, {
        ...alone(desk),
        pillar: 'behind',
        shelved: null,
        random,
      });
}

/** How often one fact is told before lists, questions and single things are. */
const ONE_FACT = 0.5;
/** How often a look behind the scenes is one that any business of the trade could give. */
const BEHIND_IDEAS = 0.4;
const BEHIND_IDEAS_ALONE = 0.2;
/** How often something useful is an answer of the owner. */
const ANSWERS = 0.2;
const ANSWERS_ALONE = 0.5;
/** How often talk is a question about the business itself. */
const QUESTIONS = 0.15;
const QUESTIONS_ALONE = 0.6;
/** What chance may add to the share of promotion. */
const OVER = 0.02;
/** What may have its day. */
const COMING_KINDS: readonly string[] = ['event', 'offer'];

function remember({ history, channel }: Desk, post: WrittenPost, at: number): void {
  history.add({
    channel,
    at,
    title: post.title,
    content: post.content,
    idea: post.idea,
    cut: post.skeleton,
    format: post.hook.split('/')[0] ?? null,
    pillar: post.pillar,
    factIds: post.factIds,
  });
}
