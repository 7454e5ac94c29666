// A text as the pieces between which a line may end.
import { partsOf } from './hyphenate.ts';

export interface Piece {
  readonly text: string;
  /** What stands before it on the same line. */
  readonly before: 'space' | 'nothing';
  /** How bad a line's end before it is: 0 good, 1 bad, more only where nothing else is left. */
  readonly bond: number;
  /** A line that ends before it takes a hyphen. */
  readonly hyphen: boolean;
}

export interface Splitting {
  readonly language: string;
  readonly hyphenate: boolean;
  /** Any letter may begin a line: the last resort. */
  readonly anywhere: boolean;
  /** A word with a hyphen of its own, such as "three-day", stays on one line. */
  readonly keepHyphened?: boolean;
}

/** Scripts that are written without spaces. */
const SPACELESS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々〆]/u;
/** What no line begins with, and what none ends with. */
const NOT_FIRST =
  /^[、。，．・：；？！ー々ゝゞ）」』】〉》〕］｝ぁぃぅぇぉっゃゅょァィゥェォッャュョ)\]!?.,:;%”’»…]/u;
const NOT_LAST =
  /(?:[（「『【〈《〔［｛([“‘«]|(?<!\p{Script=Hiragana}{2})(?<=^|[^\p{Script=Hiragana}])[おご])$/u;

const SHORT_WORD = 3;
const FIGURE_BOND = 8;

export function splitText(text: string, how: Splitting): readonly Piece[] {
  const words = text.split(' ').filter((word) => word !== '');
  return words.flatMap((word, at) => splitWord(word, words[at - 1], how));
}

function splitWord(word: string, previous: string | undefined, how: Splitting): Piece[] {
  const first = { before: 'space', bond: bondOf(previous, word), hyphen: false } as const;
  const then = { before: 'nothing', bond: 0, hyphen: false } as const;
  if (SPACELESS.test(word)) {
    const parts = segment(word, how);
    return parts.map((text, at) =>
      at === 0 ? { text, ...first } : { text, ...then, bond: phraseBond(parts[at - 1] ?? '', text) },
    );
  }
  if (how.anywhere) {
    return [...word].map((text, at) => ({ text, ...(at === 0 ? first : { ...then, bond: 1 }) }));
  }
  if (how.keepHyphened) return [{ text: word, ...first }];
  const parts = how.hyphenate ? partsOf(word, how.language) : [word];
  return parts.flatMap((part, at) =>
    // After a hyphen of its own a word may end a line as it is.
    part.split(/(?<=\p{L}[-–—/])(?=\p{L}{3})/u).map((text, within) => {
      if (at === 0 && within === 0) return { text, ...first };
      return { text, ...then, ...(within === 0 ? { hyphen: true, bond: 0.6 } : { bond: 4 }) };
    }),
  );
}

/** A figure stays with what it counts, an article with its noun, a short last word with the one before. */
function bondOf(previous: string | undefined, word: string): number {
  if (previous === undefined) return 0;
  if (/\d$/.test(previous) || /^\d+$/.test(previous) || /^[–—-]$/.test(word)) return FIGURE_BOND;
  return previous.length <= SHORT_WORD && !/[.,!?;:]$/.test(previous) ? 0.35 : 0;
}

/** Words of Japanese and Chinese, as far as the runtime knows them, with what may not begin or end a line. */
function segment(word: string, { language, anywhere }: Splitting): string[] {
  const granularity = anywhere ? 'grapheme' : 'word';
  const parts: string[] = [];
  for (const { segment: part } of new Intl.Segmenter(language, { granularity }).segment(word)) {
    const last = parts.at(-1);
    if (
      last !== undefined &&
      (NOT_FIRST.test(part) || NOT_LAST.test(last) || isParticle(part) || isCounted(last))
    ) {
      parts[parts.length - 1] = last + part;
    } else parts.push(part);
  }
  return parts;
}

/** A phrase of Japanese ends after its particles and begins with a word of weight; within it a line should not end. */
function phraseBond(previous: string, part: string): number {
  if (/[、。！？，．」』）\p{P}]$/u.test(previous)) return 0;
  const ends = /\p{Script=Hiragana}$/u.test(previous);
  const begins =
    /^[\p{Script=Han}\p{Script=Katakana}\p{L}「『（]/u.test(part) && !/^\p{Script=Hiragana}/u.test(part);
  return ends && begins ? 0.1 : 1;
}

/** A figure and what it counts are one. */
function isCounted(last: string): boolean {
  return /[\d〇一二三四五六七八九十百千万]$/u.test(last);
}

/** A short ending in hiragana belongs to the word before it. */
function isParticle(part: string): boolean {
  return /^\p{Script=Hiragana}{1,2}$/u.test(part) && !/^[おご]$/u.test(part);
}
