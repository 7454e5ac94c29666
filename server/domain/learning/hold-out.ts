// Whether the learner helps, by itself: a share of posts goes by the baseline, drawn in blocks, and what both bring is
// compared. The estimate is doubly robust (J. Robins, A. Rotnitzky and L. P. Zhao, JASA 1994): chances are known because
// they were drawn, and what a post was expected to bring takes away noise without which the estimate would be as true.
import { createRandom } from '../../kernel/random.ts';
import { amountOf, listOf, objectOf, refuse, rewardOf, seedOf, shareOf } from './inputs.ts';

/** Posts of a block: so many of them are the baseline's as the share says, in an order that the seed decides. */
const BLOCK = 10;

export interface Assignment {
  readonly isBaseline: boolean;
  /** The chance with which it is the baseline's. */
  readonly share: number;
}

/**
 * Whose the post with this number is (0, 1, 2 ...). `share` is the baseline's, to a tenth. Throws an Error in words on a
 * number or a share that cannot be.
 */
export function assignPost(request: {
  readonly index: number;
  readonly share: number;
  readonly seed: string | number;
}): Assignment {
  const { index, share, seed } = objectOf(request, 'The request');
  const number = amountOf(index, 'index');
  if (!Number.isInteger(number)) refuse(`index must be whole, and is ${number}.`);
  const held = Math.round(shareOf(share, 'share') * BLOCK);
  const from = seedOf(seed);
  const random = createRandom(`hold-out:${typeof from}:${from}:${Math.floor(number / BLOCK)}`);
  const order = random.shuffle(Array.from({ length: BLOCK }, (_, place) => place));
  return { isBaseline: (order[number % BLOCK] ?? 0) < held, share: held / BLOCK };
}

export interface HeldPost extends Assignment {
  /** Natural log, 0 as usual. */
  readonly reward: number;
  /** What was expected of it before it was out, by whatever was known then; absent is nothing. */
  readonly expected?: number;
}

export interface Uplift {
  /** By how much posts do better than the baseline's: .05 is 5 %. */
  readonly uplift: number;
  /** The 90 % interval at this number of posts. */
  readonly low: number;
  readonly high: number;
  readonly posts: number;
  /**
   * Told only when it holds however often one has looked: at most one account in ten without any difference is ever told
   * of one, by a sequence of intervals that hold together (I. Waudby-Smith et al., "Time-uniform central limit theory and
   * asymptotic confidence sequences", 2021).
   */
  readonly verdict: 'better' | 'worse' | 'open';
  /** How far single posts scatter in the comparison: a standard deviation, natural logs. */
  readonly scatter: number;
  /** About how many more posts it takes until a difference of this size, or of 5 %, is told; 0 once it is. */
  readonly needed: number;
}

const LEAST_OF_EACH = 5;
const LEVEL = 0.1;
const Z = 1.6449;
/** The sequence is the narrowest at about so many posts. */
const AIM = 150;
const WORTH_KNOWING = 0.05;

/** The uplift of posts over the baseline's; null while either has fewer than five. Throws an Error in words on bad figures. */
export function estimateUplift(posts: readonly HeldPost[]): Uplift | null {
  checkPosts(posts);
  const groups = [true, false].map((isBaseline) => posts.filter((post) => post.isBaseline === isBaseline));
  const [baseline = [], own = []] = groups;
  if (Math.min(baseline.length, own.length) < LEAST_OF_EACH) return null;
  const slope = slopeOf(groups);
  const middle = meanOf(posts.map(({ expected = 0 }) => expected));
  const cleaned = (post: HeldPost) => post.reward - slope * ((post.expected ?? 0) - middle);
  const [ofBaseline, ofOwn] = [meanOf(baseline.map(cleaned)), meanOf(own.map(cleaned))];
  const parts = posts.map((post) =>
    post.isBaseline
      ? ofOwn - ofBaseline - (cleaned(post) - ofBaseline) / post.share
      : ofOwn - ofBaseline + (cleaned(post) - ofOwn) / (1 - post.share),
  );
  const n = posts.length;
  const estimate = meanOf(parts);
  // Two means and a slope were fitted: as many posts tell nothing of how they scatter.
  const deviation = Math.sqrt(parts.reduce((sum, part) => sum + (part - estimate) ** 2, 0) / (n - 3));
  const half = (quantileOf(2 * Math.min(baseline.length, own.length) - 2) * deviation) / Math.sqrt(n);
  const always = deviation * sequenceWidth(n);
  const isTold = Math.abs(estimate) > always;
  const target = Math.max(WORTH_KNOWING, Math.abs(estimate));
  return {
    uplift: Math.expm1(estimate),
    low: Math.expm1(estimate - half),
    high: Math.expm1(estimate + half),
    posts: n,
    scatter: deviation,
    verdict: isTold ? (estimate > 0 ? 'better' : 'worse') : 'open',
    needed: isTold ? 0 : Math.max(1, Math.ceil(n * ((always / target) ** 2 - 1))),
  };
}

/** The smallest difference that is told after so many posts: .05 is 5 %. */
export function tellableAfter({ scatter }: Pick<Uplift, 'scatter'>, posts: number): number {
  return Math.expm1(scatter * sequenceWidth(posts));
}

/** How rewards go with what was expected, within each group; drawn towards none by the worth of ten posts. */
function slopeOf(groups: readonly (readonly HeldPost[])[]): number {
  let [together, square, count] = [0, 0, 0];
  for (const group of groups) {
    const [expected, reward] = [
      meanOf(group.map((post) => post.expected ?? 0)),
      meanOf(group.map((post) => post.reward)),
    ];
    for (const post of group) {
      together += ((post.expected ?? 0) - expected) * (post.reward - reward);
      square += ((post.expected ?? 0) - expected) ** 2;
      count++;
    }
  }
  return square > 0 ? together / (square * (1 + 10 / count)) : 0;
}

/** Half the width of the sequence of intervals after n observations, in standard deviations of one. */
export function sequenceWidth(n: number): number {
  const tuned = -2 * Math.log(LEVEL);
  const size = (tuned + Math.log(tuned + 1)) / AIM;
  return Math.sqrt(((2 * (n * size + 1)) / (n ** 2 * size)) * Math.log(Math.sqrt(n * size + 1) / LEVEL));
}

/** Student's t at 95 % by its first two terms around the normal one (Abramowitz and Stegun 26.7.5). */
function quantileOf(freedom: number): number {
  return Z + (Z ** 3 + Z) / (4 * freedom) + (5 * Z ** 5 + 16 * Z ** 3 + 3 * Z) / (96 * freedom ** 2);
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function checkPosts(posts: readonly HeldPost[]): void {
  for (const [at, post] of listOf(posts, 'posts').entries()) {
    const { isBaseline, share, reward, expected } = objectOf(post, `posts[${at}]`);
    if (typeof isBaseline !== 'boolean') refuse(`posts[${at}].isBaseline must be true or false.`);
    const chance = shareOf(share, `posts[${at}].share`);
    if (isBaseline ? chance === 0 : chance === 1) refuse(`posts[${at}].share rules out what the post is.`);
    rewardOf(reward, `posts[${at}].reward`);
    if (expected !== undefined) rewardOf(expected, `posts[${at}].expected`);
  }
}
