// Pictures for what is planned: each post that was written for a business gets one that says what it says, in the business's look,
// unlike its neighbours'. A picture follows its text until a person chooses another.
import { channelOf, practiceOf } from '../../contract/channels/index.ts';
import { LIMITS } from '../../contract/constants/limits.ts';
import type { DesignName, DesignWords, Ratio, Scheme, SlideWords } from '../../contract/design.ts';
import { type Context, type Query, unitOfWork } from '../../db/unit-of-work.ts';
import { SYSTEM } from '../../kernel/actor.ts';
import { sha256 } from '../../kernel/ids.ts';
import { say } from '../../sentences/index.ts';
import {
  type Business,
  type FactRecord,
  findBrandVoice,
  findBusiness,
  listFacts,
} from '../business/index.ts';
import {
  findFactIds,
  findLesson,
  findPostOfAnyBusiness,
  type PostRecord,
  reviewApproval,
  showMedia,
} from '../content/index.ts';
import {
  altOf,
  chooseDesign,
  type Drawing,
  type DrawnKit,
  type Films,
  findBrandKit,
  type Look,
  linesOf,
  timesOf,
} from '../design/index.ts';
import { addFilm, addPicture, listMediaByIds, type MediaParts, type MediumRecord } from '../media/index.ts';
import { isAmerican, type Library, libraryFor } from '../writer/index.ts';
import {
  listPlannedPosts,
  type PictureRecord,
  type PictureWords,
  type PlannedPost,
  upsertPicture,
} from './picture.repo.ts';
import { filmWords, type Matter, pictureWords } from './picture-words.ts';

export interface PictureParts {
  readonly media: Pick<MediaParts, 'store' | 'imaging'>;
  readonly drawing: Drawing;
  readonly filming: Films;
  /** False while days are played faster than anybody draws. */
  drawsNow(): boolean;
  /** Hears of a picture that could not be drawn. */
  report(error: unknown, postId: number): void;
}

/** What is the same for all posts of a business. */
interface Studio extends PictureParts {
  readonly ctx: Context;
  readonly business: Business;
  readonly kit: DrawnKit;
  /** Names the look: when it changes, so do the pictures. */
  readonly stamp: string;
  readonly ideas: Library['ideas'];
  readonly facts: readonly FactRecord[];
}

/**
 * Draws what planned posts lack, one after the other, in the order in which they leave; may run at any time.
 * @returns how many were drawn
 */
export async function picturePosts(
  ctx: Context,
  businessId: number,
  { signal, ...parts }: PictureParts & { readonly signal?: AbortSignal },
): Promise<number> {
  const q = ctx.db.read;
  const planned = await listPlannedPosts(q, businessId);
  const lacking = planned.filter(mayLack);
  if (lacking.length === 0) return 0;
  const studio = await openStudio(ctx, businessId, parts);
  if (studio === undefined) return 0;
  const looks = new Map(planned.map(({ id, design, scheme }) => [id, lookOf(design, scheme)]));
  let drawn = 0;
  for (const place of lacking) {
    if (signal?.aborted) break;
    const post = await findPostOfAnyBusiness(q, place.id);
    if (post === undefined || stampOf(post, studio.stamp) === place.stamp) continue;
    const picture = await picturePost(studio, post, {
      around: looksAround(place, planned, looks),
      signal,
    });
    looks.set(post.id, lookOf(picture?.design, picture?.scheme));
    if (picture !== null) drawn += 1;
  }
  return drawn;
}

/** One that shows what a person chose, or whose channel shows nothing, is left alone. */
function mayLack({ channel, media, shownId, mediaId, isOwn }: PlannedPost): boolean {
  const { form } = channelOf(channel);
  if (practiceOf(channel).picture === null || form.media === 'none') return false;
  return !isOwn && (media === 0 || (media === 1 && shownId === mediaId));
}

/** Names a text in a look: when either changes, so does the picture. */
function stampOf({ title, content }: Pick<PostRecord, 'title' | 'content'>, look: string): string {
  return sha256(JSON.stringify([title, content, look]));
}

