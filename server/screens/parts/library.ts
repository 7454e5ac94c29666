// Loads one page of a connection's content library.

import {
  LIBRARY_FILTERS,
  type LibraryFilter,
  type LibraryProps,
} from '../../../views/screens/platforms/types.ts';
import type { PostStatus } from '../../contract/post.ts';
import type { ConnectionRecord } from '../../domain/channels/index.ts';
import { listPosts, listScheduledPosts, type PostCounts } from '../../domain/content/index.ts';
import type { AccountRequest } from '../../pages/screen.ts';
import { presentComposer } from './composer.ts';
import { readId } from './query.ts';
import { presentPosts } from './shown-media.ts';

const PAGE = 20;

const STATUSES: Readonly<Record<LibraryFilter, readonly PostStatus[] | undefined>> = {
  all: undefined,
  waiting: ['awaiting_approval', 'needs_attention', 'failed'],
  scheduled: ['scheduled', 'publishing'],
  drafts: ['draft'],
  published: ['published'],
  rejected: ['rejected'],
};

interface LibraryParts {
  readonly connection: ConnectionRecord;
  /** All of the business, for a new post that goes to several. */
  readonly connections: readonly ConnectionRecord[];
  readonly counts: readonly PostCounts[];
}

export async function loadLibrary(
  request: AccountRequest,
  { connection, connections, counts }: LibraryParts,
): Promise<LibraryProps> {
  const { query } = request;
  const filter = LIBRARY_FILTERS.find((one) => one === query.get('status')) ?? 'all';
  const from = readId(query.get('from'));
  const records = await readPage(request, connection, { filter, from });
  const posts = await presentPosts(request, records.slice(0, PAGE));
  return {
    filter,
    posts,
    counts: countFilters(counts),
    composer: presentComposer(request, connections, [connection.id]),
    isFirst: from === undefined,
    goesOnFrom: records.length > PAGE ? (posts.at(-1)?.id ?? null) : null,
  };
}

function readPage(
  { ctx, actor }: AccountRequest,
  connection: ConnectionRecord,
  { filter, from }: { filter: LibraryFilter; from: number | undefined },
) {
  const statuses = STATUSES[filter];
  const of = { businessId: actor.businessId, connectionId: connection.id, limit: PAGE + 1 };
  return filter === 'scheduled' && statuses
    ? listScheduledPosts(ctx.db.read, { ...of, statuses, after: from })
    : listPosts(ctx.db.read, { ...of, statuses, before: from, by: 'time' });
}

function countFilters(counts: readonly PostCounts[]): Record<LibraryFilter, number> {
  const sum = (filter: LibraryFilter) =>
    counts.reduce(
      (total, count) => total + (STATUSES[filter]?.includes(count.status) === false ? 0 : count.posts),
      0,
    );
  return {
    all: sum('all'),
    waiting: sum('waiting'),
    scheduled: sum('scheduled'),
    drafts: sum('drafts'),
    published: sum('published'),
    rejected: sum('rejected'),
  };
}
