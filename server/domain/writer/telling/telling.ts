// What is asked of a teller: one idea, for one business, in one form and tone.
import type { PostForm } from '../../../contract/channels/index.ts';
import type { Fact } from '../facts.ts';
import type { Idea, ToneLetter } from '../library/idea.ts';
import type { House } from './house.ts';

/** How many of the alternates an installation says: those that it keeps to, some of the others too, or all of them. */
export type Width = 'own' | 'more' | 'all';

export interface Telling {
  readonly idea: Idea;
  readonly house: House;
  readonly form: PostForm;
  readonly tone: ToneLetter;
  readonly bullet: '•' | '–';
  /** Sentences of the last posts, as `plainSentences` gives them. */
  readonly said: ReadonlySet<string>;
  /** Whether a fact has rested long enough to be told again. */
  readonly isRested: (fact: Fact) => boolean;
  /** Whether it may stand under a post of another matter. */
  readonly mayClose: (fact: Fact) => boolean;
  /** How often a fact was told; the least told comes first. */
  readonly tellings: (fact: Fact) => number;
  readonly seed: string;
  /** 0 for the first try; later ones choose otherwise. */
  readonly attempt: number;
  /** It is an idea of the trade: under others only what the business is and where stands. */
  readonly near: boolean;
  readonly wide: Width;
}
