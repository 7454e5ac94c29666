// What the posts of a screen show.
import type { PostMedium } from '../../contract/media.ts';
import type { Post } from '../../contract/post.ts';
import { type PostRecord, presentPost } from '../../domain/content/index.ts';
import { listShown } from '../../domain/media/index.ts';
import type { AccountRequest } from '../../pages/screen.ts';

/** What posts show, by their ids. */
export type ShownByPost = ReadonlyMap<number, readonly PostMedium[]>;

/** Posts as lists show them, each with its pictures and films: one question for all of them, where they are not `known`. */
export async function presentPosts(
  { ctx, actor }: Pick<AccountRequest, 'ctx' | 'actor'>,
  posts: readonly PostRecord[],
  known?: ShownByPost,
): Promise<Post[]> {
  const ids = posts.map(({ id }) => id);
  const media = known ?? (await listShown(ctx.db.read, actor.businessId, ids));
  return posts.map((post) => ({ ...presentPost(post, actor), media: [...(media.get(post.id) ?? [])] }));
}
