// Loads the dashboard: what needs a person, what happened, what comes next.

import type { DashboardProps } from '../../views/screens/dashboard/index.tsx';
import { countStates } from '../domain/analytics/index.ts';
import { needFilter } from '../domain/attention/index.ts';
import { LEAVING_STATES } from '../domain/content/index.ts';
import { presentDecision } from '../domain/events/index.ts';
import type { AccountRequest, Loaded } from '../pages/screen.ts';
import { gatherDashboard } from './parts/dashboard.repo.ts';
import { needsOf } from './parts/needs.ts';
import { presentPosts } from './parts/shown-media.ts';

export async function loadDashboard(request: AccountRequest): Promise<Loaded<DashboardProps>> {
  const { ctx, actor, frame, clock, now } = request;
  if (frame.business.profileAt === null) return { redirect: '/business-setup' };
  const filter = needFilter(actor, { billingIsOn: request.billing.isOn, now });
  const { counts, ahead, published, decisions, needs } = await gatherDashboard(ctx.db.read, filter);
  const all = await presentPosts(request, [...ahead, ...published]);
  const posts = all.slice(0, ahead.length);
  return {
    props: {
      business: { name: frame.business.name },
      connections: frame.connections,
      userId: actor.accountId,
      paused: frame.paused,
      counts: countStates(counts),
      ...needsOf(posts, needs, now),
      next: posts.filter(({ status }) => LEAVING_STATES.includes(status)),
      published: all.slice(ahead.length),
      decisions: decisions.map(presentDecision),
      clock,
    },
  };
}
