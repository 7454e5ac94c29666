// Words of the owner's list that no post may hold.
import { normalise } from '../../kernel/same-words.ts';

/** The words of a list as typed: separated by commas or line breaks. */
export function listWords(typed: string): string[] {
  return typed
    .split(/[,;\n]/)
    .map((word) => word.trim())
    .filter((word) => normalise(word) !== '');
}

/** Which of these words a text holds: whole words, whatever their case. */
export function bannedIn(text: string, words: readonly string[]): string[] {
  const held = ` ${normalise(text)} `;
  return words.filter((word) => held.includes(` ${normalise(word)} `));
}
