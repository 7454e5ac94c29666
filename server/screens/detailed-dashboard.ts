// Loads the owner's one page for today: key figures, the queue, what needs attention, channels, decisions.

import type { DetailedDashboardProps } from '../../views/screens/detailed-dashboard/index.tsx';
import { countStates, sumEngagement } from '../domain/analytics/index.ts';
import { listConnections, presentConnection } from '../domain/channels/index.ts';
import {
  countPosts,
  LEAVING_STATES,
  listNextPosts,
  presentPost,
  WAITING_STATES,
} from '../domain/content/index.ts';
import { listDecisions, presentDecision } from '../domain/events/index.ts';
import type { AccountVisit, Loaded } from './screen.ts';

const QUEUE = 10;
const DECISIONS = 10;

export async function loadDetailedDashboard(visit: AccountVisit): Promise<Loaded<DetailedDashboardProps>> {
  const { ctx, actor, frame, clock } = visit;
  const { businessId } = actor;
  const q = ctx.db.read;
  const [connections, counts, ahead, decisions] = await Promise.all([
    listConnections(q, businessId),
    countPosts(q, businessId),
    listNextPosts(q, { businessId, groups: [WAITING_STATES, LEAVING_STATES], each: QUEUE }),
    listDecisions(q, { businessId, limit: DECISIONS }),
  ]);
  const posts = ahead.map((post) => presentPost(post, actor));
  const owner = { userId: actor.accountId, currency: frame.business.currency };
  return {
    props: {
      hasProfile: frame.business.profileAt !== null,
      paused: frame.paused,
      counts: countStates(counts),
      sandbox: sumEngagement(counts, ['sandbox']),
      real: sumEngagement(counts, ['real', 'mail']),
      waiting: posts.filter(({ status }) => WAITING_STATES.includes(status)),
      queue: posts.filter(({ status }) => LEAVING_STATES.includes(status)),
      connections: connections.map((one) => ({
        connection: presentConnection(one, owner),
        states: countStates(counts.filter(({ connectionId }) => connectionId === one.id)),
      })),
      decisions: decisions.map(presentDecision),
      userId: actor.accountId,
      clock,
    },
  };
}
