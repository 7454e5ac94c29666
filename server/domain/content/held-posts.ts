// Posts that a person may decide about before they leave: those that wait for a yes, and those that leave unless somebody says no.
import { UNDO_WINDOW } from '../../contract/autonomy.ts';
import type { Kept } from '../../contract/held-posts.ts';
import { type Context, type Query, unitOfWork } from '../../db/unit-of-work.ts';
import type { AccountActor } from '../../kernel/actor.ts';
import { eachPost } from './each-post.ts';
import { keep } from './manage-post.ts';
import { listScheduledPosts } from './post.repo.ts';
import { isLeaving, type PostRecord, requireAction } from './post.ts';

/** What is shown before it leaves falls due before this. @param now UTC milliseconds */
export const soonFrom = (now: number): number => now + 2 * UNDO_WINDOW;

/** Posts that leave by themselves within minutes, those first that leave first. */
export async function listLeaving(
  q: Query,
  { businessId, now, limit }: { readonly businessId: number; readonly now: number; readonly limit: number },
): Promise<PostRecord[]> {
  const soon = { businessId, statuses: ['scheduled'] as const, until: soonFrom(now), limit };
  return (await listScheduledPosts(q, soon)).filter(isLeaving);
}

/** Keeps posts back that would leave by themselves within minutes: they wait for approval. */
export function keepBackMany(ctx: Context, actor: AccountActor, ids: readonly number[]): Promise<Kept> {
  return unitOfWork(ctx, actor, async (tx) => {
    const { done, refused } = await eachPost(tx, { actor, ids }, async (post) => {
      requireAction(post, actor, 'hold');
      await keep(tx, post);
    });
    return { held: done, refused };
  });
}
