// Many posts to other times at once: all by so much, or each to the next free time of its channel. What waits keeps waiting.
import type { Rescheduled, RescheduleInput, Withdrawn } from '../../contract/bulk.ts';
import type { ApprovalUndone } from '../../contract/post.ts';
import { type Context, type Tx, unitOfWork } from '../../db/unit-of-work.ts';
import type { AccountActor } from '../../kernel/actor.ts';
import { AppError } from '../../kernel/app-error.ts';
import { MINUTE } from '../../kernel/clock.ts';
import { say } from '../../sentences/index.ts';
import { getBusiness, requireWriter } from '../business/index.ts';
import {
  eachPost,
  findFreeTimes,
  findPost,
  MOVABLE_STATES,
  movePost,
  type PostRecord,
  requireAction,
  transition,
} from '../content/index.ts';

export async function reschedulePosts(
  ctx: Context,
  actor: AccountActor,
  { ids, by, to }: RescheduleInput,
): Promise<Rescheduled> {
  requireWriter(actor);
  return unitOfWork(ctx, actor, async (tx) => {
    const isMovable = ({ status, scheduledAt }: PostRecord) =>
      MOVABLE_STATES.includes(status) && scheduledAt !== null;
    const free = to === 'free' ? await freeTimes(tx, actor, { ids, suits: isMovable }) : undefined;
    const moved: Rescheduled['moved'] = [];
    const { refused } = await eachPost(tx, { actor, ids }, async (post) => {
      requireAction(post, actor, 'schedule');
      if (!isMovable(post)) throw new AppError('conflict', say('content.no-time-to-move'));
      const from = post.scheduledAt ?? tx.now;
      const at = free ? free.get(post.id) : from + (by ?? 0) * MINUTE;
      if (at === undefined) throw new AppError('conflict', say('content.no-free-time'));
      if (at <= tx.now) throw new AppError('conflict', say('content.would-be-past'));
      await movePost(tx, post, at);
      moved.push({ id: post.id, from: new Date(from).toISOString(), to: new Date(at).toISOString() });
    });
    return { moved, refused };
  });
}

/** Sends drafts for approval, each at the next free time of its channel: approved by then, it leaves. */
export async function submitPosts(
  ctx: Context,
  actor: AccountActor,
  ids: readonly number[],
): Promise<ApprovalUndone> {
  requireWriter(actor);
  return unitOfWork(ctx, actor, async (tx) => {
    const isDraft = ({ status }: PostRecord) => status === 'draft';
    const free = await freeTimes(tx, actor, { ids, suits: isDraft });
    const { done, refused } = await eachPost(tx, { actor, ids }, async (post) => {
      if (!isDraft(post)) throw new AppError('conflict', say('content.no-draft'));
      const scheduledAt = free.get(post.id);
      if (scheduledAt === undefined) throw new AppError('conflict', say('content.no-free-time'));
      await transition(tx, post, 'awaiting_approval', { scheduledAt, note: null });
    });
    return { waiting: done, refused };
  });
}

/** Makes drafts again of what waits for approval. */
export async function withdrawPosts(
  ctx: Context,
  actor: AccountActor,
  ids: readonly number[],
): Promise<Withdrawn> {
  requireWriter(actor);
  return unitOfWork(ctx, actor, async (tx) => {
    const { done, refused } = await eachPost(tx, { actor, ids }, async (post) => {
      if (post.status !== 'awaiting_approval') throw new AppError('conflict', say('content.not-waiting'));
      await transition(tx, post, 'draft', { scheduledAt: null, note: null });
    });
    return { drafts: done, refused };
  });
}

/** A time for each post that suits, by its id; the first to leave gets the first. */
async function freeTimes(
  tx: Tx,
  { businessId }: AccountActor,
  { ids, suits }: { ids: readonly number[]; suits: (post: PostRecord) => boolean },
): Promise<Map<number, number>> {
  const business = await getBusiness(tx, businessId);
  const posts: PostRecord[] = [];
  for (const id of new Set(ids)) {
    const post = await findPost(tx.q, { id, businessId });
    if (post && suits(post)) posts.push(post);
  }
  posts.sort((x, y) => (x.scheduledAt ?? x.createdAt) - (y.scheduledAt ?? y.createdAt) || x.id - y.id);
  const times = new Map<number, number>();
  const moving = new Set(posts.map(({ id }) => id));
  const byConnection = [...Map.groupBy(posts, ({ connectionId }) => connectionId)];
  for (const [connectionId, ofOne] of byConnection.sort(([x], [y]) => x - y)) {
    const free = await findFreeTimes(tx, business, connectionId, { count: ofOne.length, moving });
    for (const [index, post] of ofOne.entries()) {
      const at = free[index];
      if (at !== undefined) times.set(post.id, at);
    }
  }
  return times;
}
