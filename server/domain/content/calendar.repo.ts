// All SQL of posts as entries of a calendar file: also those that were called off, so that calendars can strike them.

import type { ChannelType } from '../../contract/channels/index.ts';
import type { Network } from '../../contract/connection.ts';
import type { PostStatus } from '../../contract/post.ts';
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

type EntryRow = Omit<CalendarEntry, 'isDeleted'> & { readonly deletedAt: number | null };

/** Posts with a time in a span, the newest `limit` of them, in the order in which they leave. */
export async function listCalendarEntries(
  q: Query,
  span: { businessId: number; from: number; until: number; limit: number },
): Promise<CalendarEntry[]> {
  const rows: EntryRow[] = await q('posts')
    .join('connections', 'connections.id', 'posts.connection_id')
    .where('posts.business_id', span.businessId)
    .where('posts.scheduled_at', '>=', span.from)
    .where('posts.scheduled_at', '<', span.until)
    .orderBy([
      { column: 'posts.scheduled_at', order: 'desc' },
      { column: 'posts.id', order: 'desc' },
    ])
    .limit(span.limit)
    .select(
      'posts.id as id',
      'connections.type as channel',
      q.raw('coalesce(posts.network, connections.network) as network'),
      'posts.status as status',
      'posts.title as title',
      'posts.content as content',
      'posts.scheduled_at as scheduledAt',
      'posts.created_at as createdAt',
      'posts.updated_at as updatedAt',
      'posts.deleted_at as deletedAt',
    );
  return rows.reverse().map(({ deletedAt, ...row }) => ({ ...row, isDeleted: deletedAt !== null }));
}
