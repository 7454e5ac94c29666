// What a person does with a post: edit, schedule, approve, reject, publish now, unschedule, delete.
import type { Overrule } from '../../contract/claim.ts';
import type { ToShow } from '../../contract/media.ts';
import type { PostAction } from '../../contract/post.ts';
import { type Context, type Tx, unitOfWork } from '../../db/unit-of-work.ts';
import type { AccountActor } from '../../kernel/actor.ts';
import { AppError } from '../../kernel/app-error.ts';
import { inField, say } from '../../sentences/index.ts';
import { findSwitches, requireUnlocked } from '../business/index.ts';
import { findConnection, isSwitchedOn } from '../channels/index.ts';
import { leaveOutPost } from '../evidence/index.ts';
import { approvedAsIs, requireSeen, reviewApproval } from './approval.ts';
import { checkComment, readComment } from './first-comment.ts';
import { keepEdit, keepRejection } from './lesson.ts';
import { movePost } from './move-posts.ts';
import { type CheckPost, judgeWords, tellOverruled } from './overrule.ts';
import { requirePost } from './own-post.ts';
import { type PostActor, type PostRecord, requireAction } from './post.ts';
import { showMedia } from './post-media.ts';
import { markDeleted, updateText } from './post-state.repo.ts';
import { heedTakenDown, stepBack } from './step-back.ts';
import { StalePostError, transition } from './transition.ts';

export interface PostEdit {
  readonly title?: string | null | undefined;
  readonly content?: string | undefined;
  readonly firstComment?: string | null | undefined;
  /** Ids of what it shows, in order. */
  readonly media?: readonly ToShow[] | undefined;
  /** UTC milliseconds; null takes the post off the schedule. */
  readonly scheduledAt?: number | null | undefined;
  /** False: at its time the post leaves only if it has been approved by then. */
  readonly approve?: boolean | undefined;
  /** What the person lets stand in the words. */
  readonly overrule?: Overrule | undefined;
}

/** @throws AppError not-found for a foreign, deleted or unknown id */
export async function getPost(ctx: Context, actor: AccountActor, id: number): Promise<PostRecord> {
  return requirePost(ctx.db.read, actor, id);
}

/**
 * Changes words and time together or not at all. A person who gives a time thereby approves the post.
 * `within` stores in the same transaction what belongs to the post elsewhere.
 */
export function editPost(
  ctx: Context,
  actor: AccountActor,
  id: number,
  input: { edit: PostEdit; check: CheckPost; within?: (tx: Tx) => Promise<void> },
): Promise<PostRecord> {
  const { edit } = input;
  return act({ ctx, actor, id, actions: actionsFor(edit) }, async (tx, post) => {
    if ([edit.title, edit.content, edit.firstComment].some((part) => part !== undefined))
      await applyText(tx, actor, post, input);
    if (edit.media !== undefined) await showMedia(tx, post, { media: edit.media, origin: 'person' });
    await input.within?.(tx);
    if (edit.scheduledAt === undefined) await reviewApproval(tx, post, say('content.changed-since-approval'));
    if (edit.scheduledAt === null) await backToDraft(tx, post);
    else if (edit.scheduledAt !== undefined) {
      requireFuture(edit.scheduledAt, tx.now);
      if (edit.approve === false) return holdAt(tx, post, edit.scheduledAt);
      await transition(tx, await approvable(tx, post), 'scheduled', {
        ...{ scheduledAt: edit.scheduledAt, note: null },
        ...(await approvedAsIs(tx.q, post)),
      });
    }
  });
}

/** @param seen the version that was looked at, where that is known */
export function approvePost(
  ctx: Context,
  actor: AccountActor,
  id: number,
  seen?: number,
): Promise<PostRecord> {
  return act({ ctx, actor, id, actions: ['approve'] }, (tx, post) => approve(tx, post, seen));
}

