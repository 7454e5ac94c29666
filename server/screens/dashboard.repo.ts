// One statement for all that the dashboard shows.
import { gather } from '../db/gather.ts';
import type { Query } from '../db/unit-of-work.ts';
import {
  LEAVING_STATES,
  selectNextPosts,
  selectPublishedPosts,
  selectStateCounts,
  WAITING_STATES,
} from '../domain/content/index.ts';
import { selectDecisions } from '../domain/events/index.ts';

/** Entries of each list. */
const SHOWN = 5;

export function gatherDashboard(q: Query, businessId: number) {
  return gather(q, {
    counts: selectStateCounts(q, businessId),
    ahead: selectNextPosts(q, { businessId, groups: [WAITING_STATES, LEAVING_STATES], each: SHOWN }),
    published: selectPublishedPosts(q, { businessId, limit: SHOWN }),
    decisions: selectDecisions(q, { businessId, limit: SHOWN }),
  });
}
