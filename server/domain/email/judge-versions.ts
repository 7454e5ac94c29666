// Which of two versions of a mailing is the better one, by what was measured alone. Pure.
import { type TestBy, VARIANTS, type Variant } from '../../contract/mailing-test.ts';
import { say } from '../../sentences/index.ts';
import { weighArms } from '../learning/index.ts';
import type { TestResult, VariantCount } from './mailing-test.repo.ts';

/** A version is the better one where its chance to be is this. */
const SURE = 0.95;

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

/** The sentence about how a try ended. */
export function verdictOf(by: TestBy, { winner, isSure, chance, counts: { A, B } }: TestResult) {
  const figures = { by, a: [did(A, by), A.sent], b: [did(B, by), B.sent] } as const;
  return isSure ? say('email.test-won', { ...figures, winner, chance }) : say('email.test-tie', figures);
}