/** Its time may have passed while it waited: then it leaves now. @throws AppError conflict when it is not what was seen */
export async function approve(tx: Tx, post: PostRecord, seen?: number): Promise<void> {
  requireSeen(post, seen);
  const scheduledAt = Math.max(post.scheduledAt ?? tx.now, tx.now);
  await transition(tx, post, 'scheduled', { scheduledAt, note: null, ...(await approvedAsIs(tx.q, post)) });
}

/**
 * @param input.reason in the person's own words; may be empty
 * @param input.within runs in the same transaction
 */
export function rejectPost(
  ctx: Context,
  actor: AccountActor,
  id: number,
  { reason, within }: { reason: string; within?: (tx: Tx) => Promise<void> },
): Promise<PostRecord> {
  return act({ ctx, actor, id, actions: ['reject'] }, async (tx, post) => {
    await reject(tx, post, reason);
    await within?.(tx);
  });
}

export async function reject(tx: Tx, post: PostRecord, reason: string): Promise<void> {
  const note = reason === '' ? null : say('content.rejected-because', { reason });
  await stepBack(tx, post, say('content.was-rejected', { channel: post.channel, reason }));
  await transition(tx, post, 'rejected', { note });
  await keepRejection(tx, post, reason);
}

/** Gives a post a time at which it leaves once it is approved: a draft is sent for approval, what waits keeps waiting. */
async function holdAt(tx: Tx, post: PostRecord, scheduledAt: number): Promise<void> {
  if (post.status === 'awaiting_approval') return movePost(tx, post, scheduledAt);
  const isOpen = post.status === 'draft' || post.status === 'scheduled';
  if (!isOpen) await transition(tx, post, 'draft');
  const open = isOpen ? post : { ...post, status: 'draft' as const };
  await transition(tx, open, 'awaiting_approval', { scheduledAt, note: null });
}

/** Makes a post due now; the worker publishes it. @throws AppError conflict while a switch keeps it from leaving */
export function publishNow(ctx: Context, actor: AccountActor, id: number): Promise<PostRecord> {
  return act({ ctx, actor, id, actions: ['publish'] }, async (tx, post) => {
    await requireSwitchedOn(tx, post);
    const now = { scheduledAt: tx.now, note: null, ...(await approvedAsIs(tx.q, post)) };
    await transition(tx, await approvable(tx, post), 'scheduled', now);
  });
}

/** Keeps a post back that would leave by itself within minutes. @throws AppError conflict when it does not, or has left */
export function keepBack(ctx: Context, actor: AccountActor, id: number): Promise<PostRecord> {
  return act({ ctx, actor, id, actions: ['hold'] }, keep);
}

export async function keep(tx: Tx, post: PostRecord): Promise<void> {
  await stepBack(tx, post, say('content.was-kept-back', { channel: post.channel }));
  await transition(tx, post, 'awaiting_approval', { note: say('content.kept-back') });
}

export function unschedulePost(ctx: Context, actor: AccountActor, id: number): Promise<PostRecord> {
  return act({ ctx, actor, id, actions: ['unschedule'] }, backToDraft);
}

/** Deletes a post; one that is published is also taken down from its network, by a job. */
export async function deletePost(ctx: Context, actor: AccountActor, id: number): Promise<void> {
  await unitOfWork(ctx, actor, async (tx) => {
    const post = await requirePost(tx.q, actor, id);
    requireAction(post, actor, 'delete');
    if (!(await markDeleted(tx.q, id, post.status, tx.now))) throw new StalePostError();
    await heedTakenDown(tx, post);
    await leaveOutPost(tx, id, 'deleted');
    tx.emit({
      kind: 'post.deleted',
      businessId: post.businessId,
      subjectId: id,
      data: {
        channel: post.channel,
        connectionId: post.connectionId,
        network: post.network,
        externalId: post.externalId,
      },
    });
  });
}

