// The writer's desk for one request: the business, its ideas and facts, what was told; and how one telling becomes a post that has
// passed the gate.
import { channelOf, type PostChannel, writingOf } from '../../../contract/channels/index.ts';
import type { Pillar } from '../../../contract/constants/pillars.ts';
import type { OwnLimits } from '../../../contract/own-limits.ts';
import type { Random } from '../../../kernel/random.ts';
import { say } from '../../../sentences/index.ts';
import { bannedIn } from '../banned-words.ts';
import { checkPost } from '../check-post.ts';
import type { Fact } from '../facts.ts';
import type { Goal } from '../goals.ts';
import { byLength, dress, wordsAround } from '../habits/keeping.ts';
import { firstOf } from '../library/alternates.ts';
import { isOfOtherBranch } from '../library/branches.ts';
import type { Format, ToneLetter } from '../library/idea.ts';
import { dayAt } from '../library/in-time.ts';
import { isRich, type Library, type ShelvedIdea } from '../library/library.ts';
import { isOutOfSeason } from '../library/of-season.ts';
import { joinSources, makeSource, type Source } from '../quality.ts';
import { reviewPost } from '../review-post.ts';
import type { WrittenPost } from '../written-post.ts';
import { AIM_WORDS } from './aim-data.ts';
import { ANGLE_WORDS } from './angle-data.ts';
import { APPEAL_WORDS } from './appeal-data.ts';
import { isKnownTo, type Place, suits, type Teller } from './choose-idea.ts';
import { GREETING_WORDS } from './greeting-data.ts';
import type { History } from './history.ts';
import type { House } from './house.ts';
import { INTRODUCTION_WORDS } from './introduction-data.ts';
import { LIST_WORDS } from './list-data.ts';
import { MATTER_WORDS } from './matters-data.ts';
import { nearnessOf } from './opening.ts';
import { OWN_WORDS } from './own-data.ts';
import { isOpen, mayClose } from './rest.ts';
import { cautionsOf, sourceFor } from './sources.ts';
import { tagsFor } from './tags.ts';
import { TALK_WORDS } from './talk-data.ts';
import { type Told, tell } from './tell.ts';
import type { Width } from './telling.ts';
import { WAY_WORDS } from './way-in.ts';
import type { Whole } from './wholes.ts';
import { localise, localiseTag } from './wording.ts';

export interface TellRequest {
  readonly house: House;
  readonly library: Library;
  readonly trade: string | null;
  /** Name, description and facts in one. */
  readonly profile: string;
  /** Name and description. */
  readonly saidOfItself: string;
  readonly facts: readonly Fact[];
  /** Those of them that were said in one sentence. */
  readonly wholes: readonly Whole[];
  /** The leading tone first. */
  readonly tones: readonly ToneLetter[];
  readonly goals: ReadonlySet<Goal>;
  /** What the owner's goals want to be taken up, as `aimsOf` names it. */
  readonly aims: readonly string[];
  /** Words of the owner's goals and keywords, in small letters. */
  readonly wanted: readonly string[];
  readonly link: string | null;
  readonly channel: PostChannel;
  /** Of the server that its posts leave by, where that takes less than the channel usually does. */
  readonly own: OwnLimits | null;
  readonly slots: readonly {
    readonly pillar: Pillar;
    readonly format?: Format | undefined;
    readonly at: number;
  }[];
  /** Themes that take no other's place. */
  readonly never: ReadonlySet<Pillar>;
  readonly timezone: string;
  readonly southern: boolean;
  readonly country: string | null;
  readonly hashtags: boolean;
  readonly history: History;
  readonly seed: string;
}

export interface Desk extends TellRequest {
  readonly ideas: readonly ShelvedIdea[];
  readonly teller: Teller;
  readonly source: Source;
  /** The same and what may stand around the owner's news. */
  readonly ownSource: Source;
  readonly sources: Map<ShelvedIdea['idea'], Source>;
}

