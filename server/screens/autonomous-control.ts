// Loads the control center: only what its open tab shows.

import {
  CONTROL_TABS,
  type ControlPage,
  type ControlTab,
  type InsightsContent,
  type Optimisation,
  type OverviewContent,
  type PlatformsContent,
  type TabContent,
} from '../../views/screens/autonomous-control/types.ts';
import { MOVE_STATES, type MoveState } from '../contract/budget-moves.ts';
import { channelOf } from '../contract/channels/index.ts';
import { WORLDS, worldOf } from '../contract/connection.ts';
import {
  describeMoves,
  isAdAccount,
  readBudgetLimits,
  sumBudgets,
  whyStill,
  worstMonthOf,
} from '../domain/ads/index.ts';
import { getActivity, type PacedChannel } from '../domain/analytics/index.ts';
import { listUndoable } from '../domain/autopilot/index.ts';
import { canManage, findSwitches, type Switches } from '../domain/business/index.ts';
import {
  type ConnectionRecord,
  isSwitchedOn,
  listConnections,
  presentConnection,
  readAutonomies,
  schedules,
  weeklyOf,
} from '../domain/channels/index.ts';
import { presentDecision } from '../domain/events/index.ts';
import { byPost } from '../domain/media/index.ts';
import { DAY } from '../kernel/clock.ts';
import { toMajorUnits } from '../kernel/money.ts';
import type { AccountRequest, Loaded } from '../pages/screen.ts';
import { wordsOf } from '../sentences/index.ts';
import { gatherOverview } from './parts/control.repo.ts';
import { readId } from './parts/query.ts';
import { presentPosts } from './parts/shown-media.ts';

const PAGE = 15;

export async function loadAutonomousControl(request: AccountRequest): Promise<Loaded<ControlPage>> {
  const { actor, frame, query, clock } = request;
  const tab = CONTROL_TABS.find((one) => one === query.get('tab')) ?? 'overview';
  return {
    props: {
      paused: frame.paused,
      locked: frame.locked,
      hasProfile: frame.business.profileAt !== null,
      canManage: canManage(actor),
      route: request.route,
      clock,
      tab: await LOAD[tab](request),
    },
  };
}

const LOAD: Readonly<Record<ControlTab, (request: AccountRequest) => Promise<TabContent>>> = {
  overview: loadOverview,
  platforms: loadPlatforms,
  insights: loadInsights,
  settings: async ({ ctx, actor }) => {
    const {
      paused: _,
      pausedAt: __,
      resumedAt: ___,
      ...values
    } = await findSwitches(ctx.db.read, actor.businessId);
    return { tab: 'settings', values };
  },
};

async function loadOverview(request: AccountRequest): Promise<OverviewContent> {
  const { ctx, actor, frame, now } = request;
  const { businessId } = actor;
  const q = ctx.db.read;
  const [{ connections, decisions, ahead, media }, switches] = await Promise.all([
    gatherOverview(q, businessId),
    findSwitches(q, businessId),
  ]);
  const activity = await getActivity(q, {
    ...{ businessId, lastEvent: frame.lastEvent, now },
    channels: listPaced(connections, switches),
  });
  const posts = await presentPosts(request, ahead, byPost(media));
  const lane = (status: string) => posts.filter((post) => post.status === status);
  return {
    tab: 'overview',
    lastAt: activity.lastAt,
    tasks: { running: activity.running, posts: activity.scheduled, others: activity.others },
    score: activity.score,
    generated: activity.generated,
    budget: {
      total: toMajorUnits(sumBudgets(connections)),
      platforms: connections.filter(({ type }) => channelOf(type).adCapable).length,
      currency: frame.business.currency,
    },
    active: connections.filter(({ isActive }) => isActive).length,
    decisions: decisions.map(presentDecision),
    now: lane('publishing'),
    next: lane('scheduled'),
    waiting: lane('awaiting_approval'),
  };
}

