// An approval is good for exactly what was approved: its hash is stored with the post and asked for again when it leaves.
import { actOf, isAtMost, isWatched } from '../../contract/autonomy.ts';
import type { Sentence } from '../../contract/sentence.ts';
import { type Context, type Query, type Tx, unitOfWork } from '../../db/unit-of-work.ts';
import { SYSTEM } from '../../kernel/actor.ts';
import { AppError } from '../../kernel/app-error.ts';
import { sha256 } from '../../kernel/ids.ts';
import { say } from '../../sentences/index.ts';
import { findAutonomy } from '../channels/index.ts';
import { recordDecisions } from '../events/index.ts';
import { listMediaOfPosts, listPostsThatShow } from '../media/index.ts';
import type { PublishRequest } from './network.ts';
import { findPost, findPostOfAnyBusiness } from './post.repo.ts';
import type { PostRecord } from './post.ts';
import { type Guard, updateApproval, updateVersion } from './post-state.repo.ts';
import { transition } from './transition.ts';

/** Of a request, what only names it, and what is asked for elsewhere. */
type NoWords = 'attempt' | 'key' | 'madeAt' | 'media' | 'mediaPreview' | 'ownLimits' | 'readAs';
/** What a network is sent of a post's own words: one that is added has to be approved, too. */
type Words = Readonly<Record<keyof Omit<PublishRequest, NoWords>, unknown>>;

/** SHA-256 of what would be sent now, to whom, and since when this connection has its network and account; hex. */
async function fingerprint(
  q: Query,
  { id, businessId }: Pick<PostRecord, 'id' | 'businessId'>,
): Promise<string> {
  const post = await findPost(q, { id, businessId });
  if (!post) throw new Error('a post is approved and is not there');
  const { begunAt } = await findAutonomy(q, post.connectionId, actOf(post.channel));
  const shown = (await listMediaOfPosts(q, businessId, [id])).get(id) ?? [];
  const words: Words = { title: post.title, content: post.content };
  // What is approved already had none.
  const comment = post.firstComment === null ? [] : [post.firstComment];
  const media = shown.map(({ id: medium, hash, alt, focusX, focusY }) => [medium, hash, alt, focusX, focusY]);
  return sha256(JSON.stringify([post.connectionId, post.network, begunAt, words, media, ...comment]));
}

/** What a person's yes to a post changes: it is approved as it stands in the database now. */
export async function approvedAsIs(
  q: Query,
  post: Pick<PostRecord, 'id' | 'businessId'>,
): Promise<{ readonly approvedHash: string; readonly announcedAt: null }> {
  return { approvedHash: await fingerprint(q, post), announcedAt: null };
}

/**
 * What is approved is what was looked at.
 * @param seen the version that a person saw; without it there is nothing to compare
 * @throws AppError conflict when the post says or shows something else by now
 */
export function requireSeen({ version }: Pick<PostRecord, 'version'>, seen: number | undefined): void {
  if (seen !== undefined && seen !== version) throw new ChangedSinceSeenError();
}

export class ChangedSinceSeenError extends AppError {
  constructor() {
    super('conflict', say('content.changed-since-seen'));
  }
}

/** Whether a person has approved it as it is now. */
export async function isApproved(q: Query, post: PostRecord): Promise<boolean> {
  return post.approvedHash !== null && post.approvedHash === (await fingerprint(q, post));
}

/**
 * What a scheduled post says or shows has changed. Its approval is void: where it needs one it waits again, and elsewhere
 * it leaves as one that nobody has approved.
 * @param why told where it waits again
 */
export async function reviewApproval(tx: Tx, { id, businessId }: PostRecord, why: Sentence): Promise<void> {
  const post = await findPost(tx.q, { id, businessId });
  if (post?.status !== 'scheduled' || (await isApproved(tx.q, post))) return;
  if (post.approvedHash !== null && (await needsApproval(tx.q, post))) return holdForApproval(tx, post, why);
  await updateApproval(tx.q, id, { approvedHash: null, announcedAt: null });
}

/** The same for every scheduled post that shows a medium of which something else is said, or seen, now. */
export async function reviewApprovalsOf(ctx: Context, mediumId: number): Promise<void> {
  await unitOfWork(ctx, SYSTEM, async (tx) => {
    for (const { id } of await listPostsThatShow(tx.q, mediumId)) {
      await updateVersion(tx.q, id);
      const post = await findPostOfAnyBusiness(tx.q, id);
      if (post) await reviewApproval(tx, post, say('content.redescribed-since-approval'));
    }
  });
}

async function needsApproval(q: Query, { held, connectionId, channel }: PostRecord): Promise<boolean> {
  const { level, firstHeld } = await findAutonomy(q, connectionId, actOf(channel));
  return held || firstHeld > 0 || isAtMost(level, 'approve');
}

/** Lets a scheduled post wait for approval, says why, and tells a person. */
export async function holdForApproval(
  tx: Tx,
  post: PostRecord,
  why: Sentence,
  ...guards: readonly Guard[]
): Promise<void> {
  await transition(tx, post, 'awaiting_approval', { note: why }, ...guards);
  const { businessId, connectionId, channel, id: postId } = post;
  const what = say('content.held-for-approval', { channel });
  await recordDecisions(tx, [{ businessId, kind: 'hold', what, why, connectionId, postId }]);
  tx.emit({ kind: 'post.held', businessId, subjectId: postId, data: { channel, why } });
}

/** Why a post that would leave by itself has to wait for approval; null when it need not. */
export async function whyUnapproved(q: Query, post: PostRecord): Promise<Sentence | null> {
  if (await isApproved(q, post)) return null;
  if (post.held) return say('content.changed-since-approval');
  const { level, firstHeld } = await findAutonomy(q, post.connectionId, actOf(post.channel));
  if (firstHeld > 0) return say('content.one-of-the-first', { posts: firstHeld });
  // Elsewhere what was planned before the channel began to ask leaves, unless somebody wants to see it first.
  return isWatched(post) && isAtMost(level, 'approve') ? say('content.channel-asks') : null;
}
