// The words of a picture as running text: for those who do not see it, and to ask whether the fonts have their letters.
import type { DesignWords, SlideWords } from '../../contract/design.ts';

/** Its lines, the title first. */
export function linesOf(words: DesignWords | SlideWords): string[] {
  const { kind: _, ...texts } = words;
  return Object.values(texts)
    .flatMap((value) => (Array.isArray(value) ? value : [value]))
    .map((value) => (typeof value === 'object' ? `${value.days} ${value.hours}`.trim() : `${value}`))
    .filter((line) => line !== '');
}

/** What stands in the picture, in sentences. @param most characters */
export function altOf(words: DesignWords | SlideWords, most: number): string {
  const text = linesOf(words)
    .map((line) => (/[.!?…]$/.test(line) ? line : `${line}.`))
    .join(' ');
  return text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`;
}
