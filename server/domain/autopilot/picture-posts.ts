// Pictures for what is planned: each post that was written for a business gets one that says what it says, in the business's look,
// unlike its neighbours'. A picture follows its text and what a person wants of it, until they show something else.
import { channelOf, practiceOf } from '../../contract/channels/index.ts';
import type { DesignName, Scheme } from '../../contract/design.ts';
import type { PictureWish } from '../../contract/picture.ts';
import { type Context, unitOfWork } from '../../db/unit-of-work.ts';
import { SYSTEM } from '../../kernel/actor.ts';
import { sha256 } from '../../kernel/ids.ts';
import { say } from '../../sentences/index.ts';
import type { FactRecord } from '../business/index.ts';
import {
  findFactIds,
  findLesson,
  findPostOfAnyBusiness,
  type PostRecord,
  reviewApproval,
  showMedia,
} from '../content/index.ts';
import type { Look } from '../design/index.ts';
import { isAmerican, localeOfTexts } from '../writer/index.ts';
import { type Made, makeFilm, makePicture } from './make-picture.ts';
import { listPlannedPosts, type PictureRecord, type PlannedPost, upsertPicture } from './picture.repo.ts';
import type { Matter } from './picture-words.ts';
import { openStudio, type PictureParts, type Studio } from './studio.ts';

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
  const lacking = planned.filter((post) => parts.draws(post.channel) && mayLack(post));
  if (lacking.length === 0) return 0;
  const looks = new Map(planned.map(({ id, design, scheme }) => [id, lookOf(design, scheme)]));
  let drawn = 0;
  let studio: Studio | undefined;
  for (const place of lacking) {
    if (signal?.aborted) break;
    const post = await findPostOfAnyBusiness(q, place.id);
    // Anew for each: what was drawn before shows photos that rest now.
    studio = await openStudio(ctx, businessId, parts);
    if (studio === undefined) return drawn;
    if (post === undefined || stampOf(post, studio.look, place.wish) === place.stamp) continue;
    const around = looksAround(place, planned, looks);
    const picture = await picturePost(studio, post, { wish: place.wish, around, signal });
    looks.set(post.id, lookOf(picture?.design, picture?.scheme));
    if (picture !== null) drawn += 1;
  }
  return drawn;
}

/** One that shows what a person put there since, or whose channel shows nothing, is left alone. */
function mayLack({ channel, media, shownId, mediaId, slides, stamp }: PlannedPost): boolean {
  const { form } = channelOf(channel);
  if (practiceOf(channel).picture === null || form.media === 'none') return false;
  const isAsked = stamp === ASKED;
  return isAsked || media === 0 || (media === slides && shownId === mediaId);
}

/** Stands in the place of a stamp where a person wants a picture drawn now, whatever is shown. */
export const ASKED = '';

/** Names a text in a look, as it is wanted: when one of them changes, so does the picture. */
function stampOf({ title, content }: Pick<PostRecord, 'title' | 'content'>, look: string, wish: PictureWish) {
  const wanted = Object.keys(wish).length === 0 ? [] : [wish];
  return sha256(JSON.stringify([title, content, look, ...wanted]));
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

interface Place {
  readonly wish: PictureWish;
  readonly around: readonly Look[];
  readonly signal: AbortSignal | undefined;
}

/** @returns null when there is nothing to draw, it cannot be drawn, or the post has moved on */
async function picturePost(studio: Studio, post: PostRecord, place: Place): Promise<PictureRecord | null> {
  const matter = await matterOf(studio, post);
  const ratio = practiceOf(post.channel).picture;
  try {
    const make = channelOf(post.channel).form.media === 'video' ? makeFilm : makePicture;
    const made = ratio && (await make(studio, { post, matter, ratio, ...place }));
    return await store(studio, post, place.wish, made);
  } catch (error) {
    if (place.signal?.aborted) return null;
    studio.report(error, post.id);
    return await store(studio, post, place.wish, null);
  }
}

export async function matterOf(
  { ctx, business, ideas, facts }: Pick<Studio, 'ctx' | 'business' | 'ideas' | 'facts'>,
  post: PostRecord,
): Promise<Matter> {
  const q = ctx.db.read;
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
    american: isAmerican(localeOfTexts(business, business.locale)),
  };
}

/** Of the facts that a post rests on the one that it tells first. */
function openingOf({ content }: PostRecord, facts: readonly FactRecord[]): FactRecord | undefined {
  const told = facts
    .map((fact) => ({ fact, at: content.indexOf(fact.text.replace(/[.!?]$/, '')) }))
    .filter(({ at }) => at >= 0)
    .sort((x, y) => x.at - y.at);
  return told[0]?.fact ?? facts[0];
}

/** Remembers what became of it, so that it is not tried again before text, look or wish change. */
async function store(
  studio: Studio,
  post: PostRecord,
  wish: PictureWish,
  made: Made | null,
): Promise<PictureRecord | null> {
  const stamp = stampOf(post, studio.look, wish);
  return unitOfWork(studio.ctx, SYSTEM, async (tx) => {
    const { id: postId, businessId, channel } = post;
    const now = await findPostOfAnyBusiness(tx.q, postId);
    // It was changed, or has left, while its picture was drawn.
    if (now === undefined || now.status !== post.status || stampOf(now, studio.look, wish) !== stamp)
      return null;
    const ids = made?.media.map(({ id }) => id) ?? [];
    const picture: PictureRecord = {
      ...{ postId, stamp, wish, drawnAt: tx.now },
      mediaId: ids[0] ?? null,
      slides: Math.max(1, ids.length),
      design: made?.design ?? null,
      scheme: made?.scheme ?? null,
      words: made?.words ?? null,
      photoId: made?.photoId ?? null,
    };
    if (!(await upsertPicture(tx.q, picture)) || made === null) return null;
    await showMedia(tx, now, { media: ids.map((id) => ({ id })) });
    await reviewApproval(tx, now, say('content.pictured-since-approval'));
    tx.emit({ kind: 'post.pictured', businessId, subjectId: postId, data: { channel } });
    return picture;
  });
}
