// What a person types as a fact: cleaned as a profile is, and refused where no post could print it.
import type { Sentence } from '../../contract/sentence.ts';
import { say } from '../../sentences/index.ts';
import { bannedClaimsIn } from './claims.ts';
import { cleanText } from './clean-text.ts';

/** The words without markup, emoji and invisible characters; empty when nothing is left. */
export function readWords(text: string): string {
  const words = cleanText(text).replace(/\s+/g, ' ').trim();
  return /[\p{L}\p{N}]/u.test(words) ? words : '';
}

/** Why no post may print these words; null when posts may. */
export function refuseFact(text: string): Sentence | null {
  const [claim] = bannedClaimsIn(text);
  return claim ? say('http.told', { words: claim.message }) : null;
}
