// The picture of an article, for the drafts that were made of it: what the feed shows of it, else what its page is shared with.
// A draft that gets none is a draft as before.
import { channelOf } from '../../contract/channels/index.ts';
import { LIMITS } from '../../contract/constants/limits.ts';
import { mediaOn } from '../../contract/own-limits.ts';
import { type Context, type Tx, unitOfWork } from '../../db/unit-of-work.ts';
import { SYSTEM } from '../../kernel/actor.ts';
import { AppError } from '../../kernel/app-error.ts';
import { findPostOfAnyBusiness, type PostRecord, showMedia } from '../content/index.ts';
import {
  keepFoundPicture,
  listMediaOfPosts,
  type MediaParts,
  type MediumRecord,
  storeMedium,
  type ToldMedium,
} from '../media/index.ts';
import type { Website } from '../writer/index.ts';
import type { ArticlePicture } from './feed-reader.ts';

export interface ArticlePictureParts {
  readonly website: Website;
  readonly media: MediaParts;
}

/** Drafts of one article, and what may show it. */
export interface DraftedArticle {
  readonly businessId: number;
  readonly posts: readonly number[];
  readonly title: string;
  readonly url: string | null;
  readonly pictures: readonly ArticlePicture[];
}

/** Of what a feed shows so many are tried: each is a file of somebody else's. */
const MOST_TRIED = 3;
/** Pixels: what is smaller is an icon, or a thumbnail that looks worn in a post. */
const LEAST = { width: 320, height: 160 };

/** @returns how many drafts show it now; what a person has changed or sent on meanwhile is left alone */
export async function pictureArticle(
  ctx: Context,
  parts: ArticlePictureParts,
  article: DraftedArticle,
): Promise<number> {
  const bare = await listBare(ctx.db.read, article);
  if (bare.length === 0) return 0;
  const picture = await findPicture(ctx, parts, article);
  if (picture === null) return 0;
  return unitOfWork(ctx, SYSTEM, async (tx) => {
    const still = await listBare(tx.q, article);
    if (still.length === 0) return 0;
    const medium = await storeMedium(tx, picture);
    let shown = 0;
    for (const post of still) shown += await show(tx, post, medium);
    return shown;
  });
}

/** Its drafts that show nothing, and whose channel shows pictures. */
async function listBare(
  q: Tx['q'],
  { posts, businessId }: Pick<DraftedArticle, 'posts' | 'businessId'>,
): Promise<PostRecord[]> {
  const shown = await listMediaOfPosts(q, businessId, posts);
  const found = await Promise.all(posts.map((id) => findPostOfAnyBusiness(q, id)));
  return found.filter(
    (post) =>
      post !== undefined &&
      post.businessId === businessId &&
      post.status === 'draft' &&
      !shown.has(post.id) &&
      channelOf(post.channel).form.media !== 'video' &&
      mediaOn(post.channel, post.ownLimits).image !== null,
  ) as PostRecord[];
}

async function findPicture(
  ctx: Context,
  { website, media }: ArticlePictureParts,
  { businessId, title, url, pictures }: DraftedArticle,
): Promise<ToldMedium | null> {
  const take = async (picture: ArticlePicture): Promise<ToldMedium | null> => {
    const read = await website.readPicture(picture.url);
    if (read.end === 'refused') return null;
    // The title says at least what it is a picture to.
    const alt = (picture.alt || title).slice(0, LIMITS.alt);
    const found = { businessId, bytes: read.bytes, name: title.slice(0, LIMITS.name), alt, least: LEAST };
    return orNothing(() => keepFoundPicture(ctx, media, found));
  };
  for (const picture of pictures.slice(0, MOST_TRIED)) {
    const medium = await take(picture);
    if (medium !== null) return medium;
  }
  const shared = url === null ? null : await website.findShared(url);
  return shared === null ? null : take({ url: shared, alt: '' });
}

async function show(tx: Tx, post: PostRecord, { id }: MediumRecord): Promise<number> {
  const { businessId, channel } = post;
  const isShown = await orNothing(async () => {
    await showMedia(tx, post, { media: [{ id }] });
    return true;
  });
  if (isShown === null) return 0;
  tx.emit({ kind: 'post.pictured', businessId, subjectId: post.id, data: { channel } });
  return 1;
}

/** Null for what is refused: a file may be anything, and a channel may not take it. What was changed meanwhile is looked at again. */
async function orNothing<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError && error.code !== 'conflict') return null;
    throw error;
  }
}
