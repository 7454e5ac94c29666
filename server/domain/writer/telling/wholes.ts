// Facts that their owner said in one sentence belong together: "Drop-in $18, ten classes $150".
import { nameOfWords } from '../../../kernel/same-words.ts';
import { type Fact, sentencesIn, type WriterProfile } from '../facts.ts';

export interface Whole {
  /** The owner's sentence, without its stop. */
  readonly text: string;
  /** In its order. */
  readonly facts: readonly Fact[];
}

/** Characters of a sentence that is read at one glance, and the parts of one that is no list. */
const LONGEST = 150;
const MOST = 4;

/** Sentences of the description that were taken apart, where all of their parts may be told and some say how much or how many. */
export function wholesIn(profile: WriterProfile, facts: readonly Fact[]): Whole[] {
  const byId = new Map(facts.map((fact) => [fact.id, fact]));
  return sentencesIn(profile).flatMap(({ text, parts }) => {
    const told = parts.flatMap((part) => byId.get(nameOfWords(part)) ?? []);
    const isWhole = parts.length > 1 && parts.length <= MOST && told.length === parts.length;
    // A name at the end of a list is nobody's price; what has its days ends by itself.
    const hasDays = told.some(
      ({ kind, validFrom, validTo }) => kind === 'people' || validFrom !== null || validTo !== null,
    );
    return isWhole && !hasDays && text.length <= LONGEST && /\d/.test(text) ? [{ text, facts: told }] : [];
  });
}
