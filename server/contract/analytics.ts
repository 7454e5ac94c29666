// Periods over which figures are looked at, and the query of the export.
import * as v from 'valibot';
import { problem } from './problem.ts';

/** Days that a person may look back; each is compared with as many days before. */
export const PERIODS = [7, 28, 90] as const;
export type PeriodDays = (typeof PERIODS)[number];
export const DEFAULT_PERIOD: PeriodDays = 28;

/** `7`, `28` or `90`, as they stand in an address. */
export const PeriodText = v.pipe(
  v.picklist(PERIODS.map(String), problem('one-of', { names: PERIODS })),
  v.transform((text) => PERIODS.find((days) => String(days) === text) ?? DEFAULT_PERIOD),
);

/** Query of GET /api/analytics.csv. */
export const AnalyticsQuery = v.object({ period: v.optional(PeriodText, String(DEFAULT_PERIOD)) });
