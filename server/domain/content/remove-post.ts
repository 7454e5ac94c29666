// Taking a deleted post down from the network where it went, whatever network its connection has now.
import { type Context, unitOfWork } from '../../db/unit-of-work.ts';
import { SYSTEM } from '../../kernel/actor.ts';
import { type Addressed, callNetwork, type Publishing, SHORT_DEADLINE } from './call-network.ts';
import { findDeletedPostOfAnyBusiness } from './post.repo.ts';

/** A post that is deleted here, and where it went. */
export interface DeletedPost extends Addressed {
  /** Absent in what was noted by earlier releases. */
  readonly postId?: number | undefined;
  readonly externalId: string;
}

/** @returns false where its network lets no program do so @throws Error when it is still there: it may be tried again */
export async function removeFromNetwork(
  ctx: Context,
  parts: Publishing,
  { externalId, channel, network, connectionId }: DeletedPost,
): Promise<boolean> {
  const until = { deadline: SHORT_DEADLINE };
  const to = { channel, network, connectionId };
  const gone = await callNetwork(ctx, parts, to, until, (call) => parts.network.remove(call, externalId));
  if (typeof gone === 'object') throw new Error(`the network asks to connect again: ${gone.error}`);
  return gone;
}

/** Whoever deleted it believes that it is gone: tells them that it is not, and where it is. */
export async function tellStillOut(ctx: Context, { postId, channel }: DeletedPost): Promise<void> {
  const found = postId === undefined ? undefined : await findDeletedPostOfAnyBusiness(ctx.db.read, postId);
  if (!found || postId === undefined) return;
  const { businessId, url } = found;
  await unitOfWork(ctx, SYSTEM, async (tx) =>
    tx.emit({ kind: 'post.still_out', businessId, subjectId: postId, data: { channel, url } }),
  );
}
