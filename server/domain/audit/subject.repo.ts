// Names of what rows of the audit log are about, all sorts in one query. What is gone has none.
import { gather, type Selection } from '../../db/gather.ts';
import type { Query } from '../../db/unit-of-work.ts';

/** What may have a name, or somebody it belongs to, and where that stands. Never a column with a secret. */
const NAMED = {
  account: { table: 'accounts', columns: { id: 'id', name: 'name', email: 'email' } },
  business: { table: 'businesses', columns: { id: 'id', name: 'name' } },
  channel: { table: 'connections', columns: { id: 'id', name: 'name', channel: 'type' } },
  post: {
    table: 'posts',
    join: ['connections', 'connections.id', 'posts.connection_id'],
    columns: { id: 'posts.id', channel: 'connections.type' },
  },
  ticket: { table: 'tickets', columns: { id: 'id', name: 'subject' } },
  invoice: { table: 'invoices', columns: { id: 'id', accountId: 'account_id' } },
  invitation: { table: 'invitations', columns: { id: 'id', email: 'email' } },
  'sign-up': { table: 'one_time_tokens', columns: { id: 'id', email: 'email' } },
  'approval-link': { table: 'approval_links', columns: { id: 'id', name: 'name' } },
  'api-token': { table: 'api_tokens', columns: { id: 'id', name: 'name' } },
  strategy: { table: 'strategies', columns: { id: 'id', name: 'version' } },
} as const;

export type NamedSort = keyof typeof NAMED;

/** What is known of one; which fields there are depends on the sort. */
export interface Named {
  readonly id: number;
  readonly name?: string | number;
  readonly email?: string;
  /** The channel's type. */
  readonly channel?: string;
  readonly accountId?: number | null;
}

export type Names = (sort: NamedSort, id: number | null) => Named | undefined;

/** @param ids of each sort, without repeats; sorts without any are not asked for */
export async function findSubjects(
  q: Query,
  ids: Readonly<Partial<Record<NamedSort, readonly number[]>>>,
): Promise<Names> {
  const asked = Object.entries(ids) as [NamedSort, readonly number[]][];
  if (asked.length === 0) return () => undefined;
  const selections = asked.map(([sort, list]) => [sort, selectNamed(q, sort, list)] as const);
  const found: Record<string, Named[]> = await gather(q, Object.fromEntries(selections));
  const maps = new Map(
    Object.entries(found).map(([sort, rows]) => [sort, new Map(rows.map((row) => [row.id, row]))]),
  );
  return (sort, id) => (id === null ? undefined : maps.get(sort)?.get(id));
}

function selectNamed(q: Query, sort: NamedSort, ids: readonly number[]): Selection<Named> {
  const { table, columns, ...rest } = NAMED[sort];
  const query = q(table)
    .select(columns)
    .whereIn(columns.id, [...ids]);
  if ('join' in rest) query.join(...rest.join);
  return { query, columns: Object.keys(columns), read: (row: Named) => row };
}
