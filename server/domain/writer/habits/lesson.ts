// What one edit or rejection teaches: the text as it was written beside what a person made of it, or said of it.
import type { ChannelType } from '../../../contract/channels/index.ts';
import { sentencesOf, withoutHashtags } from '../quality.ts';
import { wordsOf } from '../similarity.ts';

export interface Lesson {
  readonly postId: number;
  readonly channel: ChannelType;
  /** UTC milliseconds. */
  readonly at: number;
  readonly written: string;
  /** What an edit has made of it; null for a rejection. */
  readonly made: string | null;
  /** Why it was rejected; null for an edit. */
  readonly reason: string | null;
}

const EMOJI = /\p{Extended_Pictographic}(?:\ufe0f|\u200d\p{Extended_Pictographic}|\p{Emoji_Modifier})*/gu;

export function emojiIn(text: string): string[] {
  return text.match(EMOJI) ?? [];
}

export function hashtagsIn(text: string): number {
  return text.match(/(?:^|\s)#[\p{L}\p{N}_]+/gu)?.length ?? 0;
}

/** The sentences of a text without its hashtags and emoji. */
export function saidIn(text: string): string[] {
  return sentencesOf(withoutHashtags(text).replace(EMOJI, ' '))
    .map((sentence) => sentence.replace(/\s+/g, ' ').trim())
    .filter((sentence) => sentence !== '');
}

/** Share of the words of one sentence that another has, 0 to 1. */
export function sharedWords(one: string, other: string): number {
  const words = new Set(wordsOf(one));
  const held = new Set(wordsOf(other));
  return words.size === 0 ? 0 : [...words].filter((word) => held.has(word)).length / words.size;
}
