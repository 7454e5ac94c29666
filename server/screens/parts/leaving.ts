// Posts that are shown before they leave by themselves, for screens that list no others of the next minutes.
import { UNDO_WINDOW } from '../../contract/autonomy.ts';
import type { Post } from '../../contract/post.ts';
import { isLeaving, listScheduledPosts } from '../../domain/content/index.ts';
import type { AccountRequest } from '../../pages/screen.ts';
import { presentPosts } from './shown-media.ts';

/** More are not read at once. */
const MOST = 20;

export async function listLeaving(request: AccountRequest, connectionId?: number): Promise<Post[]> {
  const { ctx, actor, now } = request;
  const soon = await listScheduledPosts(ctx.db.read, {
    ...{ businessId: actor.businessId, connectionId, statuses: ['scheduled'] },
    until: now + 2 * UNDO_WINDOW,
    limit: MOST,
  });
  return presentPosts(request, soon.filter(isLeaving));
}
