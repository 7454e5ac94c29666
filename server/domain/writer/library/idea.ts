// The shape of the editorial library: ideas that an editor wrote once, gathered in packs, one a trade or an industry.
// Everything here is plain data, so that packs can be kept packed until a business needs one.
import type { PostForm } from '../../../contract/channels/index.ts';
import type { Industry } from '../../../contract/constants/industries.ts';
import type { FactKind } from '../../../contract/fact.ts';

/** `nth` -1 is the last of its month; weekdays Sunday 0 to Saturday 6; `easter` counts days from Easter Sunday. */
export type DateRule =
  | { readonly fixed: readonly [month: number, day: number] }
  | { readonly month: number; readonly weekday: number; readonly nth: number; readonly plus?: number }
  | { readonly easter: number };

/** A day that many people keep, with an idea that most trades can tell in the days before. */
export interface Moment {
  /** What the owner reads: "Mother's Day". */
  readonly label: string;
  readonly rule: DateRule;
  /** Countries (ISO 3166) that keep it on this day; null everywhere. */
  readonly countries: readonly string[] | null;
  /** Days before it in which its idea may be told; the day itself belongs to it. */
  readonly ahead: number;
  readonly idea: Idea;
}

/**
 * What an idea is at heart; decides which parts it needs and how it is told.
 * @see FORMAT_PARTS for how many parts each has
 */
export type Format =
  | 'tip'
  | 'howto'
  | 'checklist'
  | 'myth'
  | 'mistake'
  | 'question'
  | 'either'
  | 'behind'
  | 'answer'
  | 'season'
  | 'story'
  | 'glossary';

/** p professional, f friendly, a authoritative, t technical, h humorous, i inspirational, l luxury. */
export type ToneLetter = 'p' | 'f' | 'a' | 't' | 'h' | 'i' | 'l';

/** A text, or several that say the same in other words: each installation keeps to its own choice. */
export type Alternates = string | readonly string[];

/** A key is a set of tones, such as `fh`; `*` is every tone. */
export type ByTone<T> = Readonly<Record<string, T>>;

/**
 * `head` is the act or the thing to know (at most eight words, no stop), `text` the reason or detail and never a repeat of
 * it, `shot` what a camera sees. Any head stands before any text: they are chosen apart.
 */
export type Part = readonly [head: Alternates, text: Alternates, shot: Alternates];

/** Which facts of the owner belong to an idea, and the whole sentence that leads to them. */
export interface OwnWish {
  readonly kinds: readonly FactKind[];
  /** Case-insensitive regular expression over the fact's words. */
  readonly about: string;
  readonly lead?: Alternates;
}

export interface Picture {
  /** What the owner is asked to photograph. */
  readonly ask: Alternates;
  readonly alt: string;
  /** Only a photograph will do; no drawn card. */
  readonly need?: 'photo';
}

export type Season = 'winter' | 'spring' | 'summer' | 'autumn';

/** When an idea may be told; all that is given must hold. Months 1-12, both ends of the days of a month belong to it. */
export interface When {
  readonly season?: readonly Season[];
  readonly months?: readonly number[];
  readonly weekdays?: readonly ('mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat' | 'sun')[];
  readonly monthDays?: readonly [first: number, last: number];
}

/**
 * Texts are British, without contractions, digits or dashes; `{tap|faucet}` is British and American where the word differs.
 */
export interface Idea {
  readonly id: string;
  readonly format: Format;
  /** Months until it may be told again on the same channel in the same cut. */
  readonly again: number;
  readonly emoji?: string;
  /** Hashtags without the sign. */
  readonly tags: readonly string[];
  /** What somebody would type into a search; the first one is what the owner knows the idea by. */
  readonly title: Alternates;
  /** At most 36 characters: a picture's words. */
  readonly cover: string;
  /** The whole idea in one or two sentences. */
  readonly gist: Alternates;
  readonly subject: readonly string[];
  readonly hooks: ByTone<Alternates>;
  /** Lines that stand alone, at most 200 characters each, cut by hand. */
  readonly lines: ByTone<readonly string[]>;
  /** The moment in which it matters; only what is understood at once. A story has one. */
  readonly scene?: Alternates;
  readonly why: readonly Alternates[];
  readonly parts: readonly Part[];
  readonly turn: Alternates;
  readonly asks: readonly string[];
  readonly ends: ByTone<Alternates>;
  /** The angle for people at work. */
  readonly work?: Alternates;
  /** The false belief of a `myth`, without a stop. */
  readonly myth?: string;
  /** The customer's question of an `answer`. */
  readonly question?: string;
  /** What people do wrong, of a `mistake`. */
  readonly wrong?: string;
  /** The verdict of a `myth` or an `answer`. */
  readonly short?: Alternates;
  /** Must stand wherever the idea is told, in one of its wordings. */
  readonly caution?: Alternates;
  /** Its parts are ticked off. */
  readonly tick?: boolean;
  /** "Save this for {keep}", "Send this to {send}". */
  readonly keep: string;
  readonly send: string;
  readonly own?: readonly OwnWish[];
  readonly pic: Picture;
  /** What it claims, each with its basis. */
  readonly claims: readonly (readonly [says: string, basis: string])[];
  /** Only for businesses whose profile or facts match; case-insensitive regular expression. */
  readonly only?: string;
  /** Only where a fact matches; case-insensitive regular expression. */
  readonly needs?: string;
  /** Never where the profile or a fact matches: the idea would be untrue of them. */
  readonly unless?: string;
  readonly not?: readonly PostForm[];
  /** Of a custom that American readers do not have: no custard is poured over pie in Texas. */
  readonly british?: true;
  readonly when?: When;
}

export interface Pack {
  readonly id: string;
  /** What the owner reads: "Bakery". */
  readonly label: string;
  /** Case-insensitive regular expression that finds the trade in a name, a description or keywords; industries have none. */
  readonly match?: string;
  readonly industries: readonly Industry[];
  /** "At Lowgate Bakehouse, each loaf ...", "With Bayline Stock, ...". */
  readonly prep: 'At' | 'With' | 'In';
  /** Customers come to a place. */
  readonly premises: boolean;
  readonly tags: readonly string[];
  readonly ideas: readonly Idea[];
  /** Ideas of days of the year, in the pack of moments. */
  readonly moments?: readonly Moment[];
}
