// A content calendar as an iCalendar file.
import ical from 'ical-generator';
import { channelOf } from '../contract/channels/index.ts';
import { BRAND } from '../contract/constants/brand.ts';
import type { AnalysisResult } from '../contract/strategy.ts';
import { sha256 } from '../kernel/ids.ts';
import { calendarName } from './calendar-name.ts';

/** Minutes that an entry takes up in a calendar. */
const LENGTH = 15;

/** @param name of the business */
export function writeCalendarFile(plan: NonNullable<AnalysisResult['plan']>, name: string): string {
  const calendar = ical({
    name: calendarName(`Content of ${name || 'your business'}`),
    prodId: { company: BRAND, product: BRAND },
  });
  for (const { at, channel, title, state } of plan.entries) {
    const start = Date.parse(at);
    const mark = plan.tag === 'sample' ? 'Sample: ' : state === 'idea' ? 'Idea: ' : '';
    calendar.createEvent({
      // The same entry has the same id, so that a second import moves it instead of doubling it.
      id: sha256(`${at}:${channel}:${title}`).slice(0, 32),
      stamp: new Date(start),
      start: new Date(start),
      end: new Date(start + LENGTH * 60_000),
      summary: `${mark}${channelOf(channel).name}: ${title}`,
    });
  }
  return calendar.toString();
}
