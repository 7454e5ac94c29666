// One statement for all that the dashboard shows.
import { BRIEF_DECISIONS } from '../../contract/constants/screens.ts';
import { gather } from '../../db/gather.ts';
import type { Query } from '../../db/unit-of-work.ts';
import { selectNeeds } from '../../domain/attention/index.ts';
import {
  LEAVING_STATES,
  selectNextPosts,
  selectPublishedPosts,
  selectStateCounts,
  WAITING_STATES,
} from '../../domain/content/index.ts';
import { selectDecisions } from '../../domain/events/index.ts';

/** Entries of each list. */
const SHOWN = 4;

export function gatherDashboard(q: Query, filter: Parameters<typeof selectNeeds>[1]) {
  const { businessId } = filter;
  return gather(q, {
    needs: selectNeeds(q, filter),
    counts: selectStateCounts(q, businessId),
    ahead: selectNextPosts(q, { businessId, groups: [WAITING_STATES, LEAVING_STATES], each: SHOWN }),
    published: selectPublishedPosts(q, { businessId, limit: SHOWN }),
    decisions: selectDecisions(q, { businessId, limit: BRIEF_DECISIONS }),
  });
}

/** What the detailed dashboard lists: what waits, what leaves, what was decided. */
export function gatherLists(
  q: Query,
  filter: Parameters<typeof selectNeeds>[1],
  /** Posts of each list. */
  each: number,
) {
  const { businessId } = filter;
  return gather(q, {
    needs: selectNeeds(q, filter),
    ahead: selectNextPosts(q, { businessId, groups: [WAITING_STATES, LEAVING_STATES], each }),
    decisions: selectDecisions(q, { businessId, limit: BRIEF_DECISIONS }),
  });
}
