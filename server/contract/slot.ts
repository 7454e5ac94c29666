// The times of the week at which a channel's posts leave, where somebody has set them: the slots of its queue.
import * as v from 'valibot';
import { problem } from './problem.ts';

/** Two slots of a channel are never closer, minutes; a post that stands this near to a slot takes it. */
export const SLOT_MINUTES = 15;

/** Slots of one channel: ten a day. */
const MOST_SLOTS = 70;

/** The days of a week as slots name them, Monday 1 to Sunday 7. */
export const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

const Weekday = v.pipe(
  v.number(problem('day-number')),
  v.integer(problem('day-number')),
  v.minValue(1, problem('day-number')),
  v.maxValue(7, problem('day-number')),
);

/** A time of the week on the clock of the business. */
export const Slot = v.strictObject({
  /** Monday 1 to Sunday 7. */
  weekday: Weekday,
  /** `09:30`. */
  time: v.pipe(
    v.string(problem('time-such-as', { example: '09:30' })),
    v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, problem('time-such-as', { example: '09:30' })),
  ),
});
export type Slot = v.InferOutput<typeof Slot>;

/** In the order of the week; none where nobody has set any. */
export const Slots = v.pipe(
  v.array(Slot, problem('list-of-times')),
  v.maxLength(MOST_SLOTS, problem('at-most', { most: MOST_SLOTS })),
  v.transform((slots) => slots.toSorted((a, b) => minuteOfWeek(a) - minuteOfWeek(b))),
  v.check(
    (slots) => slots.every((slot, index) => isApart(slots[index - 1], slot)),
    problem('minutes-apart', { minutes: SLOT_MINUTES }),
  ),
);

/** Minutes from the beginning of Monday. */
function minuteOfWeek({ weekday, time }: Slot): number {
  return (weekday - 1) * 24 * 60 + minuteOfDay(time);
}

function isApart(before: Slot | undefined, slot: Slot): boolean {
  return !before || minuteOfWeek(slot) - minuteOfWeek(before) >= SLOT_MINUTES;
}

/** `09:30` is 570. */
export function minuteOfDay(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

/**
 * What a person wrote as the times of a day: `9, 12:30 5pm`, parted by spaces, commas or semicolons.
 * @returns times as slots have them; a word that is none stands as it was written, for the schema to refuse
 */
export function readTimes(text: string): string[] {
  const words = text.replace(/(\d)\s+([ap])\.?m\b\.?/gi, '$1$2m').split(/[\s,;]+/);
  return [...new Set(words.filter(Boolean).map((word) => readTime(word) ?? word))];
}

function readTime(word: string): string | undefined {
  const [, hour, minute = '00', half] = /^(\d{1,2})(?:[:.h](\d{2}))?([ap]m)?$/i.exec(word) ?? [];
  if (hour === undefined) return undefined;
  const isHalf = half !== undefined;
  if (isHalf && (Number(hour) < 1 || Number(hour) > 12)) return undefined;
  const hours = isHalf ? (Number(hour) % 12) + (half.toLowerCase() === 'pm' ? 12 : 0) : Number(hour);
  return hours < 24 && Number(minute) < 60 ? `${String(hours).padStart(2, '0')}:${minute}` : undefined;
}
