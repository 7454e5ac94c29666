// How much of a day's results has been reported by now, learned where nobody tells: results of the latest days that fall
// short of what the spend of those days used to bring.
//
//   share(k) = 1 - late * stays ^ k        k days before the last; a grid of both, weighed by a Poisson likelihood whose level
//                                          is integrated out, from a prior at what conversion reports usually look like

/** A day's results of all channels, and what its spend would have brought by the usual rates. */
export interface Told {
  readonly expected: number;
  readonly told: number;
  /** How much more than a Poisson count it scatters: variance over mean. */
  readonly scatter: number;
}

const LATE = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9];
const STAYS = [0.2, 0.35, 0.5, 0.65, 0.8, 0.9];
/** Shares of about .5, .7, .8, .87, .91 in the first days. */
const USUAL = { late: 0.5, stays: 0.65, lateSd: 0.22, staysSd: 0.2 };
/** Days that a report may take. */
export const REPORTING_DAYS = 21;

/** The share reported of the k-th day before the last, k from 0 to 20. `days` stand from the oldest to the newest. */
export function learnReportedShare(days: readonly Told[]): number[] {
  const grid = LATE.flatMap((late) =>
    STAYS.map((stays) => ({ late, stays, score: scoreOf(days, late, stays) })),
  );
  const best = Math.max(...grid.map(({ score }) => score));
  const weights = grid.map(({ score }) => Math.exp(score - best));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return Array.from({ length: REPORTING_DAYS }, (_, back) =>
    grid.reduce(
      (sum, { late, stays }, at) => sum + ((weights[at] ?? 0) / total) * (1 - late * stays ** back),
      0,
    ),
  );
}

function scoreOf(days: readonly Told[], late: number, stays: number): number {
  const [fromLate, fromStays] = [(late - USUAL.late) / USUAL.lateSd, (stays - USUAL.stays) / USUAL.staysSd];
  let score = -0.5 * (fromLate ** 2 + fromStays ** 2);
  let [told, due] = [1, 1];
  let missing = late;
  for (let at = days.length - 1; at >= 0; at--, missing *= stays) {
    const day = days[at] as Told;
    const share = Math.max(0.01, 1 - missing);
    score += (day.told / day.scatter) * Math.log(share);
    told += day.told / day.scatter;
    due += (day.expected * share) / day.scatter;
  }
  return score - told * Math.log(due);
}
