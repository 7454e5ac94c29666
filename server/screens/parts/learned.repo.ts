// One statement for what the view of what was learned shows besides posts.
import { gather } from '../../db/gather.ts';
import type { Query } from '../../db/unit-of-work.ts';
import { selectConnections } from '../../domain/channels/index.ts';
import { selectCounts } from '../../domain/email/index.ts';
import { selectComparison } from '../../domain/evidence/index.ts';

export function gatherLearned(q: Query, businessId: number) {
  return gather(q, {
    connections: selectConnections(q, businessId),
    mails: selectCounts(q, businessId),
    compares: selectComparison(q, businessId),
  });
}
