// Loads the control center: the switch, the channels with their budgets, what comes next, and the decisions.

import type { AutonomousControlProps } from '../../views/screens/autonomous-control/index.tsx';
import { countStates } from '../domain/analytics/index.ts';
import { canWrite } from '../domain/business/index.ts';
import { listConnections, presentConnection } from '../domain/channels/index.ts';
import { countPosts } from '../domain/content/index.ts';
import { listDecisions, presentDecision } from '../domain/events/index.ts';
import { nextTime, readId } from './query.ts';
import type { AccountVisit, Loaded } from './screen.ts';

const PAGE = 30;

export async function loadAutonomousControl(visit: AccountVisit): Promise<Loaded<AutonomousControlProps>> {
  const { ctx, actor, frame, query, clock } = visit;
  const { businessId } = actor;
  const q = ctx.db.read;
  const [connections, counts, decisions] = await Promise.all([
    listConnections(q, businessId),
    countPosts(q, businessId),
    listDecisions(q, { businessId, limit: PAGE + 1, before: readId(query.get('before')) }),
  ]);
  const shown = decisions.slice(0, PAGE).map(presentDecision);
  const { currency, plannedUntil, profileAt } = frame.business;
  return {
    props: {
      paused: frame.paused,
      plannedUntil,
      nextAt: nextTime(counts),
      hasProfile: profileAt !== null,
      counts: countStates(counts),
      connections: connections.map((one) => presentConnection(one, { userId: actor.accountId, currency })),
      decisions: shown,
      isFirst: query.get('before') === null,
      olderThan: decisions.length > PAGE ? (shown.at(-1)?.id ?? null) : null,
      tab: query.get('tab') ?? 'overview',
      route: visit.route,
      userId: actor.accountId,
      canWrite: canWrite(actor),
      clock,
    },
  };
}
