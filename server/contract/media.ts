// Media: the pictures and films of a business. `/api/media`.
import * as v from 'valibot';
import { CHANNEL_TYPES, takesPosts } from './channels/index.ts';
import { LIMITS } from './constants/limits.ts';
import { problem } from './problem.ts';
import { Id, IdText, optionalText } from './schema.ts';

export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'] as const;
export const FILM_TYPES = ['video/mp4', 'video/quicktime'] as const;
export const MEDIA_TYPES = [...PICTURE_TYPES, ...FILM_TYPES] as const;
export type MediaType = (typeof MEDIA_TYPES)[number];

/** For the choice of files: an AVIF is made a JPEG or PNG, and phones call films by their ending alone. */
export const TAKEN_PICTURES = [
  ...MEDIA_TYPES.filter((type) => type.startsWith('image/')),
  'image/avif',
  '.avif',
].join(',');
export const TAKEN_TYPES = [...MEDIA_TYPES, 'image/avif', '.avif', '.mov'].join(',');

export const MEDIA_KINDS = ['image', 'video'] as const;
export type MediaKind = (typeof MEDIA_KINDS)[number];

/** Sizes of thumbnails, pixels of the longer side. */
export const THUMBNAILS = { small: 96, thumb: 480 } as const;
export type ThumbnailSize = keyof typeof THUMBNAILS;

const USES = [...(Object.keys(THUMBNAILS) as ThumbnailSize[]), ...CHANNEL_TYPES.filter(takesPosts)];

/** As what the bytes are asked for: a thumbnail, or what a channel gets. */
export const MediaUse = v.picklist(USES, problem('media-use'));

/** Where it comes from: somebody brought it, it was drawn here, or it stands on the business's website. */
export const MEDIA_ORIGINS = ['upload', 'design', 'website'] as const;
export type MediaOrigin = (typeof MEDIA_ORIGINS)[number];

const Share = v.pipe(
  v.number(problem('number')),
  v.minValue(0, problem('at-least', { least: 0 })),
  v.maxValue(1, problem('at-most', { most: 1 })),
);

/** What must stay in view when it is cropped: shares of width and height from the upper left corner. */
export const Focus = v.strictObject({ x: Share, y: Share });
export type Focus = v.InferOutput<typeof Focus>;

/** What it shows, for those who do not see it. */
export const AltText = optionalText(LIMITS.alt);

export const Medium = v.object({
  id: v.number(),
  /** Path of its bytes; `?as=thumb`, `?as=small` or `?as=<channel>` asks for them as they are shown there. */
  url: v.string(),
  kind: v.picklist(MEDIA_KINDS),
  type: v.picklist(MEDIA_TYPES),
  /** Pixels, upright. */
  width: v.number(),
  height: v.number(),
  bytes: v.number(),
  /** Of a film; null for pictures. */
  seconds: v.nullable(v.number()),
  /** Path of the picture by which a film is shown; null for pictures, and for films without one. */
  poster: v.nullable(v.string()),
  alt: v.string(),
  name: v.string(),
  focus: Focus,
  origin: v.picklist(MEDIA_ORIGINS),
  createdAt: v.string(),
  /** How many posts show it. */
  posts: v.number(),
});
export type Medium = v.InferOutput<typeof Medium>;

/** A medium as a post shows it. */
export const PostMedium = v.object({
  id: v.number(),
  url: v.string(),
  /** The post's own words for it, else the medium's. */
  alt: v.string(),
  width: v.number(),
  height: v.number(),
  kind: v.picklist(MEDIA_KINDS),
  type: v.picklist(MEDIA_TYPES),
  poster: Medium.entries.poster,
});
export type PostMedium = v.InferOutput<typeof PostMedium>;

/** One that a post is to show. `alt` is told in this post instead of the medium's own words; '' are those again. */
export interface ToShow {
  readonly id: number;
  /** What is absent stays as it was told there. */
  readonly alt?: string;
}

const OneToShow = v.union(
  [
    v.pipe(
      Id,
      v.transform((id): ToShow => ({ id })),
    ),
    v.strictObject({ id: Id, alt: AltText }),
  ],
  problem('medium-to-show'),
);

/** Media of a post, in their order: each an id, or with words of this post's own. */
export const MediaToShow = v.pipe(
  v.array(OneToShow, problem('list-of-media')),
  v.maxLength(LIMITS.postMedia, problem('at-most', { most: LIMITS.postMedia })),
  v.check((media) => new Set(media.map(({ id }) => id)).size === media.length, problem('one-twice')),
);

/** Body of POST /api/media/:id/address. */
export const AddressInput = v.strictObject({
  seconds: v.pipe(
    v.number(problem('number')),
    v.integer(problem('whole')),
    v.minValue(1, problem('at-least', { least: 1 })),
    v.maxValue(LIMITS.addressSeconds, problem('at-most', { most: LIMITS.addressSeconds })),
  ),
  as: v.optional(MediaUse),
});
export type AddressInput = v.InferOutput<typeof AddressInput>;
export const ADDRESS_EXAMPLE = { seconds: 3600 };

/** An address that works without an account, until a moment. */
export const MediumAddress = v.object({ url: v.string(), expiresAt: v.string() });

/** Body of PATCH /api/media/:id; what is absent stays. */
export const MediumChange = v.pipe(
  v.strictObject({ alt: v.optional(AltText), focus: v.optional(Focus) }),
  v.check(({ alt, focus }) => alt !== undefined || focus !== undefined, problem('change')),
);
export type MediumChange = v.InferOutput<typeof MediumChange>;
export const MEDIUM_CHANGE_EXAMPLE = { alt: 'Bread from the new oven', focus: { x: 0.5, y: 0.3 } };

/** Query of GET /api/media. */
export const MediaQuery = v.object({
  /** In name and alt text. */
  search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(LIMITS.search, problem('too-long')))),
  kind: v.optional(v.picklist(MEDIA_KINDS, problem('either', { names: ['image', 'video'] }))),
  before: v.optional(IdText),
  limit: v.optional(v.pipe(IdText, v.maxValue(LIMITS.page)), String(LIMITS.page)),
});

/** Query of GET and PUT /api/uploads: a name that its sender makes up for a file, and never uses again. */
const UploadKey = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{20,64}$/, problem('upload-key')));
const Bytes = v.pipe(
  v.string(),
  v.regex(/^\d{1,15}$/, problem('number-of', { unit: 'bytes' })),
  v.transform(Number),
);

export const UploadQuery = v.object({ key: UploadKey });
export const PieceQuery = v.object({
  key: UploadKey,
  /** Bytes of the whole file, and where in it the piece begins. */
  bytes: Bytes,
  at: Bytes,
  name: v.optional(v.string()),
  alt: v.optional(v.string()),
});

/** Answer of GET and PUT /api/uploads: how many bytes are there, and what the whole file became. */
export const UploadAnswer = v.object({ received: v.number(), medium: v.nullable(Medium) });
export type UploadAnswer = v.InferOutput<typeof UploadAnswer>;
