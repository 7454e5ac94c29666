// What is planned and rests on a fact that holds no longer waits for a person, and says why. It is held back once for each
// fact: who lets it go as it is has answered for it.
import type { Sentence } from '../../contract/sentence.ts';
import type { Tx } from '../../db/unit-of-work.ts';
import { say } from '../../sentences/index.ts';
import { type FactRecord, listFactsByHash, unusedAt } from '../business/index.ts';
import { recordDecisions } from '../events/index.ts';
import { findPost } from './post.repo.ts';
import { MOVABLE_STATES, type PostRecord } from './post.ts';
import { dropFactsOfPost, type Guard, listFactsOfPost, listUnpublishedByFacts } from './post-state.repo.ts';
import { transition } from './transition.ts';

/** Why a post that leaves at a moment may not rest on a fact as it is; null when it may. */
function whyHeld(fact: FactRecord, at: number): Sentence | null {
  const told = { fact: fact.text };
  switch (unusedAt(fact, at)) {
    case null:
      return null;
    case 'ended':
      return say('content.fact-ended', told);
    case 'not-yet':
      return say('content.fact-begins-later', told);
    case 'needs-proof':
      return say('content.fact-unproven', told);
    default:
      return say('content.fact-retired', told);
  }
}

/**
 * Holds back the planned posts that rest on a fact, where it holds no longer when they leave.
 * @param changed it says something else now, so that no post may rest on it unseen
 * @returns how many
 */
export async function holdPosts(tx: Tx, fact: FactRecord, changed: boolean): Promise<number> {
  const { businessId, hash, text } = fact;
  const posts = await listUnpublishedByFacts(tx.q, businessId, [hash]);
  let held = 0;
  for (const { id, status } of posts) {
    if (!MOVABLE_STATES.includes(status)) continue;
    const post = await findPost(tx.q, { id, businessId });
    const at = Math.max(post?.scheduledAt ?? 0, tx.now);
    const why = whyHeld(fact, at) ?? (changed ? say('content.fact-changed', { fact: text }) : null);
    if (!post || why === null) continue;
    await holdPost(tx, post, { to: 'awaiting_approval', why, hashes: [hash] });
    held += 1;
  }
  return held;
}

/**
 * Hands a due post to a person when a fact that it rests on holds no longer; otherwise nothing happens.
 * @returns whether it was handed over
 */
export async function holdIfOutdated(tx: Tx, post: PostRecord, guard: Guard): Promise<boolean> {
  const facts = await listFactsByHash(tx.q, post.businessId, await listFactsOfPost(tx.q, post.id));
  const outdated = facts.flatMap((fact) => {
    const why = whyHeld(fact, tx.now);
    return why ? [{ hash: fact.hash, why }] : [];
  });
  const [first] = outdated;
  if (!first) return false;
  const hashes = outdated.map(({ hash }) => hash);
  await holdPost(tx, post, { to: 'needs_attention', why: first.why, hashes }, guard);
  return true;
}

/** Lets a post wait for a person because of facts that it rested on. */
async function holdPost(
  tx: Tx,
  post: PostRecord,
  {
    to,
    why,
    hashes,
  }: { to: 'awaiting_approval' | 'needs_attention'; why: Sentence; hashes: readonly string[] },
  ...guards: readonly Guard[]
): Promise<void> {
  await transition(tx, post, to, { note: why }, ...guards);
  await dropFactsOfPost(tx.q, post.id, hashes);
  const { businessId, connectionId, channel, id: postId } = post;
  const what = say('content.held-for-fact', { channel });
  await recordDecisions(tx, [{ businessId, kind: 'hold', what, why, connectionId, postId }]);
}
