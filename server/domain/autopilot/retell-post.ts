// Other words for a post that comes again on a channel that takes no text twice, where the built-in writer wrote it.
import { isPillar } from '../../contract/constants/pillars.ts';
import { getBusiness } from '../business/index.ts';
import { findConnection } from '../channels/index.ts';
import { findPost, type RepeatParts } from '../content/index.ts';
import { rewritePost } from '../writer/index.ts';
import { gatherKnown, toToldPost } from './write-drafts.ts';

/** Null for a person's own words, and where everything has been told. */
export const retellPost: RepeatParts['retell'] = async (ctx, tx, { series, told }) => {
  const { businessId, postId, connectionId: id, made } = series;
  const post = await findPost(tx.q, { id: postId, businessId });
  const connection = await findConnection(tx.q, { id, businessId });
  if (!post || !connection || post.writer === null || !isPillar(post.pillar)) return null;
  const business = await getBusiness(tx, businessId);
  const now = ctx.clock.now();
  const { recent, mix: _, ...known } = await gatherKnown(tx.q, { business, connection, now });
  const own = recent.find((text) => text.id === postId);
  const versions = await rewritePost({
    ...known,
    recent: recent.filter((text) => text !== own).map(toToldPost),
    seed: `series:${postId}:${made}`,
    wish: 'angle',
    original: {
      content: post.content,
      pillar: post.pillar,
      factIds: own?.factIds ?? [],
      idea: post.idea,
      at: now,
    },
  });
  return versions.find(({ content }) => !told.includes(content)) ?? null;
};
