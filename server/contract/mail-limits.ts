// How often a person gets mail, and when: what each chooses, and what a business keeps to. Off until somebody sets it.
import * as v from 'valibot';
import { problem } from './problem.ts';

/** How often somebody wants mail; the days that have to lie between two mails. */
export const FREQUENCIES = { every: 0, weekly: 7, monthly: 30 } as const;
export type Frequency = keyof typeof FREQUENCIES;
export const FREQUENCY_NAMES = Object.keys(FREQUENCIES) as Frequency[];

const MOST_MAILS = 100;
const MOST_DAYS = 90;

const count = (most: number) =>
  v.pipe(
    v.number(problem('number')),
    v.integer(problem('whole')),
    v.minValue(1, problem('at-least', { least: 1 })),
    v.maxValue(most, problem('at-most', { most })),
  );

/** A time of the day: `22:00`. */
const DayTime = v.pipe(
  v.string(problem('time-of-day')),
  v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, problem('time-of-day-such-as')),
);

const Cap = v.object({ mails: count(MOST_MAILS), days: count(MOST_DAYS) });
/** No more mails to one person than `mails` in any `days` days. */
export type Cap = v.InferOutput<typeof Cap>;

const QuietHours = v.pipe(
  v.object({ from: DayTime, to: DayTime }),
  v.check(({ from, to }) => from !== to, problem('ends-as-it-begins')),
);
/** Between these times of a person's day nothing leaves; from the evening to the morning where `to` is the smaller. */
export type QuietHours = v.InferOutput<typeof QuietHours>;

/** GET and PUT of /api/users/:id/mail-limits; null where there is no limit. */
export const MailLimits = v.object({ cap: v.nullable(Cap), quietHours: v.nullable(QuietHours) });
export type MailLimits = v.InferOutput<typeof MailLimits>;

export const MAIL_LIMITS_EXAMPLE = {
  cap: { mails: 3, days: 7 },
  quietHours: { from: '22:00', to: '07:00' },
};
