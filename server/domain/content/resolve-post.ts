// A post that may be out, and of which no network can tell: a person has looked, and says.
import { idInLink } from '../../contract/channels/index.ts';
import type { ResolveInput } from '../../contract/post.ts';
import type { Context, Tx } from '../../db/unit-of-work.ts';
import type { AccountActor } from '../../kernel/actor.ts';
import { AppError } from '../../kernel/app-error.ts';
import { inField, say } from '../../sentences/index.ts';
import { approvedAsIs } from './approval.ts';
import { act, requireSwitchedOn } from './manage-post.ts';
import { hasExternalId } from './post.repo.ts';
import type { PostRecord } from './post.ts';
import { transition } from './transition.ts';

/**
 * Settles a post whose outcome is not known: it is out, and counts from the moment of its last attempt; or it is not, and
 * leaves now.
 * @param found.externalUrl where it is; what its network calls it is taken from there, where the link tells it
 * @throws AppError conflict unless it is in doubt, and for one that is to leave while a switch keeps it; invalid for the
 * link of another post
 */
export function resolvePost(
  ctx: Context,
  actor: AccountActor,
  id: number,
  found: ResolveInput,
): Promise<PostRecord> {
  return act({ ctx, actor, id, actions: ['resolve'] }, async (tx, post) => {
    const { published, externalUrl: url } = found;
    if (published) await enterFound(tx, post, url || null);
    else {
      await requireSwitchedOn(tx, post);
      const approval = await approvedAsIs(tx.q, post);
      await transition(tx, post, 'scheduled', { scheduledAt: tx.now, note: null, ...approval });
    }
    const { businessId, channel } = post;
    const data = { channel, published, ...(url && { url }) };
    tx.emit({ kind: 'post.resolved', businessId, subjectId: id, data });
  });
}

async function enterFound(tx: Tx, post: PostRecord, url: string | null): Promise<void> {
  const externalId = url !== null && post.network === 'real' ? idInLink(post.channel, url) : null;
  if (externalId !== null && (await hasExternalId(tx.q, post, externalId))) {
    const field = 'externalUrl';
    throw new AppError('invalid', inField(field, say('content.link-of-another')), { field });
  }
  await transition(tx, post, 'published', {
    publishedAt: Math.min(post.attemptedAt ?? post.scheduledAt ?? tx.now, tx.now),
    externalUrl: url,
    ...(externalId !== null && { externalId }),
    network: post.network,
    note: null,
  });
}
