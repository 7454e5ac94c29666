// Which pictures and films a channel takes, decided here alone: composer, publishing and Sandbox all ask this.
import { type Channel, type ChannelType, channelOf, type ImageRules } from './channels/index.ts';
import type { MediaKind, MediaType } from './media.ts';
import { mediaOn, type OwnLimits } from './own-limits.ts';

/** What a channel looks at. */
export interface MediaFacts {
  readonly kind: MediaKind;
  readonly type: MediaType;
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
  readonly seconds: number | null;
  /** A second; null where nobody knows. */
  readonly frames: number | null;
}

/** Why a channel does not take media. */
export type Misfit =
  | 'no-pictures'
  | 'no-films'
  | 'many'
  | 'mixed'
  | 'small'
  | 'wide'
  | 'format'
  | 'bytes'
  | 'ratio'
  | 'short'
  | 'long'
  | 'frames';

type Rules = Channel['media'];
type FileRules = NonNullable<Rules['image']> | NonNullable<Rules['video']>;

const FORMATS: Readonly<Record<MediaType, string>> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'video/mp4': 'mp4',
  'video/quicktime': 'mov',
};

/**
 * Whether these may stand in one post, whatever each of them is: some pictures, or one film. Null when they may.
 * @param own limits of the server that the post leaves by, where that has some of its own
 */
export function misfitOfSet(
  channel: ChannelType,
  kinds: readonly MediaKind[],
  own: OwnLimits | null = null,
): Misfit | null {
  const { image, video } = mediaOn(channel, own);
  const films = kinds.filter((kind) => kind === 'video').length;
  if (films > 0 && !video) return 'no-films';
  if (films < kinds.length && !image) return 'no-pictures';
  if (films > 0 && films < kinds.length) return 'mixed';
  const most = films > 0 ? video?.most : image?.most;
  return kinds.length > (most ?? 0) && kinds.length > 0 ? 'many' : null;
}

/** Whether a channel takes a medium exactly as it is. */
export function misfitOf(
  channel: ChannelType,
  medium: MediaFacts,
  own: OwnLimits | null = null,
): Misfit | null {
  const { image, video } = mediaOn(channel, own);
  if (medium.kind === 'video') return video ? misfitOfFilm(video, medium) : 'no-films';
  if (!image) return 'no-pictures';
  const found = misfitOfFile(image, medium);
  if (found || !image.width) return found;
  if (medium.width < image.width.min) return 'small';
  return medium.width > image.width.max ? 'wide' : null;
}

function misfitOfFilm(rules: NonNullable<Rules['video']>, film: MediaFacts): Misfit | null {
  const found = misfitOfFile(rules, film);
  const { seconds, frames } = film;
  if (found || seconds === null) return found;
  if (seconds < rules.seconds.min) return 'short';
  if (seconds > rules.seconds.max) return 'long';
  const isOdd = rules.frames && frames !== null && (frames < rules.frames.min || frames > rules.frames.max);
  return isOdd ? 'frames' : null;
}

function misfitOfFile({ formats, bytes, ratio }: FileRules, medium: MediaFacts): Misfit | null {
  if (!formats.includes(FORMATS[medium.type])) return 'format';
  if (medium.bytes > bytes) return 'bytes';
  // Sides are whole pixels: a shape at the edge of what is taken may miss it by one.
  const isOdd =
    ratio && (medium.width + 1 < medium.height * ratio.min || medium.width - 1 > medium.height * ratio.max);
  return isOdd ? 'ratio' : null;
}

/** Width by height in which a channel shows a picture. */
export function shapeFor(
  { shape, ratio }: Pick<ImageRules, 'shape' | 'ratio'>,
  { width, height }: Pick<MediaFacts, 'width' | 'height'>,
): number {
  if (shape !== null) return shape;
  const own = width / height;
  return ratio ? Math.min(ratio.max, Math.max(ratio.min, own)) : own;
}

/** Whether a channel still lacks the picture or film without which it shows nothing. */
export function lackingOf(channel: ChannelType, kinds: readonly MediaKind[]): MediaKind | null {
  const { form, media } = channelOf(channel);
  if (form.media !== 'image' && form.media !== 'video') return null;
  const isThere =
    kinds.length > 0 && (form.media === 'image' || media.image !== null || kinds.includes('video'));
  return isThere ? null : form.media;
}

/** A misfit in one sentence. */
export function describeMisfit(channel: ChannelType, misfit: Misfit, own: OwnLimits | null = null): string {
  return `${channelOf(channel).name} ${WANTED[misfit](mediaOn(channel, own))}.`;
}

const megabytes = (bytes: number | undefined) => `${Math.floor((bytes ?? 0) / 1_000_000)} MB`;
const listed = (formats: readonly string[] | undefined) =>
  (formats ?? []).map((one) => one.toUpperCase()).join(', ');

const pictures = (most: number) => (most === 1 ? 'one picture' : `at most ${most} pictures`);
const listedChoice = (choices: readonly (string | null)[]) =>
  `takes ${choices.filter(Boolean).join(', or ')}`;

/** What a channel wants instead. */
const WANTED: Readonly<Record<Misfit, (rules: Rules) => string>> = {
  'no-pictures': () => 'takes no pictures',
  'no-films': () => 'takes no films',
  many: ({ image, video }) => listedChoice([image && pictures(image.most), video && 'one film']),
  mixed: () => 'takes pictures or one film, not both in one post',
  small: ({ image }) => `takes pictures that are at least ${image?.width?.min} pixels wide`,
  wide: ({ image }) => `takes pictures that are at most ${image?.width?.max} pixels wide`,
  format: ({ image, video }) =>
    `takes ${[listed(image?.formats), listed(video?.formats)].filter(Boolean).join(' and ')}`,
  bytes: ({ image, video }) =>
    `takes pictures of at most ${megabytes(image?.bytes)} and films of at most ${megabytes(video?.bytes)}`,
  ratio: () => 'takes nothing that is so long or so high',
  short: ({ video }) => `takes films of at least ${video?.seconds.min} seconds`,
  long: ({ video }) => `takes films of at most ${video?.seconds.max} seconds`,
  frames: ({ video }) => `takes films of ${video?.frames?.min} to ${video?.frames?.max} frames a second`,
};
