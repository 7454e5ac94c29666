// How each channel is written for: the kind of text, its tags, how often the name may stand, what the network refuses.
// With the skeletons the only part of the writer that knows a platform.
import type { ChannelType } from '../../contract/constants/channels.ts';

export interface Style {
  /** `letter`: greeting and signature; `script`: spoken scenes; `film`: a description with a script below. */
  readonly format: 'post' | 'letter' | 'script' | 'film';
  /** How many hashtags read well; null where there are none. */
  readonly tags: { readonly least: number; readonly most: number } | null;
  /** Tags go on in the last line instead of standing apart. */
  readonly inlineTags: boolean;
  /** Times that the business's name may stand in a text before it grates. */
  readonly names: number;
  /** Readers expect more than a few lines. */
  readonly longRead: boolean;
  readonly bullet: '•' | '–';
}

const POST: Style = { format: 'post', tags: null, inlineTags: false, names: 2, longRead: false, bullet: '•' };

export const STYLES = {
  facebook: { ...POST, tags: { least: 0, most: 2 } },
  x: { ...POST, tags: { least: 0, most: 1 }, inlineTags: true, names: 1 },
  instagram: { ...POST, tags: { least: 3, most: 5 } },
  linkedin: { ...POST, tags: { least: 2, most: 3 }, names: 3, longRead: true, bullet: '–' },
  youtube: { ...POST, format: 'film', tags: { least: 1, most: 3 }, names: 3 },
  pinterest: { ...POST, names: 1 },
  tiktok: { ...POST, format: 'script', tags: { least: 2, most: 5 } },
  email: { ...POST, format: 'letter', names: 3, longRead: true, bullet: '–' },
} as const satisfies Partial<Record<ChannelType, Style>>;

/** A channel that is written for. */
export type Channelled = keyof typeof STYLES;

export function isChannelled(channel: ChannelType): channel is Channelled {
  return Object.hasOwn(STYLES, channel);
}

export function styleOf(channel: Channelled): Style {
  return STYLES[channel];
}

/** What a network refuses beyond length. */
export interface Refusals {
  /** What its title is called, where a post needs one. */
  readonly needs?: 'title' | 'subject';
  /** Angle brackets are refused in title and text. */
  readonly angles?: true;
}

export const REFUSALS: Readonly<Partial<Record<ChannelType, Refusals>>> = {
  youtube: { needs: 'title', angles: true },
  email: { needs: 'subject' },
};
