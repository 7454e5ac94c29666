// Other versions of a post that the built-in writer wrote, for a person to choose from; nothing is stored.
import { isPillar } from '../../contract/constants/pillars.ts';
import type { PostVersion, RewriteInput } from '../../contract/post.ts';
import type { Context } from '../../db/unit-of-work.ts';
import type { AccountActor } from '../../kernel/actor.ts';
import { AppError, notFound } from '../../kernel/app-error.ts';
import { say, wordsOf } from '../../sentences/index.ts';
import { findBusiness, requireWriter } from '../business/index.ts';
import { getConnection } from '../channels/index.ts';
import { getPost } from '../content/index.ts';
import { rewritePost } from '../writer/index.ts';
import { gatherKnown, toToldPost } from './write-drafts.ts';

/**
 * At most three versions; none where there are no other words.
 * @throws AppError not-found for a foreign post or connection; conflict for a person's own words
 */
export async function rewriteContent(
  ctx: Context,
  actor: AccountActor,
  id: number,
  { how, tone, platformId }: RewriteInput,
): Promise<PostVersion[]> {
  requireWriter(actor);
  const post = await getPost(ctx, actor, id);
  if (post.writer === null || !isPillar(post.pillar))
    throw new AppError('conflict', say('autopilot.own-words'));
  const connection = await getConnection(ctx, actor, platformId ?? post.connectionId);
  const now = ctx.clock.now();
  const business = await findBusiness(ctx.db.read, actor.businessId);
  if (!business) throw notFound();
  const { recent, mix: _, ...known } = await gatherKnown(ctx.db.read, { business, connection, now });
  const own = recent.find((text) => text.id === id);
  const versions = await rewritePost({
    ...known,
    recent: recent.filter((text) => text !== own).map(toToldPost),
    seed: `${id}:${how}:${tone ?? ''}:${post.content.length}`,
    wish: how,
    ...(tone !== undefined && { tone }),
    original: {
      content: post.content,
      pillar: post.pillar,
      factIds: own?.factIds ?? [],
      idea: post.idea,
      at: post.scheduledAt ?? now,
    },
  });
  return versions.map(({ title, content, why }) => ({ title, content, why: wordsOf(why) }));
}
