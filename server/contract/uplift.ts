// What it takes until one can tell whether learning helps, at the pace at which a business posts.

/** How soon a verdict may come. */
export interface UpliftPace {
  /** About so many posts more until a difference of this size is told. */
  readonly needed: number;
  /** Posts a week that count for the comparison. */
  readonly weekly: number;
  /** The smallest difference that a year at this pace tells: .05 is 5 %. */
  readonly withinYear: number;
}

export const YEAR_WEEKS = 52;

/** About so many weeks until it is told; null where that is more than a year. */
export function weeksUntilTold({ needed, weekly }: Pick<UpliftPace, 'needed' | 'weekly'>): number | null {
  const weeks = Math.ceil(Math.max(1, needed) / weekly);
  return weeks <= YEAR_WEEKS ? weeks : null;
}

/** What is still to come, in a sentence: how long it takes, or what a year can tell instead. */
export function describeWait(pace: UpliftPace): string {
  const weeks = weeksUntilTold(pace);
  const { needed, weekly } = pace;
  const usual = `at your pace of about ${plural(Math.max(1, Math.round(weekly)), 'post')} a week`;
  if (weeks !== null)
    return `it takes about ${plural(Math.max(1, needed), 'more post')} to know, ${usual} about ${plural(weeks, 'week')}`;
  return `a difference as small as this cannot be told within a year ${usual}, one of about ${Math.ceil(100 * pace.withinYear)} % or more can`;
}

function plural(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`;
}
