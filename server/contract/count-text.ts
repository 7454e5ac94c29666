// How long a text is for a channel, in that channel's own units. Composer, writer and Sandbox all count here.
import type { ChannelForm } from './channels/index.ts';

/** What X and Mastodon count for a link, however long it is (twitter-text configuration v3; Mastodon's URL_PLACEHOLDER_CHARS). */
const SHORT_LINK = 23;
/** Code points that X counts as one; all others count two (twitter-text configuration v3). */
const LIGHT_RANGES: readonly (readonly [number, number])[] = [
  [0, 4351],
  [8192, 8205],
  [8208, 8223],
  [8242, 8247],
];

// Punctuation at its end belongs to the sentence around a link. X also links names without a scheme when they end in a
// real top-level domain; without its list of domains every name of that form counts as a link, at worst a few too many.
const LINK =
  /https?:\/\/[^\s<>"]*[^\s<>"'.,;:!?)\]]|\b(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}\b(?:\/[^\s<>"]*[^\s<>"'.,;:!?)\]]|\/)?/gi;
/** Mastodon links what says its scheme, and nothing else. */
const FULL_LINK = /https?:\/\/[^\s<>"]*[^\s<>"'.,;:!?)\]]/gi;
/** So many bytes of UTF-8 Bluesky takes for each of its characters, on average. */
const BYTES_EACH = 10;
const EMOJI = /\p{Emoji_Presentation}|\p{Extended_Pictographic}\ufe0f|\p{Regional_Indicator}|\u20e3/u;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const encoder = new TextEncoder();

const COUNTERS = {
  /** Code points. */
  characters: (text: string) => [...text].length,
  /** UTF-16 code units, as JavaScript counts. */
  utf16: (text: string) => text.length,
  /** Bytes of UTF-8. */
  bytes: (text: string) => encoder.encode(text).length,
  weighted: countWeighted,
  /** Bluesky's two limits, 300 characters and 3000 bytes, in one figure. */
  graphemes: (text: string) =>
    Math.max(countGraphemes(text), Math.ceil(encoder.encode(text).length / BYTES_EACH)),
  'short-links': (text: string) =>
    countGraphemes(text.replace(FULL_LINK, '')) + SHORT_LINK * linksIn(text).length,
} as const satisfies Record<ChannelForm['counting'], (text: string) => number>;

/** The length of `text` in the units that `counting` names. */
export function countText(counting: ChannelForm['counting'], text: string): number {
  return COUNTERS[counting](text);
}

/** The first link of a text that says its scheme. */
export function firstLink(text: string): string | undefined {
  return text.match(FULL_LINK)?.[0];
}

/** Whether a network that counts so finds a link in a text. */
export function hasLink(counting: ChannelForm['counting'], text: string): boolean {
  return text.search(counting === 'weighted' ? LINK : FULL_LINK) >= 0;
}

/** Hashtags of a text. */
export function countHashtags(text: string): number {
  return text.match(/(?<![\p{L}\p{N}&])#[\p{L}\p{N}_]+/gu)?.length ?? 0;
}

function countGraphemes(text: string): number {
  let count = 0;
  for (const _ of graphemes.segment(text)) count += 1;
  return count;
}

/** The links of a text that say their scheme, in its order. */
export function linksIn(text: string): readonly string[] {
  return text.match(FULL_LINK) ?? [];
}

function countWeighted(text: string): number {
  const normal = text.normalize('NFC');
  const links = normal.match(LINK) ?? [];
  let weight = links.length * SHORT_LINK;
  for (const { segment } of graphemes.segment(normal.replace(LINK, ''))) {
    weight += EMOJI.test(segment) ? 2 : weigh(segment);
  }
  return weight;
}

function weigh(segment: string): number {
  let weight = 0;
  for (const character of segment) {
    const point = character.codePointAt(0) ?? 0;
    weight += LIGHT_RANGES.some(([from, to]) => point >= from && point <= to) ? 1 : 2;
  }
  return weight;
}
