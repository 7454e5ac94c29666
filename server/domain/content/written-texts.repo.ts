// What a business has written lately, for the writer to say something else.
import type { ChannelType } from '../../contract/channels/index.ts';
import type { PostStatus } from '../../contract/post.ts';
import { mapColumns } from '../../db/columns.ts';
import type { Selection } from '../../db/gather.ts';
import type { Query } from '../../db/unit-of-work.ts';

export interface WrittenText {
  readonly id: number;
  readonly connectionId: number;
  readonly channel: ChannelType;
  /** When it leaves or left, or was made where it has no time; UTC milliseconds. */
  readonly at: number;
  readonly pillar: string | null;
  readonly title: string | null;
  readonly content: string;
  readonly hook: string;
  /** The cut in which an idea is told. */
  readonly cut: string;
  readonly idea: string | null;
  /** A person rejected it. */
  readonly refused: boolean;
  readonly factIds: string[];
}

const WRITTEN = mapColumns<Omit<WrittenText, 'factIds'>>('posts', {
  id: 'id',
  connectionId: 'connection_id',
  channel: 'connections.type',
  at: { sql: 'coalesce(posts.published_at, posts.scheduled_at, posts.created_at)', read: Number },
  pillar: 'pillar',
  title: 'title',
  content: 'content',
  hook: { sql: 'hook', read: orEmpty },
  cut: { sql: 'skeleton', read: orEmpty },
  idea: 'idea',
  refused: { sql: 'status', read: (status: PostStatus) => status === 'rejected' },
});

function orEmpty(value: string | null): string {
  return value ?? '';
}

/** Which idea was told where and when. */
export interface ToldIdea {
  readonly channel: ChannelType;
  /** UTC milliseconds. */
  readonly at: number;
  readonly idea: string;
  readonly status: PostStatus;
}

const TOLD_IDEA = mapColumns<ToldIdea>('posts', {
  channel: 'connections.type',
  at: 'coalesce(posts.published_at, posts.scheduled_at, posts.created_at)',
  idea: 'idea',
  status: 'status',
});

/** The ideas that a business has told since a moment, or is about to tell. */
export function selectToldIdeas(
  q: Query,
  filter: { businessId: number; since: number },
): Selection<ToldIdea> {
  const told = TOLD_IDEA.from(q)
    .join('connections', 'connections.id', 'posts.connection_id')
    .where('posts.business_id', filter.businessId)
    .where('posts.created_at', '>=', filter.since)
    .whereNotNull('posts.idea')
    .whereNull('posts.deleted_at');
  return TOLD_IDEA.selection(told);
}

/** What a business has written since a moment, oldest first, with the facts that each post rests on. */
export async function listWrittenTexts(
  q: Query,
  filter: { businessId: number; since: number; limit: number },
): Promise<WrittenText[]> {
  const texts = await WRITTEN.all(
    WRITTEN.from(q)
      .join('connections', 'connections.id', 'posts.connection_id')
      .where({ 'posts.business_id': filter.businessId })
      .where('posts.created_at', '>=', filter.since)
      .orderBy('posts.id', 'desc')
      .limit(filter.limit),
  );
  const facts = await FACT_OF_POST.all(
    FACT_OF_POST.from(q)
      .join('posts', 'posts.id', 'post_facts.post_id')
      .leftJoin('facts', (on) =>
        on.on('facts.hash', 'post_facts.fact_hash').andOn('facts.business_id', 'posts.business_id'),
      )
      .where('posts.business_id', filter.businessId)
      .where('posts.created_at', '>=', filter.since)
      .orderBy(['post_facts.post_id', 'post_facts.fact_hash']),
  );
  const byPost = Map.groupBy(facts, (fact) => fact.postId);
  return texts.reverse().map((text) => ({
    ...text,
    factIds: asTold(byPost.get(text.id) ?? [], text.content),
  }));
}

/** Texts of a channel that a person has written, or taken as they were: their own words first, the latest of each. */
export async function listPersonsTexts(
  q: Query,
  of: { businessId: number; connectionId: number; limit: number },
): Promise<string[]> {
  const rows: { content: string }[] = await q('posts')
    .select('content')
    .where({ business_id: of.businessId, connection_id: of.connectionId, origin: 'person' })
    .whereIn('status', ['scheduled', 'publishing', 'published'])
    .orderByRaw('case when writer is null then 0 else 1 end')
    .orderBy('id', 'desc')
    .limit(of.limit);
  return rows.map(({ content }) => content);
}

interface FactOfPost {
  readonly postId: number;
  readonly hash: string;
  /** Null when the fact is gone. */
  readonly text: string | null;
}

const FACT_OF_POST = mapColumns<FactOfPost>('post_facts', {
  postId: 'post_id',
  hash: 'fact_hash',
  text: 'facts.text',
});

/** In the order in which a post says them, so that the first is what it is about; what it only paraphrases comes last. */
function asTold(facts: readonly FactOfPost[], content: string): string[] {
  const place = ({ text }: FactOfPost) => {
    const at = text === null ? -1 : content.indexOf(text);
    return at === -1 ? content.length : at;
  };
  return facts.toSorted((x, y) => place(x) - place(y)).map((fact) => fact.hash);
}
