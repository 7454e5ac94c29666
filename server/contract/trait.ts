// What posts are told apart by when their results are compared. A trait has few values, so that each has some posts.
import { type ChannelType, channelOf } from './channels/index.ts';
import { countText } from './count-text.ts';

/** Traits and what people read for them, in the order in which they are shown. */
export const TRAITS = {
  pillar: 'Theme',
  hook: 'Kind of idea',
  format: 'Shown with',
  length: 'Length',
} as const;
export type Trait = keyof typeof TRAITS;

export const FORMATS = {
  text: 'Words alone',
  picture: 'One picture',
  pictures: 'Several pictures',
  film: 'A film',
} as const;
export type PostFormat = keyof typeof FORMATS;

export const LENGTHS = {
  short: 'Short for the channel',
  middle: 'Usual for the channel',
  long: 'Long for the channel',
} as const;
export type PostLength = keyof typeof LENGTHS;

export function formatOf(media: readonly { readonly kind: 'image' | 'video' }[]): PostFormat {
  if (media.some(({ kind }) => kind === 'video')) return 'film';
  if (media.length === 0) return 'text';
  return media.length === 1 ? 'picture' : 'pictures';
}

/** Which third of the length that reads well on the channel a text is in; what is beyond it belongs to the nearer one. */
export function lengthOf(channel: ChannelType, content: string): PostLength {
  const { aim, counting } = channelOf(channel).form;
  const place = (countText(counting, content) - aim.min) / (aim.max - aim.min);
  if (place < 1 / 3) return 'short';
  return place < 2 / 3 ? 'middle' : 'long';
}

/** The kind of idea that a post's hook (`tip/keep-bread`) belongs to. */
export function hookKindOf(hook: string | null): string | null {
  return hook === null ? null : (hook.split('/')[0] ?? null);
}
