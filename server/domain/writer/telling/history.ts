// What a business has told lately: which ideas and facts, on which channel, in which words; grows while a plan is written.
import type { ChannelType } from '../../../contract/channels/index.ts';
import type { Pillar } from '../../../contract/constants/pillars.ts';
import { DAY } from '../../../kernel/clock.ts';
import type { Fact } from '../facts.ts';
import { GramIndex, gramsOf, wordsOf } from '../similarity.ts';
import { plainSentences } from './wording.ts';

/** A post as the writer remembers it. */
export interface ToldPost {
  readonly channel: ChannelType;
  /** When it leaves or left, or was written where it has no time; UTC milliseconds. */
  readonly at: number;
  readonly title: string | null;
  readonly content: string;
  /** "pack/idea", or null for what tells no idea. */
  readonly idea: string | null;
  readonly cut: string;
  readonly format: string | null;
  readonly pillar: Pillar | null;
  /** A person refused it: what it tells is not told again. */
  readonly refused?: boolean;
  /** The one that opens the post first. */
  readonly factIds: readonly string[];
}

export interface IdeaTelling {
  readonly channel: ChannelType;
  readonly at: number;
  readonly cut: string;
  readonly refused: boolean;
}

/** Posts of its channel, and of any channel, for which a fact rests. */
interface Rest {
  readonly channel: number;
  readonly any: number;
}

const REST: Rest = { channel: 4, any: 3 };
/** What stood under posts of another matter was read in passing: news of its own may follow soon. */
const PASSED: Rest = { channel: 2, any: 1 };
/** Under posts of another matter it is read as a refrain sooner. */
export const SIGNED_REST: Rest = { channel: 6, any: 4 };

interface Read {
  readonly sentences: readonly string[];
  readonly grams: ReadonlySet<string>;
}

const read = new WeakMap<ToldPost, Read>();

/** A plan of several channels reads the same posts again for each. */
function readPost(post: ToldPost): Read {
  const known = read.get(post);
  if (known !== undefined) return known;
  const done = {
    sentences: plainSentences(post.content),
    grams: gramsOf(wordsOf(post.content), 3),
  };
  read.set(post, done);
  return done;
}

