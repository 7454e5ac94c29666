// The figures of a business in one look. Simulated and real ones stand apart and are never added up.
import { networksOf } from '../../contract/connection.ts';
import { type EngagementFigure, sumKnown } from '../../contract/figures.ts';
import type { Metrics } from '../../contract/metrics.ts';
import type { Context } from '../../db/unit-of-work.ts';
import { countActiveSubscribers } from '../audience/index.ts';
import { listConnections } from '../channels/index.ts';
import { countPosts, type PostCounts } from '../content/index.ts';

export async function getMetrics(ctx: Context, businessId: number): Promise<Metrics> {
  const [connections, counts, subscribers] = await Promise.all([
    listConnections(ctx.db.read, businessId),
    countPosts(ctx.db.read, businessId),
    countActiveSubscribers(ctx.db.read, businessId),
  ]);
  return {
    platforms: connections.filter((connection) => connection.isActive).length,
    ...countStates(counts),
    subscribers,
    sandbox: sumEngagement(counts, networksOf('sandbox')),
    real: sumEngagement(counts, networksOf('real')),
  };
}

/** How many posts are in the states that an owner asks about. */
export function countStates(counts: readonly Pick<PostCounts, 'status' | 'posts'>[]) {
  const inState = (status: PostCounts['status']) =>
    counts.reduce((sum, count) => sum + (count.status === status ? count.posts : 0), 0);
  return {
    scheduled: inState('scheduled'),
    awaitingApproval: inState('awaiting_approval'),
    needsAttention: inState('needs_attention') + inState('failed'),
    published: inState('published'),
  };
}

/** Engagement of published posts on some networks. */
export function sumEngagement(
  counts: readonly PostCounts[],
  networks: readonly PostCounts['network'][],
): Metrics['real'] {
  const own = counts.filter(({ status, network }) => status === 'published' && networks.includes(network));
  const measured = own.filter((count) => count.measured > 0);
  const sumOf = (figure: EngagementFigure) => sumKnown(measured.map((count) => count[figure]));
  return {
    posts: own.reduce((sum, { posts }) => sum + posts, 0),
    likes: sumOf('likes'),
    comments: sumOf('comments'),
    shares: sumOf('shares'),
    clicks: sumOf('clicks'),
    impressions: sumOf('impressions'),
  };
}
