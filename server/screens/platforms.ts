// Loads the page of one platform: only what its open tab shows.

import type { PlatformPageProps, PlatformTab, TabContent } from '../../views/screens/platforms/types.ts';
import { PLATFORM_TABS } from '../../views/screens/platforms/types.ts';
import { actOf } from '../contract/autonomy.ts';
import { type ChannelType, channelOf, parseChannelType } from '../contract/channels/index.ts';
import type { SignInStand } from '../contract/connecting.ts';
import { networksOf, worldOf } from '../contract/connection.ts';
import { DEFAULT_CHANNEL } from '../contract/constants/screens.ts';
import { countStates, sumEngagement } from '../domain/analytics/index.ts';
import { countActiveSubscribers } from '../domain/audience/index.ts';
import { canManage, canWrite, findSwitches } from '../domain/business/index.ts';
import {
  type ConnectionRecord,
  presentConnection,
  readChannels,
  readPrepared,
  weeklyOf,
} from '../domain/channels/index.ts';
import { countPosts, isLeaving, type PostCounts, soonFrom } from '../domain/content/index.ts';
import { notFound } from '../kernel/app-error.ts';
import type { AccountRequest, Loaded } from '../pages/screen.ts';
import { say, wordsOf } from '../sentences/index.ts';
import { loadLibrary } from './parts/library.ts';
import { listPlatforms } from './parts/list-platforms.ts';
import { gatherPlatform } from './parts/platform.repo.ts';
import { loadAnalyticsTab, loadAudienceTab } from './parts/platform-figures.ts';
import { nextTime } from './parts/query.ts';
import { presentPosts } from './parts/shown-media.ts';

const SHOWN = 5;

export async function loadPlatform(request: AccountRequest): Promise<Loaded<PlatformPageProps>> {
  const { ctx, actor, frame, clock, params } = request;
  const type = parseChannelType(params.platformName ?? DEFAULT_CHANNEL);
  if (!type) throw notFound();
  const q = ctx.db.read;
  const [channels, allCounts] = await Promise.all([
    readChannels(ctx, request.signIns, request.addressOf, actor.businessId),
    countPosts(q, actor.businessId),
  ]);
  const { connections } = channels;
  const connection = connections.find((one) => one.type === type);
  const counts = allCounts.filter((count) => count.connectionId === connection?.id);
  const channel = channelOf(type);
  const signIn = channels.standOf(type);
  const tab = readTab(request.query.get('tab'));
  return {
    title: channel.name,
    route: routeOf(request, type),
    props: {
      type,
      all: params.platformName === undefined ? listPlatforms(channels, actor) : null,
      userId: actor.accountId,
      connection: connection
        ? presentConnection(connection, { userId: actor.accountId, currency: frame.business.currency })
        : null,
      autonomy:
        connection && channel.delivery !== 'none' ? channels.autonomyOf(connection, actOf(type)) : null,
      doctor: connection ? await channels.doctorOf(connection) : null,
      signIn,
      mediaTrouble: findMediaTrouble(request, { type, connection, signIn }),
      refused: request.form?.message ?? null,
      hasProfile: frame.business.profileAt !== null,
      paused: frame.paused,
      locked: frame.locked,
      simulatedPayments: request.billing.gateway === null,
      canWrite: canWrite(actor),
      canManage: canManage(actor),
      counts: {
        ...countStates(counts),
        drafts: countDrafts(counts),
        lastCreatedAt: lastCreated(counts),
        nextAt: nextTime(counts),
      },
      weekly: connection ? weeklyOf(connection) : channel.weekly,
      tab: await loadTab(request, { tab, type, connection, connections, counts }),
      route: routeOf(request, type),
      clock,
    },
  };
}

/** Only where posts can go to a real network that fetches what they show. */
function findMediaTrouble(
  { isReachable }: AccountRequest,
  { type, connection, signIn }: Pick<TabParts, 'type' | 'connection'> & { readonly signIn: SignInStand },
): string | null {
  const isReal = connection?.network === 'real' || signIn.offers.some(({ network }) => network === 'real');
  if (isReachable || !isReal) return null;
  const { image, video } = channelOf(type).media;
  const kinds = [image?.handedAs === 'address' && 'pictures', video?.handedAs === 'address' && 'films'];
  const media = kinds.filter((kind) => kind !== false).join(' and ');
  return media === '' ? null : wordsOf(say('channels.fetches-media', { channel: type, media }));
}

