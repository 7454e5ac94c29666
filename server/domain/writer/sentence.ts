// Whether the words of a fact are a sentence that can be printed as one, or a name or fragment that cannot.
import type { FactKind } from '../../contract/fact.ts';
import { baseOf } from './inflect.ts';
import { FINITE, PRONOUNS, VERBS } from './lexicon-data.ts';

/** Kinds whose words are never printed as a sentence. */
const NAMES: readonly FactKind[] = ['value', 'audience', 'link'];

/** False for "Post-surgical rehab", "knee", a price line: these are named, never printed as sentences. */
export function isSentence({ kind, text }: { readonly kind: FactKind; readonly text: string }): boolean {
  if (NAMES.includes(kind)) return false;
  if (/\?$/.test(text)) return true;
  // Other scripts have no spaces to tell words by, and verbs that the lexicon does not know.
  if (!/[a-z]/i.test(text)) return /[。！？]|\P{ASCII}{8}/u.test(text);
  const words = text.toLowerCase().match(/[\p{L}\p{N}'’-]+/gu) ?? [];
  if (words.length < 3) return false;
  if (/^(?:open|closed|call|ring|find|book|visit|parking|bring|please|no|free|closed)\b/i.test(text))
    return true;
  return words.some((word, at) => isVerb(word, at));
}

function isVerb(word: string, at: number): boolean {
  if (FINITE.has(word) || (PRONOUNS.has(word) && /^(?:we|i|you|they|it|he|she)$/.test(word))) return true;
  if (/^(?:we|you|they|it|he|she|i|there|that|who|what)['’](?:re|s|ve|ll|m|d)$/.test(word)) return true;
  if (at === 0 && VERBS.has(word)) return true;
  return at === 0 && baseOf(word) !== null;
}
