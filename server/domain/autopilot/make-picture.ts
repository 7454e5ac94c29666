// One picture, carousel or film: what it says, in which design, with which of the business's photos.
import { LIMITS } from '../../contract/constants/limits.ts';
import { factsOf, type Ratio, type SlideWords } from '../../contract/design.ts';
import type { PictureWish, PictureWords } from '../../contract/picture.ts';
import { SYSTEM } from '../../kernel/actor.ts';
import type { PostRecord } from '../content/index.ts';
import {
  altOf,
  chooseDesign,
  choosePhoto,
  type DrawnWords,
  type Look,
  linesOf,
  type Picture,
  setsWords,
  timesOf,
} from '../design/index.ts';
import { addFilm, addPicture, type MediumRecord } from '../media/index.ts';
import type { PhotoRecord } from './photo.repo.ts';
import { carouselWords, filmWords, type Matter, pictureWords } from './picture-words.ts';
import { kitFor, type Studio } from './studio.ts';

export interface Making {
  readonly post: PostRecord;
  readonly matter: Matter;
  readonly wish: PictureWish;
  readonly ratio: Ratio;
  /** Looks of the posts around it, the nearest first. */
  readonly around: readonly Look[];
  readonly signal: AbortSignal | undefined;
}

export interface Made extends Look {
  /** In their order: several are a carousel. */
  readonly media: readonly MediumRecord[];
  readonly words: PictureWords;
  readonly photoId: number | null;
}

/** @returns null for words that no picture can show */
export async function makePicture(studio: Studio, making: Making): Promise<Made | null> {
  const words = making.wish.words ?? carouselWords(making.matter, making.post) ?? pictureWords(making.matter);
  if (words === undefined || !canDraw(studio, [words].flat())) return null;
  if (Array.isArray(words)) return makeCarousel(studio, making, words);
  const photo = photoFor(studio, making, words);
  const look = lookFor(making, words.kind, photo !== undefined);
  const shown = factsOf(look.design).photo === 'none' ? undefined : photo;
  const { bytes } = await draw(studio, making, { words, look, photo: shown });
  const medium = await keep(studio, { words, bytes, photo: shown });
  return { media: [medium], words, ...look, photoId: shown?.id ?? null };
}

async function makeCarousel(studio: Studio, making: Making, words: SlideWords[]): Promise<Made> {
  const look = lookFor(making, 'opening', false);
  const media: MediumRecord[] = [];
  for (const slide of words) {
    const { bytes } = await draw(studio, making, { words: slide, look, photo: undefined });
    media.push(await keep(studio, { words: slide, bytes, photo: undefined }));
  }
  return { media, words, ...look, photoId: null };
}

/** @returns null for words that no film can show */
export async function makeFilm(studio: Studio, making: Making): Promise<Made | null> {
  const wished = making.wish.words;
  const words = Array.isArray(wished) ? wished : filmWords(making.matter, studio.business.name);
  if (words.length === 0 || !canDraw(studio, words)) return null;
  const look = lookFor(making, 'opening', false);
  const seconds = timesOf(words.map((slide) => linesOf(slide).join(' ')));
  const slides: { png: Uint8Array; seconds: number }[] = [];
  let size = { width: 0, height: 0 };
  for (const [at, slide] of words.entries()) {
    const { bytes, width, height } = await draw(studio, making, { words: slide, look, photo: undefined });
    size = { width, height };
    slides.push({ png: bytes, seconds: seconds[at] ?? 0 });
  }
  const [opening] = slides;
  if (!opening) return null;
  const { bytes } = await studio.filming.film({ slides, ...size }, making.signal);
  const alt = words.map((slide) => altOf(slide, LIMITS.alt)).join(' ');
  const said = { name: words[0]?.title ?? '', alt: alt.slice(0, LIMITS.alt) };
  const medium = await addFilm(studio.ctx, SYSTEM, {
    ...ofBusiness(studio),
    ...said,
    bytes,
    poster: { bytes: opening.png, ...size },
  });
  return { media: [medium], words, ...look, photoId: null };
}

/** What a person chose where it sets these words, and otherwise what differs most from its neighbours. */
function lookFor(
  { post, wish, around }: Making,
  kind: Parameters<typeof chooseDesign>[0]['kind'],
  hasPhoto: boolean,
): Look {
  const { scheme } = wish;
  if (wish.design && setsWords(wish.design, { kind, hasPhoto }))
    return { design: wish.design, scheme: scheme ?? 'light' };
  const chosen = chooseDesign({ kind, hasPhoto, recent: around, seed: `${post.id}` });
  return scheme ? { ...chosen, scheme } : chosen;
}

/** The one that a person chose; otherwise one that speaks of the same and was not shown lately. */
function photoFor({ photos }: Studio, { post, wish }: Making, words: DrawnWords): PhotoRecord | undefined {
  if (wish.photo !== undefined) return photos.find(({ id }) => id === wish.photo);
  const offered = photos.map(({ id, name, alt, shownIn }) => ({
    ...{ id, said: `${name} ${alt}` },
    // What it shows itself is no reason to choose another when it is drawn anew.
    shownAt: shownIn.filter((one) => one.postId !== post.id).reduce(latest, null),
  }));
  const at = post.scheduledAt ?? post.createdAt;
  const chosen = choosePhoto(offered, { words: linesOf(words).join(' '), at });
  return photos.find(({ id }) => id === chosen?.id);
}

const latest = (so: number | null, { at }: { at: number }): number => Math.max(so ?? 0, at);

function canDraw({ drawing, kit }: Studio, words: readonly DrawnWords[]): boolean {
  return drawing.canDraw([kit.name, ...words.flatMap(linesOf)].join(' '), kit.fonts);
}

async function draw(
  studio: Studio,
  { post, wish, ratio, signal }: Making,
  { words, look, photo }: { words: DrawnWords; look: Look; photo: PhotoRecord | undefined },
): Promise<Picture> {
  const { drawing, media, business } = studio;
  const shown = photo && {
    bytes: await media.store.read(photo.hash),
    focus: { x: photo.focusX, y: photo.focusY },
  };
  const kit = kitFor(studio, wish);
  const order = { ...look, words, ratio, kit, photo: shown ?? null, seed: `${post.id}` };
  return drawing.draw({ ...order, language: business.locale }, signal);
}

/** The photo is told too: who does not see it hears what it shows. */
function keep(
  studio: Studio,
  { words, bytes, photo }: { words: DrawnWords; bytes: Uint8Array; photo: PhotoRecord | undefined },
): Promise<MediumRecord> {
  const told = photo && photo.alt !== '' ? ` ${photo.alt}` : '';
  const alt = `${altOf(words, LIMITS.alt)}${told}`.slice(0, LIMITS.alt);
  const said = { name: linesOf(words)[0] ?? '', alt };
  return addPicture(studio.ctx, SYSTEM, { ...ofBusiness(studio), ...said, bytes });
}

function ofBusiness({ media, business }: Studio) {
  return { parts: media, businessId: business.id, origin: 'design' as const };
}
