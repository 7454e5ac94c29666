// Loads the figures of a period: over time, per channel, and what works; of one world, simulated or real.
import type { AnalyticsPage, AnalyticsProps, ChannelTrend } from '../../views/screens/analytics/types.ts';
import { DEFAULT_PERIOD, PERIODS } from '../contract/analytics.ts';
import { worldOf } from '../contract/connection.ts';
import {
  groupKinds,
  groupPosts,
  listDailyFigures,
  listMeasuredPosts,
  type MeasuredPost,
  type Period,
  periodOf,
  pickExtremes,
  type RatedPost,
  ratePosts,
  slotRatios,
  type Trend,
  themeOf,
  trendOf,
} from '../domain/analytics/index.ts';
import { canManage } from '../domain/business/index.ts';
import { type ConnectionRecord, listConnections } from '../domain/channels/index.ts';
import { DAY } from '../kernel/clock.ts';
import type { AccountRequest, Loaded } from '../pages/screen.ts';
import { loadLearned } from './parts/learned.ts';
import { loadMoney } from './parts/money.ts';
import { chooseWorld, isOnNetwork } from './parts/world.ts';

const EXTREMES = 3;

export async function loadAnalytics(request: AccountRequest): Promise<Loaded<AnalyticsPage>> {
  const { query } = request;
  const view = query.get('view');
  if (view === 'learned') return { props: { view, learned: await loadLearned(request) } };
  if (view === 'money') return { props: { view, money: await loadMoney(request) } };
  return { props: { view: 'figures', figures: await loadFigures(request) } };
}

async function loadFigures(request: AccountRequest): Promise<AnalyticsProps> {
  const { ctx, actor, clock, query, now } = request;
  const { businessId } = actor;
  const period = readPeriod(request);
  const [from = '', to = ''] = [period.before[0], period.days.at(-1)];
  const [all, rows, posts] = await Promise.all([
    listConnections(ctx.db.read, businessId),
    listDailyFigures(ctx.db.read, { businessId, from, to }),
    // Of the last day the reactions are still coming in.
    listMeasuredPosts(ctx.db.read, { businessId, from: period.from, until: now - DAY }),
  ]);
  const connections = all.filter(({ type }) => isOnNetwork(type));
  const days = rows.filter(({ channel }) => isOnNetwork(channel));
  const { world, worlds } = chooseWorld(query.get('network'), [...connections, ...days]);
  const own = days.filter((row) => worldOf(row) === world);
  return {
    period: PERIODS.find((length) => length === period.length) ?? DEFAULT_PERIOD,
    world,
    worlds,
    trend: own.length > 0 ? trendOf(own, period) : null,
    channels: connections
      .filter((one) => own.some(({ connectionId }) => connectionId === one.id))
      .map((one) => channelTrend(one, trendOf(rowsOf(own, one), period))),
    insights: insightsOf(
      posts.filter((post) => worldOf(post) === world),
      clock.timeZone,
    ),
    isConnected: connections.length > 0,
    canManage: canManage(actor),
    userId: actor.accountId,
    clock,
  };
}

function readPeriod({ query, now, clock }: AccountRequest): Period {
  const length = PERIODS.find((days) => String(days) === query.get('period')) ?? DEFAULT_PERIOD;
  return periodOf(length, now, clock.timeZone);
}

function rowsOf<Row extends { readonly connectionId: number }>(
  rows: readonly Row[],
  one: ConnectionRecord,
): Row[] {
  return rows.filter(({ connectionId }) => connectionId === one.id);
}

function channelTrend({ id, type }: ConnectionRecord, { now, before }: Trend): ChannelTrend {
  return { ...now, id, type, reactionsBefore: before?.totals.reactions ?? null };
}

function insightsOf(posts: readonly MeasuredPost[], timeZone: string): AnalyticsProps['insights'] {
  const rated = ratePosts(posts);
  const { best, worst } = pickExtremes(rated, EXTREMES);
  return {
    posts: rated.length,
    themes: groupPosts(rated, themeOf),
    kinds: groupKinds(rated),
    slots: slotRatios(rated, timeZone),
    best: best.map(presentRated),
    worst: worst.map(presentRated),
  };
}

function presentRated({ id, channel, excerpt, externalUrl, publishedAt, reactions, ratio }: RatedPost) {
  return { id, channel, excerpt, externalUrl, publishedAt, reactions, ratio };
}