interface TabParts {
  readonly tab: PlatformTab;
  readonly type: ChannelType;
  readonly connection: ConnectionRecord | undefined;
  readonly connections: readonly ConnectionRecord[];
  readonly counts: readonly PostCounts[];
}

async function loadTab(request: AccountRequest, parts: TabParts): Promise<TabContent> {
  const { tab, type, connection, connections, counts } = parts;
  if (tab === 'overview') return loadOverview(request, parts);
  if (tab === 'settings') return loadSettings(request, parts);
  if (tab === 'content')
    return {
      tab,
      library: connection ? await loadLibrary(request, { connection, connections, counts }) : null,
    };
  return tab === 'analytics'
    ? loadAnalyticsTab(request, { connection, counts })
    : loadAudienceTab(request, { type, connection });
}

async function loadSettings(request: AccountRequest, parts: TabParts): Promise<TabContent> {
  const { ctx, actor, frame } = request;
  const [paidAds, prepared] = await Promise.all([
    readPaidAds(request, parts),
    readPrepared(ctx.db.read, actor.businessId, parts.type),
  ]);
  return { tab: 'settings', paidAds, prepared, currency: frame.business.currency };
}

/** Asked only where it is shown. */
async function readPaidAds({ ctx, actor }: AccountRequest, { type }: TabParts): Promise<boolean> {
  if (channelOf(type).delivery !== 'none') return true;
  return (await findSwitches(ctx.db.read, actor.businessId)).paidAds;
}

async function loadOverview(
  request: AccountRequest,
  { type, connection, counts }: TabParts,
): Promise<TabContent> {
  const { ctx, actor } = request;
  const isMail = channelOf(type).delivery === 'mail';
  const [{ published, soon }, subscribers] = await Promise.all([
    connection ? gatherOverview(request, connection) : { published: [], soon: [] },
    isMail ? countActiveSubscribers(ctx.db.read, actor.businessId) : null,
  ]);
  const leaving = soon.filter(isLeaving);
  const shown = await presentPosts(request, [...published, ...leaving]);
  return {
    tab: 'overview',
    published: shown.slice(0, published.length),
    leaving: shown.slice(published.length),
    figures: figuresOf(connection, counts),
    subscribers,
  };
}

/** What went out last, and what is about to, with one question. */
function gatherOverview({ ctx, actor, now }: AccountRequest, { id: connectionId }: ConnectionRecord) {
  const filter = { businessId: actor.businessId, connectionId };
  return gatherPlatform(ctx.db.read, { ...filter, until: soonFrom(now), limit: SHOWN });
}

/** Of the network that the connection has now: what was simulated before does not count for what is real. */
function figuresOf(connection: ConnectionRecord | undefined, counts: readonly PostCounts[]) {
  return sumEngagement(counts, connection ? networksOf(worldOf(connection)) : []);
}

function countDrafts(counts: readonly PostCounts[]): number {
  return counts.reduce((sum, count) => sum + (count.status === 'draft' ? count.posts : 0), 0);
}

function lastCreated(counts: readonly PostCounts[]): number | null {
  return counts.length > 0 ? Math.max(...counts.map((count) => count.lastCreatedAt)) : null;
}

function readTab(name: string | null): PlatformTab {
  return PLATFORM_TABS.find((tab) => tab === name?.toLowerCase()) ?? 'overview';
}

/** The one spelling of the page's route, so that the sidebar marks it under any alias; the one of all platforms stays. */
function routeOf({ params, query }: AccountRequest, type: ChannelType): string {
  const search = query.size > 0 ? `?${query}` : '';
  const path = params.platformName === undefined ? '/platform' : `/platforms/${channelOf(type).segment}`;
  return `${path}${search}`;
}
