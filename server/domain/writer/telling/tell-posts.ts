// The built-in writer in English: for each slot an idea of the library or the owner's own news, told, held against the gate, and
// remembered. What neither can carry is not written.
import { channelOf, type PostChannel, writingOf } from '../../../contract/channels/index.ts';
import type { Pillar } from '../../../contract/constants/pillars.ts';
import { createRandom, type Random } from '../../../kernel/random.ts';
import { say } from '../../../sentences/index.ts';
import { bannedIn } from '../banned-words.ts';
import { checkPost } from '../check-post.ts';
import type { Fact } from '../facts.ts';
import type { Goal } from '../goals.ts';
import type { ToneLetter } from '../library/idea.ts';
import { dayAt } from '../library/in-time.ts';
import type { Library, ShelvedIdea } from '../library/library.ts';
import { MOST_OWN } from '../mix.ts';
import { makeSource, type Source } from '../quality.ts';
import { reviewPost } from '../review-post.ts';
import type { WrittenPost } from '../written-post.ts';
import { ideasFor, type Place, suits, type Teller } from './choose-idea.ts';
import type { History } from './history.ts';
import { BEHIND_KINDS, OWN_KINDS, OWN_WORDS } from './own-data.ts';
import { isTellable, tellOwn } from './own-post.ts';
import { tagsFor } from './tags.ts';
import { type Told, tell } from './tell.ts';
import type { House } from './teller.ts';
import { localise } from './wording.ts';

export interface TellRequest {
  readonly house: House;
  readonly library: Library;
  readonly trade: string | null;
  /** Name, description and facts in one. */
  readonly profile: string;
  readonly facts: readonly Fact[];
  /** The leading tone first. */
  readonly tones: readonly ToneLetter[];
  readonly goals: ReadonlySet<Goal>;
  /** Words of the owner's goals and keywords, in small letters. */
  readonly wanted: readonly string[];
  readonly link: string | null;
  readonly channel: PostChannel;
  readonly slots: readonly { readonly pillar: Pillar; readonly at: number }[];
  readonly timezone: string;
  readonly southern: boolean;
  readonly country: string | null;
  readonly hashtags: boolean;
  readonly history: History;
  readonly seed: string;
}

interface Desk extends TellRequest {
  readonly ideas: readonly ShelvedIdea[];
  readonly teller: Teller;
  readonly source: Source;
  /** The same and what may stand around the owner's news. */
  readonly ownSource: Source;
  readonly sources: Map<ShelvedIdea['idea'], Source>;
}

/** Ideas that are tried for a slot before another pillar is. */
const MOST_IDEAS = 8;
/** Greatest likeness to a post of the same channel, and of any. */
const NEAREST = { channel: 0.33, any: 0.5 } as const;
/** What takes the place of a pillar that has nothing to say; promotion comes last, as it is bounded. */
const FALLBACK: readonly Pillar[] = ['useful', 'talk', 'behind', 'season', 'own'];

/** A post or null for each slot, in order; `history` holds them afterwards. */
export function tellPosts(request: TellRequest): (WrittenPost | null)[] {
  const desk = openDesk(request);
  return request.slots.map(({ pillar, at }, index) => {
    const seed = `${request.seed}:${request.channel}:${index}`;
    const post = writeOne(desk, { pillar, at, seed });
    if (post !== null) remember(desk, post, at);
    return post;
  });
}

function openDesk(request: TellRequest): Desk {
  const { house, library, facts, profile, wanted, trade } = request;
  const teller = { seed: house.seed, profile, facts: house.facts, wanted, trade };
  const ideas = library.ideas.filter((shelved) => suits(shelved, teller));
  const own = [house.name, ...facts.map((fact) => fact.text)].join('\n');
  return {
    ...request,
    teller,
    ideas,
    sources: new Map(),
    source: makeSource(house.name, own),
    ownSource: makeSource(
      house.name,
      `${own}\n${OWN_WORDS}\n${JSON.stringify(ideas.map(({ idea }) => [idea.own, idea.lines]))}`,
    ),
  };
}