function lookOf(design: DesignName | null = null, scheme: Scheme | null = null): Look[] {
  return design === null || scheme === null ? [] : [{ design, scheme }];
}

/** Looks of the same channel's posts, the nearest in time first. */
function looksAround(
  { id, connectionId, at }: PlannedPost,
  planned: readonly PlannedPost[],
  looks: ReadonlyMap<number, readonly Look[]>,
): Look[] {
  return planned
    .filter((other) => other.connectionId === connectionId && other.id !== id)
    .sort((x, y) => Math.abs(x.at - at) - Math.abs(y.at - at))
    .flatMap((other) => looks.get(other.id) ?? []);
}

async function openStudio(
  ctx: Context,
  businessId: number,
  parts: PictureParts,
): Promise<Studio | undefined> {
  const q = ctx.db.read;
  const business = await findBusiness(q, businessId);
  if (business === undefined) return undefined;
  const { brand } = await findBrandVoice(q, businessId);
  const { library } = await libraryFor({ ...business, keywords: brand.keywords, trade: brand.trade });
  const { isOwn: _, logo, logoDark, mark, ...look } = await findBrandKit(ctx, businessId);
  const stamp = JSON.stringify([look, logo, logoDark, mark]);
  const [light = null, dark = null, small = null] = await readPictures(ctx, parts.media, {
    businessId,
    ids: [logo, logoDark, mark],
  });
  const kit = { name: business.name, ...look, logo: light, logoDark: dark, mark: small };
  return { ...parts, ctx, business, stamp, kit, ideas: library.ideas, facts: await listFacts(q, businessId) };
}

/** Their bytes; null where there is none, or no more. */
async function readPictures(
  { db }: Context,
  { store }: PictureParts['media'],
  { businessId, ids }: { businessId: number; ids: readonly (number | null)[] },
): Promise<(Uint8Array | null)[]> {
  const media = await listMediaByIds(
    db.read,
    businessId,
    ids.filter((id) => id !== null),
  );
  return Promise.all(
    ids.map((id) => {
      const medium = media.find((one) => one.id === id);
      return medium ? store.read(medium.hash) : null;
    }),
  );
}

type Around = { readonly around: readonly Look[]; readonly signal: AbortSignal | undefined };

/** @returns null when there is nothing to draw, it cannot be drawn, or the post has moved on */
async function picturePost(studio: Studio, post: PostRecord, place: Around): Promise<PictureRecord | null> {
  const matter = await matterOf(studio, post);
  const ratio = practiceOf(post.channel).picture;
  try {
    const make = channelOf(post.channel).form.media === 'video' ? makeFilm : makePicture;
    return await store(studio, post, ratio && (await make(studio, { post, matter, ratio, ...place })));
  } catch (error) {
    if (place.signal?.aborted) return null;
    studio.report(error, post.id);
    return await store(studio, post, null);
  }
}

async function matterOf({ ctx, business, ideas, facts }: Studio, post: PostRecord): Promise<Matter> {
  const q: Query = ctx.db.read;
  const ids = (await findFactIds(q, business.id, [post.id])).get(post.id) ?? [];
  return {
    business,
    post,
    idea: ideas.find(({ id }) => id === post.idea)?.idea ?? null,
    fact: openingOf(
      post,
      facts.filter(({ id }) => ids.includes(id)),
    ),
    isEdited: (await findLesson(q, { postId: post.id, kind: 'edit' })) !== undefined,
    american: isAmerican(business.locale),
  };
}

type Making = Around & { readonly post: PostRecord; readonly matter: Matter; readonly ratio: Ratio };

/** @returns null for words that no picture can show */
async function makePicture(studio: Studio, making: Making): Promise<Made | null> {
  const { post, ratio, around, signal } = making;
  const words = pictureWords(making.matter);
  if (words === undefined || !canDraw(studio, [words])) return null;
  const look = chooseDesign({ kind: words.kind, hasPhoto: false, recent: around, seed: `${post.id}` });
  const { bytes } = await draw(studio, { words, ratio, ...look, seed: `${post.id}` }, signal);
  const said = { name: linesOf(words)[0] ?? '', alt: altOf(words, LIMITS.alt) };
  const medium = await addPicture(studio.ctx, SYSTEM, { ...ofBusiness(studio), ...said, bytes });
  return { medium, words, ...look };
}

