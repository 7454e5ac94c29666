// Keeping what posts teach, and leaving out what does not.
import type { Query, Tx } from '../../db/unit-of-work.ts';
import { findNewestEvent } from '../events/index.ts';
import { listDrawsOfPost, updateReward } from './draw.repo.ts';
import { historyOf } from './history.ts';
import {
  findMakings,
  insertObservation,
  leaveOutObservation,
  takeInObservation,
} from './observation.repo.ts';
import { type Figures, featuresOf, isJudgedBy, type LeftOut, type ReadPost } from './observation.ts';

/**
 * Keeps what a post has brought, where this reading is the one by which its channel is judged; once. What the choices behind
 * the post have brought is noted with it.
 */
export async function observePost(tx: Tx, post: ReadPost, figures: Figures): Promise<void> {
  const { id: postId, businessId, connectionId, channel, network, publishedAt: at } = post;
  if (at === null || !isJudgedBy(figures, { channel, network, publishedAt: at }, tx.now)) return;
  const corrected = await findNewestEvent(tx.q, {
    ...{ businessId, subjectId: postId, kinds: ['post.corrected'], after: 0 },
  });
  const features = featuresOf(post, await findMakings(tx.q, postId));
  const leftOut = corrected ? 'edited' : (await isBoosted(tx.q, post)) ? 'boosted' : null;
  const made = {
    businessId,
    connectionId,
    channel,
    network,
    postId,
    at,
    features,
    figures,
    leftOut,
  } as const;
  if (!(await insertObservation(tx.q, made, tx.now)) || leftOut !== null) return;
  const place = { id: connectionId, businessId, type: channel, network };
  const taught = await historyOf(tx.q, place, tx.now);
  const own = taught.find((one) => one.postId === postId);
  if (own) await measureDraws(tx, post, own.reward);
}

/**
 * Notes what the choices behind a post have brought: only where it left as it was chosen, since what a person wrote or moved,
 * and what a pause put off, says nothing of them.
 */
async function measureDraws(tx: Tx, { id, origin, scheduledAt }: ReadPost, reward: number): Promise<void> {
  if (origin !== 'autopilot') return;
  const draws = await listDrawsOfPost(tx.q, id);
  const time = draws.findLast(({ kind }) => kind === 'time');
  if (time && (time.chosen as { at?: number }).at !== scheduledAt) return;
  const stand = draws.filter((draw) => draw.kind !== 'time' || draw === time);
  await updateReward(
    tx.q,
    stand.map((draw) => draw.id),
    { reward, now: tx.now },
  );
}

/** Whether the latest that a person said of it is that money was spent to show it to more people. */
export async function isBoosted(
  q: Query,
  { id: subjectId, businessId }: { readonly id: number; readonly businessId: number },
): Promise<boolean> {
  const told = await findNewestEvent(q, { businessId, subjectId, kinds: ['post.boosted'], after: 0 });
  return told?.data.boosted ?? false;
}

/** A post that was not boosted after all teaches again; what was drawn meanwhile is replayed with it, and says so. */
export async function takeInPost(tx: Tx, postId: number): Promise<void> {
  await takeInObservation(tx.q, postId, 'boosted');
}

/** From now on a post teaches nothing; what was drawn before is replayed with it all the same. */
export async function leaveOutPost(tx: Tx, postId: number, why: LeftOut): Promise<void> {
  await leaveOutObservation(tx.q, postId, { why, at: tx.now });
}