/** Greatest likeness to a post of the same channel, and of any. */
const NEAREST = { channel: 0.33, any: 0.45 } as const;
export function openDesk(request: TellRequest): Desk {
  const { house, library, facts, profile, saidOfItself: said, wanted, aims, trade } = request;
  const { facts: sentences, notes } = house;
  const own = { profile, said, facts: sentences, notes };
  const ideas = library.ideas.filter(
    (shelved) => suits(shelved, own) && isKnownTo(shelved.idea, house.american),
  );
  const teller = {
    ...own,
    ...{
      seed: house.seed,
      wanted,
      trade,
      trades: library.trades,
      parts: library.parts,
      isRich: isRich(library, ideas),
    },
  };
  const words = [house.name, wordsAround(house.keeping), ...facts.map((fact) => fact.text)].join('\n');
  const source = makeSource(house.name, words);
  return {
    ...request,
    teller,
    ideas,
    sources: new Map(),
    source,
    ownSource: joinSources(joinSources(source, makeSource('', aims.join('\n'))), WORDS_OF_OURS),
  };
}

/** Those of posts that tell no idea; the same for every business. */
const WORDS_OF_OURS = makeSource(
  '',
  [
    AIM_WORDS,
    ANGLE_WORDS,
    APPEAL_WORDS,
    OWN_WORDS,
    LIST_WORDS,
    MATTER_WORDS,
    TALK_WORDS,
    INTRODUCTION_WORDS,
    GREETING_WORDS,
    WAY_WORDS,
  ].join('\n'),
);

/** Where and when a post is to stand. */
export interface Slot {
  readonly pillar: Pillar;
  /** The kind that is preferred; absent where none is. */
  readonly format?: Format | undefined;
  readonly at: number;
  readonly seed: string;
}

/** An idea in every cut that suits the channel, the most wanted first; `wide` says how many of its words. */
export function tellIdea(
  desk: Desk,
  shelved: ShelvedIdea,
  slot: Slot,
  { random, wide = 'own' }: { readonly random: Random; readonly wide?: Width },
): Iterable<Told> {
  const { channel, house, history } = desk;
  const { form, bullet } = writingOf(channel);
  const limits = channelOf(channel).form;
  const before = history.tellingsOf(shelved.id).filter((telling) => telling.channel === channel);
  const found = tell(
    {
      idea: shelved.idea,
      house,
      form,
      tone: toneOf(desk, random),
      bullet,
      said: history.said,
      isRested: (fact) => isOpen(desk, fact, slot.at),
      mayClose: (fact) => mayClose(desk, fact, slot.at),
      tellings: (fact) => history.usesOf(fact),
      wide,
      near: shelved.moment === null && desk.library.packs.includes(shelved.pack),
      seed: slot.seed,
    },
    {
      before: before.map(({ cut }) => cut),
      title: limits.title,
      thread: limits.thread > 1 && form === 'line',
      fits: (text) => checkPost(channel, { title: 'A title', content: text }, desk.own).length === 0,
    },
  );
  // Cuts are made one after the other, unless all are needed to know the shortest.
  const inSeason = ofSeason(desk, found, shelved, slot.at);
  return house.keeping.share === undefined ? inSeason : byLength([...inSeason], house.keeping);
}

/** Those that speak of no other time of the year; an idea with days of its own is in time by these. */
function* ofSeason(
  desk: Desk,
  found: Iterable<Told>,
  { idea, moment }: ShelvedIdea,
  at: number,
): Iterable<Told> {
  const day = dayAt(at, desk.timezone);
  const hasDays = moment !== null || idea.when !== undefined;
  for (const told of found) if (hasDays || !isOutOfSeason(told, day, desk.southern)) yield told;
}

/** The leading tone twice in three posts where the brand has more than one. */
export function toneOf({ tones }: Desk, random: Random): ToneLetter {
  const [lead = 'f', ...others] = tones;
  return others.length === 0 || random.next() < 2 / 3 ? lead : random.pick(others);
}

export interface Origin {
  readonly pillar: Pillar;
  readonly shelved: ShelvedIdea | null;
  readonly random: Random;
  /** Several channels tell it in the same words of the owner: it is only held against its own channel. */
  readonly isNews?: boolean;
}

