// The steps that a connection takes by itself, always back, and the one that it asks for.
import {
  type Act,
  ASK_AFTER,
  actOf,
  isAtMost,
  isWatched,
  type Level,
  stepFrom,
} from '../../contract/autonomy.ts';
import type { Sentence } from '../../contract/sentence.ts';
import type { Tx } from '../../db/unit-of-work.ts';
import { say } from '../../sentences/index.ts';
import { recordDecisions } from '../events/index.ts';
import { holdAutonomy, updateAutonomy } from './autonomy.repo.ts';
import { ANEW } from './autonomy.ts';
import type { ConnectionRecord } from './connection.ts';

/** A connection as its posts, and its campaigns, know it. */
type OfPost = Pick<ConnectionRecord, 'businessId' | 'network'> & {
  readonly connectionId: number;
  readonly channel: ConnectionRecord['type'];
};

/**
 * Goes one step back by itself, never below asking first. Only where nobody can take back what leaves.
 * @returns the level at which it is now; null where it stays as it was
 */
export async function lowerAutonomy(
  tx: Tx,
  post: OfPost,
  why: Sentence,
  act: Act = actOf(post.channel),
): Promise<Level | null> {
  if (!isWatched(post, act)) return null;
  const { connectionId, channel: type, businessId } = post;
  const row = await holdAutonomy(tx.q, connectionId, act);
  const level = isAtMost(row.level, 'approve') ? undefined : stepFrom(row.level, -1);
  if (level === undefined) {
    await updateAutonomy(tx.q, row, { clean: 0, asked: row.asked === 'open' ? null : row.asked });
    return null;
  }
  const lowered = { loweredAt: tx.now, loweredFrom: row.level, loweredWhy: why };
  await updateAutonomy(tx.q, row, { ...ANEW, ...lowered, level, above: level, firstHeld: 0 });
  const data = { type, act: row.act, level, before: row.level, why };
  tx.emit({ kind: 'autonomy.lowered', businessId, subjectId: connectionId, data });
  const what = say('channels.level-lowered', { channel: type, level, before: row.level, act });
  await recordDecisions(tx, [{ businessId, kind: 'autonomy', what, why, connectionId }]);
  return level;
}

/** Counts a post, or a move, that went well; after some in a row it asks whether it may go a step further, once. */
export async function countClean(tx: Tx, post: OfPost, act: Act = actOf(post.channel)): Promise<void> {
  if (!isWatched(post, act)) return;
  const { connectionId, channel: type, businessId } = post;
  const row = await holdAutonomy(tx.q, connectionId, act);
  if (row.firstHeld > 0) return updateAutonomy(tx.q, row, { firstHeld: row.firstHeld - 1 });
  if (row.level !== 'approve' && row.level !== 'undo') return;
  const clean = row.clean + 1;
  const asks = clean >= ASK_AFTER && row.asked === null;
  await updateAutonomy(tx.q, row, { clean, ...(asks && { asked: 'open' }) });
  const level = stepFrom(row.level, 1);
  if (!asks || level === undefined) return;
  const data = { type, act: row.act, level, posts: clean };
  tx.emit({ kind: 'autonomy.asked', businessId, subjectId: connectionId, data });
}
