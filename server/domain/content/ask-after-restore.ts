// After a restore: what fell due since the backup may have left already, and nothing here can tell. A person looks.
import type { Sentence } from '../../contract/sentence.ts';
import type { Tx } from '../../db/unit-of-work.ts';
import { say } from '../../sentences/index.ts';
import { listPassedPosts } from './post.repo.ts';
import type { PostRecord } from './post.ts';
import { transition } from './transition.ts';

const IN_DOUBT = { trouble: 'unknown' } as const;

/**
 * Takes every post that may have left since the backup off its way, and says why.
 * @param backup `at`: when it was made, UTC milliseconds
 * @returns how many posts wait for a person now
 */
export async function askAfterRestore(tx: Tx, backup: { at: number }): Promise<number> {
  const passed = await listPassedPosts(tx.q, { since: backup.at, now: tx.now });
  for (const post of passed) {
    // Approved, it would leave: who approves it is told as well.
    const to = post.status === 'awaiting_approval' ? 'awaiting_approval' : 'needs_attention';
    const note = noteFor(post, backup.at);
    await transition(tx, post, to, { note, ...(to === 'needs_attention' && IN_DOUBT) });
  }
  return passed.length;
}

function noteFor({ network }: PostRecord, backup: number): Sentence {
  if (network === 'manual') return say('content.maybe-posted', { backup });
  return network === 'mail'
    ? say('content.maybe-sent', { backup })
    : say('content.maybe-published', { backup });
}
