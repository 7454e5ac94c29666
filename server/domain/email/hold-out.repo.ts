// All SQL of those who keep the first version of a mailing whose second one was chosen.
import type { TestBy } from '../../contract/mailing-test.ts';
import { mapColumns } from '../../db/columns.ts';
import { type Selection, select } from '../../db/gather.ts';
import type { Query } from '../../db/unit-of-work.ts';
import type { ComparedMailing, VersionCount } from '../learning/index.ts';

/** A mailing whose second version went to the rest. */
interface ChosenMailing {
  readonly postId: number;
  readonly by: TestBy;
}

const CHOSEN = mapColumns<ChosenMailing>('mailings', { postId: 'post_id', by: 'test_by' });

/** Mailings that have long been out and whose rest is not counted yet, the oldest first. */
export async function listUncounted(
  q: Query,
  { sentBefore, limit }: { sentBefore: number; limit: number },
): Promise<ChosenMailing[]> {
  return CHOSEN.all(
    CHOSEN.from(q)
      .join('posts', 'posts.id', 'mailings.post_id')
      // As it is stored: the winner stands first.
      .whereLike('mailings.test_result', '{"winner":"B"%')
      .whereNull('mailings.hold_out')
      .where('posts.status', 'published')
      .where('posts.published_at', '<=', sentBefore)
      .orderBy('mailings.post_id')
      .limit(limit),
  );
}

const NOBODY: VersionCount = { sent: 0, did: 0 };

/** What came of a mailing among those on whom nothing was tried, by what decided. */
export async function countRest(q: Query, { postId, by }: ChosenMailing): Promise<ComparedMailing> {
  const rows: { isHeldOut: boolean | number; sent: number | string; did: number | string }[] = await q(
    'deliveries',
  )
    .where({ post_id: postId, status: 'sent' })
    .whereNull('variant')
    .groupBy('is_held_out')
    .select({ isHeldOut: 'is_held_out' })
    .count({ sent: '*', did: by === 'opens' ? 'opened_at' : 'clicked_at' });
  const of = (isHeldOut: boolean) => {
    const row = rows.find((one) => Boolean(one.isHeldOut) === isHeldOut);
    return row ? { sent: Number(row.sent), did: Number(row.did) } : NOBODY;
  };
  return { kept: of(true), chosen: of(false) };
}

export async function saveCount(q: Query, postId: number, count: ComparedMailing): Promise<void> {
  await q('mailings')
    .where({ post_id: postId })
    .whereNull('hold_out')
    .update({ hold_out: JSON.stringify(count) });
}

/** Mailings that a gain rests on: the latest of a business. */
const MOST = 200;

const COUNTED = mapColumns<{ readonly count: ComparedMailing }, ComparedMailing>(
  'mailings',
  { count: { sql: 'hold_out', read: JSON.parse } },
  ({ count }) => count,
);

/** The counts of a business's latest mailings whose second version was chosen. */
export function selectCounts(q: Query, businessId: number): Selection<ComparedMailing> {
  return COUNTED.selection(
    COUNTED.from(q)
      .join('posts', 'posts.id', 'mailings.post_id')
      .where('posts.business_id', businessId)
      .whereNotNull('mailings.hold_out')
      .orderBy('mailings.post_id', 'desc')
      .limit(MOST),
  );
}

export async function listCounts(q: Query, businessId: number): Promise<ComparedMailing[]> {
  return select(selectCounts(q, businessId));
}
