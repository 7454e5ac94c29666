// Loads the content calendar: two weeks of posts with a time, from a chosen day on, in the business's time zone.

import type { ContentCalendarProps } from '../../views/screens/content-calendar/index.tsx';
import { POST_STATUSES } from '../contract/post.ts';
import { listScheduledPosts, presentPost } from '../domain/content/index.ts';
import { DAY } from '../kernel/clock.ts';
import { addDays, dayOf, startOfDay } from './days.ts';
import type { AccountVisit, Loaded } from './screen.ts';

const DAYS = 14;
const MOST = 200;
const ON_CALENDAR = POST_STATUSES.filter((status) => status !== 'rejected');

export async function loadContentCalendar(visit: AccountVisit): Promise<Loaded<ContentCalendarProps>> {
  const { ctx, actor, frame, query, clock } = visit;
  const today = dayOf(visit.now, clock.timeZone);
  const from = readDay(query.get('date')) ?? today;
  const until = addDays(from, DAYS);
  const records = await listScheduledPosts(ctx.db.read, {
    businessId: actor.businessId,
    statuses: ON_CALENDAR,
    from: startOfDay(from, clock.timeZone),
    until: startOfDay(until, clock.timeZone),
    limit: MOST,
  });
  const posts = records.map((post) => presentPost(post, actor));
  const byDay = Map.groupBy(posts, (post) => dayOf(Date.parse(post.scheduledAt ?? ''), clock.timeZone));
  return {
    props: {
      days: [...byDay].map(([day, list]) => ({ day, posts: list })),
      from,
      last: addDays(until, -1),
      today,
      previous: addDays(from, -DAYS),
      next: until,
      cut: records.length === MOST,
      connections: frame.connections,
      hasProfile: frame.business.profileAt !== null,
      userId: actor.accountId,
      clock,
    },
  };
}

/** A real day such as `2027-03-01`, or undefined. */
function readDay(text: string | null): string | undefined {
  if (!text || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  const at = Date.parse(`${text}T00:00:00Z`);
  return Number.isFinite(at) && new Date(at).toISOString().startsWith(text) && at > DAY ? text : undefined;
}
