// The one way in which a post changes state: checked against the table, stored, and told as an event.
import type { PostStatus } from '../../contract/post.ts';
import type { Tx } from '../../db/unit-of-work.ts';
import { AppError } from '../../kernel/app-error.ts';
import { say } from '../../sentences/index.ts';
import { addToDay } from './daily-figures.repo.ts';
import { BY_HAND, MOVABLE_STATES, type PostRecord, TRANSITIONS } from './post.ts';
import { type PostChanges, updateStatus } from './post-state.repo.ts';

/** Raised when a post has moved on since it was read; the caller's view was old. */
export class StalePostError extends AppError {
  constructor() {
    super('conflict', say('content.just-changed'));
  }
}

/**
 * Moves a post to another state and emits `post.<state>`; a published one counts for its day.
 * @throws Error for a step that the table does not allow: a mistake of ours, never of a client
 * @throws StalePostError when the post is no longer in the state in which it was read, or has another time in one of MOVABLE_STATES
 */
export async function transition(
  tx: Tx,
  post: PostRecord,
  to: PostStatus,
  changes: PostChanges = {},
): Promise<void> {
  const steps = [...TRANSITIONS[post.status], ...(post.network === 'manual' ? BY_HAND[post.status] : [])];
  if (!steps.includes(to)) throw new Error(`a post cannot go from ${post.status} to ${to}`);
  const attempt = post.status === 'publishing' ? { attempt: post.attempt } : {};
  // A new time that somebody has just saved is not overwritten by who has read the old one.
  const planned = MOVABLE_STATES.includes(post.status) ? { scheduledAt: post.scheduledAt } : {};
  const step = { from: post.status, to, changes, now: tx.now, ...attempt, ...planned };
  if (!(await updateStatus(tx.q, post.id, step))) throw new StalePostError();
  if (to === 'published') await addToDay(tx.q, post, { posts: 1 }, changes.publishedAt ?? tx.now);
  emitPost(tx, post, to, changes.scheduledAt ?? post.scheduledAt);
}

/** Tells that a post is now in a state; a scheduled one also tells when it falls due, so that its job can be made. */
export function emitPost(
  tx: Tx,
  post: Pick<PostRecord, 'id' | 'businessId' | 'channel'> & { readonly network?: PostRecord['network'] },
  status: PostStatus,
  scheduledAt: number | null,
): void {
  const { id: subjectId, businessId, channel } = post;
  const data = { channel, ...(post.network === 'manual' && { byHand: true }) };
  if (status !== 'scheduled') tx.emit({ kind: `post.${status}`, businessId, subjectId, data });
  else
    tx.emit({ kind: 'post.scheduled', businessId, subjectId, data: { ...data, at: scheduledAt ?? tx.now } });
}