interface Slot {
  readonly pillar: Pillar;
  readonly at: number;
  readonly seed: string;
}

function writeOne(desk: Desk, slot: Slot): WrittenPost | null {
  const random = createRandom(slot.seed);
  const last = desk.history.lastPillar(desk.channel);
  const others = FALLBACK.filter((pillar) => pillar !== slot.pillar);
  const fresh = others.filter((pillar) => pillar !== last);
  for (const pillar of new Set([slot.pillar, ...fresh, ...others])) {
    if (pillar === 'own' && slot.pillar !== 'own' && desk.history.ownShare(desk.channel) >= MOST_OWN)
      continue;
    const post = writeOf(desk, pillar, slot, random);
    if (post !== null) return post;
  }
  return null;
}

function writeOf(desk: Desk, pillar: Pillar, slot: Slot, random: Random): WrittenPost | null {
  if (pillar === 'own') return fromFacts(desk, OWN_KINDS, pillar, slot, random);
  if (pillar !== 'behind') return fromIdeas(desk, pillar, slot, random);
  const ways = [
    () => fromIdeas(desk, pillar, slot, random),
    () => fromFacts(desk, BEHIND_KINDS, pillar, slot, random),
  ];
  const [first, second] = random.next() < 0.5 ? ways : ways.toReversed();
  return first?.() ?? second?.() ?? null;
}

function fromIdeas(desk: Desk, pillar: Pillar, slot: Slot, random: Random): WrittenPost | null {
  const place: Place = {
    channel: desk.channel,
    form: writingOf(desk.channel).form,
    at: slot.at,
    day: dayAt(slot.at, desk.timezone),
    southern: desk.southern,
    country: desk.country,
  };
  const ideas = ideasFor(pillar, desk.ideas, place, desk.teller, desk.history).slice(0, MOST_IDEAS);
  let second: WrittenPost | null = null;
  for (const shelved of ideas) {
    for (const told of tellIdea(desk, shelved, slot, random)) {
      const post = toPost(desk, told, { pillar, shelved, random });
      if (post === null) continue;
      if (told.echoes === 0) return post;
      second ??= told.echoes === 1 ? post : null;
    }
  }
  return second;
}

function tellIdea(desk: Desk, shelved: ShelvedIdea, slot: Slot, random: Random): Told[] {
  const { channel, house, history } = desk;
  const { form, bullet } = writingOf(channel);
  const limits = channelOf(channel).form;
  const before = history.tellingsOf(shelved.id).filter((telling) => telling.channel === channel);
  return tell(
    {
      idea: shelved.idea,
      house,
      form,
      tone: toneOf(desk, random),
      bullet,
      said: history.said,
      isRested: (fact) => isOpen(desk, fact, slot.at),
      tellings: (fact) => history.usesOf(fact),
      seed: slot.seed,
    },
    {
      before: before.map(({ cut }) => cut),
      title: limits.title,
      thread: limits.thread > 1 && form === 'line',
      fits: (text) => checkPost(channel, { title: 'A title', content: text }).length === 0,
    },
  );
}

/** A fact that holds on the day and was not told just now. */
function isOpen({ history, channel }: Desk, fact: Fact, at: number): boolean {
  const holds = (fact.validFrom ?? 0) <= at && (fact.validTo === null || fact.validTo > at);
  return holds && history.isRested(fact, channel);
}

/** The leading tone twice in three posts where the brand has more than one. */
function toneOf({ tones }: Desk, random: Random): ToneLetter {
  const [lead = 'f', ...others] = tones;
  return others.length === 0 || random.next() < 2 / 3 ? lead : random.pick(others);
}

