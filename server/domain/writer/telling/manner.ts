// A tone is also a shape: whether a post lists or tells, labels its points, asks, decorates.
import type { Tone } from '../../../contract/constants/industries.ts';
import type { ToneLetter } from '../library/idea.ts';

export interface Manner {
  /** Chance that a post ends with a question. */
  readonly asks: number;
  /** Chance that it closes with the tone's own last word instead of the idea's turn. */
  readonly ends: number;
  /** What stands before a point of a list; empty where points are told in sentences. */
  readonly bullet: '•' | '–' | '';
  /** Chance of the idea's emoji where the channel has them. */
  readonly emoji: number;
  /** "it's" and "don't". */
  readonly contracts: boolean;
  /** Points stand under a label, with numbers. */
  readonly labels: boolean;
  /** Last words in brackets, as said aside. */
  readonly aside: boolean;
  /** What may stand before the last word. */
  readonly sums: readonly string[];
}

const PLAIN: Manner = {
  asks: 0.6,
  ends: 0.8,
  bullet: '–',
  emoji: 0,
  contracts: false,
  labels: false,
  aside: false,
  sums: [],
};

export const MANNERS: Readonly<Record<ToneLetter, Manner>> = {
  p: PLAIN,
  f: { ...PLAIN, asks: 0.9, ends: 0.5, bullet: '•', emoji: 0.8, contracts: true },
  a: { ...PLAIN, asks: 0, ends: 1, sums: ['In short: ', 'The rule: ', 'Remember: '] },
  t: { ...PLAIN, asks: 0.25, ends: 1, labels: true },
  h: { ...PLAIN, asks: 0.5, ends: 1, bullet: '•', emoji: 0.4, contracts: true, aside: true },
  i: { ...PLAIN, asks: 0.3, ends: 1, bullet: '', contracts: true },
  l: { ...PLAIN, asks: 0, ends: 1, bullet: '' },
};

export const LETTER_OF: Readonly<Record<Tone, ToneLetter>> = {
  professional: 'p',
  friendly: 'f',
  authoritative: 'a',
  technical: 't',
  humorous: 'h',
  inspirational: 'i',
  luxury: 'l',
};

/** Tones near enough to lend a hook when the same idea is told again elsewhere. */
export const KIN: Readonly<Record<ToneLetter, readonly ToneLetter[]>> = {
  p: ['a', 't'],
  a: ['p', 't'],
  t: ['p', 'a'],
  f: ['i', 'h'],
  h: ['f'],
  i: ['f', 'l'],
  l: ['i', 'p'],
};
