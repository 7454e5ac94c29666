// Loads the figures per channel; simulated and real ones apart.

import type { AnalyticsProps } from '../../views/screens/analytics/index.tsx';
import { channelOf } from '../contract/constants/channels.ts';
import { sumEngagement } from '../domain/analytics/index.ts';
import { listConnections } from '../domain/channels/index.ts';
import { countPosts } from '../domain/content/index.ts';
import type { AccountVisit, Loaded } from './screen.ts';

export async function loadAnalytics({
  ctx,
  actor,
  frame,
  clock,
}: AccountVisit): Promise<Loaded<AnalyticsProps>> {
  const [connections, counts] = await Promise.all([
    listConnections(ctx.db.read, actor.businessId),
    countPosts(ctx.db.read, actor.businessId),
  ]);
  const networks = connections.filter(({ type }) => channelOf(type).delivery === 'network');
  const rows = networks.map(({ id, type, network }) => {
    const own = counts.filter((count) => count.connectionId === id);
    return { id, type, network, ...sumEngagement(own, [network]) };
  });
  return {
    props: {
      sandbox: rows.filter(({ network }) => network === 'sandbox'),
      real: rows.filter(({ network }) => network !== 'sandbox'),
      hasProfile: frame.business.profileAt !== null,
      userId: actor.accountId,
      clock,
    },
  };
}