function fromFacts(
  desk: Desk,
  kinds: readonly string[],
  pillar: Pillar,
  slot: Slot,
  random: Random,
): WrittenPost | null {
  const { channel, history, house } = desk;
  const open = house.facts
    .filter((fact) => kinds.includes(fact.kind) && isTellable(fact) && isOpen(desk, fact, slot.at))
    .map((fact) => ({
      fact,
      cost: history.opensWith(fact) + 0.3 * history.usesOf(fact) + random.next() * 0.5,
    }))
    .sort((x, y) => x.cost - y.cost);
  for (const { fact, cost } of open) {
    if (cost >= MOST_OPENINGS) break;
    const told = tellOwn({
      house,
      form: writingOf(channel).form,
      tone: toneOf(desk, random),
      fact,
      ideas: desk.ideas.map(({ idea }) => idea),
      goals: desk.goals,
      link: channelOf(channel).form.links ? desk.link : null,
      said: history.said,
      isRested: (one) => isOpen(desk, one, slot.at),
      seed: slot.seed,
      title: channelOf(channel).form.title,
    });
    const post = told === null ? null : toPost(desk, told, { pillar, shelved: null, random });
    if (post !== null) return post;
  }
  return null;
}

/** A fact that opened this many posts of the last 90 days has been heard; what is new comes first anyway. */
const MOST_OPENINGS = 8;

interface Origin {
  readonly pillar: Pillar;
  readonly shelved: ShelvedIdea | null;
  readonly random: Random;
}

/** The told post with its hashtags, or null when the gate refuses it. */
function toPost(desk: Desk, told: Told, { pillar, shelved, random }: Origin): WrittenPost | null {
  const { channel, history } = desk;
  const { inlineTags } = writingOf(channel);
  const idea = shelved?.idea ?? null;
  const pools = {
    idea: idea?.tags ?? [],
    pack: shelved?.pack.tags ?? desk.library.packs[0]?.tags ?? [],
    owner: desk.house.tags,
  };
  const hashtags = desk.hashtags ? tagsFor(channel, pools, random) : [];
  const content = withTags(desk, told.text, hashtags, inlineTags);
  const used = hashtags.filter((tag) => content.includes(tag));
  const draft = { title: told.title, content, hashtags: used };
  if (bannedIn(`${draft.title ?? ''}\n${draft.content}`, desk.house.banned).length > 0) return null;
  if (reviewPost(channel, draft, sourceFor(desk, idea), cautionOf(desk, idea)).length > 0) return null;
  if (told.title !== null && history.hasTitle(channel, told.title)) return null;
  const likeness = history.likeness(channel, content);
  if (likeness.channel > NEAREST.channel || likeness.any > NEAREST.any) return null;
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
      idea: idea?.title ?? null,
      facts: desk.facts.filter((fact) => told.factIds.includes(fact.id)).map((fact) => fact.text),
    }),
  };
}

/** Hashtags under the text, as many as the channel's limit leaves room for. */
function withTags(desk: Desk, text: string, tags: readonly string[], inline: boolean): string {
  for (let count = tags.length; count > 0; count--) {
    const content = `${text}${inline ? ' ' : '\n\n'}${tags.slice(0, count).join(' ')}`;
    if (checkPost(desk.channel, { title: 'A title', content }).length === 0) return content;
  }
  return text;
}

/** What a word of the post may come from: the idea, in both spellings, and the owner's facts. */
function sourceFor(desk: Desk, idea: ShelvedIdea['idea'] | null): Source {
  if (idea === null) return desk.ownSource;
  const known = desk.sources.get(idea);
  if (known !== undefined) return known;
  const texts = JSON.stringify(idea).replace(/\\n/g, '\n').replace(/\\"/g, '"');
  const all = [desk.source.text, localise(texts, false), localise(texts, true)];
  const source = makeSource(desk.house.name, all.join('\n'));
  desk.sources.set(idea, source);
  return source;
}

function cautionOf(desk: Desk, idea: ShelvedIdea['idea'] | null): string | null {
  return idea?.caution === undefined ? null : localise(idea.caution, desk.house.american);
}

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
