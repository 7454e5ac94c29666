// Small agreement rules of English: articles, verb forms, capitals at a sentence start, sentence ends.
import { COMMON, PRONOUNS, VERBS } from './lexicon-data.ts';

const VOWEL_EXCEPTION = /^(hour|honest|honou?r|heir)/i;
const CONSONANT_EXCEPTION =
  /^(uni([^nm]|$)|union|use|user|usual|utility|utopia|euro|one\b|once\b|ubiqu|eu\b)/i;
const VOWEL_NUMBER = /^(?:8|11(?!\d)|18(?!\d))/;
const VOWEL_LETTER_NAME = /^[AEFHILMNORSX][A-Z0-9]/;

/** `a` or `an`, by the sound of the phrase's first word. */
export function articleFor(phrase: string): 'a' | 'an' {
  if (VOWEL_LETTER_NAME.test(phrase)) return 'an';
  if (VOWEL_EXCEPTION.test(phrase) || VOWEL_NUMBER.test(phrase)) return 'an';
  if (CONSONANT_EXCEPTION.test(phrase) || /^[A-Z]{2,}/.test(phrase)) return 'a';
  return /^[aeiouàâäéèêëïîôöùûü]/i.test(phrase) ? 'an' : 'a';
}

const IRREGULAR_THIRD: Readonly<Record<string, string>> = { do: 'does', go: 'goes', have: 'has', be: 'is' };

/** Third person singular of a base form: bake -> bakes, finish -> finishes, carry -> carries. */
export function thirdPerson(base: string): string {
  const irregular = IRREGULAR_THIRD[base];
  if (irregular) return irregular;
  if (/(s|x|z|ch|sh)$/.test(base)) return `${base}es`;
  return /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ies` : `${base}s`;
}

/** The known base form behind a third-person form, or null. */
export function baseOf(third: string): string | null {
  const lower = third.toLowerCase();
  for (const base of [lower.replace(/ies$/, 'y'), lower.replace(/es$/, ''), lower.replace(/s$/, '')])
    if (base !== lower && VERBS.has(base) && thirdPerson(base) === lower) return base;
  return null;
}

const DOUBLING = new Set(['cut', 'fit', 'get', 'let', 'plan', 'run', 'scan', 'ship', 'stop', 'wrap']);

/** The -ing form of a base form: bake -> baking, run -> running. */
export function gerund(base: string): string {
  if (DOUBLING.has(base)) return `${base}${base.at(-1)}ing`;
  if (/ie$/.test(base)) return `${base.slice(0, -2)}ying`;
  return /[^eoy]e$/.test(base) ? `${base.slice(0, -1)}ing` : `${base}ing`;
}

/** The first letter as a capital, past quotes; names written in lower case keep their form. */
export function capitalise(text: string, keep = ''): string {
  if ((keep !== '' && text.startsWith(keep)) || /^(?:https?:|\S+\.\w{2,}(?:\/|$))/.test(text)) return text;
  return text.replace(
    /^(["'(]?)(\p{Ll})/u,
    (_, quote: string, letter: string) => quote + letter.toUpperCase(),
  );
}

/** Whether the first word may lose its capital: an ordinary word rather than a name or an abbreviation. */
export function canLower(text: string, known: ReadonlySet<string>): boolean {
  const first = /^["'(]?([\p{L}][\p{L}'-]*)/u.exec(text)?.[1];
  if (first === undefined || /^\p{Ll}/u.test(first)) return true;
  if (first === 'I' || /^I'/.test(first)) return true;
  if (/\p{Lu}/u.test(first.slice(1))) return false;
  const lower = first.toLowerCase();
  if (/(?:ings?|tions?|ments?|ly|ness|ists?)$/.test(lower) && lower.length > 6) return true;
  return COMMON.has(lower) || PRONOUNS.has(contraction(lower)) || VERBS.has(lower) || known.has(lower);
}

/** The text as it stands inside a sentence; null when its first word might be a name, whose capital must stay. */
export function lowerFirst(text: string, known: ReadonlySet<string>): string | null {
  if (!canLower(text, known)) return null;
  if (/^I\b/.test(text)) return text;
  return text.replace(
    /^(["'(]?)(\p{Lu})/u,
    (_, quote: string, letter: string) => quote + letter.toLowerCase(),
  );
}

function contraction(word: string): string {
  return word.replace(/'(m|re|ve|ll|s|d)$/, '');
}

/** "a", "a and b", "a, b and c". */
export function joinList(items: readonly string[]): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}

/** The text closed by one full stop unless it already ends a sentence. */
export function endSentence(text: string): string {
  if (/[.?!…。！？]["')」]?$/.test(text)) return text;
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u.test(text) ? `${text}。` : `${text}.`;
}
