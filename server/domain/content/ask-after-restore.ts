// After a restore: what fell due since the backup may have left already, and nothing here can tell. A person looks.
import type { Tx } from '../../db/unit-of-work.ts';
import { listPassedPosts } from './post.repo.ts';
import type { PostRecord } from './post.ts';
import { transition } from './transition.ts';

/**
 * Takes every post that may have left since the backup off its way, and says why.
 * @param backup `at`, when it was made, UTC milliseconds, and `name`, that moment in words
 * @returns how many posts wait for a person now
 */
export async function askAfterRestore(tx: Tx, backup: { at: number; name: string }): Promise<number> {
  const passed = await listPassedPosts(tx.q, { since: backup.at, now: tx.now });
  for (const post of passed) {
    // Approved, it would leave: who approves it is told as well.
    const to = post.status === 'awaiting_approval' ? 'awaiting_approval' : 'needs_attention';
    await transition(tx, post, to, { note: noteFor(post, backup.name) });
  }
  return passed.length;
}

function noteFor({ network }: PostRecord, backup: string): string {
  const restored = `this server was restored from a backup of ${backup}.`;
  if (network === 'manual')
    return `You may already have posted it: ${restored} If so, mark it as posted; else post it now.`;
  if (network === 'mail')
    return `It may already have been sent: ${restored} Ask a subscriber, then publish it again or delete it.`;
  return `It may already have been published: ${restored} Look at the channel, then publish it again or delete it.`;
}
