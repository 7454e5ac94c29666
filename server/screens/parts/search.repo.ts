// One query for all that the search finds of a business: a handful each of its posts, campaigns and subscribers.
import type { ChannelType } from '../../contract/channels/index.ts';
import type { Query } from '../../db/unit-of-work.ts';

export interface FoundRow {
  readonly kind: 'post' | 'campaign' | 'subscriber';
  /** What it is called; null for a post without a title. */
  readonly label: string | null;
  readonly detail: string;
  /** Null for what belongs to none. */
  readonly channel: ChannelType | null;
  readonly status: string;
}

/** Where a kind of thing stands: its table, what it is called, and what else is searched. */
interface Place {
  readonly kind: FoundRow['kind'];
  readonly table: string;
  readonly label: string;
  readonly detail: string;
  readonly hasChannel: boolean;
}

const POSTS: Place = { kind: 'post', table: 'posts', label: 'title', detail: 'content', hasChannel: true };
const CAMPAIGNS: Place = {
  kind: 'campaign',
  table: 'campaigns',
  label: 'name',
  detail: 'audience_type',
  hasChannel: true,
};
const SUBSCRIBERS: Place = {
  kind: 'subscriber',
  table: 'subscribers',
  label: 'email',
  detail: 'name',
  hasChannel: false,
};

interface Search {
  readonly businessId: number;
  readonly text: string;
  /** Most rows of each kind. */
  readonly limit: number;
  /** Channels whose posts are mailings. */
  readonly mail: readonly ChannelType[];
}

/** The newest rows that hold the text: posts, mailings (posts of mail channels), campaigns, subscribers. */
export async function searchRows(q: Query, search: Search): Promise<FoundRow[]> {
  const { mail } = search;
  const posts = part(q, POSTS, search).whereNull('posts.deleted_at').whereNotIn('connections.type', mail);
  const mailings = part(q, POSTS, search).whereNull('posts.deleted_at').whereIn('connections.type', mail);
  const parts = [posts, mailings, part(q, CAMPAIGNS, search), part(q, SUBSCRIBERS, search)];
  const [first, ...others] = parts.map((one, index) => q.select('*').from(one.as(`part_${index}`)));
  return first ? first.unionAll(others) : [];
}

function part(
  q: Query,
  { kind, table, label, detail, hasChannel }: Place,
  { businessId, text, limit }: Search,
) {
  const columns = [`${table}.${label}`, `${table}.${detail}`];
  const rows = q(table)
    .select(
      q.raw('cast(? as varchar(16)) as kind', [kind]),
      `${table}.${label} as label`,
      `${table}.${detail} as detail`,
      hasChannel ? 'connections.type as channel' : q.raw('cast(null as varchar(32)) as channel'),
      `${table}.status as status`,
    )
    .where(`${table}.business_id`, businessId)
    .where((either) => {
      for (const column of columns)
        either.orWhereRaw(`lower(??) like ? escape '!'`, [column, patternOf(text)]);
    })
    .orderBy(`${table}.id`, 'desc')
    .limit(limit);
  return hasChannel ? rows.join('connections', 'connections.id', `${table}.connection_id`) : rows;
}

/** Contains the text, in lower case, wherever; its wildcards are letters like others. */
function patternOf(text: string): string {
  return `%${text.toLowerCase().replace(/[!%_]/g, '!$&')}%`;
}
