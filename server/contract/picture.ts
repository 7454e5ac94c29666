// The drawn picture of a post, and what a person wants it to be. `GET|POST /api/contents/:id/picture`.
import * as v from 'valibot';
import { DESIGN_NAMES, DesignWords, SlideWords } from './design.ts';
import { problem } from './problem.ts';
import { Id } from './schema.ts';

const Color = v.pipe(
  v.string(problem('colour')),
  v.regex(/^#[0-9a-fA-F]{6}$/, problem('colour')),
  v.toLowerCase(),
);

/** Slides of a carousel, or of a film. */
const Slides = v.pipe(
  v.array(SlideWords),
  v.minLength(2, problem('two-slides')),
  v.maxLength(10, problem('more-than', { most: 10 })),
);

/** Words of one picture, or of each slide. */
export const PictureWords = v.union([DesignWords, Slides], problem('picture-words'));
export type PictureWords = v.InferOutput<typeof PictureWords>;

const WISH = {
  design: v.picklist(DESIGN_NAMES, problem('listed-design')),
  scheme: v.picklist(['light', 'dark'], problem('either', { names: ['light', 'dark'] })),
  words: PictureWords,
  colors: v.strictObject({ primary: Color, secondary: Color }),
  /** Id of a picture of the business; 0 for none at all. */
  photo: v.union([Id, v.literal(0)], problem('picture-or-none')),
};

/** What a person chose; what is absent is chosen for them, and follows the text. */
export const PictureWish = v.partial(v.strictObject(WISH));
export type PictureWish = v.InferOutput<typeof PictureWish>;

const nullable = <S extends v.GenericSchema>(schema: S) => v.optional(v.nullable(schema));

/** Body of POST /api/contents/:id/picture: null takes a wish back. `another`: the next design that sets these words. */
export const PictureChange = v.strictObject({
  another: v.optional(v.boolean(problem('yes-or-no'))),
  design: nullable(WISH.design),
  scheme: nullable(WISH.scheme),
  words: nullable(WISH.words),
  colors: nullable(WISH.colors),
  photo: nullable(WISH.photo),
});
export type PictureChange = v.InferOutput<typeof PictureChange>;

export const PICTURE_EXAMPLE = { another: true };

export const PostPicture = v.object({
  /** It is being drawn as it is wanted now: ask again. */
  isDrawing: v.boolean(),
  /** What is shown; null while nothing is drawn. */
  design: v.nullable(WISH.design),
  scheme: v.nullable(WISH.scheme),
  words: v.nullable(PictureWords),
  photo: v.nullable(v.number()),
  /** What the person chose of it. */
  wish: PictureWish,
  /** How many looks there are for these words. */
  looks: v.number(),
});
export type PostPicture = v.InferOutput<typeof PostPicture>;
