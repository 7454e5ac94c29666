// The patterns of packs: made once, however many facts they are held against.
const made = new Map<string, RegExp>();

/** Whether a text matches a pack's pattern, whatever its case. */
export function matches(pattern: string, text: string): boolean {
  const known = made.get(pattern) ?? new RegExp(pattern, 'i');
  made.set(pattern, known);
  return known.test(text);
}

const wholes = new Map<string, RegExp>();

/**
 * Whether a fact is about what an idea asks for. A word counts from its start, and behind no hyphen: "mat" is no tomato, "hand" not
 * second-hand. One of four letters or fewer counts whole, as it stands or inflected: "tea" is no team, "plan" no plant.
 */
export function isAbout(pattern: string, text: string): boolean {
  const known = wholes.get(pattern) ?? new RegExp(`(?<![a-z]|[a-z]-)(?:${withWholeWords(pattern)})`, 'i');
  wholes.set(pattern, known);
  return known.test(text);
}

/** What may follow it: "fits", "fitting", "wooden". */
const endingsOf = (word: string) => `(?:e?s|d|${word.at(-1)}?(?:ed|ing|ers?)|y|en)?(?![a-z])`;
const SHORT_WORD = /^[a-z]{1,4}$/;

function withWholeWords(pattern: string): string {
  return alternativesOf(pattern)
    .map((one) => (SHORT_WORD.test(one) ? one + endingsOf(one) : one))
    .join('|');
}

/** The alternatives of a pattern; those inside brackets stay together. */
export function alternativesOf(pattern: string): string[] {
  const found = [''];
  let depth = 0;
  for (const [sign = ''] of pattern.matchAll(/\\.|./g)) {
    if (sign === '(' || sign === '[') depth++;
    if (sign === ')' || sign === ']') depth--;
    if (sign === '|' && depth === 0) found.push('');
    else found[found.length - 1] += sign;
  }
  return found;
}
