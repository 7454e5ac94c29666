// Posts that are shown before they leave by themselves, for screens that list no others of the next minutes.
import type { Post } from '../../contract/post.ts';
import { listLeaving } from '../../domain/content/index.ts';
import type { AccountRequest } from '../../pages/screen.ts';
import { presentPosts } from './shown-media.ts';

/** More are not read at once. */
const MOST = 20;

export async function presentLeaving(request: AccountRequest): Promise<Post[]> {
  const { ctx, actor, now } = request;
  const { businessId } = actor;
  return presentPosts(request, await listLeaving(ctx.db.read, { businessId, now, limit: MOST }));
}
