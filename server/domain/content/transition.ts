// The one way in which a post changes state: checked against the table, stored, and told as an event.
import type { PostStatus } from '../../contract/post.ts';
import type { Sentence } from '../../contract/sentence.ts';
import type { Tx } from '../../db/unit-of-work.ts';
import { AppError } from '../../kernel/app-error.ts';
import { say } from '../../sentences/index.ts';
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
 * Moves a post to another state and emits `post.<state>`; a published one counts for its day.
 * @param guards what must hold besides, in the same statement
 * @throws Error for a step that the table does not allow: a mistake of ours, never of a client
 * @throws StalePostError when the post is no longer in the state in which it was read, has another time in one of
 * MOVABLE_STATES, another attempt while it is on its way, or when a guard does not hold
 */
export async function transition(
  tx: Tx,
  post: PostRecord,
  to: PostStatus,
  changes: PostChanges = {},
  ...guards: readonly Guard[]
): Promise<void> {
  if (!stepsFrom(post, changes).includes(to))
    throw new Error(`a post cannot go from ${post.status} to ${to}`);
  const step = { from: post.status, to, changes, now: tx.now, guards: [...guardsOf(post), ...guards] };
  if (!(await updateStatus(tx.q, post.id, step))) throw new StalePostError();
  const network = changes.network ?? post.network;
  if (to === 'published')
    await addToDay(tx.q, { ...post, network }, { posts: 1 }, changes.publishedAt ?? tx.now);
  const { scheduledAt = post.scheduledAt, trouble, note } = changes;
  emitPost(tx, post, to, { scheduledAt, trouble, why: note });
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

interface Told extends Pick<PostChanges, 'trouble'> {
  readonly scheduledAt: number | null;
  /** Why it is in trouble. */
  readonly why?: Sentence | null | undefined;
}

/** Tells that a post is now in a state; a scheduled one also tells when it falls due, so that its job can be made. */
export function emitPost(
  tx: Tx,
  post: Pick<PostRecord, 'id' | 'businessId' | 'channel'> & { readonly network?: PostRecord['network'] },
  status: PostStatus,
  { scheduledAt, trouble, why }: Told,
): void {
  const { id: subjectId, businessId, channel } = post;
  const data = { channel, ...(post.network === 'manual' && { byHand: true }) };
  const at = scheduledAt ?? tx.now;
  const told = trouble && { trouble, ...(why && { why }) };
  if (status === 'scheduled')
    tx.emit({ kind: 'post.scheduled', businessId, subjectId, data: { ...data, at } });
  else tx.emit({ kind: `post.${status}`, businessId, subjectId, data: { ...data, ...told } });
}
