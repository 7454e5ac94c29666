// The business that posts are told for.
import type { Fact } from '../facts.ts';
import type { Keeping } from '../habits/keeping.ts';

/** The business as the teller knows it. */
export interface House {
  readonly name: string;
  readonly prep: 'At' | 'With' | 'In';
  readonly premises: boolean;
  readonly american: boolean;
  /** What this installation keeps to: two businesses of one trade choose other words. */
  readonly seed: string;
  /** Sentences that can stand by themselves. */
  readonly facts: readonly Fact[];
  /** What is no sentence and says enough behind the name: "Family-run since 1988". */
  readonly notes: readonly Fact[];
  /** What it is, as "a sourdough bakery in Leeds"; null where no fact says so. */
  readonly identity: { readonly fact: Fact; readonly phrase: string } | null;
  /** Id of the fact that says what it is, in whatever words; null where none does. */
  readonly itself: string | null;
  /** The owner's hashtags without their sign, the most fitting first. */
  readonly tags: readonly string[];
  /** Words that no post may hold. */
  readonly banned: readonly string[];
  /** What the people of the business have shown that they want. */
  readonly keeping: Keeping;
  /** Whether a text begins with a word that is written small within a sentence. */
  readonly isCommon: (text: string) => boolean;
}
