// All SQL of two versions of a mailing that are tried against each other.
import type { MailingTestInput, TestBy, Variant } from '../../contract/mailing-test.ts';
import type { Query } from '../../db/unit-of-work.ts';

/** What is known of a try. */
export interface MailingTestRecord extends MailingTestInput {
  /** When it is decided, UTC milliseconds; null before the first mail may leave. */
  readonly until: number | null;
  readonly result: TestResult | null;
}

/** What was counted when it was decided. */
export interface TestResult {
  readonly winner: Variant;
  /** Whether the winner is better by what was counted; else it is the first, because the two cannot be told apart. */
  readonly isSure: boolean;
  /** That the winner is the better one, 0 to 1. */
  readonly chance: number;
  readonly counts: Readonly<Record<Variant, VariantCount>>;
}

export interface VariantCount {
  readonly sent: number;
  /** People, each once. */
  readonly opened: number;
  readonly clicked: number;
}

/** What a row of `mailings` says of a try. */
export interface TestRow {
  readonly b_subject: string | null;
  readonly b_content: string | null;
  readonly test_share: number | null;
  readonly test_by: TestBy | null;
  readonly test_hours: number | null;
  readonly test_until: number | string | null;
  readonly test_result: string | null;
}

export const TEST_COLUMNS = [
  ...['b_subject', 'b_content', 'test_share', 'test_by', 'test_hours'],
  ...['test_until', 'test_result'],
];

/** Null where nothing is tried. */
export function readTest(row: TestRow): MailingTestRecord | null {
  const { test_share: share, test_by: by, test_hours: hours } = row;
  if (share === null || by === null || hours === null) return null;
  return {
    ...{ subject: row.b_subject, content: row.b_content, share, by, hours },
    until: row.test_until === null ? null : Number(row.test_until),
    result: row.test_result === null ? null : JSON.parse(row.test_result),
  };
}

export async function saveTest(q: Query, postId: number, test: MailingTestInput | null): Promise<void> {
  await q('mailings')
    .where({ post_id: postId })
    .update({
      b_subject: test?.subject ?? null,
      b_content: test?.content ?? null,
      test_share: test?.share ?? null,
      test_by: test?.by ?? null,
      test_hours: test?.hours ?? null,
      test_until: null,
      test_result: null,
    });
}

/** From now on the clock of a try runs. */
export async function beginTest(q: Query, postId: number, until: number): Promise<void> {
  await q('mailings').where({ post_id: postId }).update({ test_until: until });
}

/** Keeps how a try ended; the first end stays. */
export async function saveResult(q: Query, postId: number, result: TestResult): Promise<void> {
  await q('mailings')
    .where({ post_id: postId })
    .whereNull('test_result')
    .update({ test_result: JSON.stringify(result) });
}

const NONE: VariantCount = { sent: 0, opened: 0, clicked: 0 };

/** What came of each version in the try, by the ids of mailings. */
export async function countVariants(
  q: Query,
  postIds: readonly number[],
): Promise<ReadonlyMap<number, Readonly<Record<Variant, VariantCount>>>> {
  const rows: ({ postId: number; variant: Variant } & Record<keyof VariantCount, number | string>)[] =
    await q('deliveries')
      .whereIn('post_id', [...postIds])
      .whereNotNull('variant')
      .where({ status: 'sent' })
      .groupBy('post_id', 'variant')
      .select({ postId: 'post_id' }, 'variant')
      .count({ sent: '*', opened: 'opened_at', clicked: 'clicked_at' });
  const counts = new Map<number, Record<Variant, VariantCount>>(
    postIds.map((id) => [id, { A: NONE, B: NONE }]),
  );
  for (const { postId, variant, sent, opened, clicked } of rows) {
    const of = counts.get(postId);
    if (of) of[variant] = { sent: Number(sent), opened: Number(opened), clicked: Number(clicked) };
  }
  return counts;
}
