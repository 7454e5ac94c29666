// All SQL of the decisions table.
import type { Query, Tx } from '../../db/unit-of-work.ts';
import type { DecisionRow, NewDecision } from './decision.ts';

const COLUMNS = [
  'id',
  'kind',
  'what',
  'why',
  'expects',
  'limit',
  'connection_id',
  'post_id',
  'undo',
  'created_at',
] as const;

/** Stores decisions in the transaction of the acts that they explain. */
export async function recordDecisions(tx: Tx, decisions: readonly NewDecision[]): Promise<void> {
  if (decisions.length === 0) return;
  const rows = decisions.map((decision) => ({
    business_id: decision.businessId,
    kind: decision.kind,
    what: decision.what,
    why: decision.why,
    expects: decision.expects ?? null,
    limit: decision.limit ?? null,
    connection_id: decision.connectionId ?? null,
    post_id: decision.postId ?? null,
    undo: decision.undo ? JSON.stringify(decision.undo) : null,
    created_at: tx.now,
  }));
  await tx.q.batchInsert('decisions', rows, 50);
}

/** Decisions of a business, newest first; `before` is the id to page on from. */
export async function listDecisions(
  q: Query,
  options: { businessId: number; limit: number; before?: number | undefined; postId?: number | undefined },
): Promise<DecisionRow[]> {
  const query = q('decisions')
    .select(...COLUMNS)
    .where({ business_id: options.businessId })
    .orderBy('id', 'desc')
    .limit(options.limit);
  if (options.before !== undefined) query.where('id', '<', options.before);
  if (options.postId !== undefined) query.where({ post_id: options.postId });
  return query;
}
