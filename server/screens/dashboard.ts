// Loads the dashboard: what needs a person, what happened, what comes next.

import type { DashboardProps } from '../../views/screens/dashboard/index.tsx';
import { countStates } from '../domain/analytics/index.ts';
import { LEAVING_STATES, presentPost, WAITING_STATES } from '../domain/content/index.ts';
import { presentDecision } from '../domain/events/index.ts';
import { gatherDashboard } from './dashboard.repo.ts';
import type { AccountVisit, Loaded } from './screen.ts';

export async function loadDashboard(visit: AccountVisit): Promise<Loaded<DashboardProps>> {
  const { ctx, actor, frame, clock } = visit;
  const { businessId } = actor;
  if (frame.business.profileAt === null) return { redirect: '/business-setup' };
  const { counts, ahead, published, decisions } = await gatherDashboard(ctx.db.read, businessId);
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
