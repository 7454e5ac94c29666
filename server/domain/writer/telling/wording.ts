// Words as they are set: packs are British and without contractions; here they become American where the business is, and
// contracted where the tone is. Contracting is safe by rule, expanding is not.
import { AMERICAN } from './american-data.ts';

const CONTRACTIONS: readonly (readonly [RegExp, string])[] = [
  [/\b([Cc])annot\b/g, "$1an't"],
  [/\b(do|does|did|is|are|was|were|has|have|had|would|should|could) not\b(?! only)/gi, "$1n't"],
  [/\b([Ww])ill not\b/g, "$1on't"],
  [
    /(^|[.!?:;,]\s|\n|\s(?:and|but|because|when|if|where|then|so|once)\s)(it|that|there|here|what) is(?= [a-z])/gim,
    "$1$2's",
  ],
  [/\b(you|they|we) are(?= [a-z])/gi, "$1're"],
  [/\b(you|they|we|it) will(?= [a-z])/gi, "$1'll"],
  [/\b(you|they) would(?= (?:like|rather|have|be|want)\b)/gi, "$1'd"],
  [/\b(you|we|they) have(?= (?:been|had|met|paid|found|just|already|never|seen|only|got)\b)/gi, "$1've"],
];

export function contract(text: string): string {
  return CONTRACTIONS.reduce((done, [from, to]) => done.replace(from, to), text);
}

/** Chooses of every `{tap|faucet}` and spells as the reader does. */
export function localise(text: string, american: boolean): string {
  const chosen = text.replace(/\{([^{}|]*)\|([^{}|]*)\}/g, american ? '$2' : '$1');
  if (!american) return chosen;
  return chosen.replace(/\p{L}+/gu, (word) => {
    const spelt = AMERICAN.get(word.toLowerCase());
    if (spelt === undefined) return word;
    return /^\p{Lu}/u.test(word) ? spelt.charAt(0).toUpperCase() + spelt.slice(1) : spelt;
  });
}

/** Whether a language tag is spelt as in the United States. */
export const isAmerican = (locale: string): boolean => /^en-(?:us|ph|pr)\b/i.test(locale);

/** In small letters at the start, unless it is "I" or an abbreviation. */
export function lowerStart(text: string): string {
  return /^(?:I\b|\p{Lu}\p{Lu})/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

export const withStop = (text: string): string => (/[.!?…]["')]?$/.test(text) ? text : `${text}.`);

/** Blocks one under the other; what is empty is left out. */
export function paragraphs(...blocks: readonly (string | null | undefined)[]): string {
  return blocks.filter((block) => block).join('\n\n');
}

/** How sentences are compared. */
export function plainWords(text: string): string {
  return text
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Sentences and lines of a text, in their plain words; the shortest ones say nothing and are left out. */
export function plainSentences(text: string): string[] {
  return contract(text)
    .split(/\n+|(?<=[.!?…]["')]?)\s+/)
    .map(plainWords)
    .filter((words) => words.split(' ').length > 3);
}
