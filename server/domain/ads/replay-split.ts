// Making the choice of a move again, from what was known when it was made.
import type { Query } from '../../db/unit-of-work.ts';
import { DAY } from '../../kernel/clock.ts';
import { getBusiness } from '../business/index.ts';
import { type DrawRecord, hashInputs } from '../evidence/index.ts';
import { type BudgetToSplit, splitBudget, toLocal } from '../learning/index.ts';
import { coinOf } from './ad-account.ts';
import { historyOfArms, toLearn } from './budget-arms.ts';

/** What a move was decided by, but for the history. */
export interface SplitQuestion extends Omit<BudgetToSplit, 'days'> {
  /** Ids of the campaigns on each budget, by what the learner calls it. */
  readonly campaigns: Readonly<Record<string, readonly number[]>>;
  /** The last day that was known, and micros of the coin that it was counted in; what was stored earlier has neither. */
  readonly until?: string;
  readonly coin?: number;
}

/** What the same question is answered now, and whether the history is the one that it was asked with. */
export async function replaySplit(
  q: Query,
  draw: Pick<DrawRecord, 'businessId' | 'asOf' | 'request' | 'inputsHash' | 'chosen'>,
): Promise<{
  readonly amounts: Readonly<Record<string, number>>;
  readonly isSameHistory: boolean;
  readonly isSameAnswer: boolean;
}> {
  const question = draw.request as unknown as SplitQuestion;
  const { campaigns, previous, limits, seed } = question;
  const { timezone, currency } = await getBusiness({ q }, draw.businessId);
  const { until = toLocal(draw.asOf - DAY, timezone).date, coin = coinOf(currency) } = question;
  const told = await historyOfArms(q, campaigns, { until, asOf: draw.asOf, coin });
  const days = toLearn(told);
  const { amounts } = splitBudget({ previous, limits, seed, days });
  const { amounts: then } = draw.chosen as { readonly amounts: Readonly<Record<string, number>> };
  const isSameAnswer = Object.entries(amounts).every(([key, amount]) => then[key] === amount);
  return { amounts, isSameAnswer, isSameHistory: hashInputs(question, days) === draw.inputsHash };
}
