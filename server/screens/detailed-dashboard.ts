// Loads the owner's one page for today: what needs a person, what happened, what comes next.
import type { ChannelHealth, DetailedDashboardProps } from '../../views/screens/detailed-dashboard/types.ts';
import { channelOf } from '../contract/channels/index.ts';
import { worldOf } from '../contract/connection.ts';
import { paceOf } from '../domain/ads/index.ts';
import {
  type ChannelDays,
  countStates,
  listChannelDays,
  type Period,
  periodOf,
  seriesOf,
  sumDays,
  trendOf,
} from '../domain/analytics/index.ts';
import { needFilter } from '../domain/attention/index.ts';
import { countPosts, LEAVING_STATES, type PostCounts } from '../domain/content/index.ts';
import { presentDecision } from '../domain/events/index.ts';
import { formatMoney } from '../kernel/money.ts';
import type { AccountRequest, Loaded } from '../pages/screen.ts';
import { gatherLists } from './parts/dashboard.repo.ts';
import { needsOf } from './parts/needs.ts';
import { nextTime } from './parts/query.ts';
import { presentPosts } from './parts/shown-media.ts';
import { chooseWorld, isOnNetwork } from './parts/world.ts';

/** Of posts that wait, and of posts that leave. */
const EACH = 10;
const QUEUE = 6;
/** Days of the key figures, and of the trend that leads up to them. */
const WEEK = 7;

export async function loadDetailedDashboard(
  request: AccountRequest,
): Promise<Loaded<DetailedDashboardProps>> {
  const { ctx, actor, frame, clock, now } = request;
  const { businessId } = actor;
  const q = ctx.db.read;
  const period = periodOf(WEEK, now, clock.timeZone);
  const [from = '', to = ''] = [period.before[0], period.days.at(-1)];
  const filter = needFilter(actor, { billingIsOn: request.billing.isOn, now });
  const [channels, counts, { needs, ahead, decisions }] = await Promise.all([
    listChannelDays(q, { businessId, from, to }),
    countPosts(q, businessId),
    gatherLists(q, filter, EACH),
  ]);
  const posts = await presentPosts(request, ahead);
  return {
    props: {
      hasProfile: frame.business.profileAt !== null,
      // Without a plan, too, everything waits.
      paused: frame.paused || frame.locked,
      counts: countStates(counts),
      week: weekOf(channels, period),
      ...needsOf(posts, needs, now),
      queue: posts.filter(({ status }) => LEAVING_STATES.includes(status)).slice(0, QUEUE),
      channels: channels.map((one) => healthOf(one, counts, period)),
      budget: budgetOf(request, channels),
      decisions: decisions.map(presentDecision),
      clock,
    },
  };
}

/** The key figures of one world; null before anything was published there in two weeks. */
function weekOf(channels: readonly ChannelDays[], period: Period): DetailedDashboardProps['week'] {
  const networks = channels.filter(({ type }) => isOnNetwork(type));
  const rows = networks.flatMap(({ days }) => days);
  const { world } = chooseWorld(null, [...networks, ...rows]);
  const own = rows.filter((row) => worldOf(row) === world);
  if (own.length === 0) return null;
  const { now: totals, before } = trendOf(own, period);
  const fortnight = [...period.before, ...period.days];
  return {
    world,
    now: totals,
    before: before?.totals ?? null,
    reactions: seriesOf(own, fortnight),
    impressions: seriesOf(own, fortnight, ({ impressions }) => impressions),
    posts: seriesOf(own, fortnight, (row) => row.posts),
  };
}

function healthOf(
  { id, type, network, isActive, days }: ChannelDays,
  all: readonly PostCounts[],
  period: Period,
): ChannelHealth {
  const counts = all.filter(({ connectionId }) => connectionId === id);
  const rows = days.filter((row) => worldOf(row) === worldOf({ network }));
  return {
    ...{ id, type, network, isActive },
    states: countStates(counts),
    nextAt: nextTime(counts),
    trend: isOnNetwork(type) ? seriesOf(rows, [...period.before, ...period.days]) : null,
    reactions: sumDays(rows.filter(({ day }) => period.days.includes(day))).reactions,
  };
}

/** Monthly budgets against the calendar; null while none is set. */
function budgetOf(
  { frame, now }: AccountRequest,
  channels: readonly ChannelDays[],
): DetailedDashboardProps['budget'] {
  const { currency, locale, timezone } = frame.business;
  const money = (minor: number) => formatMoney(minor, { currency, locale });
  const funded = channels.filter(({ type, budgetMinor }) => channelOf(type).adCapable && budgetMinor > 0);
  const total = funded.reduce((sum, { budgetMinor }) => sum + budgetMinor, 0);
  if (total === 0) return null;
  const { day, days, even } = paceOf(total, { now, timezone });
  return {
    ...{ day, days, total: money(total), even: money(even) },
    channels: funded.map(({ id, type, budgetMinor }) => ({
      ...{ id, type, monthly: money(budgetMinor) },
      even: money(paceOf(budgetMinor, { now, timezone }).even),
    })),
  };
}
