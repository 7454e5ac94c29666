// A fact that the owner took back takes the posts that rest on it along, unless they have left already.
import type { Tx } from '../../db/unit-of-work.ts';
import { say } from '../../sentences/index.ts';
import { recordDecisions } from '../events/index.ts';
import { listUnpublishedByFacts, markDeleted } from './post-state.repo.ts';

/** Deletes unpublished posts that rest on any of these facts; returns how many. */
export async function retirePosts(
  tx: Tx,
  businessId: number,
  factHashes: readonly string[],
): Promise<number> {
  if (factHashes.length === 0) return 0;
  const posts = await listUnpublishedByFacts(tx.q, businessId, factHashes);
  let retired = 0;
  for (const post of posts) {
    if (!(await markDeleted(tx.q, post.id, post.status, tx.now))) continue;
    const { channel, connectionId, network } = post;
    const data = { channel, connectionId, network, externalId: null };
    tx.emit({ kind: 'post.deleted', businessId, subjectId: post.id, data });
    await recordDecisions(tx, [
      {
        businessId,
        kind: 'retire',
        what: say('content.retired'),
        why: say('content.fact-gone'),
        postId: post.id,
      },
    ]);
    retired += 1;
  }
  return retired;
}
