// What a sentence is: the name of its words and what they are about. The words are made when somebody is to read it.
export interface Sentence {
  readonly id: string;
  /**
   * What it is about, absent where the words are always the same: plain JSON with amounts in minor units, moments as UTC
   * milliseconds and names of things; words of ours only as further sentences.
   */
  readonly params?: object;
}

/** What somebody outside has said, in their words, or a sentence of ours. */
export type Told = string | Sentence;

/** Makes the words of a sentence that stands inside of another. */
export type Words = (sentence: Sentence) => string;

type Making = string | ((params: never, words: Words) => string);

/** Words by the name of the sentence; where they are about something, made of that. */
export function defineSentences<const C extends Readonly<Record<string, Making>>>(catalogue: C): C {
  return catalogue;
}
