// All SQL of posts as entries of a calendar file: also those that were called off, so that calendars can strike them.

import type { ChannelType } from '../../contract/channels/index.ts';
import type { Network } from '../../contract/connection.ts';
import type { PostStatus } from '../../contract/post.ts';
import { flag, mapColumns } from '../../db/columns.ts';
import type { Query } from '../../db/unit-of-work.ts';

/** Times are UTC milliseconds. */
export interface CalendarEntry {
  readonly id: number;
  readonly channel: ChannelType;
  readonly network: Network;
  readonly status: PostStatus;
  readonly title: string | null;
  readonly content: string;
  readonly scheduledAt: number;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly isDeleted: boolean;
}

const ENTRY = mapColumns<CalendarEntry>('posts', {
  id: 'id',
  channel: 'connections.type',
  network: 'coalesce(posts.network, connections.network)',
  status: 'status',
  title: 'title',
  content: 'content',
  scheduledAt: 'scheduled_at',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
  isDeleted: flag('posts.deleted_at is not null'),
});

/** Posts with a time in a span, the newest `limit` of them, in the order in which they leave. */
export async function listCalendarEntries(
  q: Query,
  span: { businessId: number; from: number; until: number; limit: number },
): Promise<CalendarEntry[]> {
  const newest = ENTRY.from(q)
    .join('connections', 'connections.id', 'posts.connection_id')
    .where('posts.business_id', span.businessId)
    .where('posts.scheduled_at', '>=', span.from)
    .where('posts.scheduled_at', '<', span.until)
    .orderBy([
      { column: 'posts.scheduled_at', order: 'desc' },
      { column: 'posts.id', order: 'desc' },
    ])
    .limit(span.limit);
  return (await ENTRY.all(newest)).reverse();
}
