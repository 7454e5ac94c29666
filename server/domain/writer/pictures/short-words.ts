// Words for a picture: without what only a caption has, and short enough to be read at a glance.
import { sentencesOf, withoutHashtags } from '../quality.ts';

/** Emoji, and the signs that make them: no bundled font draws them. */
const EMOJI = /\p{Extended_Pictographic}|[\u{1f1e6}-\u{1f1ff}]|[\u{1f3fb}-\u{1f3ff}]|\u200d|\ufe0f|\u20e3/gu;
const LINK = /(?:https?:\/\/|www\.)\S+/gi;

/** In characters: what a glance takes in. */
export const LONGEST = { title: 120, text: 160, gist: 200, item: 80, note: 110 } as const;

/** A text without emoji, links, hashtags and directions of a film. */
export function plainText(text: string): string {
  return withoutHashtags(text)
    .replace(/^\[[^\]\n]*\]$/gm, '')
    .replace(LINK, '')
    .replace(EMOJI, '')
    .replace(/[ \t]+/g, ' ')
    .replace(/ +$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** As many whole sentences from the start as fit; '' when not even one does. */
export function wholeSentences(text: string, most: number): string {
  let fitting = '';
  for (const sentence of sentencesOf(text)) {
    const longer = fitting === '' ? sentence : `${fitting} ${sentence}`;
    if (longer.length > most) break;
    fitting = longer;
  }
  return fitting;
}

/** A heading carries no stop and no colon; other signs stay. */
export const withoutStop = (text: string): string => text.replace(/(?<![.…])\.$|:$/, '');

/** Whole sentences where they fit, else cut at a word, with the sign that something follows. */
export function shorten(text: string, most: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= most) return line;
  const whole = wholeSentences(line, most);
  if (whole !== '') return whole;
  const cut = line.slice(0, most - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), most / 2)).replace(/[\s,;:–-]+$/, '')}…`;
}
