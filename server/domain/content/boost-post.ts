// A post that somebody paid to be shown to more people: what it brought says nothing of its time and its theme. No network tells
// that of the posts that it publishes for others, so a person does.
import { type Context, unitOfWork } from '../../db/unit-of-work.ts';
import type { AccountActor } from '../../kernel/actor.ts';
import { AppError } from '../../kernel/app-error.ts';
import { say } from '../../sentences/index.ts';
import { requireWriter } from '../business/index.ts';
import { isBoosted, leaveOutPost, takeInPost } from '../evidence/index.ts';
import { requirePost } from './own-post.ts';
import type { PostRecord } from './post.ts';

/** Whether anybody could have paid for it: it is out, and no mail. */
export function mayBeBoosted({ status, network }: Pick<PostRecord, 'status' | 'network'>): boolean {
  return status === 'published' && network !== 'mail';
}

/**
 * Says that a post was boosted, or that it was not; what stands already is no change.
 * @throws AppError forbidden for roles that do not write; not-found; conflict for what is not out
 */
export async function tellBoosted(
  ctx: Context,
  actor: AccountActor,
  id: number,
  boosted: boolean,
): Promise<PostRecord> {
  requireWriter(actor);
  return unitOfWork(ctx, actor, async (tx) => {
    const post = await requirePost(tx.q, actor, id);
    if (!mayBeBoosted(post)) throw new AppError('conflict', say('content.not-boosted'));
    if ((await isBoosted(tx.q, post)) === boosted) return post;
    if (boosted) await leaveOutPost(tx, id, 'boosted');
    else await takeInPost(tx, id);
    const { businessId, channel } = post;
    tx.emit({ kind: 'post.boosted', businessId, subjectId: id, data: { channel, boosted } });
    return post;
  });
}