/** Channels that are to be kept planned, since the last pause: what was not wanted was not missed. */
function listPaced(connections: readonly ConnectionRecord[], switches: Switches): PacedChannel[] {
  if (switches.paused || !switches.contentCreation) return [];
  return connections.flatMap((one) => {
    const weekly = weeklyOf(one);
    if (weekly === 0 || one.network === 'manual' || !one.isActive || !schedules(one)) return [];
    if (!isSwitchedOn(one, switches)) return [];
    const since = Math.max(one.createdAt + DAY, switches.resumedAt ?? 0);
    return [{ id: one.id, world: worldOf(one), weekly, since }];
  });
}

async function loadPlatforms(request: AccountRequest): Promise<PlatformsContent> {
  const { ctx, actor, frame, query, form } = request;
  const connections = await listConnections(ctx.db.read, actor.businessId);
  const owner = { userId: actor.accountId, currency: frame.business.currency };
  const refused = readId(form?.values.of ?? null);
  return {
    tab: 'platforms',
    connections: connections.map((one) => ({ ...presentConnection(one, owner), level: one.level })),
    chosen: refused ?? readId(query.get('platform')) ?? null,
    refused:
      form && refused !== undefined
        ? { id: refused, message: form.message, typed: form.values.budget ?? '' }
        : null,
    optimisation: await loadOptimisation(request, connections),
  };
}

const MOVES = 10;
/** What a newer proposal has taken the place of was never to be done. */
const SHOWN = MOVE_STATES.filter((state) => state !== 'lapsed');

async function loadOptimisation(
  request: AccountRequest,
  connections: readonly ConnectionRecord[],
): Promise<Optimisation | null> {
  const { ctx, actor, frame, form } = request;
  const accounts = connections.filter(isAdAccount);
  if (accounts.length === 0) return null;
  const q = ctx.db.read;
  const { businessId } = actor;
  const { currency } = frame.business;
  const [limits, moves, switches, levels, asks] = await Promise.all([
    readBudgetLimits(q, { id: businessId, currency }),
    describeMoves(q, { businessId, states: SHOWN, limit: MOVES }, { currency, canManage: canManage(actor) }),
    findSwitches(q, businessId),
    readAutonomies(q, accounts, 'budget'),
    asksFor(request),
  ]);
  const isOpen = ({ state }: { readonly state: MoveState }) => state === 'proposed' || state === 'accepted';
  const open = moves.filter(isOpen).map(({ network }) => network);
  const still = await whyStill(
    { q, now: request.now },
    businessId,
    WORLDS.filter((world) => !open.includes(world)),
  );
  return {
    ...{ userId: actor.accountId, limits, moves },
    still: still.map(({ world, why }) => ({ world, why: wordsOf(why) })),
    isOn: switches.budgetAllocation && switches.paidAds && !switches.paused && !switches.locked,
    accounts: accounts
      .map((one, at) => ({ id: one.id, type: one.type, autonomy: levels[at] }))
      .flatMap(({ autonomy, ...one }) => (autonomy ? [{ ...one, autonomy }] : [])),
    refused: form && form.values.of === undefined && !asks ? form.message : null,
    asks,
  };
}

/** What was typed where only the worst month was not accepted yet. */
async function asksFor({ ctx, actor, frame, form }: AccountRequest): Promise<Optimisation['asks']> {
  if (form?.field !== 'accepts') return null;
  const business = { id: actor.businessId, currency: frame.business.currency };
  const total = form.values.total?.trim() ? Number(form.values.total) : null;
  return { typed: form.values, month: await worstMonthOf(ctx.db.read, business, total) };
}

async function loadInsights({ ctx, actor, query, form }: AccountRequest): Promise<InsightsContent> {
  const before = readId(query.get('before'));
  const decisions = await listUndoable(ctx.db.read, actor, { limit: PAGE + 1, before });
  const shown = decisions.slice(0, PAGE);
  return {
    tab: 'insights',
    decisions: shown,
    isFirst: before === undefined,
    olderThan: decisions.length > PAGE ? (shown.at(-1)?.id ?? null) : null,
    refused: form?.message ?? null,
  };
}
