// What tells one idea once: picks of its texts what this installation says, has not said lately and what suits the tone,
// and weaves in the owner's facts. Every text goes through `say`, every fact through `quote`, so that facts stay verbatim.
import type { PostForm } from '../../../contract/channels/index.ts';
import type { FactKind } from '../../../contract/fact.ts';
import { createRandom, hashWords, type Random } from '../../../kernel/random.ts';
import type { Fact } from '../facts.ts';
import { alternatesOf } from '../library/alternates.ts';
import type { Alternates, ByTone, Idea, OwnWish, ToneLetter } from '../library/idea.ts';
import { isAbout } from '../library/matches.ts';
import type { House } from './house.ts';
import { KIN, MANNERS, type Manner } from './manner.ts';
import { nearnessOf } from './opening.ts';
import { belongsUnder, lastLine, maySign, ownSentence, SIGNING } from './own-words.ts';
import type { Telling, Width } from './telling.ts';
import { contract, localise, lowerStart, plainFirst } from './wording.ts';

/** The first line promises something that must follow. */
const PROMISES =
  /\b(?:here (?:is|are)|read on|this is for|short list|a few things|before you cancel|try it)\b/i;

/** Characters of a line that may puzzle, and how much less it is wanted. */
const RIDDLE = 90;
const RIDDLES = 0.1;
/** How many tellings more a fact may have that names what the idea is about, for each word of it. */
const NEAR = 4;

/** "Black Forest cake": a name of two words. */
const NAME = /^\p{Lu}\p{Ll}+ \p{Lu}/u;
/** "Housed in the boathouse", "Family-run since 1988": no name begins like that. */
const PARTICIPLE = /^\p{Lu}\p{Ll}+(?:-\p{Ll}+|ed|ing) (?=\p{Ll}|\d)/u;

/** Many of a kind are told, each of another matter: "hand stripping for terriers" is no help against knots. */
const NAMED: ReadonlySet<FactKind> = new Set<FactKind>(['service', 'product', 'people', 'story']);

/** The share of its alternates that an installation says; of two it says both only where nothing else is left to tell. */
const KEPT: Readonly<Record<Width, number>> = { own: 0.5, more: 0.75, all: 1 };

const QUOTE_OPEN = '\ue000';
const QUOTE_CLOSE = '\ue001';

export class Teller {
  readonly idea: Idea;
  readonly form: PostForm;
  readonly tone: ToneLetter;
  readonly manner: Manner;
  readonly random: Random;
  /** Ids of the facts that were woven in, in order. */
  readonly factIds: string[] = [];
  /** A question was asked: a post asks one. */
  asked = false;
  /** The last word on the matter that was chosen; empty where none was. */
  lastWord = '';
  #opensInTone = false;
  readonly #t: Telling;
  readonly #quotes: string[] = [];

  constructor(telling: Telling) {
    this.#t = telling;
    this.idea = telling.idea;
    this.form = telling.form;
    this.tone = telling.tone;
    this.manner = MANNERS[telling.tone];
    this.random = createRandom(
      `${telling.seed}|${telling.idea.id}|${telling.form}|${telling.tone}|${telling.attempt}`,
    );
  }

  get house(): House {
    return this.#t.house;
  }

  get bullet(): string {
    return this.manner.bullet === '' ? '' : this.#t.bullet;
  }

