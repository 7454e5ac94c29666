// Loads the Analytics and Audience tabs of one platform.
import type {
  AnalyticsContent,
  AudienceContent,
  SamplePost,
} from '../../../views/screens/platforms/types.ts';
import { DEFAULT_PERIOD, PERIODS } from '../../contract/analytics.ts';
import type { ChannelType } from '../../contract/channels/index.ts';
import { networksOf, type World, worldOf } from '../../contract/connection.ts';
import { SAMPLE_COUNTS, TOP_POSTS } from '../../contract/constants/screens.ts';
import { isMeasured } from '../../contract/figures.ts';
import { listDailyFigures, periodOf, sumEngagement, trendOf } from '../../domain/analytics/index.ts';
import type { ConnectionRecord } from '../../domain/channels/index.ts';
import { listPublishedPosts, type PostCounts, type PostRecord } from '../../domain/content/index.ts';
import { createRandom } from '../../kernel/random.ts';
import type { AccountRequest } from '../../pages/screen.ts';
import { presentPosts } from './shown-media.ts';
import { chooseWorld, isOnNetwork } from './world.ts';

const SHOWN = 10;
/** Published posts among which the best are looked for. */
const CONSIDERED = 100;

export async function loadAnalyticsTab(
  request: AccountRequest,
  { connection, counts }: { connection: ConnectionRecord | undefined; counts: readonly PostCounts[] },
): Promise<AnalyticsContent> {
  const { ctx, actor, clock, query, now } = request;
  const length = PERIODS.find((days) => String(days) === query.get('period')) ?? DEFAULT_PERIOD;
  const period = periodOf(length, now, clock.timeZone);
  const [from = '', to = ''] = [period.before[0], period.days.at(-1)];
  const filter = { businessId: actor.businessId, connectionId: connection?.id };
  const [days, published] = connection
    ? await Promise.all([
        listDailyFigures(ctx.db.read, { ...filter, from, to }),
        listPublishedPosts(ctx.db.read, { ...filter, limit: CONSIDERED }),
      ])
    : [[], []];
  const measured = counts.filter(({ status }) => status === 'published');
  const { world, worlds } = chooseWorld(query.get('network'), [...measured, ...days]);
  const own = days.filter((row) => worldOf(row) === world);
  return {
    ...{ tab: 'analytics', period: length, world, worlds },
    figures: sumEngagement(measured, networksOf(world)),
    trend: connection && isOnNetwork(connection.type) && own.some(isMeasured) ? trendOf(own, period) : null,
    posts: await presentPosts(request, inWorld(published, world).slice(0, SHOWN)),
  };
}

export async function loadAudienceTab(
  request: AccountRequest,
  { type, connection }: { type: ChannelType; connection: ConnectionRecord | undefined },
): Promise<AudienceContent> {
  const { ctx, actor, query } = request;
  const published = connection
    ? await listPublishedPosts(ctx.db.read, {
        businessId: actor.businessId,
        connectionId: connection.id,
        limit: CONSIDERED,
      })
    : [];
  const { world } = chooseWorld(query.get('network'), published);
  const own = inWorld(published, world);
  const best = own
    .filter(({ measuredAt, network }) => measuredAt !== null && network !== 'mail')
    .sort((a, b) => (b.likes ?? 0) - (a.likes ?? 0))
    .slice(0, TOP_POSTS);
  const top = await presentPosts(request, best);
  return { tab: 'audience', world, top, of: own.length, samples: top.length > 0 ? [] : sampleTop(type) };
}

function inWorld(posts: readonly PostRecord[], world: World): PostRecord[] {
  return posts.filter((post) => worldOf(post) === world);
}

const SAMPLE_TEXTS = [
  'What goes on behind the counter',
  'A question that customers often ask',
  'What is new this week',
];

/** Invented posts for a channel without figures: the same each time one looks, so that nothing seems to happen. */
function sampleTop(type: ChannelType): SamplePost[] {
  const random = createRandom(`top:${type}`);
  const { spread, ...counts } = SAMPLE_COUNTS;
  return SAMPLE_TEXTS.map((text) => ({
    text,
    likes: counts.likes + random.int(spread),
    comments: counts.comments + random.int(spread),
    shares: counts.shares + random.int(spread),
  })).sort((a, b) => b.likes - a.likes);
}
