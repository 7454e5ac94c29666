// Threads: a text too long for one post of a channel that allows replies to oneself. In the text, a line with three
// dashes parts one post from the next, so that a person can see and move the cuts.
import type { ChannelForm } from './channels/index.ts';
import { countText } from './count-text.ts';

const BREAK = /\n[^\S\n]*---[^\S\n]*\n/;

/** What stands between two posts of a thread. */
export const THREAD_BREAK = '\n---\n';

/** The posts that a text makes: several only where the channel allows threads. */
export function threadParts(form: ChannelForm, content: string): string[] {
  if (form.thread === 1) return [content];
  return content.split(BREAK).map((part) => part.trim());
}

/** Length of the longest post of a text, in the channel's own units. */
export function countPost(form: ChannelForm, content: string): number {
  return Math.max(...threadParts(form, content).map((part) => countText(form.counting, part)));
}

/** The same words with as many cuts as the channel's limit asks for: between paragraphs, sentences or words. */
export function splitThread(form: ChannelForm, content: string): string {
  const parts = threadParts(form, content).flatMap((part) => cutPart(form, part));
  return parts.filter((part) => part !== '').join(THREAD_BREAK);
}

function cutPart(form: ChannelForm, part: string): string[] {
  const parts: string[] = [];
  let rest = part.trim();
  while (countText(form.counting, rest) > form.text) {
    const end = lastCut(rest.slice(0, longestFitting(form, rest)), rest);
    parts.push(rest.slice(0, end).trimEnd());
    rest = rest.slice(end).trimStart();
  }
  return [...parts, rest];
}

/** A link counts little however long it is; beyond this many code units a unit nothing fits any more. */
const MOST_UNITS_EACH = 10;

/** Where the longest beginning ends that fits, in code units. */
function longestFitting(form: ChannelForm, text: string): number {
  let fits = 0;
  let tooLong = Math.min(text.length, form.text * MOST_UNITS_EACH) + 1;
  while (tooLong - fits > 1) {
    const middle = Math.floor((fits + tooLong) / 2);
    if (countText(form.counting, text.slice(0, middle)) <= form.text) fits = middle;
    else tooLong = middle;
  }
  return wholeCharacters(text, Math.max(fits, 1));
}

function wholeCharacters(text: string, end: number): number {
  const segments = [
    ...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text.slice(0, end + 20)),
  ];
  const last = segments.findLast(({ index, segment }) => index + segment.length <= end);
  return last ? last.index + last.segment.length : end;
}

/** The last good place to cut in what fits: a paragraph, a sentence, a word, or in despair its end. */
function lastCut(fitting: string, whole: string): number {
  if (/^\s/.test(whole.slice(fitting.length))) return fitting.length;
  const least = fitting.length / 3;
  const places = [/\n\s*\n/g, /\n|[.!?…]["')\]]?\s/g, /\s/g].map(
    (pattern) => [...fitting.matchAll(pattern)].map((found) => found.index + found[0].length).at(-1) ?? 0,
  );
  return places.find((place, index) => place > (index < 2 ? least : 0)) ?? fitting.length;
}
