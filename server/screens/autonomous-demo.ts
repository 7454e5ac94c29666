// Loads how the autopilot works, told with the business's own state where there is one.

import type { AutonomousDemoProps } from '../../views/screens/autonomous-demo/index.tsx';
import { countStates } from '../domain/analytics/index.ts';
import { countPosts } from '../domain/content/index.ts';
import type { AccountVisit, Loaded } from './screen.ts';

export async function loadAutonomousDemo({
  ctx,
  actor,
  frame,
}: AccountVisit): Promise<Loaded<AutonomousDemoProps>> {
  const counts = await countPosts(ctx.db.read, actor.businessId);
  return {
    props: {
      hasProfile: frame.business.profileAt !== null,
      connections: frame.connections,
      counts: countStates(counts),
    },
  };
}
