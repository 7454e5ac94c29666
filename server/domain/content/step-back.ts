// Something went wrong, or somebody did not want a post: the channel goes a step back by itself, says so, and what it would
// have published without asking waits. What went well is counted, until it may ask for a step more.
import { type Autonomy, type AutonomyChange, isAtMost } from '../../contract/autonomy.ts';
import type { Sentence } from '../../contract/sentence.ts';
import type { Context, Tx } from '../../db/unit-of-work.ts';
import type { AccountActor } from '../../kernel/actor.ts';
import { DAY } from '../../kernel/clock.ts';
import { say } from '../../sentences/index.ts';
import { changeAutonomy, countClean, lowerAutonomy } from '../channels/index.ts';
import { listScheduledPosts } from './post.repo.ts';
import type { PostRecord } from './post.ts';
import { StalePostError, transition } from './transition.ts';

const MOST = 1000;
/** Who takes a post down later tidies up. */
const COMPLAINT = 7 * DAY;

/**
 * Lowers how far a post's channel goes by itself, where nobody can take back what leaves.
 * @param why in a sentence, about the post
 */
export async function stepBack(tx: Tx, post: PostRecord, why: Sentence): Promise<void> {
  const level = await lowerAutonomy(tx, post, why);
  if (level === 'approve') await holdPlanned(tx, post, say('content.channel-stepped-back'));
}

/** Moves a channel to the level that a person wants: from asking first down, what nobody approved waits as well. */
export function chooseLevel(
  ctx: Context,
  actor: AccountActor,
  id: number,
  change: AutonomyChange,
): Promise<Autonomy> {
  return changeAutonomy(ctx, actor, id, change, async (tx, { businessId, id: connectionId }, level) => {
    if (change.act !== 'budget' && isAtMost(level, 'approve')) {
      await holdPlanned(tx, { businessId, connectionId }, say('content.channel-asks'));
    }
  });
}

/** Lets posts that would leave without anybody's approval wait for it. @param of may name one that is seen to elsewhere */
async function holdPlanned(
  tx: Tx,
  {
    businessId,
    connectionId,
    id,
  }: Pick<PostRecord, 'businessId' | 'connectionId'> & { readonly id?: number },
  note: Sentence,
): Promise<void> {
  const planned = await listScheduledPosts(tx.q, {
    ...{ businessId, connectionId, statuses: ['scheduled'], limit: MOST },
  });
  for (const other of planned) {
    if (other.approvedHash !== null || other.id === id) continue;
    try {
      await transition(tx, other, 'awaiting_approval', { note });
    } catch (error) {
      // It has just left, or somebody has just moved it.
      if (!(error instanceof StalePostError)) throw error;
    }
  }
}

/** A post that left by itself was taken down soon after: somebody minded it. */
export async function heedTakenDown(tx: Tx, post: PostRecord): Promise<void> {
  const { status, approvedHash, publishedAt, channel } = post;
  if (status !== 'published' || approvedHash !== null || (publishedAt ?? 0) < tx.now - COMPLAINT) return;
  await stepBack(tx, post, say('content.taken-down', { channel }));
}

/** How an attempt ended, as far as it says something about how far the channel may go. */
export async function heedEnd(tx: Tx, post: PostRecord, to: PostRecord['status']): Promise<void> {
  const { channel } = post;
  if (to === 'published') await countClean(tx, post);
  else if (to === 'failed') await stepBack(tx, post, say('content.was-refused', { channel }));
  else if (to === 'needs_attention') await stepBack(tx, post, say('content.got-stuck', { channel }));
}