/** Reads, checks and acts in one transaction; answers the post as it is afterwards. */
export async function act(
  request: { ctx: Context; actor: PostActor; id: number; actions: readonly PostAction[] },
  work: (tx: Tx, post: PostRecord) => Promise<void>,
): Promise<PostRecord> {
  const { ctx, actor, id, actions } = request;
  return unitOfWork(ctx, actor, async (tx) => {
    const post = await requirePost(tx.q, actor, id);
    for (const action of actions) requireAction(post, actor, action);
    await work(tx, post);
    return requirePost(tx.q, actor, id);
  });
}

function actionsFor(edit: PostEdit): PostAction[] {
  const actions: PostAction[] = [];
  if ([edit.title, edit.content, edit.firstComment, edit.media].some((part) => part !== undefined))
    actions.push('edit');
  if (edit.scheduledAt === null) actions.push('unschedule');
  else if (edit.scheduledAt !== undefined) actions.push('schedule');
  return actions;
}

async function applyText(
  tx: Tx,
  actor: AccountActor,
  post: PostRecord,
  { edit, check }: { edit: PostEdit; check: CheckPost },
): Promise<void> {
  const title = edit.title === undefined ? post.title : edit.title || null;
  const content = edit.content ?? post.content;
  const { overrule } = edit;
  const { open, overruled } = judgeWords(actor, check(post.channel, { title, content }, post.ownLimits), {
    overrule,
    before: check(post.channel, post, post.ownLimits),
  });
  if (open) {
    const { field, why } = open;
    throw new AppError('invalid', why, { field });
  }
  const firstComment =
    edit.firstComment === undefined
      ? post.firstComment
      : readComment(post.channel, post.network, edit.firstComment);
  const commented = checkComment(actor, post.channel, firstComment, {
    check,
    overrule,
    before: post.firstComment,
  });
  const changes = { title, content, firstComment, origin: 'person' } as const;
  const change = { status: post.status, changes, now: tx.now };
  if (!(await updateText(tx.q, post.id, change))) throw new StalePostError();
  tellOverruled(tx, post, { overruled: [...overruled, ...commented], reason: overrule?.reason });
  await keepEdit(tx, post, content);
  const { businessId, channel } = post;
  tx.emit({ kind: 'post.edited', businessId, subjectId: post.id, data: { channel } });
}

// A rejected post becomes a draft again first: the table of states has no shortcut.
async function approvable(tx: Tx, post: PostRecord): Promise<PostRecord> {
  if (post.status !== 'rejected') return post;
  await transition(tx, post, 'draft');
  return { ...post, status: 'draft' };
}

async function backToDraft(tx: Tx, post: PostRecord): Promise<void> {
  await transition(tx, post, 'draft', { scheduledAt: null, note: null });
}

/** @throws AppError conflict while a switch keeps posts of this connection from leaving */
export async function requireSwitchedOn(
  tx: Tx,
  post: Pick<PostRecord, 'businessId' | 'connectionId' | 'channel' | 'network'>,
): Promise<void> {
  await requireUnlocked(tx, post.businessId);
  const switches = await findSwitches(tx.q, post.businessId);
  if (switches.paused) {
    throw new AppError('conflict', say('content.paused'));
  }
  if (!isSwitchedOn(post, switches)) {
    throw new AppError('conflict', say('content.kind-off', { isMail: post.network === 'mail' }));
  }
  if (!(await findConnection(tx.q, { id: post.connectionId, businessId: post.businessId }))?.isActive) {
    throw new AppError('conflict', say('content.channel-off', { channel: post.channel }));
  }
}

/** @throws AppError invalid for a time that has passed or is years away */
export function requireFuture(at: number, now: number): void {
  const FIVE_YEARS = 5 * 366 * 24 * 60 * 60 * 1000;
  if (at < now)
    throw new AppError('invalid', inField('scheduledAt', say('content.time-past')), { field: 'scheduledAt' });
  if (at > now + FIVE_YEARS) {
    throw new AppError('invalid', inField('scheduledAt', say('content.time-far')), {
      field: 'scheduledAt',
    });
  }
}
