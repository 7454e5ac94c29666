// Trying two versions of a mailing: a share of the recipients gets one or the other, and after a stated time the better one
// goes to the others. It is the better one only by what was measured; where that does not tell, the first one goes.
import {
  type MailingTest,
  type MailingTestInput,
  VARIANTS,
  type Variant,
} from '../../contract/mailing-test.ts';
import { type Context, type Tx, unitOfWork } from '../../db/unit-of-work.ts';
import { SYSTEM } from '../../kernel/actor.ts';
import { AppError } from '../../kernel/app-error.ts';
import { HOUR, iso } from '../../kernel/clock.ts';
import { say, wordsOf } from '../../sentences/index.ts';
import { judge, verdictOf } from './judge-versions.ts';
import { findMailing } from './mailing.repo.ts';
import {
  beginTest,
  countVariants,
  type MailingTestRecord,
  saveResult,
  saveTest,
  type VariantCount,
} from './mailing-test.repo.ts';
import { isMeasuring } from './reading/read.repo.ts';
import { explainChoice } from './version-choice.ts';

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
    const question = { counts, by: test.by, seed: `mailing-${postId}` };
    const result = judge(counts, test.by, question.seed);
    // Two workers may ask at once: the first end stays, and is the one that is told.
    if (!(await saveResult(tx.q, postId, result))) return;
    await explainChoice(tx, mailing, { question, result });
    tx.emit({ kind: 'mailing.progressed', businessId, subjectId: postId });
  });
  const decided = (await findMailing(ctx.db.read, postId)).test?.result;
  if (!decided) throw new Error('a decided try was not kept');
  return decided.winner;
}

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
