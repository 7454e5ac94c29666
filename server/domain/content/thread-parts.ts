// Threads of which some posts are out. What is out stays noted when the attempt ends otherwise, and the next one goes on after
// it: nobody begins a thread anew, and nobody sends a part twice.

import { actOf } from '../../contract/autonomy.ts';
import { captionOf } from '../../contract/caption.ts';
import { channelOf } from '../../contract/channels/index.ts';
import { threadParts } from '../../contract/thread.ts';
import type { Tx } from '../../db/unit-of-work.ts';
import { sha256 } from '../../kernel/ids.ts';
import { say } from '../../sentences/index.ts';
import { findAutonomy } from '../channels/index.ts';
import { type BegunThread, dropCall, findBegunThread, saveCall } from './attempt.repo.ts';
import type { Pending } from './network.ts';
import type { PostRecord } from './post.ts';
import type { Guard } from './post-state.repo.ts';
import { transition } from './transition.ts';

/** What is kept of a step that is still to come, of a thread of which parts are out. */
export function partsOf(
  post: Pick<PostRecord, 'channel' | 'content'>,
  { parts = 0 }: Pick<Pending, 'parts'>,
): { readonly parts: number; readonly partsHash: string | null } {
  return { parts, partsHash: parts > 0 ? hashOfBeginning(post, parts) : null };
}

function hashOfBeginning(
  { channel, content }: Pick<PostRecord, 'channel' | 'content'>,
  parts: number,
): string {
  const { form } = channelOf(channel);
  return sha256(JSON.stringify(threadParts(form, captionOf(form, content)).slice(0, parts)));
}

/** The thread of a post as far as it is out on the account that the post would leave by. */
async function findBegun(
  tx: Tx,
  { id, connectionId, channel }: PostRecord,
): Promise<BegunThread | undefined> {
  const begun = await findBegunThread(tx.q, id);
  if (!begun) return undefined;
  const { begunAt } = await findAutonomy(tx.q, connectionId, actOf(channel));
  // On another account nothing of it is out.
  return begun.endedAt >= begunAt ? begun : undefined;
}

/** Begins an attempt where an earlier one has left off: what is out is what it goes on after. */
export async function takeUpThread(tx: Tx, armed: PostRecord): Promise<void> {
  const begun = await findBegun(tx, armed);
  if (!begun) return dropCall(tx.q, armed.id);
  await saveCall(tx.q, armed, { ...begun, endedAt: tx.now, next: 'publish', asks: 0 });
}

/**
 * Hands a due post to a person when posts of its thread are out that say something else now: neither going on nor beginning
 * anew is what the new words mean.
 * @returns whether it was handed over
 */
export async function holdIfBegunOtherwise(tx: Tx, post: PostRecord, guard: Guard): Promise<boolean> {
  const begun = await findBegun(tx, post);
  if (!begun || begun.partsHash === hashOfBeginning(post, begun.parts)) return false;
  const note = say('content.thread-begun', { channel: post.channel, parts: begun.parts });
  await transition(tx, post, 'needs_attention', { note, trouble: 'refused' }, guard);
  return true;
}
