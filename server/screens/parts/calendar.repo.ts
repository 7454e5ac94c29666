// One statement for what the calendar shows besides posts.
import { gather } from '../../db/gather.ts';
import type { Query } from '../../db/unit-of-work.ts';
import { selectConnections } from '../../domain/channels/index.ts';
import { selectActiveSeries } from '../../domain/content/index.ts';
import { selectOverrules, selectPlannedTimes } from '../../domain/evidence/index.ts';

/** @param now UTC milliseconds */
export function gatherCalendar(q: Query, businessId: number, now: number) {
  return gather(q, {
    connections: selectConnections(q, businessId),
    overrules: selectOverrules(q, businessId),
    drawn: selectPlannedTimes(q, businessId, now),
    series: selectActiveSeries(q, businessId),
  });
}
