// Whether learning helps: a share of posts goes by the baseline, and what both bring is compared.
import { type Network, networksOf, type World, worldOf } from '../../contract/connection.ts';
import { type UpliftPace, YEAR_WEEKS } from '../../contract/uplift.ts';
import type { Query } from '../../db/unit-of-work.ts';
import { DAY } from '../../kernel/clock.ts';
import {
  type Assignment,
  assignPost,
  estimateUplift,
  tellableAfter,
  type Uplift,
} from '../learning/index.ts';
import { comparesWithBaseline, countCompared, type HeldRow, listHeldPosts } from './hold-out.repo.ts';

const WEEK = 7 * DAY;

/**
 * The baseline's share falls with the posts that were chosen by learning and measured, and where few are posted with time: a
 * comparison that half a year of posts cannot end is not ended by a fifth of the next ones either (decision record 152).
 */
const SHARES: readonly { readonly posts: number; readonly weeks: number; readonly share: number }[] = [
  { posts: 30, weeks: 8, share: 0.4 },
  { posts: 100, weeks: 26, share: 0.2 },
];
const LEAST_SHARE = 0.1;

/** Where learning does worse than the baseline, both are tried as often, until that turns. */
const SHARE_WHERE_WORSE = 0.5;

/** The share of the next posts that goes by the baseline; 0 where the owner wants none. @param now UTC milliseconds */
export async function shareOf(
  q: Query,
  place: { readonly businessId: number; readonly network: Network },
  now: number,
): Promise<number> {
  if (!(await comparesWithBaseline(q, place.businessId))) return 0;
  const { learned, since } = await countCompared(q, place.businessId, networksOf(worldOf(place)));
  const weeks = since === null ? 0 : (now - since) / WEEK;
  const step = SHARES.find((one) => learned < one.posts && weeks < one.weeks);
  const share = step?.share ?? LEAST_SHARE;
  const isWorse = share < SHARE_WHERE_WORSE && (await verdictOn(q, place)) === 'worse';
  return isWorse ? SHARE_WHERE_WORSE : share;
}

/** Whether the post with this running number of a connection goes by the baseline. */
export function isHeldOut({
  businessId,
  connectionId,
  index,
  share,
}: {
  readonly businessId: number;
  readonly connectionId: number;
  readonly index: number;
  readonly share: number;
}): Assignment {
  return assignPost({ index, share, seed: `${businessId}:${connectionId}` });
}

/** What learning has brought a business; `world` is whose posts it was told of. */
export interface LearnedUplift extends Uplift, UpliftPace {
  readonly world: World;
}

/**
 * The autopilot's posts against the baseline's, over all channels; those of real networks, where there are any. Null while
 * there are too few of either.
 */
export async function upliftOf(q: Query, businessId: number): Promise<LearnedUplift | null> {
  const posts = await listHeldPosts(q, businessId);
  const world = posts.some((post) => worldOf(post) === 'real') ? 'real' : 'sandbox';
  const held = posts.filter((post) => worldOf(post) === world);
  const uplift = estimateUplift(held);
  if (!uplift) return null;
  const weekly = weeklyOf(held);
  const withinYear = tellableAfter(uplift, uplift.posts + YEAR_WEEKS * weekly);
  return { ...uplift, world, weekly, withinYear };
}

/** Whether learning helps on the networks of one world, as far as its own posts tell. */
async function verdictOn(
  q: Query,
  place: { readonly businessId: number; readonly network: Network },
): Promise<Uplift['verdict']> {
  const posts = (await listHeldPosts(q, place.businessId)).filter((post) => worldOf(post) === worldOf(place));
  return estimateUplift(posts)?.verdict ?? 'open';
}

/** A pace is that of four weeks. */
const PACE = 4 * WEEK;

/** Posts a week of the latest four, or of as long as there have been any. */
function weeklyOf(posts: readonly HeldRow[]): number {
  const times = posts.map(({ at }) => at);
  const [first, last] = [Math.min(...times), Math.max(...times)];
  const span = Math.max(WEEK, Math.min(PACE, last - first + DAY));
  return times.filter((at) => at > last - span).length / (span / WEEK);
}
