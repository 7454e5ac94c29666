// Which of a few variants goes next (mail subjects, adverts): Thompson sampling with a Beta-Bernoulli model.
// W. R. Thompson, "On the likelihood that one unknown probability exceeds another", Biometrika 1933; O. Chapelle and L. Li,
// "An Empirical Evaluation of Thompson Sampling", NIPS 2011; when to stop: S. L. Scott, "Multi-armed bandit experiments in
// the online service economy", 2015.
import { createRandom, type Random } from '../../kernel/random.ts';
import { drawBeta } from './draws.ts';
import { amountOf, listOf, objectOf, refuse, seedOf } from './inputs.ts';

/** What became of a variant so far: the times it did what was hoped for, and the times it did not. */
export interface Arm {
  readonly successes: number;
  readonly failures: number;
}

export interface ArmsRequest {
  readonly arms: readonly Arm[];
  readonly seed: string | number;
}

/**
 * The index of the arm to show next. Every arm's rate has the prior Beta(1, 1), each is drawn once from
 * Beta(1 + successes, 1 + failures), and the largest draw wins: an arm is chosen as often as it is likely to be the best.
 * Ask anew for every showing, with a seed of its own: one draw that is kept for a day costs more than it teaches. Throws an
 * Error in words on counts that cannot be.
 */
export function chooseArm(request: ArmsRequest): { arm: number } {
  const { arms, seed } = checkArms(request);
  return { arm: drawBest(arms, createRandom(seed)).arm };
}

export interface ArmsVerdict {
  /** The chance of each arm to be the best one. They sum to 1. */
  readonly probabilities: readonly number[];
  /** What the best arm may still gain over the one that leads: the 95th percentile, as a part of the leader's rate. */
  readonly remaining: number;
  /** Nothing worth waiting for is left: one arm is the best by 95 %, or less than 1 % can be gained. */
  readonly isDecided: boolean;
}

/** A power of two, so that the shares of draws sum to 1 exactly. */
const DRAWS = 2048;
const SURE = 0.95;
const WORTH_WAITING = 0.01;

/** How sure it is which arm is the best, by 2048 draws. Throws an Error in words on counts that cannot be. */
export function weighArms(request: ArmsRequest): ArmsVerdict {
  const { arms, seed } = checkArms(request);
  const random = createRandom(seed);
  const draws = Array.from({ length: DRAWS }, () => drawBest(arms, random));
  const wins = arms.map((_, index) => draws.filter(({ arm }) => arm === index).length);
  const leader = wins.indexOf(Math.max(...wins));
  const gains = draws.map(({ rates, arm }) => (rates[arm] ?? 0) / (rates[leader] ?? 1) - 1);
  const remaining = gains.sort((a, b) => a - b)[Math.ceil(SURE * DRAWS) - 1] ?? 0;
  const probabilities = wins.map((count) => count / DRAWS);
  const isDecided = Math.max(...probabilities) >= SURE || remaining < WORTH_WAITING;
  return { probabilities, remaining, isDecided };
}

function drawBest(arms: readonly Arm[], random: Random): { arm: number; rates: number[] } {
  const rates = arms.map(({ successes, failures }) => drawBeta(1 + successes, 1 + failures, random));
  let arm = 0;
  for (let at = 1; at < rates.length; at++) if ((rates[at] ?? 0) > (rates[arm] ?? 0)) arm = at;
  return { arm, rates };
}

function checkArms(request: ArmsRequest): ArmsRequest {
  const { arms, seed } = objectOf(request, 'The request');
  const list = listOf(arms, 'arms');
  if (list.length === 0) refuse('There are no arms to choose from.');
  for (let at = 0; at < list.length; at++) {
    const { successes, failures } = objectOf(list[at], `arms[${at}]`);
    amountOf(successes, `arms[${at}].successes`);
    amountOf(failures, `arms[${at}].failures`);
  }
  return { arms: request.arms, seed: seedOf(seed) };
}
