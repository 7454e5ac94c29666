// All SQL of two versions of a mailing that are tried against each other.
import type { MailingTestInput, TestBy, Variant } from '../../contract/mailing-test.ts';
import type { ColumnMap } from '../../db/columns.ts';
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
export interface FlatTest {
  readonly testSubject: string | null;
  readonly testContent: string | null;
  readonly testShare: number | null;
  readonly testBy: TestBy | null;
  readonly testHours: number | null;
  readonly testUntil: number | null;
  readonly testResult: TestResult | null;
}

export const TEST_COLUMNS: ColumnMap<FlatTest> = {
  testSubject: 'b_subject',
  testContent: 'b_content',
  testShare: 'test_share',
  testBy: 'test_by',
  testHours: 'test_hours',
  testUntil: { sql: 'test_until', read: (at: number | string | null) => (at === null ? null : Number(at)) },
  testResult: {
    sql: 'test_result',
    read: (kept: string | null) => (kept === null ? null : JSON.parse(kept)),
  },
};

/** Null where nothing is tried. */
export function toTest(flat: FlatTest): MailingTestRecord | null {
  const { testShare: share, testBy: by, testHours: hours } = flat;
  if (share === null || by === null || hours === null) return null;
  const { testSubject: subject, testContent: content, testUntil: until, testResult: result } = flat;
  return { subject, content, share, by, hours, until, result };
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

/** Keeps how a try ended; the first end stays. @returns whether this is it */
export async function saveResult(q: Query, postId: number, result: TestResult): Promise<boolean> {
  const changed = await q('mailings')
    .where({ post_id: postId })
    .whereNull('test_result')
    .update({ test_result: JSON.stringify(result) });
  return changed === 1;
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
