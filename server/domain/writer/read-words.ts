// What a person types as a fact: cleaned as a profile is, and refused where no post could print it.
import { type FactKind, NEEDS_PROOF } from '../../contract/fact.ts';
import type { Sentence } from '../../contract/sentence.ts';
import { say } from '../../sentences/index.ts';
import { bannedClaimsIn } from './claims.ts';
import { cleanText } from './clean-text.ts';
import type { WriterProfile } from './facts.ts';
import { isInstruction } from './no-fact.ts';
import { isSentence } from './sentence.ts';
import { standsAlone } from './telling/own-words.ts';
import { isEnglish } from './voice.ts';

/** The words without markup, emoji and invisible characters; empty when nothing is left. */
export function readWords(text: string): string {
  const words = cleanText(text).replace(/\s+/g, ' ').trim();
  return /[\p{L}\p{N}]/u.test(words) ? words : '';
}

/** Why no post could say news in these words; null when posts can. */
export function refuseNews(told: { kind: FactKind; text: string }, profile: WriterProfile): Sentence | null {
  if (isInstruction(told.text)) return say('writer.news-instruction');
  if (NEEDS_PROOF.includes(told.kind)) return say('writer.news-claim');
  const isWhole = isSentence(told) && standsAlone(told);
  return isWhole || !isEnglish(profile) ? null : say('writer.news-fragment');
}

/** Why no post may print these words; null when posts may. */
export function refuseFact(text: string): Sentence | null {
  const [claim] = bannedClaimsIn(text);
  return claim ? say('writer.claim', { rule: claim.id }) : null;
}
