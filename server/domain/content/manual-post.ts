// Channels that a person serves by hand: when a post falls due it is handed over, never sent; the person says when it
// is posted, and may say what it brought.
import type { FiguresInput, PostedInput } from '../../contract/post.ts';
import type { Sentence } from '../../contract/sentence.ts';
import { type Context, unitOfWork } from '../../db/unit-of-work.ts';
import { type AccountActor, SYSTEM } from '../../kernel/actor.ts';
import { say } from '../../sentences/index.ts';
import { unlessStale } from './attempt.ts';
import { addToDay } from './daily-figures.repo.ts';
import { holdIfOutdated } from './hold-posts.ts';
import { act } from './manage-post.ts';
import { storeFigures } from './measure-post.ts';
import { isLate, LATE, paceOverduePosts } from './pace-posts.ts';
import type { PostRecord } from './post.ts';
import { guardLeaving } from './post-state.repo.ts';
import { StalePostError, transition } from './transition.ts';

/**
 * Hands a due post to a person, once. Nothing happens while a switch keeps it, or before its time; one that is late
 * gets a new time together with whatever else is late. May be called any number of times.
 */
export async function remindOfPost(ctx: Context, post: PostRecord): Promise<null> {
  if (post.status !== 'scheduled' || post.scheduledAt === null) return null;
  await unlessStale(() =>
    unitOfWork(ctx, SYSTEM, async (tx) => {
      if (isLate(post, tx.now)) {
        await paceOverduePosts(tx, post.businessId, tx.now - LATE);
        return;
      }
      const guard = await guardLeaving(tx.q, { ...post, now: tx.now, notBefore: tx.now - LATE });
      if (await holdIfOutdated(tx, post, guard)) return;
      await transition(tx, post, 'needs_attention', { note: noteFor(post) }, guard);
    }),
  );
  return null;
}

function noteFor({ channel }: PostRecord): Sentence {
  return say('content.time-to-post', { channel });
}

/** A person has posted it, when due or ahead of time. @throws AppError conflict unless it goes out by hand */
export function markPosted(
  ctx: Context,
  actor: AccountActor,
  id: number,
  { externalUrl }: PostedInput,
): Promise<PostRecord> {
  return act({ ctx, actor, id, actions: ['posted'] }, (tx, post) =>
    transition(tx, post, 'published', {
      publishedAt: tx.now,
      externalUrl: externalUrl || null,
      network: 'manual',
      note: null,
    }),
  );
}

/** It was not posted after all: back to its time, or to the person when that has passed. */
export function takeBackPosted(ctx: Context, actor: AccountActor, id: number): Promise<PostRecord> {
  return act({ ctx, actor, id, actions: ['unposted'] }, async (tx, post) => {
    const isAhead = (post.scheduledAt ?? 0) > tx.now;
    await transition(tx, post, isAhead ? 'scheduled' : 'needs_attention', {
      publishedAt: null,
      externalUrl: null,
      note: isAhead ? null : noteFor(post),
    });
    await addToDay(tx.q, post, { posts: -1 }, post.publishedAt ?? tx.now);
  });
}

/** Stores what a person has read off the channel; real figures, like those that a network reports. */
export function enterFigures(
  ctx: Context,
  actor: AccountActor,
  id: number,
  figures: FiguresInput,
): Promise<PostRecord> {
  return act({ ctx, actor, id, actions: ['figures'] }, async (tx, post) => {
    if (!(await storeFigures(tx, post, figures))) throw new StalePostError();
  });
}
