// Loads what the autopilot plans by: how often each channel posts, and what it last decided to plan.

import type { AiStrategyProps } from '../../views/screens/ai-strategy/index.tsx';
import { countStates, sumEngagement } from '../domain/analytics/index.ts';
import { listConnections } from '../domain/channels/index.ts';
import { countPosts } from '../domain/content/index.ts';
import type { AccountVisit, Loaded } from './screen.ts';

export async function loadAiStrategy({
  ctx,
  actor,
  frame,
  clock,
}: AccountVisit): Promise<Loaded<AiStrategyProps>> {
  const [connections, counts] = await Promise.all([
    listConnections(ctx.db.read, actor.businessId),
    countPosts(ctx.db.read, actor.businessId),
  ]);
  const channels = connections.map(({ id, type, network, isActive, automationLevel }) => {
    const own = counts.filter((count) => count.connectionId === id);
    return {
      id,
      type,
      network,
      isActive,
      automationLevel,
      states: countStates(own),
      figures: sumEngagement(own, [network]),
    };
  });
  return {
    props: {
      channels,
      hasProfile: frame.business.profileAt !== null,
      plannedUntil: frame.business.plannedUntil,
      paused: frame.paused,
      userId: actor.accountId,
      clock,
    },
  };
}
