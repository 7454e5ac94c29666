// One statement for the posts that the overview of a channel shows.
import { gather } from '../../db/gather.ts';
import type { Query } from '../../db/unit-of-work.ts';
import { selectPublishedPosts, selectScheduledPosts } from '../../domain/content/index.ts';

/** @param filter `until` in UTC milliseconds; `limit` for each of the two */
export function gatherPlatform(
  q: Query,
  filter: { businessId: number; connectionId: number; until: number; limit: number },
) {
  return gather(q, {
    published: selectPublishedPosts(q, filter),
    soon: selectScheduledPosts(q, { ...filter, statuses: ['scheduled'] }),
  });
}
