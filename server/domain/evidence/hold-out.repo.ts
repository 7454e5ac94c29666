// SQL of the comparison with the baseline: draws of posts that were measured.
import type { Network } from '../../contract/connection.ts';
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

/** Posts that were drawn for one of the two, with what was expected of all that was drawn for them. */
export async function listHeldPosts(q: Query, businessId: number): Promise<HeldRow[]> {
  const columns = [
    'draws.post_id',
    'draws.is_baseline',
    'draws.share',
    'draws.reward',
    'observations.network',
    'observations.at',
  ];
  const query = measured(q, businessId)
    .where('draws.share', '>', 0)
    .groupBy(columns)
    .select(...columns)
    .sum({ expected: 'draws.expected' })
    .orderBy('draws.post_id', 'desc')
    .limit(MOST);
  const rows = (await query) as unknown as Row[];
  return rows.reverse().map((row) => ({
    isBaseline: Boolean(row.is_baseline),
    share: row.share,
    reward: row.reward,
    expected: row.expected ?? 0,
    network: row.network,
    at: Number(row.at),
  }));
}

interface Row {
  readonly post_id: number;
  readonly is_baseline: boolean | number;
  readonly share: number;
  readonly reward: number;
  readonly expected: number | null;
  readonly network: Network;
  readonly at: number | string;
}

/** Posts that learning chose and that have been measured, on some networks. */
export async function countLearnedPosts(
  q: Query,
  businessId: number,
  networks: readonly Network[],
): Promise<number> {
  const [row] = await measured(q, businessId)
    .where('draws.is_baseline', false)
    .whereIn('observations.network', [...networks])
    .countDistinct({ count: 'draws.post_id' });
  return Number(row?.count ?? 0);
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
