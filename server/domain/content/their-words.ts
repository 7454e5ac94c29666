// What a network said stands in our sentences as it said it.
import type { Sentence, Told } from '../../contract/sentence.ts';
import { say } from '../../sentences/index.ts';

/** @param words theirs, or already a sentence of ours */
export function theirWords(words: Told): Sentence {
  return typeof words === 'string' ? say('content.their-words', { words }) : words;
}
