// Which days the calendar shows at once, and where its arrows lead.
import type { CalendarPlace } from '../../../views/screens/content-calendar/types.ts';
import { addDays, addMonths, firstDayOfWeek, monthOf, startOfWeek } from './days.ts';

const LIST_DAYS = 14;

export interface Span {
  readonly from: string;
  /** The day after the last. */
  readonly until: string;
  readonly previous: string;
  readonly next: string;
}

/** @param locale decides on which day weeks begin */
export function spanOf({ view, date }: CalendarPlace, locale: string): Span {
  const firstDay = firstDayOfWeek(locale);
  if (view === 'month') {
    const { first, next } = monthOf(date);
    const until = addDays(startOfWeek(addDays(next, -1), firstDay), 7);
    const [previous, following] = [addMonths(date, -1), addMonths(date, 1)];
    return { from: startOfWeek(first, firstDay), until, previous, next: following };
  }
  const length = { week: 7, day: 1, list: LIST_DAYS }[view];
  const from = view === 'week' ? startOfWeek(date, firstDay) : date;
  const [previous, next] = [addDays(date, -length), addDays(date, length)];
  return { from, until: addDays(from, length), previous, next };
}
