// Parts of the week, the grain in which times are learned and in which people decide over them.
import { toLocal } from './local-time.ts';

/** Hours of a part of the day. */
export const PART = 3;

/** Three local hours of a day of the week (Monday 1 to Sunday 7). */
export interface PartOfWeek {
  readonly weekday: number;
  /** The first of them. */
  readonly hour: number;
}

/** The part in which a moment (UTC milliseconds) is. @param timezone IANA name */
export function partOf(at: number, timezone: string): PartOfWeek {
  const { weekday, hour } = toLocal(at, timezone);
  return { weekday, hour: hour - (hour % PART) };
}

export function isPart(one: PartOfWeek, other: PartOfWeek): boolean {
  return one.weekday === other.weekday && one.hour === other.hour;
}

/** Whether a moment (UTC milliseconds) is in one of some parts. @param timezone IANA name */
export function isWithin(parts: readonly PartOfWeek[], at: number, timezone: string): boolean {
  if (parts.length === 0) return false;
  const part = partOf(at, timezone);
  return parts.some((one) => isPart(one, part));
}
