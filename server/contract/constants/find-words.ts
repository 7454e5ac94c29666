// Finding by words: what a person asks, in any order and form, against the words by which a thing is found.

/** Words that say nothing about what is looked for. */
const IDLE = new Set(
  'a about am an and are at be can change could do does find for from get go how i in into is it me my of on or our please see set should the this to use want what when where which who why will with you your'.split(
    ' ',
  ),
);

/** What is asked for: the words that mean something, in lower case; all of them when none does. */
export function wordsOf(text: string): readonly string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const meant = words.filter((word) => !IDLE.has(word));
  return meant.length > 0 ? meant : words;
}

/** Whether there is a word that is asked for, and each begins one of the text's, or is a longer form of one: "approvals" finds "approval". */
export function holdsAll(text: string, asked: readonly string[]): boolean {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return (
    asked.length > 0 &&
    asked.every((one) => words.some((word) => word.startsWith(one) || isLongerForm(one, word)))
  );
}

const ENDING = /^(s|es|d|ed|ing)$/;

/** A word with another ending; short words have too many neighbours. */
function isLongerForm(longer: string, word: string): boolean {
  return word.length >= 4 && longer.startsWith(word) && ENDING.test(longer.slice(word.length));
}
