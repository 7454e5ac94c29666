// What choosing the better version of mails has brought: of those on whom nothing was tried a part, drawn by lot, kept the
// first version. Mailings differ in how much is read of them, so each is compared within itself, and the ratios of all are
// put together (N. Mantel and W. Haenszel, JNCI 1959; the variance of the log by S. Greenland and J. M. Robins, Biometrics
// 1985, which holds for many small mailings as for few large ones).
import { sequenceWidth } from './hold-out.ts';
import { amountOf, listOf, objectOf, refuse } from './inputs.ts';

/** People who got a version, and how many of them did what the version was chosen by. */
export interface VersionCount {
  readonly sent: number;
  readonly did: number;
}

/** One mailing whose second version was chosen. */
export interface ComparedMailing {
  /** Those who kept the first version. */
  readonly kept: VersionCount;
  readonly chosen: VersionCount;
}

export interface Gain {
  /** By how much more people do what the version was chosen by: .05 is 5 %. */
  readonly gain: number;
  /** The 90 % interval of what was counted so far. */
  readonly low: number;
  readonly high: number;
  readonly mailings: number;
  /** People who kept the first version, and who got the chosen one. */
  readonly kept: number;
  readonly chosen: number;
  /**
   * Told only when it holds however often one has looked, by the same sequence of intervals as the verdict on posts: at most
   * one business in ten without any difference is ever told of one.
   */
  readonly verdict: 'better' | 'worse' | 'open';
}

/** People of either group who did it: below that the ratio says nothing, and its variance less. */
const LEAST_DID = 5;
const Z = 1.6449;
const OBSERVATION = 0.5;

/**
 * The gain over mailings; null while fewer than five people of either group did it.
 * Throws an Error in words on counts that cannot be.
 */
export function estimateGain(mailings: readonly ComparedMailing[]): Gain | null {
  checkMailings(mailings);
  const all = (of: (mailing: ComparedMailing) => number) => mailings.reduce((sum, one) => sum + of(one), 0);
  if (
    Math.min(
      all(({ kept }) => kept.did),
      all(({ chosen }) => chosen.did),
    ) < LEAST_DID
  )
    return null;
  const sizeOf = ({ kept, chosen }: ComparedMailing) => kept.sent + chosen.sent;
  const compared = mailings.filter(({ kept, chosen }) => kept.sent > 0 && chosen.sent > 0);
  const sum = (of: (mailing: ComparedMailing) => number) =>
    compared.reduce((total, one) => total + of(one), 0);
  const ofChosen = sum((one) => (one.chosen.did * one.kept.sent) / sizeOf(one));
  const ofKept = sum((one) => (one.kept.did * one.chosen.sent) / sizeOf(one));
  if (ofChosen === 0 || ofKept === 0) return null;
  const log = Math.log(ofChosen / ofKept);
  const spread = sum(
    (one) =>
      ((one.chosen.did + one.kept.did) * one.chosen.sent * one.kept.sent -
        one.chosen.did * one.kept.did * sizeOf(one)) /
      sizeOf(one) ** 2,
  );
  const deviation = Math.sqrt(spread / (ofChosen * ofKept));
  // In the units of the sequence: so many observations of this deviation would tell as much.
  const observations = (OBSERVATION / deviation) ** 2;
  const isTold = Math.abs(log) > OBSERVATION * sequenceWidth(observations);
  return {
    gain: Math.expm1(log),
    low: Math.expm1(log - Z * deviation),
    high: Math.expm1(log + Z * deviation),
    mailings: compared.length,
    kept: sum(({ kept }) => kept.sent),
    chosen: sum(({ chosen }) => chosen.sent),
    verdict: isTold ? (log > 0 ? 'better' : 'worse') : 'open',
  };
}

function checkMailings(mailings: readonly ComparedMailing[]): void {
  for (const [at, mailing] of listOf(mailings, 'mailings').entries()) {
    const of = objectOf(mailing, `mailings[${at}]`);
    for (const part of ['kept', 'chosen'] as const) {
      const where = `mailings[${at}].${part}`;
      const { sent, did } = objectOf(of[part], where);
      const [all, some] = [amountOf(sent, `${where}.sent`), amountOf(did, `${where}.did`)];
      if (!Number.isInteger(all) || !Number.isInteger(some)) refuse(`${where} must be whole numbers.`);
      if (some > all) refuse(`${where}.did is more than was sent.`);
    }
  }
}
