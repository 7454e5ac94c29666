// Sentences about pictures and films.
import { type ChannelType, channelOf } from '../contract/channels/index.ts';
import type { MediaKind } from '../contract/media.ts';
import { describeMisfit, type Misfit } from '../contract/media-rules.ts';
import type { OwnLimits } from '../contract/own-limits.ts';
import { defineSentences } from '../contract/sentence.ts';

/** Why a file is not taken, as domain/media names it. */
type Unread = 'unknown' | 'heic' | 'damaged' | 'large' | 'unreadable' | 'slow';

const UNREAD: Readonly<Record<Unread, string>> = {
  unknown:
    'This is no picture or film that can be used. Send a JPEG, PNG, WebP, AVIF or GIF, or a film as MP4 or MOV.',
  heic: 'This is a HEIC picture, as iPhones keep them; it cannot be read here. Share or export it as JPEG, and send that.',
  damaged: 'This file is damaged or cut off. Open it in another program, save it anew, and send that.',
  large:
    'This picture has too many pixels to be read. Save it smaller, with about 12 megapixels, and send that.',
  unreadable:
    'This file is of a rare kind that cannot be read. Save it as an ordinary JPEG or PNG, or the film as MP4, and send that.',
  slow: 'This picture takes too long to read. Save it anew in another program, and send that.',
};

const KINDS: Readonly<Record<MediaKind, string>> = { image: 'picture', video: 'film' };

/** Whole megabytes, as limits are. */
const megabytes = (bytes: number) => `${Math.floor(bytes / 1_000_000).toLocaleString('en')} MB`;

export const MEDIA = defineSentences({
  'media.empty': 'The file is empty.',
  'media.not-so-far': ({ received }: { received: number }) =>
    `Of this file ${received} bytes are here. Go on from there.`,
  'media.more-than-told': ({ total }: { total: number }) =>
    `The file has more than the ${total} bytes that it was said to have.`,
  'media.no-such-look': 'must be a design that sets these words',
  'media.other-words':
    'must be words of one picture, or of as many slides as the channel takes; a film is made of slides',
  'media.not-drawn':
    'No pictures are drawn on this server. Add one of your own, or ask the operator to switch drawing on.',
  'media.shows-none': ({ channel }: { channel: ChannelType }) =>
    `Posts on ${channelOf(channel).name} show no pictures.`,
  'media.no-such-picture': 'must be the id of a picture of this business',
  'media.too-large': ({ kind, most }: { kind: MediaKind | null; most: number }) =>
    `A ${kind ? KINDS[kind] : 'file'} may have at most ${megabytes(most)}. This one has more.`,
  'media.no-room': ({ most }: { most: number }) =>
    `All pictures and films together may have ${megabytes(most)}. Delete some that you no longer need.`,
  'media.no-film-in-mails': 'Mails show pictures alone. Put a link to the film into the mail.',
  'media.no-film': 'Only a film is shown by a still.',
  'media.other-shape': ({ width, height }: { width: number; height: number }) =>
    `A still of this film has its shape, and at least its ${width} x ${height} pixels.`,
  'media.narrower': ({ width }: { width: number }) => `is wider than the picture, which has ${width} pixels`,
  'media.unread': ({ problem }: { problem: Unread }) => UNREAD[problem],
  'media.misfit': ({ channel, misfit, own }: { channel: ChannelType; misfit: Misfit; own?: OwnLimits }) =>
    describeMisfit(channel, misfit, own),
  'media.shown': ({ posts, more }: { posts: readonly string[]; more: number }) =>
    `${posts.length + more === 1 ? 'A post shows' : 'Posts show'} this: ${posts.map((post) => `“${post}”`).join(', ')}${more > 0 ? ` and ${more} more` : ''}. Take it out there first.`,
});
