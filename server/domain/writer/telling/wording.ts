// Words as they are set: packs are British and without contractions; here they become American where the business is, and
// contracted where the tone is. Contracting is safe by rule, expanding is not.
import { beginsWithName } from '../capitals.ts';
import { AMERICAN, AMERICAN_PHRASES } from './american-data.ts';

/** What ends a clause without saying more: "which table you are by." */
const CLOSED =
  '(?! (?:by|in|on|at|for|with|to|of|from|about|after|up|into|over|under|near|off|like|there|here|now)(?=[.,;:!?)"\'\\n]|$))';
/** After these the verb carries the weight, unless another one follows: "where you are in the queue". */
const STRESSED = '(?<!\\b(?:as|where|wherever|who|whoever|what|whatever|than|how|which(?: \\w+){1,3}) )';

const CONTRACTIONS: readonly (readonly [RegExp, string])[] = [
  [/\b([Cc])annot\b/g, "$1an't"],
  [/\b(do|does|did|is|are|was|were|has|have|had|would|should|could) not\b(?! only)/gi, "$1n't"],
  [/\b([Ww])ill not\b/g, "$1on't"],
  [
    /(^|[.!?:;,]\s|\n|\s(?:and|but|because|when|if|then|once)\s)(it|that|there|here|what) is(?= [a-z])(?!(?<=what is) (?:it|this|that|there|to be done)\b)/gim,
    "$1$2's",
  ],
  [/\b(you|they|we) are(?= [a-z]+ing\b)/gi, "$1're"],
  [new RegExp(`${STRESSED}\\b(you|they|we) are(?= [a-z])${CLOSED}`, 'gi'), "$1're"],
  [/\b(you|they|we|it) will(?= [a-z])/gi, "$1'll"],
  [/\b(you|they) would(?= (?:like|rather|have|be|want)\b)/gi, "$1'd"],
  [/\b(you|we|they) have(?= (?:been|had|met|paid|found|just|already|never|seen|only|got)\b)/gi, "$1've"],
];

export function contract(text: string): string {
  return CONTRACTIONS.reduce((done, [from, to]) => done.replace(from, to), text);
}

/** Where rules differ, as nobody says it who speaks to one town. */
const ABROAD = /(?<=\bdiffers? )(?:by country|from country to country|between countries)(?=[.,:;]|$| so\b)/g;

/** Chooses of every `{tap|faucet}` and spells as the reader does. */
export function localise(text: string, american: boolean): string {
  const chosen = text
    .replace(/\{([^{}|]*)\|([^{}|]*)\}/g, american ? '$2' : '$1')
    .replace(ABROAD, 'from place to place');
  if (!american) return chosen;
  const phrased = AMERICAN_PHRASES.reduce(
    (text, [british, spoken]) => text.replace(british, (phrase) => asBegun(spoken, phrase)),
    chosen,
  );
  return phrased.replace(/\p{L}+/gu, (word) => {
    const spelt = americanOf(word.toLowerCase());
    return spelt === undefined ? word : asBegun(spelt, word);
  });
}

/** With a capital where what it stands for has one. */
const asBegun = (words: string, before: string): string =>
  /^\p{Lu}/u.test(before) ? words.charAt(0).toUpperCase() + words.slice(1) : words;

/** The American word; a plural goes as its singular does. */
function americanOf(word: string): string | undefined {
  const one = word.endsWith('s') ? AMERICAN.get(word.slice(0, -1)) : undefined;
  return AMERICAN.get(word) ?? (one === undefined ? undefined : `${one}s`);
}

/** Whether a language tag is spelt as in the United States. */
export const isAmerican = (locale: string): boolean => /^en-(?:us|ph|pr)\b/i.test(locale);

/** A hashtag, whose words are joined, spelt as the reader does: "PetHumour" as "PetHumor". */
export const localiseTag = (tag: string, american: boolean): string =>
  tag.replace(/\p{Lu}\p{Ll}+/gu, (word) => localise(word, american));

/** In small letters at the start, unless it is "I", an abbreviation or a name: of a place, a day, a language, or "QuickBooks". */
export function lowerStart(text: string): string {
  return /^(?:I\b|\p{Lu}\p{Lu}|\p{Lu}\p{Ll}+\p{Lu})/u.test(text) || beginsWithName(text)
    ? text
    : text.charAt(0).toLowerCase() + text.slice(1);
}

/** Sentences of an owner who writes in small letters begin as sentences do; "iPhone repairs" keep their own. */
export function withCapitals(text: string): string {
  return text.replace(
    /(^|(?<!\b(?:incl|excl|inc|approx|min|max|no|vs|ca|est|pp|e\.g|i\.e|etc))[.!?] )(\p{Ll})(?!\p{Lu})/gu,
    (_, before: string, first: string) => before + first.toUpperCase(),
  );
}

/** "Where: Behind the church"; "Parking at the door" says itself what it is of. */
export function labelled(label: string, text: string): string {
  const begun = text.charAt(0).toUpperCase() + text.slice(1);
  return begun.toLowerCase().startsWith(label.toLowerCase()) ? begun : `${label}: ${begun}`;
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

const firsts = new WeakMap<object, Map<string, string | undefined>>();

/** The first sentence of a text of `idea` as it is told, in its plain words; remembered for as long as the idea is. */
export function plainFirst(idea: object, text: string, american: boolean): string | undefined {
  const known = firsts.get(idea) ?? new Map<string, string | undefined>();
  firsts.set(idea, known);
  const key = `${american ? 'a' : 'b'}${text}`;
  if (!known.has(key)) known.set(key, plainSentences(localise(text, american))[0]);
  return known.get(key);
}
