// All SQL of the draws table.
import { type Column, flag, mapColumns } from '../../db/columns.ts';
import type { Selection } from '../../db/gather.ts';
import type { Query, Tx } from '../../db/unit-of-work.ts';
import { MODEL } from '../learning/index.ts';
import type { DrawRecord, Json, NewDraw } from './draw.ts';

/** Plain JSON. */
function json(sql: string): Column<Json> {
  return {
    sql,
    read: (value: string | null) => (value === null ? null : JSON.parse(value)),
    write: (value: Json) => (value === null ? null : JSON.stringify(value)),
  };
}

const DRAW = mapColumns<DrawRecord>('draws', {
  id: 'id',
  businessId: 'business_id',
  decisionId: 'decision_id',
  kind: 'kind',
  connectionId: 'connection_id',
  postId: 'post_id',
  asOf: 'as_of',
  inputsHash: 'inputs_hash',
  request: json('request'),
  chosen: json('chosen'),
  runnerUp: json('runner_up'),
  expected: 'expected',
  low: 'low',
  high: 'high',
  probability: 'probability',
  bound: 'bound',
  isBaseline: flag('is_baseline'),
  share: 'share',
  reward: 'reward',
  measuredAt: 'measured_at',
  model: 'model',
  createdAt: 'created_at',
});

/** The choice of time of a post that is still to leave. */
export interface PlannedTime {
  readonly postId: number;
  readonly isBaseline: boolean;
  readonly bound: DrawRecord['bound'];
  /** Natural log, 0 as usual. */
  readonly expected: number;
}

const PLANNED = mapColumns<PlannedTime>('draws', {
  postId: 'post_id',
  isBaseline: flag('is_baseline'),
  bound: 'bound',
  expected: 'expected',
});

/** Of posts that leave after a moment, the earlier choice of a post first. @param now UTC milliseconds */
export function selectPlannedTimes(q: Query, businessId: number, now: number): Selection<PlannedTime> {
  const ahead = q('posts').select('id').where({ business_id: businessId }).where('scheduled_at', '>', now);
  const query = PLANNED.from(q).where({ business_id: businessId, kind: 'time' }).whereIn('post_id', ahead);
  return PLANNED.selection(query.orderBy('id'));
}

/** Stores choices in the transaction of the acts that follow from them. @returns their ids, in order */
export async function recordDraws(tx: Tx, draws: readonly NewDraw[]): Promise<number[]> {
  const ids: number[] = [];
  for (const draw of draws) {
    const row = DRAW.stored({ ...draw, model: MODEL, createdAt: tx.now });
    const [added] = await tx.q('draws').insert(row, ['id']);
    ids.push(added.id);
  }
  return ids;
}

export async function findDraw(
  q: Query,
  { id, businessId }: { readonly id: number; readonly businessId: number },
): Promise<DrawRecord | undefined> {
  return DRAW.one(DRAW.from(q).where({ id, business_id: businessId }));
}

/** The draws that a decision rests on, in the order in which they were made. */
export async function listDrawsOf(q: Query, decisionId: number): Promise<DrawRecord[]> {
  return DRAW.all(DRAW.from(q).where({ decision_id: decisionId }).orderBy('id'));
}

/** The latest choices of all businesses that a decision rests on, newest first. */
export async function listLatestDraws(q: Query, limit: number): Promise<DrawRecord[]> {
  return DRAW.all(DRAW.from(q).whereNotNull('decision_id').orderBy('id', 'desc').limit(limit));
}

/** How many choices of a business are stored. */
export async function countDraws(q: Query, businessId: number): Promise<number> {
  const [row] = await q('draws').where({ business_id: businessId }).count({ count: '*' });
  return Number(row?.count ?? 0);
}

/** The draws of a post, in the order in which they were made. */
export async function listDrawsOfPost(q: Query, postId: number): Promise<DrawRecord[]> {
  return DRAW.all(DRAW.from(q).where({ post_id: postId }).orderBy('id'));
}

/** The choices of time behind some posts of a business. */
export async function listTimeDraws(
  q: Query,
  businessId: number,
  postIds: readonly number[],
): Promise<DrawRecord[]> {
  const ofTimes = DRAW.from(q).where({ business_id: businessId, kind: 'time' });
  return DRAW.all(ofTimes.whereIn('post_id', [...postIds]).orderBy('id'));
}

/** Notes what some draws have brought, a natural log. */
export async function updateReward(
  q: Query,
  ids: readonly number[],
  { reward, now }: { readonly reward: number; readonly now: number },
): Promise<void> {
  await q('draws')
    .whereIn('id', [...ids])
    .update({ reward, measured_at: now });
}
