// The effects of a time, as columns of a regression, and what is held of them beforehand. Sizes are standard deviations of
// natural logs: studies of millions of posts find differences of 4 to 17 % (N. Spasojevic et al., "When-To-Post on Social
// Networks", KDD 2015), and single accounts differ more than their means.
import type { WeekHour } from './local-time.ts';
import { inverseOf } from './matrix.ts';
import { NOISE, type Prior, type Row } from './regression.ts';

const USUAL = { at: 0, sd: 0.15 };
const PATTERN = { at: 1, mean: 0.6, sd: 0.6 };
const DAYS = { at: 2, count: 7, sd: 0.16 };
const WEEKEND = { at: 9, sd: 0.12 };
/** Effects of the hour, at knots two hours apart and straight between them; near hours are like each other. */
const HOURS = { at: 10, count: 12, sd: 0.22, reach: 2 };
/** How the hours of weekends differ from those of other days. */
const WEEKEND_HOURS = { at: 22, count: 12, sd: 0.1, reach: 3 };
const COLUMNS = 34;

/** What a single hour of a single day has of its own, beyond the sum of these. */
export const UNIQUE = 0.08;

const KNOT = 24 / HOURS.count;

export function timeRow(hour: WeekHour, published: number): Row {
  const day = Math.min(6, Math.floor(hour / 24));
  const place = (hour % 24) / KNOT;
  const knot = Math.floor(place);
  const after = place - knot;
  const next = (knot + 1) % HOURS.count;
  const columns = [USUAL.at, PATTERN.at, DAYS.at + day, HOURS.at + knot, HOURS.at + next];
  const values = [1, published, 1, 1 - after, after];
  if (day < 5) return { columns, values };
  return {
    columns: [...columns, WEEKEND.at, WEEKEND_HOURS.at + knot, WEEKEND_HOURS.at + next],
    values: [...values, 1, 1 - after, after],
  };
}

export const TIME_PRIOR: Prior = makePrior();

function makePrior(): Prior {
  const mean = new Float64Array(COLUMNS);
  mean[PATTERN.at] = PATTERN.mean;
  const variance = new Float64Array(COLUMNS * COLUMNS);
  const set = (at: number, sd: number) => {
    variance[at * COLUMNS + at] = sd ** 2;
  };
  set(USUAL.at, USUAL.sd);
  set(PATTERN.at, PATTERN.sd);
  for (let day = 0; day < DAYS.count; day++) set(DAYS.at + day, DAYS.sd);
  set(WEEKEND.at, WEEKEND.sd);
  for (const hours of [HOURS, WEEKEND_HOURS]) {
    for (let one = 0; one < hours.count; one++) {
      for (let other = 0; other < hours.count; other++) {
        const around = Math.abs(one - other);
        const distance = KNOT * Math.min(around, hours.count - around);
        // The nearness of hours on a circle by exp(-d) rather than exp(-d^2), which is not definite on a circle.
        variance[(hours.at + one) * COLUMNS + hours.at + other] =
          hours.sd ** 2 * Math.exp(-distance / hours.reach);
      }
    }
  }
  const precision = inverseOf(variance, COLUMNS).map((value) => value * NOISE ** 2);
  return { mean, precision };
}
