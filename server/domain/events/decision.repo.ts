// All SQL of the decisions table.
import { type ColumnMap, mapColumns } from '../../db/columns.ts';
import type { Selection } from '../../db/gather.ts';
import type { Query, Tx } from '../../db/unit-of-work.ts';
import type { DecisionRecord, NewDecision } from './decision.ts';

/** Over the choices of learning that a decision rests on. */
const ofDraws = (what: string) => `(select ${what} from draws where draws.decision_id = decisions.id)`;

export const DECISION_COLUMNS: ColumnMap<DecisionRecord> = {
  id: 'decisions.id',
  kind: 'decisions.kind',
  what: 'decisions.what',
  why: 'decisions.why',
  expects: 'decisions.expects',
  limit: 'decisions.limit',
  connectionId: 'decisions.connection_id',
  postId: 'decisions.post_id',
  undo: 'decisions.undo',
  createdAt: 'decisions.created_at',
  expected: ofDraws('sum(draws.expected)'),
  spread: ofDraws('sum((draws.high - draws.low) * (draws.high - draws.low))'),
  measured: ofDraws('max(draws.reward)'),
};
const DECISION = mapColumns('decisions', DECISION_COLUMNS);

/** SQLite takes at most 500 rows in one statement. */
const INSERT_CHUNK = 50;

/** Stores decisions in the transaction of the acts that they explain. @returns their ids, in order */
export async function recordDecisions(tx: Tx, decisions: readonly NewDecision[]): Promise<number[]> {
  if (decisions.length === 0) return [];
  const rows = decisions.map((decision) => ({
    business_id: decision.businessId,
    kind: decision.kind,
    what: JSON.stringify(decision.what),
    why: JSON.stringify(decision.why),
    limit: decision.limit ? JSON.stringify(decision.limit) : null,
    connection_id: decision.connectionId ?? null,
    post_id: decision.postId ?? null,
    undo: decision.undo ? JSON.stringify(decision.undo) : null,
    created_at: tx.now,
  }));
  const ids: number[] = [];
  for (let start = 0; start < rows.length; start += INSERT_CHUNK) {
    const added: { id: number }[] = await tx
      .q('decisions')
      .insert(rows.slice(start, start + INSERT_CHUNK))
      .returning('id');
    ids.push(...added.map(({ id }) => id));
  }
  return ids.sort((a, b) => a - b);
}

export interface DecisionFilter {
  readonly businessId: number;
  readonly limit: number;
  /** The id to page on from, which is not repeated. */
  readonly before?: number | undefined;
  readonly postId?: number | undefined;
}

/** Decisions of a business, newest first. */
export function selectDecisions(q: Query, filter: DecisionFilter): Selection<DecisionRecord> {
  const query = DECISION.from(q)
    .where({ business_id: filter.businessId })
    .orderBy('id', 'desc')
    .limit(filter.limit);
  if (filter.before !== undefined) query.where('id', '<', filter.before);
  if (filter.postId !== undefined) query.where({ post_id: filter.postId });
  return DECISION.selection(query);
}
