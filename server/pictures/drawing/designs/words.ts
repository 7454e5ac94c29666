// What designs of several kinds take from the words alike.
import type { DrawnWords } from '../../../domain/design/index.ts';

/** What is said first and largest. */
export function titleOf(words: DrawnWords): string {
  switch (words.kind) {
    case 'quote':
      return words.quote;
    case 'question':
      return words.question;
    case 'myth':
      return words.truth;
    case 'number':
      return words.text;
    default:
      return words.title;
  }
}

/** What explains it; '' where nothing does. */
export function textOf(words: DrawnWords): string {
  if (words.kind === 'quote') return words.by;
  if (words.kind === 'question') return words.answer;
  return 'text' in words && words.kind !== 'number' ? words.text : '';
}

/** The words, when they are of this kind. @throws TypeError where a design was chosen that does not set them */
export function take<K extends DrawnWords['kind']>(
  words: DrawnWords,
  kind: K,
): Extract<DrawnWords, { kind: K }> {
  if (words.kind === kind) return words as Extract<DrawnWords, { kind: K }>;
  throw new TypeError(`A design for "${kind}" was given words of "${words.kind}"`);
}

export interface DateParts {
  /** To be set large: "5", "24."; the whole date where it has no single day. */
  readonly day: string;
  /** What stands before and after it: "Saturday", "December"; both '' where the day is the whole date. */
  readonly before: string;
  readonly after: string;
}

/** A date as it is written, with its day of the month by itself. */
export function splitDate(date: string): DateParts {
  const days = [
    ...date.matchAll(/(?<![\d:.,/-])\d{1,2}(?:\.|st|nd|rd|th|日)?(?![\d:/]|\.\d|,\d|\s?[ap]m\b)/gu),
  ];
  const [only] = days;
  if (days.length !== 1 || only === undefined) return { day: date, before: '', after: '' };
  const before = date.slice(0, only.index).replace(/[\s,]+$/u, '');
  // "de diciembre", "of May": by itself the month is named without.
  const after = date.slice(only.index + only[0].length).replace(/^[\s,]+(?:(?:de|of)\s+)?/u, '');
  return { day: only[0].replace(/[a-z]+$/u, ''), before, after };
}

/** What a leaf of a calendar has in its strip, the month where there is one, and what stands above the day. */
export function leafOf({ before, after }: DateParts): { readonly strip: string; readonly above: string } {
  if (after !== '') return { strip: after, above: before };
  const parts = before.split(/,\s*/u);
  return { strip: parts.at(-1) ?? '', above: parts.slice(0, -1).join(', ') };
}
