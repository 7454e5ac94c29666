// Small agreement rules of English: articles and verb forms.
import { VERBS } from './lexicon-data.ts';

const VOWEL_EXCEPTION = /^(hour|honest|honou?r|heir)/i;
const CONSONANT_EXCEPTION =
  /^(uni([^nm]|$)|union|use|user|usual|utility|utopia|euro|one\b|once\b|ubiqu|eu\b|u-?pick)/i;
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
function thirdPerson(base: string): string {
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
