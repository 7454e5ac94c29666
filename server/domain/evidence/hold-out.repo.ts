// SQL of the comparison with the baseline: draws of posts that were measured.
import type { Network } from '../../contract/connection.ts';
import { flag, mapColumns } from '../../db/columns.ts';
import { type Selection, select } from '../../db/gather.ts';
import type { Query } from '../../db/unit-of-work.ts';
import type { HeldPost } from '../learning/index.ts';

/** The latest posts that a verdict rests on. */
const MOST = 2000;

export interface HeldRow extends HeldPost {
  readonly network: Network;
  /** When the post was out, UTC milliseconds. */
  readonly at: number;
}

/** Draws of posts that have been measured and still teach. */
function measured(q: Query, businessId: number) {
  return q('draws')
    .join('observations', 'observations.post_id', 'draws.post_id')
    .where('draws.business_id', businessId)
    .whereIn('draws.kind', ['time', 'content'])
    .whereNotNull('draws.reward')
    .whereNull('observations.left_out');
}

const HELD = mapColumns<HeldRow>('draws', {
  isBaseline: flag('is_baseline'),
  share: 'share',
  reward: 'reward',
  expected: { sql: 'coalesce(sum("draws"."expected"), 0)', read: Number },
  network: '"observations"."network"',
  at: '"observations"."at"',
});
const OF_ONE_POST = [
  'draws.post_id',
  'draws.is_baseline',
  'draws.share',
  'draws.reward',
  'observations.network',
  'observations.at',
];

/** Posts that were drawn for one of the two, with what was expected of all that was drawn for them. */
export async function listHeldPosts(q: Query, businessId: number): Promise<HeldRow[]> {
  const query = measured(q, businessId)
    .where('draws.share', '>', 0)
    .groupBy(OF_ONE_POST)
    .select(HELD.list(q))
    .orderBy('draws.post_id', 'desc')
    .limit(MOST);
  return (await HELD.all(query)).reverse();
}

/**
 * Of measured posts on some networks: how many learning chose, and when the first of the baseline was out, UTC milliseconds; null
 * before there was one.
 */
export async function countCompared(
  q: Query,
  businessId: number,
  networks: readonly Network[],
): Promise<{ readonly learned: number; readonly since: number | null }> {
  const rows: readonly Compared[] = await measured(q, businessId)
    .whereIn('observations.network', [...networks])
    .groupBy('draws.is_baseline')
    .select('draws.is_baseline')
    .countDistinct({ posts: 'draws.post_id' })
    .min({ first: 'observations.at' });
  const [own, baseline] = [false, true].map((is) => rows.find((row) => Boolean(row.is_baseline) === is));
  return { learned: Number(own?.posts ?? 0), since: baseline ? Number(baseline.first) : null };
}

interface Compared {
  readonly is_baseline: boolean | number;
  readonly posts: number | string;
  readonly first: number | string;
}

/** Whether the owner lets a share of posts go by the baseline. */
export async function comparesWithBaseline(q: Query, businessId: number): Promise<boolean> {
  const [isOn = false] = await select(selectComparison(q, businessId));
  return isOn;
}

export function selectComparison(q: Query, businessId: number): Selection<boolean> {
  return {
    query: q('business_settings').where({ business_id: businessId }).select({ isOn: 'baseline_comparison' }),
    columns: ['isOn'],
    read: ({ isOn }: { isOn: boolean | number }) => Boolean(isOn),
  };
}
