// The one way in which a post changes state: checked against the table, stored, and told as an event.
import { actOf } from '../../contract/autonomy.ts';
import type { PostStatus } from '../../contract/post.ts';
import type { Sentence } from '../../contract/sentence.ts';
import type { Tx } from '../../db/unit-of-work.ts';
import { AppError } from '../../kernel/app-error.ts';
import { say } from '../../sentences/index.ts';
import { findAutonomy } from '../channels/index.ts';
import { addToDay } from './daily-figures.repo.ts';
import { BY_HAND, MOVABLE_STATES, type PostRecord, TRANSITIONS } from './post.ts';
import { type Guard, guardAttempt, guardTime, type PostChanges, updateStatus } from './post-state.repo.ts';

/** Raised when a post has moved on since it was read; the caller's view was old. */
export class StalePostError extends AppError {
  constructor() {
    super('conflict', say('content.just-changed'));
  }
}

/**
 * Moves a post to another state and emits `post.<state>`; a published one counts for its day, and has its first comment due.
 * @param guards what must hold besides, in the same statement
 * @throws Error for a step that the table does not allow: a mistake of ours, never of a client
 * @throws StalePostError when the post is no longer in the state in which it was read, has another time in one of
 * MOVABLE_STATES, another attempt while it is on its way, or when a guard does not hold
 */
export async function transition(
  tx: Tx,
  post: PostRecord,
  to: PostStatus,
  wanted: PostChanges = {},
  ...guards: readonly Guard[]
): Promise<void> {
  const changes = { ...approvalAfter(post.status, to), ...wanted };
  if (!stepsFrom(post, changes).includes(to))
    throw new Error(`a post cannot go from ${post.status} to ${to}`);
  const step = { from: post.status, to, changes, now: tx.now, guards: [...guardsOf(post), ...guards] };
  if (!(await updateStatus(tx.q, post.id, step))) throw new StalePostError();
  const network = changes.network ?? post.network;
  if (to === 'published')
    await addToDay(tx.q, { ...post, network }, { posts: 1 }, changes.publishedAt ?? tx.now);
  const { scheduledAt = post.scheduledAt, trouble, note } = changes;
  await emitPost(tx, { ...post, ...changes, network }, to, { scheduledAt, trouble, why: note });
  // Only below what is known by its id there.
  if (to === 'published' && changes.externalId !== undefined && post.firstComment !== null) {
    const { businessId, id: subjectId, channel, connectionId } = post;
    tx.emit({ kind: 'post.comment_due', businessId, subjectId, data: { channel, connectionId } });
  }
}

/** What a step makes of an approval, unless a person gives it: who waits is held, and what goes back has none. */
function approvalAfter(from: PostStatus, to: PostStatus): PostChanges {
  const none = { approvedHash: null, announcedAt: null };
  if (to === 'awaiting_approval') return { ...none, held: true };
  if (to === 'draft') return { ...none, held: false };
  if (to === 'rejected') return none;
  // At another time it is shown anew; one that comes back from an attempt was shown.
  return from === 'scheduled' && to !== 'publishing' ? { announcedAt: null } : {};
}

/** What was read must still be so: a new time or attempt of somebody else is not overwritten. */
function guardsOf({ status, attempt, scheduledAt }: PostRecord): Guard[] {
  if (status === 'publishing') return [guardAttempt(attempt)];
  return MOVABLE_STATES.includes(status) ? [guardTime(scheduledAt)] : [];
}

function stepsFrom({ status, network }: PostRecord, { externalId }: PostChanges): readonly PostStatus[] {
  const byHand = network === 'manual' ? BY_HAND[status] : [];
  const found: readonly PostStatus[] =
    externalId !== undefined && status !== 'published' ? ['published'] : [];
  return [...TRANSITIONS[status], ...byHand, ...found];
}

/** Of these, what they wait for is told along. */
const WITH_REASON: readonly PostStatus[] = ['failed', 'needs_attention'];

interface Told extends Pick<PostChanges, 'trouble'> {
  readonly scheduledAt: number | null;
  /** What the post says of it. */
  readonly why?: Sentence | null | undefined;
}

type Moved = Pick<
  PostRecord,
  'id' | 'businessId' | 'channel' | 'connectionId' | 'approvedHash' | 'announcedAt'
> & {
  readonly network?: PostRecord['network'];
};

/** Tells that a post is now in a state; a scheduled one also tells when it falls due, so that its job can be made. */
export async function emitPost(
  tx: Tx,
  post: Moved,
  status: PostStatus,
  { scheduledAt, trouble, why }: Told,
): Promise<void> {
  const { id: subjectId, businessId, connectionId, channel } = post;
  const data = { channel, connectionId, ...(post.network === 'manual' && { byHand: true }) };
  const told = { ...(trouble && { trouble }), ...(WITH_REASON.includes(status) && why && { why }) };
  if (status !== 'scheduled') {
    tx.emit({ kind: `post.${status}`, businessId, subjectId, data: { ...data, ...told } });
    return;
  }
  const at = scheduledAt ?? tx.now;
  const shown = (await isShownFirst(tx, post)) ? { shown: true as const } : {};
  tx.emit({ kind: 'post.scheduled', businessId, subjectId, data: { ...data, ...shown, at } });
}

/** Whether somebody has to have the chance to keep it back before it leaves. */
async function isShownFirst(
  { q }: Tx,
  { network, connectionId, channel, approvedHash, announcedAt }: Moved,
): Promise<boolean> {
  if (network === 'manual' || approvedHash !== null || announcedAt !== null) return false;
  const { level, firstHeld } = await findAutonomy(q, connectionId, actOf(channel));
  return level === 'undo' || firstHeld > 0;
}