/** The told post with its hashtags, or null when the gate refuses it. */
export function toPost(desk: Desk, told: Told, origin: Origin): WrittenPost | null {
  const { pillar, shelved, random, isNews = false } = origin;
  const { channel, history } = desk;
  const idea = shelved?.idea ?? null;
  const pack = shelved?.pack ?? desk.library.packs[0];
  // The owner's own, such as the name, are spelt as they are.
  const spelt = (tag: string) => localiseTag(tag, desk.house.american);
  // Without a trade of its own, what stands for the industry speaks of others; and of several trades a post of none is of no one's.
  const isTagged = desk.library.trades.length === 1 || (desk.trade !== null && shelved !== null);
  const pools = {
    idea: (idea?.tags ?? []).map(spelt),
    pack: (isTagged ? (pack?.tags ?? []) : [])
      .filter((tag) => !isOfOtherBranch(pack?.id ?? '', tag, desk.profile))
      .map(spelt),
    owner: idea === null ? desk.house.tags : desk.house.tags.filter((tag) => isTagOf(desk, idea, tag)),
  };
  const { keeping } = desk.house;
  const hashtags = desk.hashtags ? tagsFor(channel, pools, random).slice(0, keeping.hashtags) : [];
  // Where the channel has no room for a greeting, the text stands without it.
  const texts = new Set([dress(channel, told.text, keeping), told.text]);
  const draft = [...texts]
    .map((text) => setDraft(desk, { title: told.title, text, hashtags }))
    .find((one) => passes(desk, one, idea));
  if (draft === undefined) return null;
  if (told.title !== null && history.hasTitle(channel, told.title)) return null;
  const likeness = history.likeness(channel, draft.content);
  if (likeness.channel > NEAREST.channel || (!isNews && likeness.any > NEAREST.any)) return null;
  const { media } = channelOf(channel).form;
  return {
    ...draft,
    pillar,
    hook: idea === null ? told.cut : `${idea.format}/${idea.id}`,
    cta: 'none',
    skeleton: told.cut,
    factIds: [...told.factIds],
    needsMedia: media === 'image' || media === 'video' ? media : null,
    idea: shelved?.id ?? null,
    writer: 'built-in',
    why: say('writer.told', {
      idea: idea === null ? null : localise(firstOf(idea.title), desk.house.american),
      facts: desk.facts.filter((fact) => told.factIds.includes(fact.id)).map((fact) => fact.text),
      ...(idea === null && pillar === 'season' && { greets: true }),
    }),
  };
}

/** Under an idea what the owner wants to be found by stands where it is of that matter, or says who and where they are. */
function isTagOf({ house }: Desk, idea: ShelvedIdea['idea'], tag: string): boolean {
  const words = tag.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ');
  const itself = `${house.name} ${house.identity?.phrase ?? ''}`.toLowerCase();
  return (
    nearnessOf(idea, words) > 0 ||
    words.split(' ').some((word) => word.length > 3 && itself.includes(word.toLowerCase()))
  );
}

function setDraft(
  desk: Desk,
  { title, text, hashtags }: { title: string | null; text: string; hashtags: readonly string[] },
) {
  const content = withTags(desk, text, hashtags, writingOf(desk.channel).inlineTags);
  return {
    title,
    content,
    hashtags: hashtags.filter((tag) => content.includes(tag)),
  };
}

function passes(desk: Desk, draft: ReturnType<typeof setDraft>, idea: ShelvedIdea['idea'] | null): boolean {
  if (bannedIn(`${draft.title ?? ''}\n${draft.content}`, desk.house.banned).length > 0) return false;
  const { channel, own } = desk;
  return reviewPost(channel, draft, sourceFor(desk, idea), cautionsOf(desk, idea), own).length === 0;
}

/** Hashtags under the text, as many as the channel's limit leaves room for. */
function withTags(desk: Desk, text: string, tags: readonly string[], inline: boolean): string {
  for (let count = tags.length; count > 0; count--) {
    // Behind the last point of a list they would be a part of it.
    const isOnLine = inline && !/(?:^|\n)(?:[•–☐]|\d+\.) [^\n]*$/.test(text);
    const content = `${text}${isOnLine ? ' ' : '\n\n'}${tags.slice(0, count).join(' ')}`;
    if (checkPost(desk.channel, { title: 'A title', content }, desk.own).length === 0) return content;
  }
  return text;
}

/** Where the desk's posts stand at a moment. */
export function placeOf(desk: Desk, at: number): Place {
  return {
    channel: desk.channel,
    form: writingOf(desk.channel).form,
    at,
    day: dayAt(at, desk.timezone),
    southern: desk.southern,
    country: desk.country,
    alone: desk.trade === null,
  };
}
