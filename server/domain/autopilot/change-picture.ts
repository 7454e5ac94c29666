// What a person wants the drawn picture of a post to be: another design, other words, colours or photo. It is drawn by a job.
import { channelOf, practiceOf } from '../../contract/channels/index.ts';
import type { PictureChange, PictureWish, PictureWords, PostPicture } from '../../contract/picture.ts';
import { type Context, type Query, type Tx, unitOfWork } from '../../db/unit-of-work.ts';
import type { AccountActor } from '../../kernel/actor.ts';
import { AppError, notFound } from '../../kernel/app-error.ts';
import { inField, say } from '../../sentences/index.ts';
import { findPost, type PostRecord, requireAction } from '../content/index.ts';
import { type Choosing, lookAfter, looksFor, setsWords } from '../design/index.ts';
import { listMediaByIds } from '../media/index.ts';
import { findPicture, type PictureRecord, savePicture } from './picture.repo.ts';
import { ASKED } from './picture-posts.ts';

/** @throws AppError not-found for a foreign post */
export async function readPostPicture(
  ctx: Context,
  actor: AccountActor,
  postId: number,
): Promise<PostPicture> {
  const q = ctx.db.read;
  await mustFind(q, actor, postId);
  return present(await findPicture(q, postId));
}

/**
 * Asks for the picture to be drawn as it is wanted; what the post showed before is replaced once it is.
 * @param draws whether pictures are drawn on this server
 * @throws AppError not-found for a foreign post or photo; conflict where the post cannot be edited, its channel shows no
 * pictures, or none are drawn here; invalid for a design that does not set its words, or words for another kind of post
 */
export async function changePicture(
  ctx: Context,
  actor: AccountActor,
  postId: number,
  { change, draws }: { readonly change: PictureChange; readonly draws: boolean },
): Promise<PostPicture> {
  return unitOfWork(ctx, actor, async (tx) => {
    const post = await mustFind(tx.q, actor, postId);
    requireAction(post, actor, 'edit');
    requireDrawn(post, draws);
    const before = await findPicture(tx.q, postId);
    const wish = await merge(tx, post, change, before);
    const asked = { ...(before ?? nothingYet(postId, tx.now)), wish, stamp: ASKED };
    await savePicture(tx.q, asked);
    const { businessId, channel } = post;
    tx.emit({ kind: 'post.picture-asked', businessId, subjectId: postId, data: { channel } });
    return present(asked);
  });
}

async function mustFind(q: Query, { businessId }: AccountActor, id: number): Promise<PostRecord> {
  const post = await findPost(q, { id, businessId });
  if (!post) throw notFound();
  return post;
}

function requireDrawn({ channel }: PostRecord, draws: boolean): void {
  if (practiceOf(channel).picture === null || channelOf(channel).form.media === 'none')
    throw new AppError('conflict', say('media.shows-none', { channel }));
  if (!draws) throw new AppError('conflict', say('media.not-drawn'));
}

async function merge(
  { q }: Tx,
  post: PostRecord,
  { another, ...change }: PictureChange,
  before: PictureRecord | undefined,
): Promise<PictureWish> {
  const merged = Object.entries({ ...before?.wish, ...change }).filter(([, value]) => value != null);
  const wish = Object.fromEntries(merged) as PictureWish;
  await requirePhoto(q, post, wish);
  const words = wish.words ?? (change.words === null ? null : before?.words);
  if (wish.words) requireFitting(post, wish.words);
  if (!words) return wish;
  const setting = { kind: kindOf(words), hasPhoto: (wish.photo ?? before?.photoId ?? 0) !== 0 };
  if (change.design && !setsWords(change.design, setting)) throw invalid('design', 'media.no-such-look');
  if (!another) return wish;
  return { ...wish, ...lookAfter(setting, { ...drawnLook(before), ...wish }) };
}

/** Films are made of slides; pictures of the words of one, or of slides too. */
function requireFitting({ channel }: PostRecord, words: PictureWords): void {
  const { form, media } = channelOf(channel);
  const isFilm = form.media === 'video';
  const isSlides = Array.isArray(words);
  const tooMany = isSlides && !isFilm && words.length > (media.image?.most ?? 1);
  if ((isFilm && !isSlides) || tooMany) throw invalid('words', 'media.other-words');
}

async function requirePhoto(q: Query, { businessId }: PostRecord, { photo }: PictureWish): Promise<void> {
  if (!photo) return;
  const [found] = await listMediaByIds(q, businessId, [photo]);
  if (found?.kind !== 'image') throw invalid('photo', 'media.no-such-picture');
}

function invalid(field: string, name: 'media.no-such-look' | 'media.other-words' | 'media.no-such-picture') {
  return new AppError('invalid', inField(field, say(name)), { field });
}

/** Slides are set by what sets the first. */
const kindOf = (words: PictureWords): Choosing['kind'] => (Array.isArray(words) ? 'opening' : words.kind);

function drawnLook(picture: PictureRecord | undefined) {
  return picture?.design && picture.scheme ? { design: picture.design, scheme: picture.scheme } : {};
}

function nothingYet(postId: number, drawnAt: number): Omit<PictureRecord, 'wish' | 'stamp'> {
  return {
    ...{ postId, drawnAt, mediaId: null, design: null, scheme: null, words: null, photoId: null },
    slides: 1,
  };
}

function present(picture: PictureRecord | undefined): PostPicture {
  if (!picture)
    return { isDrawing: false, design: null, scheme: null, words: null, photo: null, wish: {}, looks: 0 };
  const { stamp, design, scheme, words, photoId: photo, wish } = picture;
  const looks = words ? looksFor({ kind: kindOf(words), hasPhoto: photo !== null }).length : 0;
  return { isDrawing: stamp === ASKED, design, scheme, words, photo, wish, looks };
}
