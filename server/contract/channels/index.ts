// The channels: the literal lists that everything else is made from. One file a channel; one that is in the first list
// and not in the second does not compile. The order is that of the spec's sidebar; what the spec does not know follows.
import * as bluesky from './bluesky.ts';
import type { Channel } from './channel.ts';
import * as email from './email.ts';
import * as facebook from './facebook.ts';
import * as googleAds from './google-ads.ts';
import * as instagram from './instagram.ts';
import * as linkedin from './linkedin.ts';
import * as mastodon from './mastodon.ts';
import * as pinterest from './pinterest.ts';
import type { Practice, VendorApp, Writing } from './practice.ts';
import * as tiktok from './tiktok.ts';
import * as x from './x.ts';
import * as youtube from './youtube.ts';

export type { Channel, ChannelForm, Figure, ImageRules, MediaNeed, PostPrice } from './channel.ts';
export type * from './practice.ts';

/** What browser and server agree on. */
export const CHANNELS = {
  facebook: facebook.channel,
  x: x.channel,
  instagram: instagram.channel,
  linkedin: linkedin.channel,
  youtube: youtube.channel,
  pinterest: pinterest.channel,
  tiktok: tiktok.channel,
  'google-ads': googleAds.channel,
  email: email.channel,
  bluesky: bluesky.channel,
  mastodon: mastodon.channel,
} as const satisfies Record<string, Channel>;

type Channels = typeof CHANNELS;
export type ChannelType = keyof Channels;
export const CHANNEL_TYPES = Object.keys(CHANNELS) as ChannelType[];

/** What only the server knows; the bundle of the browser leaves it out. */
const PRACTICES: { readonly [T in ChannelType]: Practice<Channels[T]['delivery']> } = {
  facebook: facebook.practice,
  x: x.practice,
  instagram: instagram.practice,
  linkedin: linkedin.practice,
  youtube: youtube.practice,
  pinterest: pinterest.practice,
  tiktok: tiktok.practice,
  'google-ads': googleAds.practice,
  email: email.practice,
  bluesky: bluesky.practice,
  mastodon: mastodon.practice,
};

/** A channel by which posts leave. */
export type PostChannel = {
  [T in ChannelType]: Channels[T]['delivery'] extends 'none' ? never : T;
}[ChannelType];

/** The channel whose posts leave as mail to the subscribers. */
export const MAIL_CHANNEL: {
  [T in ChannelType]: Channels[T]['delivery'] extends 'mail' ? T : never;
}[ChannelType] = 'email';

export function takesPosts(type: ChannelType): type is PostChannel {
  return channelOf(type).delivery !== 'none';
}

/** The channel that a name means, whatever its case; `undefined` for an unknown name. */
export function parseChannelType(name: string): ChannelType | undefined {
  const key = name.trim().toLowerCase();
  return CHANNEL_TYPES.find((type) => type === key || channelOf(type).aliases.includes(key));
}

/** The descriptor of a channel, typed for generic code. */
export function channelOf(type: ChannelType): Channel {
  return CHANNELS[type];
}

/** What the server knows of a channel beyond that. */
export function practiceOf(type: ChannelType): Practice {
  return PRACTICES[type];
}

/** The app that somebody has to register with a channel's vendor before anyone signs in; null where there is none. */
export function vendorAppOf(type: ChannelType): VendorApp | null {
  const { signIn } = practiceOf(type);
  return signIn.kind === 'oauth' ? signIn.app : null;
}

/** The id that a post has on its channel, where its link tells it. */
export function idInLink(type: ChannelType, link: string): string | null {
  const { postLink } = practiceOf(type);
  return postLink?.pattern.test(link) ? link.replace(postLink.pattern, postLink.id) : null;
}

/** How posts for a channel are written. */
export function writingOf(type: PostChannel): Writing {
  return PRACTICES[type].writing;
}
