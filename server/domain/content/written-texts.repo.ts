// What a business has written lately, for the writer to say something else.
import type { Query } from '../../db/unit-of-work.ts';

export interface WrittenText {
  readonly connectionId: number;
  readonly pillar: string | null;
  readonly title: string | null;
  readonly content: string;
  readonly hook: string;
  readonly factIds: string[];
}

interface WrittenRow {
  id: number;
  connection_id: number;
  title: string | null;
  content: string;
  hook: string | null;
  pillar: string | null;
}

/** What a business has written since a moment, oldest first, with the facts that each post rests on. */
export async function listWrittenTexts(
  q: Query,
  filter: { businessId: number; since: number; limit: number },
): Promise<WrittenText[]> {
  const rows: WrittenRow[] = await q('posts')
    .select('id', 'connection_id', 'title', 'content', 'hook', 'pillar')
    .where({ business_id: filter.businessId })
    .where('created_at', '>=', filter.since)
    .orderBy('id', 'desc')
    .limit(filter.limit);
  const facts: { post_id: number; fact_hash: string }[] = await q('post_facts')
    .select('post_facts.post_id', 'post_facts.fact_hash')
    .join('posts', 'posts.id', 'post_facts.post_id')
    .where('posts.business_id', filter.businessId)
    .where('posts.created_at', '>=', filter.since)
    .orderBy(['post_facts.post_id', 'post_facts.fact_hash']);
  const byPost = Map.groupBy(facts, (fact) => fact.post_id);
  return rows.reverse().map((row) => ({
    connectionId: row.connection_id,
    pillar: row.pillar,
    title: row.title,
    content: row.content,
    hook: row.hook ?? '',
    factIds: (byPost.get(row.id) ?? []).map((fact) => fact.fact_hash),
  }));
}
