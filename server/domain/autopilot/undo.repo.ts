// All SQL of what can still be taken back of decisions.
import type { PostStatus } from '../../contract/post.ts';
import { mapColumns } from '../../db/columns.ts';
import type { Query } from '../../db/unit-of-work.ts';
import { DECISION_COLUMNS, type DecisionRecord } from '../events/index.ts';

/** A decision with the present state of what it was about. */
export interface DecisionState extends DecisionRecord {
  /** Null when it is about no post, or the post is deleted. */
  readonly postStatus: PostStatus | null;
  /** When that post leaves, UTC milliseconds. */
  readonly postAt: number | null;
  /** Null when it is about no connection. */
  readonly budgetMinor: number | null;
}

const STATE = mapColumns<DecisionState>('decisions', {
  ...DECISION_COLUMNS,
  postStatus: 'posts.status',
  postAt: 'posts.scheduled_at',
  budgetMinor: 'connections.budget_minor',
});

const DECISION = mapColumns('decisions', DECISION_COLUMNS);

function states(q: Query) {
  return STATE.from(q)
    .leftJoin('posts', (join) => join.on('posts.id', 'decisions.post_id').andOnNull('posts.deleted_at'))
    .leftJoin('connections', 'connections.id', 'decisions.connection_id');
}

export async function findDecisionState(
  q: Query,
  key: { id: number; businessId: number },
): Promise<DecisionState | undefined> {
  return STATE.one(states(q).where({ 'decisions.id': key.id, 'decisions.business_id': key.businessId }));
}

/** Decisions that turned a switch of a business, from one on, in no order. */
export async function listTurns(
  q: Query,
  { businessId, from }: { readonly businessId: number; readonly from: number },
): Promise<DecisionRecord[]> {
  return DECISION.all(
    DECISION.from(q).where({ business_id: businessId, kind: 'switch' }).where('decisions.id', '>=', from),
  );
}

/** Decisions of a business, newest first; `before` is the id to page on from. */
export async function listDecisionStates(
  q: Query,
  filter: { businessId: number; before?: number | undefined; postId?: number | undefined; limit: number },
): Promise<DecisionState[]> {
  const query = states(q)
    .where('decisions.business_id', filter.businessId)
    .orderBy('decisions.id', 'desc')
    .limit(filter.limit);
  if (filter.before !== undefined) query.where('decisions.id', '<', filter.before);
  if (filter.postId !== undefined) query.where('decisions.post_id', filter.postId);
  return STATE.all(query);
}
