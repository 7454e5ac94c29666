// When two texts say the same, and the short name of such a text that stays when it is said again.
import { hashWords } from './random.ts';

/** Lower case, letters and digits only: how texts are compared. */
export function normalise(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The same for texts of the same words, whatever their case and marks. */
export function nameOfWords(text: string): string {
  const [first, second] = hashWords(normalise(text));
  return `${first.toString(36)}${second.toString(36)}`;
}
