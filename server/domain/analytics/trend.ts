// Figures over time: day by day, in sum, and against the period before. Callers pass rows of one world only: simulated
// figures and real ones are never added up.
import { type EngagementFigure, reactionsOf, sumKnown } from '../../contract/figures.ts';
import type { DailyFigures } from './figures.repo.ts';
import type { Period } from './period.ts';

/** A figure is null when nothing of what is summed up gives it. */
export interface Totals extends Readonly<Record<EngagementFigure, number | null>> {
  readonly posts: number;
  readonly reactions: number;
}

export function sumDays(rows: readonly DailyFigures[]): Totals {
  const sumOf = (figure: EngagementFigure) => sumKnown(rows.map((row) => row[figure]));
  return {
    posts: rows.reduce((sum, row) => sum + row.posts, 0),
    reactions: rows.reduce((sum, row) => sum + reactionsOf(row), 0),
    likes: sumOf('likes'),
    comments: sumOf('comments'),
    shares: sumOf('shares'),
    clicks: sumOf('clicks'),
    impressions: sumOf('impressions'),
  };
}

/** One value a day, 0 where a day brought nothing. */
export function seriesOf(
  rows: readonly DailyFigures[],
  days: readonly string[],
  figure: (row: DailyFigures) => number | null = reactionsOf,
): number[] {
  const sums = new Map(days.map((day) => [day, 0]));
  for (const row of rows) {
    const sum = sums.get(row.day);
    if (sum !== undefined) sums.set(row.day, sum + (figure(row) ?? 0));
  }
  return [...sums.values()];
}

export interface Trend {
  readonly days: readonly string[];
  readonly now: Totals;
  readonly reactions: readonly number[];
  /** Null when figures did not cover all of the days before, so that a comparison would flatter. */
  readonly before: { readonly totals: Totals; readonly reactions: readonly number[] } | null;
}

export function trendOf(rows: readonly DailyFigures[], period: Period): Trend {
  const within = (days: readonly string[]) => rows.filter(({ day }) => days.includes(day));
  const [first] = rows;
  const isCovered = first !== undefined && first.since <= (period.before[0] ?? '');
  return {
    days: period.days,
    now: sumDays(within(period.days)),
    reactions: seriesOf(rows, period.days),
    before: isCovered
      ? { totals: sumDays(within(period.before)), reactions: seriesOf(rows, period.before) }
      : null,
  };
}
