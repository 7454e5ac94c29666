// Posts that are shown before they leave by themselves, for screens that list no others of the next minutes.
import { UNDO_WINDOW } from '../../contract/autonomy.ts';
import type { Post } from '../../contract/post.ts';
import { isLeaving, listScheduledPosts } from '../../domain/content/index.ts';
import type { AccountRequest } from '../../pages/screen.ts';
import { presentPosts } from './shown-media.ts';

/** More are not read at once. */
const MOST = 20;

/** What is shown before it leaves falls due before this. @param now UTC milliseconds, as the answer is */
export const soonFrom = (now: number): number => now + 2 * UNDO_WINDOW;

export async function listLeaving(request: AccountRequest): Promise<Post[]> {
  const { ctx, actor, now } = request;
  const soon = await listScheduledPosts(ctx.db.read, {
    ...{ businessId: actor.businessId, statuses: ['scheduled'] },
    until: soonFrom(now),
    limit: MOST,
  });
  return presentPosts(request, soon.filter(isLeaving));
}