export class History {
  /** Sentences of all posts. */
  readonly said = new Set<string>();
  readonly #ideas = new Map<string, IdeaTelling[]>();
  readonly #facts = new Map<string, number>();
  readonly #order = new Map<ChannelType | 'any', string[][]>();
  /** The same of posts without an idea: no fact where a post tells one. */
  readonly #ownOrder = new Map<ChannelType | 'any', string[][]>();
  readonly #formats = new Map<ChannelType, string[]>();
  readonly #pillars = new Map<ChannelType, (Pillar | null)[]>();
  readonly #toldOn = new Map<string, Set<ChannelType>>();
  readonly #openings = new Map<string, { readonly channel: ChannelType; readonly at: number }[]>();
  readonly #cuts = new Map<string, { readonly channel: ChannelType; readonly at: number }[]>();
  /** Where and when each fact stood in a post, and which of them posts without an idea hold together. */
  readonly #usedAt = new Map<string, { readonly channel: ChannelType; readonly at: number }[]>();
  readonly #together: {
    readonly at: number;
    readonly ids: ReadonlySet<string>;
  }[] = [];
  readonly #refusedCuts = new Set<string>();
  readonly #index = new GramIndex();
  readonly #channels = new Map<ChannelType, GramIndex>();
  readonly #titles = new Set<string>();
  /** The pack of each post's idea, empty where it tells none. */
  readonly #packs: string[] = [];

  /** @param posts oldest first */
  constructor(posts: readonly ToldPost[]) {
    for (const post of posts) this.add(post);
  }

  add(post: ToldPost): void {
    const { sentences, grams } = readPost(post);
    for (const sentence of sentences) this.said.add(sentence);
    if (post.title !== null) this.#titles.add(`${post.channel}|${post.title.toLowerCase()}`);
    if (post.idea !== null) push(this.#ideas, post.idea, toTelling(post));
    this.#packs.push(post.idea?.split('/')[0] ?? '');
    if (post.idea === null && post.factIds.length > 0)
      this.#together.push({ at: post.at, ids: new Set(post.factIds) });
    for (const id of post.factIds) {
      push(this.#usedAt, id, { channel: post.channel, at: post.at });
      this.#facts.set(id, (this.#facts.get(id) ?? 0) + 1);
      this.#toldOn.set(id, new Set([...(this.#toldOn.get(id) ?? []), post.channel]));
    }
    push(this.#order, post.channel, [...post.factIds]);
    push(this.#order, 'any', [...post.factIds]);
    for (const where of [post.channel, 'any'] as const)
      push(this.#ownOrder, where, post.idea === null ? [...post.factIds] : []);
    push(this.#formats, post.channel, post.format ?? '');
    push(this.#pillars, post.channel, post.pillar);
    if (post.idea === null) push(this.#cuts, post.cut, { channel: post.channel, at: post.at });
    if (post.idea === null && post.refused === true) this.#refusedCuts.add(post.cut);
    const [opening] = post.factIds;
    if (post.idea === null && opening !== undefined)
      push(this.#openings, opening, { channel: post.channel, at: post.at });
    this.#index.add(grams);
    this.#indexOf(post.channel).add(grams);
  }

  tellingsOf(idea: string): readonly IdeaTelling[] {
    return this.#ideas.get(idea) ?? [];
  }

  /** How often a fact stands in a post. */
  usesOf(fact: Fact): number {
    return this.#facts.get(fact.id) ?? 0;
  }

  /** How many posts a fact opens. */
  opensWith(fact: Fact): number {
    return this.#openings.get(fact.id)?.length ?? 0;
  }

  /** Whether a fact opened a post of the channel within a time of this moment. */
  opensNear(fact: Fact, { channel, at }: { channel: ChannelType; at: number }, within: number): boolean {
    return (this.#openings.get(fact.id) ?? []).some(
      (opening) => opening.channel === channel && Math.abs(opening.at - at) < within,
    );
  }

  /** Whether a post of no idea was told in this cut within a time of this moment, on this channel or on any (null), or was refused. */
  hasCutNear(cut: string, at: number, within: number, channel: ChannelType | null = null): boolean {
    if (this.#refusedCuts.has(cut)) return true;
    return (this.#cuts.get(cut) ?? []).some(
      (one) => Math.abs(one.at - at) < within && (channel === null || one.channel === channel),
    );
  }

  /** Whether a fact stands in a post within a time of this moment, on this channel or on any (null). */
  isUsedNear(fact: Fact, at: number, within: number, channel: ChannelType | null = null): boolean {
    return (this.#usedAt.get(fact.id) ?? []).some(
      (used) => Math.abs(used.at - at) < within && (channel === null || used.channel === channel),
    );
  }

  /** Whether a post of no idea tells much the same facts within a time of this moment, whatever the channel: half of all of both. */
  tellsSameNear(factIds: readonly string[], at: number, within: number): boolean {
    return this.#together.some(({ at: told, ids }) => {
      if (Math.abs(told - at) >= within) return false;
      const shared = factIds.filter((id) => ids.has(id)).length;
      return shared / (ids.size + new Set(factIds).size - shared) >= SAME;
    });
  }

  /** Whether a channel, or any (null), told any cut whose name begins so within a time of this moment. */
  hasCutsNear(prefix: string, at: number, within: number, channel: ChannelType | null): boolean {
    return [...this.#cuts].some(
      ([cut, told]) =>
        cut.startsWith(prefix) &&
        told.some((one) => (channel === null || one.channel === channel) && Math.abs(one.at - at) < within),
    );
  }

  /** Whether a channel had a list of the owner's facts within a time of this moment. */
  hasListNear(channel: ChannelType, at: number, within: number): boolean {
    return this.hasCutsNear('list-', at, within, channel);
  }

  /** Channels on which a fact stands in a post. */
  toldOn(fact: Fact): ReadonlySet<ChannelType> {
    return this.#toldOn.get(fact.id) ?? new Set();
  }

  isRested(fact: Fact, channel: ChannelType, rest: Rest = REST): boolean {
    return !standsLately(this.#order, fact, { channel, rest });
  }

  /** Whether a fact may be told as news of its own: who has few of them says each under other posts all the time. */
  isRestedAsOwn(fact: Fact, channel: ChannelType): boolean {
    return (
      this.isRested(fact, channel, PASSED) && !standsLately(this.#ownOrder, fact, { channel, rest: REST })
    );
  }

  /** The format of the channel's last post; empty before the first. */
  lastFormat(channel: ChannelType): string {
    return this.#formats.get(channel)?.at(-1) ?? '';
  }

  lastPillar(channel: ChannelType): Pillar | null {
    return this.#pillars.get(channel)?.at(-1) ?? null;
  }

  /** Share of promotion among the channel's last posts, in parts of 1. */
  ownShare(channel: ChannelType): number {
    const last = (this.#pillars.get(channel) ?? []).slice(-LATELY);
    return last.filter((pillar) => pillar === 'own').length / Math.max(last.length, 4);
  }

  /** Share of promotion among the posts of all channels if one more were promotion, in parts of 1; 0 for the first few. */
  ownShareWithNext(): number {
    const all = [...this.#pillars.values()].flat();
    const own = all.filter((pillar) => pillar === 'own').length;
    return all.length < FIRST ? 0 : (own + 1) / (all.length + 1);
  }

  /** Share of a pack among the last posts of all channels if one more were of it, in parts of 1. */
  packShareWithNext(pack: string): number {
    const last = this.#packs.slice(-PACKS_LATELY);
    const count = last.filter((one) => one === pack).length;
    return (count + 1) / Math.max(last.length + 1, FEW);
  }

  hasTitle(channel: ChannelType, title: string): boolean {
    return this.#titles.has(`${channel}|${title.toLowerCase()}`);
  }

  /** Greatest word-3-gram likeness (Jaccard) to a post of the same channel, and to any. */
  likeness(channel: ChannelType, content: string): { channel: number; any: number } {
    const grams = gramsOf(wordsOf(content), 3);
    return {
      channel: this.#indexOf(channel).compare(grams),
      any: this.#index.compare(grams),
    };
  }

  #indexOf(channel: ChannelType): GramIndex {
    const index = this.#channels.get(channel) ?? new GramIndex();
    this.#channels.set(channel, index);
    return index;
  }
}

function standsLately(
  order: ReadonlyMap<ChannelType | 'any', readonly (readonly string[])[]>,
  { id }: Fact,
  { channel, rest }: { channel: ChannelType; rest: Rest },
): boolean {
  const lately = [
    ...(order.get(channel) ?? []).slice(-rest.channel),
    ...(order.get('any') ?? []).slice(-rest.any),
  ];
  return lately.some((ids) => ids.includes(id));
}

function toTelling({ channel, at, cut, refused = false }: ToldPost): IdeaTelling {
  return { channel, at, cut, refused };
}

function push<K, T>(lists: Map<K, T[]>, key: K, item: T): void {
  const list = lists.get(key);
  if (list) list.push(item);
  else lists.set(key, [item]);
}

/** Share of the facts of two posts from which on they tell the same. */
const SAME = 0.5;
/** Posts of which a share of promotion, and one of a pack, says nothing. */
const FIRST = 3;
const FEW = 8;
/** Posts over which the share of a pack is kept. */
const PACKS_LATELY = 24;
/** Posts over which the share of promotion is kept. */
const LATELY = 12;

/** The least days between two tellings of an idea on different channels: its readers follow more than one. */
export const CHANNELS_APART = 3 * DAY;
