// Trying two versions of a mailing: a share of the recipients gets one or the other, and after a stated time the better one
// goes to the others. It is the better one only by what was measured; where that does not tell, the first one goes.
import {
  type MailingTest,
  type MailingTestInput,
  type TestBy,
  VARIANTS,
  type Variant,
} from '../../contract/mailing-test.ts';
import { type Context, type Tx, unitOfWork } from '../../db/unit-of-work.ts';
import { SYSTEM } from '../../kernel/actor.ts';
import { AppError } from '../../kernel/app-error.ts';
import { HOUR, iso } from '../../kernel/clock.ts';
import { say, wordsOf } from '../../sentences/index.ts';
import { weighArms } from '../learning/index.ts';
import { findMailing } from './mailing.repo.ts';
import {
  beginTest,
  countVariants,
  type MailingTestRecord,
  saveResult,
  saveTest,
  type TestResult,
  type VariantCount,
} from './mailing-test.repo.ts';
import { isMeasuring } from './reading/read.repo.ts';

/** A version is the better one where its chance to be is this. */
const SURE = 0.95;

/** Stores what is to be tried. @throws AppError conflict where nothing would be measured */
export async function storeTest(
  { q }: Pick<Tx, 'q'>,
  mailing: { businessId: number; postId: number },
  test: MailingTestInput | null,
): Promise<void> {
  if (test && !(await isMeasuring(q, mailing.businessId))) {
    throw new AppError('conflict', say('email.test-unmeasured'));
  }
  await saveTest(q, mailing.postId, test);
}

/** Starts the clock of a mailing's try, if it has one. */
export async function startTest({ q, now }: Tx, postId: number): Promise<void> {
  const { test } = await findMailing(q, postId);
  if (test) await beginTest(q, postId, now + test.hours * HOUR);
}

/** The version that goes to those on whom nothing is tried: decided when it is first asked for, and kept. */
export async function decideTest(
  ctx: Context,
  mailing: { id: number; businessId: number },
  test: MailingTestRecord,
): Promise<Variant> {
  if (test.result) return test.result.winner;
  const { id: postId, businessId } = mailing;
  await unitOfWork(ctx, SYSTEM, async (tx) => {
    const counts = (await countVariants(tx.q, [postId])).get(postId);
    if (!counts) throw new Error('the versions of a mailing were not counted');
    await saveResult(tx.q, postId, judge(counts, test.by, `mailing-${postId}`));
    tx.emit({ kind: 'mailing.progressed', businessId, subjectId: postId });
  });
  const decided = (await findMailing(ctx.db.read, postId)).test?.result;
  if (!decided) throw new Error('a decided try was not kept');
  return decided.winner;
}

/** Which version is the better one, by the chance that it is; the first where that is not sure. */
export function judge(counts: Readonly<Record<Variant, VariantCount>>, by: TestBy, seed: string): TestResult {
  const arms = VARIANTS.map((variant) => {
    const { sent } = counts[variant];
    const successes = Math.min(sent, did(counts[variant], by));
    return { successes, failures: sent - successes };
  });
  const { probabilities } = weighArms({ arms, seed });
  const [a = 0, b = 0] = probabilities;
  const winner = b >= SURE ? 'B' : 'A';
  return { winner, isSure: Math.max(a, b) >= SURE, chance: winner === 'B' ? b : a, counts };
}

const did = ({ opened, clicked }: VariantCount, by: TestBy) => (by === 'opens' ? opened : clicked);

/** A try as it is told. */
export function presentTest(
  { result, until, ...test }: MailingTestRecord,
  counts: Readonly<Record<Variant, VariantCount>>,
): MailingTest {
  return {
    ...test,
    until: iso(until),
    winner: result?.winner ?? null,
    verdict: result && wordsOf(verdictOf(test.by, result)),
    variants: VARIANTS.map((variant) => ({ variant, ...counts[variant] })),
  };
}

function verdictOf(by: TestBy, { winner, isSure, chance, counts: { A, B } }: TestResult) {
  const figures = { by, a: [did(A, by), A.sent], b: [did(B, by), B.sent] } as const;
  return isSure ? say('email.test-won', { ...figures, winner, chance }) : say('email.test-tie', figures);
}
