// Posts as an iCalendar file (RFC 5545): one event a post, at its exact moment in UTC, which every calendar shows in its
// reader's own zone. An event keeps its UID for life; SEQUENCE grows with every change.
import ical, {
  foldLines,
  type ICalCalendar,
  ICalCalendarMethod,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator';
import { channelOf } from '../contract/channels/index.ts';
import { BRAND } from '../contract/constants/brand.ts';
import type { PostStatus } from '../contract/post.ts';
import type { Business } from '../domain/business/index.ts';
import type { CalendarEntry } from '../domain/content/index.ts';
import { toLocal } from '../domain/learning/index.ts';
import { HOUR, MINUTE } from '../kernel/clock.ts';
import { mapInTurns } from '../kernel/turns.ts';
import { calendarName } from './calendar-name.ts';

/** A post takes no time, but calendars hide what has no length. */
const LENGTH = 15 * MINUTE;
const SUMMARY = 70;
/** Programs may ask again this often. */
const ASK_AGAIN_SECONDS = HOUR / 1000;

const STATES: Readonly<Record<PostStatus, { status: ICalEventStatus; word: string }>> = {
  draft: { status: ICalEventStatus.TENTATIVE, word: 'draft' },
  awaiting_approval: { status: ICalEventStatus.TENTATIVE, word: 'awaiting approval' },
  scheduled: { status: ICalEventStatus.CONFIRMED, word: 'scheduled' },
  publishing: { status: ICalEventStatus.CONFIRMED, word: 'publishing' },
  published: { status: ICalEventStatus.CONFIRMED, word: 'published' },
  failed: { status: ICalEventStatus.TENTATIVE, word: 'failed' },
  needs_attention: { status: ICalEventStatus.TENTATIVE, word: 'needs attention' },
  rejected: { status: ICalEventStatus.CANCELLED, word: 'rejected' },
};

/** A calendar shows what leaves; the whole text is where the event leads. */
const DESCRIPTION = 1000;
const END = 'END:VCALENDAR';

/** Others have their turn between events: a thousand of them take half a second. @param origin of this server, without a slash at the end */
export async function writeCalendar(
  business: Business,
  entries: readonly CalendarEntry[],
  origin: string,
): Promise<string> {
  const calendar = ical({
    name: calendarName(`${business.name || BRAND}: posts`),
    prodId: { company: BRAND, product: 'Content Calendar', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: ASK_AGAIN_SECONDS,
    x: [['X-WR-TIMEZONE', business.timezone]],
  });
  const head = calendar.toString().slice(0, -END.length);
  const events = await mapInTurns(entries, (entry) => writeEvent(calendar, { business, entry, origin }));
  return `${head}${events.join('')}${END}`;
}

function writeEvent(
  calendar: ICalCalendar,
  { business, entry, origin }: { business: Business; entry: CalendarEntry; origin: string },
): string {
  const { status, word } = entry.isDeleted
    ? { status: ICalEventStatus.CANCELLED, word: 'deleted' }
    : STATES[entry.status];
  const { name } = channelOf(entry.channel);
  const where = entry.network === 'sandbox' ? `${name} (Sandbox)` : name;
  const day = toLocal(entry.scheduledAt, business.timezone).date;
  const event = calendar.createEvent({
    // Two installations in one calendar program do not meet: their businesses began at different milliseconds.
    id: `post-${entry.id}-${business.createdAt.toString(36)}@drivyn`,
    sequence: Math.max(0, Math.floor((entry.updatedAt - entry.createdAt) / 1000)),
    start: new Date(entry.scheduledAt),
    end: new Date(entry.scheduledAt + LENGTH),
    stamp: new Date(entry.updatedAt),
    created: new Date(entry.createdAt),
    lastModified: new Date(entry.updatedAt),
    summary: `${where}: ${shorten(entry.title ?? entry.content)}`,
    description: `State: ${word}.\n\n${cut(entry.content, DESCRIPTION)}`,
    url: `${origin}/screens/content-calendar?view=day&date=${day}`,
    status,
    transparency: ICalEventTransparency.TRANSPARENT,
  });
  return foldLines(event.toString());
}

function shorten(text: string): string {
  return cut(text.replace(/\s+/g, ' ').trim(), SUMMARY);
}

function cut(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text;
}
