// A client decides about a post through an approval link: like an approver, and it is kept who said what.
import type { Context } from '../../db/unit-of-work.ts';
import type { LinkActor } from '../../kernel/actor.ts';
import { say } from '../../sentences/index.ts';
import { recordDecisions } from '../events/index.ts';
import { act, approve } from './manage-post.ts';
import type { PostRecord } from './post.ts';
import { stepBack } from './step-back.ts';
import { transition } from './transition.ts';

export interface LinkDecision {
  readonly decision: 'approve' | 'reject';
  /** May be empty. */
  readonly comment: string;
  /** The version that was looked at, where that is known. */
  readonly seen?: number | undefined;
}

/** @throws AppError not-found for a foreign or unknown post, conflict when it does not wait (any more) */
export function decideByLink(
  ctx: Context,
  actor: LinkActor,
  id: number,
  { decision, comment, seen }: LinkDecision,
): Promise<PostRecord> {
  return act({ ctx, actor, id, actions: [decision] }, async (tx, post) => {
    const said = say('content.decided-by-link', { decision, by: actor.name, comment });
    if (decision === 'approve') await approve(tx, post, seen);
    else {
      await stepBack(tx, post, said);
      await transition(tx, post, 'rejected', { note: said });
    }
    const what = say('content.decided', { decision, post: nameOf(post) });
    const { businessId, connectionId } = post;
    await recordDecisions(tx, [{ businessId, kind: decision, what, why: said, connectionId, postId: id }]);
    tx.emit({
      kind: `post.${decision === 'approve' ? 'approved' : 'refused'}-by-link`,
      businessId,
      subjectId: id,
      data: { channel: post.channel, by: actor.name, linkId: actor.linkId, ...(comment && { comment }) },
    });
  });
}

function nameOf({ title, content }: PostRecord): string {
  const words = title ?? content;
  return words.length > 60 ? `${words.slice(0, 60)}…` : words;
}
