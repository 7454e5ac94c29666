// Loads the content calendar: a month, a week, a day or two weeks as a list, in the business's time zone; and what the
// next two weeks lack, whichever days are on view.

import {
  CALENDAR_FILTERS,
  CALENDAR_VIEWS,
  type CalendarFilter,
  type CalendarPlace,
  type ContentCalendarProps,
} from '../../views/screens/content-calendar/types.ts';
import { channelOf, parseChannelType } from '../contract/channels/index.ts';
import { PLAN_DAYS } from '../contract/constants/limits.ts';
import { POST_STATUSES, type PostStatus } from '../contract/post.ts';
import { isInPerson } from '../domain/accounts/index.ts';
import { canWrite } from '../domain/business/index.ts';
import type { ConnectionRecord } from '../domain/channels/index.ts';
import { isLeaving, listScheduledPosts, type PostRecord } from '../domain/content/index.ts';
import { listShown } from '../domain/media/index.ts';
import { DAY } from '../kernel/clock.ts';
import type { AccountRequest, Loaded } from '../pages/screen.ts';
import { gatherCalendar } from './parts/calendar.repo.ts';
import { fillDays, missingWords, readHealth } from './parts/calendar-days.ts';
import { listOpenings } from './parts/calendar-slots.ts';
import { type Span, spanOf } from './parts/calendar-span.ts';
import { presentComposer } from './parts/composer.ts';
import { addDays, dayOf, startOfDay } from './parts/days.ts';
import { presentPosts, type ShownByPost } from './parts/shown-media.ts';

/** Posts read for the days on view, and for what surrounds now. */
const MOST = 1000;
/** Posts listed with everything that can be done about them: of one day, and of a list. */
const MOST_LISTED = { day: 25, list: 200 };

const ON_CALENDAR = POST_STATUSES.filter((status) => status !== 'rejected');
const STATUSES: Readonly<Record<CalendarFilter, readonly PostStatus[]>> = {
  all: ON_CALENDAR,
  waiting: ['awaiting_approval', 'needs_attention', 'failed'],
  scheduled: ['scheduled', 'publishing'],
  published: ['published'],
};

export async function loadContentCalendar(request: AccountRequest): Promise<Loaded<ContentCalendarProps>> {
  const { ctx, actor, frame, clock } = request;
  const today = dayOf(request.now, clock.timeZone);
  const place = readPlace(request, today);
  const span = spanOf(place, clock.locale);
  const gathered = await gatherCalendar(ctx.db.read, actor.businessId, request.now);
  const { connections, series, overrules, drawn } = gathered;
  const [posts, around] = await Promise.all([
    readPosts(request, place, span, connections),
    readAround(request, today),
  ]);
  const leaving = around.filter(isLeaving);
  const ids = [...new Set([...posts, ...leaving].map(({ id }) => id))];
  const shown = await listShown(ctx.db.read, actor.businessId, ids);
  const health = readHealth(request, { today, around, connections, overrules, drawn, place });
  const until = span.until;
  const openings =
    place.state === 'all' ? listOpenings(request, health.watched, { around, series, until }) : new Map();
  const days = fillDays(posts, { request, place, span, health, openings, shown });
  return {
    props: {
      place,
      today,
      days: place.view === 'list' ? days.filter((one) => one.posts.length > 0) : days,
      from: span.from,
      last: addDays(span.until, -1),
      previous: span.previous,
      next: span.next,
      cut: posts.length === MOST,
      ...(await listPosts(request, place, { posts, shown })),
      silent: missingWords(health, place.date).silent,
      health: health.summary,
      leaving: await presentPosts(request, leaving, shown),
      recommendations: health.recommendations,
      channels: connections.map((one) => one.type).filter((type) => channelOf(type).delivery !== 'none'),
      connections: frame.connections,
      hasProfile: frame.business.profileAt !== null,
      hasPosts: around.length > 0 || posts.length > 0,
      composer: canWrite(actor) ? composerFor(request, place, { connections, today }) : null,
      seesAddress: isInPerson(actor),
      refusal: request.form?.message ?? null,
      clock,
    },
  };
}

/** A new post is for the chosen day, unless that has passed. */
function composerFor(
  request: AccountRequest,
  { date, channel }: CalendarPlace,
  { connections, today }: { connections: readonly ConnectionRecord[]; today: string },
) {
  const chosen = connections.filter((one) => one.type === channel).map((one) => one.id);
  const composer = presentComposer(request, connections, chosen);
  return date > today ? { ...composer, at: `${date}T09:00` } : composer;
}

function readPlace({ query }: AccountRequest, today: string): CalendarPlace {
  return {
    view: CALENDAR_VIEWS.find((one) => one === query.get('view')) ?? 'month',
    date: readDay(query.get('date')) ?? today,
    channel: parseChannelType(query.get('channel') ?? '') ?? null,
    state: CALENDAR_FILTERS.find((one) => one === query.get('state')) ?? 'all',
  };
}

/** A real day such as `2027-03-01`, or undefined. */
function readDay(text: string | null): string | undefined {
  if (!text || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  const at = Date.parse(`${text}T00:00:00Z`);
  return Number.isFinite(at) && new Date(at).toISOString().startsWith(text) && at > DAY ? text : undefined;
}

function readPosts(
  { ctx, actor, clock }: AccountRequest,
  { channel, state }: CalendarPlace,
  span: Span,
  connections: readonly ConnectionRecord[],
): Promise<PostRecord[]> {
  return listScheduledPosts(ctx.db.read, {
    businessId: actor.businessId,
    // A channel that is not connected has no posts: no row has this id.
    connectionId: channel ? (connections.find((one) => one.type === channel)?.id ?? 0) : undefined,
    statuses: STATUSES[state],
    from: startOfDay(span.from, clock.timeZone),
    until: startOfDay(span.until, clock.timeZone),
    limit: MOST,
  });
}

/** From two weeks ago, for what still waits, to the end of the plan. */
function readAround({ ctx, actor, clock }: AccountRequest, today: string): Promise<PostRecord[]> {
  return listScheduledPosts(ctx.db.read, {
    businessId: actor.businessId,
    statuses: ON_CALENDAR,
    from: startOfDay(addDays(today, -PLAN_DAYS), clock.timeZone),
    until: startOfDay(addDays(today, PLAN_DAYS), clock.timeZone),
    limit: MOST,
  });
}

async function listPosts(
  request: AccountRequest,
  { view, date }: CalendarPlace,
  { posts, shown: media }: { readonly posts: readonly PostRecord[]; readonly shown: ShownByPost },
) {
  const { timeZone } = request.clock;
  const dayOfPost = (post: PostRecord) => dayOf(post.scheduledAt ?? 0, timeZone);
  const wanted = view === 'list' ? posts : posts.filter((post) => dayOfPost(post) === date);
  const most = view === 'list' ? MOST_LISTED.list : MOST_LISTED.day;
  const listed = wanted.slice(0, most);
  const shown = await presentPosts(request, listed, media);
  const pairs = listed.flatMap((post, index) =>
    shown[index] ? [{ day: dayOfPost(post), post: shown[index] }] : [],
  );
  const byDay = Map.groupBy(pairs, ({ day }) => day);
  return {
    listed: [...byDay].map(([day, list]) => ({ day, posts: list.map(({ post }) => post) })),
    unlisted: Math.max(0, wanted.length - most),
  };
}
