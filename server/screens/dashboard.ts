// Loads the dashboard: what needs a person, what happened, what comes next.

import type { DashboardProps } from '../../views/screens/dashboard/index.tsx';
import { countStates } from '../domain/analytics/index.ts';
import {
  countPosts,
  LEAVING_STATES,
  listNextPosts,
  listPublishedPosts,
  presentPost,
  WAITING_STATES,
} from '../domain/content/index.ts';
import { listDecisions, presentDecision } from '../domain/events/index.ts';
import type { AccountVisit, Loaded } from './screen.ts';

const SHOWN = 5;

export async function loadDashboard(visit: AccountVisit): Promise<Loaded<DashboardProps>> {
  const { ctx, actor, frame, clock } = visit;
  const { businessId } = actor;
  if (frame.business.profileAt === null) return { redirect: '/business-setup' };
  const q = ctx.db.read;
  const [counts, ahead, published, decisions] = await Promise.all([
    countPosts(q, businessId),
    listNextPosts(q, { businessId, groups: [WAITING_STATES, LEAVING_STATES], each: SHOWN }),
    listPublishedPosts(q, { businessId, limit: SHOWN }),
    listDecisions(q, { businessId, limit: SHOWN }),
  ]);
  const posts = ahead.map((post) => presentPost(post, actor));
  return {
    props: {
      business: { name: frame.business.name },
      connections: frame.connections,
      userId: actor.accountId,
      paused: frame.paused,
      counts: countStates(counts),
      waiting: posts.filter(({ status }) => WAITING_STATES.includes(status)),
      next: posts.filter(({ status }) => LEAVING_STATES.includes(status)),
      published: published.map((post) => presentPost(post, actor)),
      decisions: decisions.map(presentDecision),
      clock,
    },
  };
}