/** @returns null for words that no film can show */
async function makeFilm(studio: Studio, making: Making): Promise<Made | null> {
  const { post, ratio, around, signal } = making;
  const words = filmWords(making.matter, studio.business.name);
  if (words.length === 0 || !canDraw(studio, words)) return null;
  const look = chooseDesign({ kind: 'opening', hasPhoto: false, recent: around, seed: `${post.id}` });
  const seconds = timesOf(words.map((slide) => linesOf(slide).join(' ')));
  const slides: { png: Uint8Array; seconds: number }[] = [];
  let size = { width: 0, height: 0 };
  for (const [at, slide] of words.entries()) {
    const { bytes, ...drawn } = await draw(
      studio,
      { words: slide, ratio, ...look, seed: `${post.id}` },
      signal,
    );
    size = drawn;
    slides.push({ png: bytes, seconds: seconds[at] ?? 0 });
  }
  const { width, height } = size;
  const { bytes } = await studio.filming.film({ slides, width, height }, signal);
  const said = { name: words[0]?.title ?? '', alt: words.map((slide) => altOf(slide, LIMITS.alt)).join(' ') };
  const alt = said.alt.slice(0, LIMITS.alt);
  const medium = await addFilm(studio.ctx, SYSTEM, { ...ofBusiness(studio), ...said, alt, bytes });
  return { medium, words, ...look };
}

function ofBusiness({ media, business }: Studio) {
  return { parts: media, businessId: business.id, origin: 'design' as const };
}

/** Of the facts that a post rests on the one that it tells first. */
function openingOf({ content }: PostRecord, facts: readonly FactRecord[]): FactRecord | undefined {
  const told = facts
    .map((fact) => ({ fact, at: content.indexOf(fact.text.replace(/[.!?]$/, '')) }))
    .filter(({ at }) => at >= 0)
    .sort((x, y) => x.at - y.at);
  return told[0]?.fact ?? facts[0];
}

function canDraw({ drawing, kit }: Studio, words: readonly (DesignWords | SlideWords)[]): boolean {
  return drawing.canDraw([kit.name, ...words.flatMap(linesOf)].join(' '), kit.fonts);
}

interface Order {
  readonly words: DesignWords | SlideWords;
  readonly ratio: Ratio;
  readonly design: DesignName;
  readonly scheme: Scheme;
  readonly seed: string;
}

function draw({ drawing, kit, business }: Studio, order: Order, signal: AbortSignal | undefined) {
  return drawing.draw({ ...order, kit, photo: null, language: business.locale }, signal);
}

interface Made {
  readonly medium: MediumRecord;
  readonly words: PictureWords;
  readonly design: DesignName;
  readonly scheme: Scheme;
}

/** Remembers what became of it, so that it is not tried again before text or look change. */
async function store(studio: Studio, post: PostRecord, made: Made | null): Promise<PictureRecord | null> {
  const stamp = stampOf(post, studio.stamp);
  return unitOfWork(studio.ctx, SYSTEM, async (tx) => {
    const { id: postId, businessId, channel } = post;
    const now = await findPostOfAnyBusiness(tx.q, postId);
    // It was changed, or has left, while its picture was drawn.
    if (now === undefined || now.status !== post.status || stampOf(now, studio.stamp) !== stamp) return null;
    if (made !== null) {
      await showMedia(tx, now, { ids: [made.medium.id] });
      await reviewApproval(tx, now, say('content.pictured-since-approval'));
      tx.emit({ kind: 'post.pictured', businessId, subjectId: postId, data: { channel } });
    }
    const picture: PictureRecord = {
      ...{ postId, stamp, isOwn: false, drawnAt: tx.now },
      mediaId: made?.medium.id ?? null,
      design: made?.design ?? null,
      scheme: made?.scheme ?? null,
      words: made?.words ?? null,
    };
    await upsertPicture(tx.q, picture);
    return made === null ? null : picture;
  });
}