  /** Of the alternates the one that this installation prefers and has not said lately; of the lists of a set the same one. */
  pick(place: string, texts: Alternates, { ofSet = false } = {}): string {
    return this.#choose(
      place,
      alternatesOf(texts).map((text, at) => ({ text, weight: 1, mark: ofSet ? String(at) : text })),
    );
  }

  /** The idea's opening: the tone's own, one for any tone, or that of a tone near to it. */
  hook(without: { promises?: boolean } = {}): string {
    const weighed = this.#byTone('hooks', this.idea.hooks, { own: 4, any: 2, kin: 1 }).filter(
      ({ text }) => without.promises !== true || !PROMISES.test(text),
    );
    const hook = weighed.length === 0 ? this.idea.cover : this.#choose('hook', weighed);
    this.#opensInTone = this.#byTone('hooks', this.idea.hooks, { own: 1, any: 0, kin: 0 }).some(
      ({ text }) => text === hook,
    );
    return hook;
  }

  /** What somebody would search for: it names what the post is about. */
  title(): string {
    return this.pick('title', this.idea.title);
  }

  /** A line that stands alone; `questions` leaves those out that ask, `besides` the one that was told. */
  line({ questions = false, besides = '' }: { questions?: boolean; besides?: string } = {}): string {
    const weighed = this.#byTone('lines', this.idea.lines, { own: 2, any: 2, kin: 0 })
      .filter(({ text }) => !(questions && text.includes('?')))
      .map((line) => ({ ...line, weight: this.#isRiddle(line.text) ? line.weight * RIDDLES : line.weight }));
    return weighed.length === 0 ? this.hook() : this.#choose('line', weighed, besides);
  }

  /** A short line that names nothing of its matter is understood by whoever has read the rest, and nobody has. */
  #isRiddle(text: string): boolean {
    return text.length < RIDDLE && !text.includes('?') && nearnessOf(this.idea, text) === 0;
  }

  /** What it comes to. */
  turn(): string {
    this.lastWord = this.pick('turn', this.idea.turn);
    return this.lastWord;
  }

  /** The tone's last word. A joke often answers the tone's own opening: without that it is nobody's. */
  end(): string {
    const weighed = this.#byTone('ends', this.idea.ends, { own: 1, any: 0, kin: 0 });
    if (weighed.length === 0 || (this.tone === 'h' && !this.#opensInTone)) return this.turn();
    this.lastWord = this.#choose('end', weighed);
    return this.lastWord;
  }

  /** How it closes: the tone's last word or the idea's, in the manner of the tone. */
  close(): string {
    const text = this.random.next() < this.manner.ends ? this.end() : this.turn();
    const isShort = this.form === 'line' || this.form === 'pin';
    if (!isShort && this.manner.sums.length > 0 && this.random.next() < 0.4)
      this.lastWord = this.random.pick(this.manner.sums) + this.goOn(text);
    else if (!isShort && this.manner.aside && this.random.next() < 0.35) this.lastWord = `(${text})`;
    return this.lastWord;
  }

  /** A text behind a colon: a first word that is no name is written small. */
  goOn(text: string): string {
    const isPlain = !NAME.test(text) && (this.house.isCommon(text) || PARTICIPLE.test(text));
    return isPlain ? lowerStart(text) : text;
  }

  ask(): string {
    return this.pick('ask', this.idea.asks);
  }

  /** A question where the tone asks and none was asked; else the closing words. Around it what the owner says of it. */
  tail(): string[] {
    const asks = !this.asked && this.closes && this.random.next() < this.manner.asks;
    if (asks) return [...this.weave(), this.ask()];
    return [this.close(), ...this.weave()];
  }

  /** Sentences of the owner that touch the subject, at most `most`; `led` asks for a sentence that leads to each. */
  weave({ most = 1, led = false } = {}): string[] {
    const wishes = this.idea.own ?? [];
    const taken = new Set<OwnWish>();
    const woven: { at: number; text: string }[] = [];
    while (woven.length < most) {
      const fitting = wishes
        .filter((wish) => !taken.has(wish) && (!led || wish.lead !== undefined))
        .flatMap((wish) => this.#factsFor(wish).map((fact) => ({ wish, fact })));
      const best = fitting.toSorted((x, y) => this.#t.tellings(x.fact) - this.#t.tellings(y.fact))[0];
      if (best === undefined) break;
      taken.add(best.wish);
      const lead = best.wish.lead === undefined ? null : this.pick('lead', best.wish.lead);
      woven.push({ at: wishes.indexOf(best.wish), text: this.#quote(best.fact, lead) });
    }
    return woven.sort((x, y) => x.at - y.at).map(({ text }) => text);
  }

  /** Whether a line may stand last that only closes: asks, sends on, or signs. */
  get closes(): boolean {
    return this.house.keeping.closing !== null;
  }

  /** Whether only what carries the idea is told: one reason, and steps by their heads. */
  get isBrief(): boolean {
    return this.house.keeping.share !== undefined;
  }

  /**
   * What the owner says of the matter, when nothing that leads to it was said: the least told. What has nothing to do with a post
   * does not close it, not even who speaks: their name stands above it.
   */
  signature(): string {
    if (this.factIds.length > 0 || !this.closes || this.isBrief) return '';
    const { name, premises, facts, notes, itself } = this.house;
    const kinds: readonly string[] = [
      ...(this.#t.near ? SIGNING : []),
      ...(premises ? (this.idea.format === 'story' ? ['place'] : ['hours', 'place']) : []),
    ];
    const isMeant = (fact: Fact) =>
      fact.id !== itself && kinds.includes(fact.kind) && maySign(fact) && belongsUnder(fact, this.idea);
    const told = [...facts, ...notes]
      .filter(isMeant)
      .map((fact) => ({ fact, words: lastLine(fact, name, (text) => this.goOn(text)) }));
    const [least] = told
      .filter(({ fact, words }) => words !== null && this.#t.mayClose(fact))
      .map((line) => ({
        ...line,
        cost: this.#t.tellings(line.fact) - NEAR * nearnessOf(this.idea, line.fact.text),
      }))
      .toSorted((x, y) => x.cost - y.cost);
    if (least === undefined) return '';
    this.factIds.push(least.fact.id);
    return this.#keep(least.words ?? '');
  }

  /** The name of the business as its owner spells it, whatever the reader's spelling. */
  name(): string {
    return this.#keep(this.house.name);
  }

  emoji(): string {
    const { emoji } = this.idea;
    if (this.house.keeping.emoji !== undefined) return '';
    return emoji !== undefined && this.random.next() < this.manner.emoji ? ` ${emoji}` : '';
  }

  /** Final words of library text: as the reader spells, contracted where the tone is; the owner's sentences as they are. */
  set(text: string, spoken = false): string {
    const localised = localise(text, this.house.american);
    const worded =
      this.manner.contracts || (spoken && !'al'.includes(this.tone)) ? contract(localised) : localised;
    return worded.replace(/\ue000(\d+)\ue001/g, (_, at) => this.#quotes[Number(at)] ?? '');
  }

  /**
   * Facts that an idea asks for: what is done or sold only where it names the matter, and never what the business is. Behind a
   * colon what is no sentence may stand, too.
   */
  #factsFor(wish: OwnWish): Fact[] {
    const { facts, notes, itself } = this.house;
    const leads = wish.lead === undefined ? [] : alternatesOf(wish.lead);
    const isList = leads.length > 0 && leads.every((lead) => lead.endsWith(':'));
    // A question is answered, and by no other question.
    const isAsked = leads.some((lead) => lead.endsWith('?'));
    return (isList ? [...facts, ...notes] : facts).filter(
      (fact) =>
        wish.kinds.includes(fact.kind) &&
        fact.id !== itself &&
        isAbout(wish.about, fact.text) &&
        (!NAMED.has(fact.kind) || nearnessOf(this.idea, fact.text) > 0) &&
        !(isAsked && fact.text.includes('?')) &&
        !this.factIds.includes(fact.id) &&
        this.#t.isRested(fact),
    );
  }

  #quote(fact: Fact, lead: string | null): string {
    this.factIds.push(fact.id);
    const sentence = ownSentence(fact, null, { name: this.house.name, prep: this.house.prep });
    if (lead === null) return this.#keep(sentence);
    const words = ownSentence(fact, '', this.house).trim();
    return `${lead} ${this.#keep(lead.endsWith(':') ? this.goOn(words) : words)}`;
  }

  /** Puts the owner's words out of reach of spelling and contractions. */
  #keep(words: string): string {
    return `${QUOTE_OPEN}${this.#quotes.push(words) - 1}${QUOTE_CLOSE}`;
  }

  /** Hears a question to the reader; one that somebody is quoted with is none. */
  #note(text: string): string {
    if (text.replace(/"[^"]*"/g, '').includes('?')) this.asked = true;
    return text;
  }

  #byTone(
    place: string,
    map: ByTone<Alternates>,
    weights: { own: number; any: number; kin: number },
  ): { text: string; weight: number; place: string }[] {
    const kin = KIN[this.tone];
    return Object.entries(map).flatMap(([tones, texts]) => {
      const weight =
        tones === '*'
          ? weights.any
          : tones.includes(this.tone)
            ? weights.own
            : kin.some((tone) => tones.includes(tone))
              ? weights.kin
              : 0;
      return weight === 0
        ? []
        : alternatesOf(texts).map((text) => ({ text, weight, place: `${place}.${tones}` }));
    });
  }

  /** Unsaid ones first, in an order that belongs to this installation, the idea and the form; a later attempt goes on in it. */
  #choose(
    place: string,
    texts: readonly { text: string; weight: number; mark?: string }[],
    besides = '',
  ): string {
    const order = texts
      .map(({ text, weight, mark }) => ({
        text,
        key: this.#liking(place, mark ?? text) ** (1 / weight),
        isSaid: this.#isSaid(text),
      }))
      .sort((x, y) => Number(x.isSaid) - Number(y.isSaid) || y.key - x.key);
    // Of three it keeps to one, of many to its half, so that two of one trade do not say it all.
    const most = Math.max(1, Math.floor(order.length * KEPT[this.#t.wide]));
    const kept = order
      .toSorted((x, y) => y.key - x.key)
      .slice(0, most)
      .filter(({ text }) => text !== besides);
    const fresh = kept.filter(({ isSaid }) => !isSaid);
    const open = fresh.length > 0 ? fresh : kept;
    return this.#note(open[this.#t.attempt % Math.max(open.length, 1)]?.text ?? '');
  }

  /** A number in [0, 1) that stays the same for this installation. */
  #liking(place: string, text: string): number {
    return hashWords(`${this.house.seed}|${this.idea.id}|${place}|${text}`)[0] / 2 ** 32;
  }

  #isSaid(text: string): boolean {
    const first = plainFirst(this.idea, text, this.house.american);
    return first !== undefined && this.#t.said.has(first);
  }
}
