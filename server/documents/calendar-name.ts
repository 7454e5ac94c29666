// The name of a calendar as its file holds it. The library escapes what events say, but not what the calendar is called.
import { escape as escapeText } from 'ical-generator';

/** One line whatever the name holds, also one that was stored before names had to be lines. */
export function calendarName(name: string): string {
  return escapeText(name.replace(/[\s\p{Cc}]+/gu, ' ').trim(), false);
}
