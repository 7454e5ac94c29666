// One statement for what the control center shows beside its figures.
import { BRIEF_DECISIONS } from '../../contract/constants/screens.ts';
import { gather } from '../../db/gather.ts';
import type { Query } from '../../db/unit-of-work.ts';
import { selectConnections } from '../../domain/channels/index.ts';
import { selectNextPosts } from '../../domain/content/index.ts';
import { selectDecisions } from '../../domain/events/index.ts';
import { selectShown } from '../../domain/media/index.ts';

/** Posts of each lane. */
const EACH_LANE = 3;

/** The channels, the last decisions, and what comes first: on its way, scheduled, waiting to be approved. */
export function gatherOverview(q: Query, businessId: number) {
  const groups = [['publishing'], ['scheduled'], ['awaiting_approval']] as const;
  const ahead = selectNextPosts(q, { businessId, groups, each: EACH_LANE });
  return gather(q, {
    connections: selectConnections(q, businessId),
    decisions: selectDecisions(q, { businessId, limit: BRIEF_DECISIONS }),
    ahead,
    media: selectShown(q, businessId, q.select('id').from(ahead.query.clone().as('ahead'))),
  });
}
