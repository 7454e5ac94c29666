// The calendar: better times, moving posts together, and the calendar as a file and as an address to subscribe to.
import * as v from 'valibot';
import { CalendarAddress, MovesDone, MovesInput, OptimizedSchedule } from '../contract/calendar.ts';
import { writeCalendar } from '../documents/calendar-file.ts';
import { optimizeSchedule } from '../domain/autopilot/index.ts';
import {
  type Business,
  type CalendarFeed,
  findFeed,
  findFeedByToken,
  getBusiness,
  renewFeed,
} from '../domain/business/index.ts';
import { listCalendarEntries, movePosts } from '../domain/content/index.ts';
import type { HttpContext } from '../http/context.ts';
import { originOf } from '../http/origin.ts';
import type { AddressParts, DomainParts } from '../http/parts.ts';
import { defineRoute } from '../http/route.ts';
import { notFound } from '../kernel/app-error.ts';
import { DAY } from '../kernel/clock.ts';

/** What a calendar file holds: the last quarter and the year to come. */
const PAST = 90 * DAY;
const FUTURE = 366 * DAY;
const MOST_ENTRIES = 5000;
const FILE_TYPE = 'text/calendar; charset=utf-8';

export const optimizeCalendar = defineRoute({
  method: 'POST',
  path: '/api/calendar/optimize',
  who: 'writer',
  rate: 'costly',
  form: '/content-calendar',
  output: OptimizedSchedule,
  handler: async ({ app, actor }) => ({ body: await optimizeSchedule(app.ctx, actor) }),
});

export const moveContents = defineRoute({
  method: 'POST',
  path: '/api/calendar/moves',
  who: 'writer',
  input: { body: MovesInput },
  output: MovesDone,
  docs: {
    example: { moves: [{ id: 1, from: '2027-03-02T09:30:00+01:00', to: '2027-03-03T09:30:00+01:00' }] },
  },
  handler: async ({ app, actor, body }) => ({
    body: { moved: await movePosts(app.ctx, actor, body.moves) },
  }),
});

export const exportCalendar = defineRoute({
  method: 'GET',
  path: '/api/calendar.ics',
  who: 'account',
  handler: async ({ app, actor, http }) => {
    const business = await getBusiness({ q: app.ctx.db.read }, actor.businessId);
    http.set('Content-Disposition', 'attachment; filename="content-calendar.ics"');
    return { raw: { type: FILE_TYPE, content: await calendarOf(app, business, http) } };
  },
});

export const readCalendarAddress = defineRoute({
  method: 'GET',
  path: '/api/calendar/feed',
  who: 'account',
  personal: true,
  output: CalendarAddress,
  handler: async ({ app, actor, http }) => ({
    body: addressOf(await findFeed(app.ctx, actor.businessId), app, http),
  }),
});

/** The address before it is dead from then on. */
export const renewCalendarAddress = defineRoute({
  method: 'POST',
  path: '/api/calendar/feed',
  who: 'writer',
  personal: true,
  rate: 'costly',
  output: CalendarAddress,
  handler: async ({ app, actor, http }) => ({
    status: 201,
    body: addressOf(await renewFeed(app.ctx, actor), app, http),
  }),
});

const FileName = v.object({ file: v.pipe(v.string(), v.regex(/^[\w-]{43}\.ics$/)) });

/** For calendar programs, which cannot sign in: the secret in the path is the whole authority. */
export const readCalendarFeed = defineRoute({
  method: 'GET',
  path: '/calendar/:file',
  who: 'anyone',
  rate: 'page',
  input: { params: FileName },
  handler: async ({ app, params, http }) => {
    const business = await findFeedByToken(app.ctx.db.read, params.file.replace('.ics', ''));
    if (!business) throw notFound();
    return { raw: { type: FILE_TYPE, content: await calendarOf(app, business, http) } };
  },
});

async function calendarOf(
  app: AddressParts & DomainParts,
  business: Business,
  http: HttpContext,
): Promise<string> {
  const now = app.ctx.clock.now();
  const entries = await listCalendarEntries(app.ctx.db.read, {
    businessId: business.id,
    from: now - PAST,
    until: now + FUTURE,
    limit: MOST_ENTRIES,
  });
  return writeCalendar(business, entries, originOf(app, http));
}

function addressOf({ token }: CalendarFeed, app: AddressParts, http: HttpContext): CalendarAddress {
  return { url: token && `${originOf(app, http)}/calendar/${token}.ics` };
}
