// From what was measured of posts to rewards: natural logs at a fixed age, against what is usual for the account on that
// channel, so that old posts, large accounts and lively channels teach no more than others.
import { amountOf, listOf, numberOf, objectOf, refuse } from './inputs.ts';
import { clipRewards, medianOf } from './ranking.ts';

/** Figures of a post as they stood at a moment; one that the channel does not report is absent or null. */
export interface Reading {
  /** UTC milliseconds. */
  readonly at: number;
  readonly likes?: number | null;
  readonly comments?: number | null;
  readonly shares?: number | null;
  readonly saves?: number | null;
  readonly clicks?: number | null;
}

export interface MeasuredPost {
  readonly channel: string;
  /** When it was out, UTC milliseconds. */
  readonly at: number;
  readonly readings: readonly Reading[];
  /** Changed while it was out, gone, or paid for: what it brought says nothing of when it was posted or what it said. */
  readonly isEdited?: boolean;
  readonly isDeleted?: boolean;
  readonly isBoosted?: boolean;
}

export interface RewardedPost<Post> {
  readonly post: Post;
  /** Natural log; 0 is as usual for the account, .1 a tenth more. */
  readonly reward: number;
}

/** Hours after which posts of a channel are judged. */
export type Ages = Readonly<Record<string, number>>;

/** What a reaction counts for: the more it takes of people, the more. */
const WORTH = { likes: 1, comments: 2, shares: 3, saves: 3, clicks: 3 } as const;
const FIGURES = Object.keys(WORTH) as (keyof typeof WORTH)[];

const HOUR = 3_600_000;
/** Hours after which a post is judged, where nothing else is said of its channel: most of what it will bring has come. */
const USUAL_AGE = 24;
/** A reading counts where it is so near to that age, in parts of it. */
const NEAR = { from: 0.8, until: 1.5 };
/** What is usual is the middle of so many posts before. */
const BEFORE = { most: 20, least: 5 };

/**
 * The posts that teach something, from the oldest to the newest, each with its reward. Left out are posts that were edited,
 * deleted or boosted, that were not read at about their channel's age, and that no figure is told of. Throws an Error in
 * words on figures that cannot be.
 */
export function rewardsOf<Post extends MeasuredPost>(
  posts: readonly Post[],
  ages: Ages = {},
): RewardedPost<Post>[] {
  checkPosts(posts);
  const channels = [...new Set(posts.map(({ channel }) => channel))].sort();
  return channels
    .flatMap((channel) =>
      rewardsOn(
        posts.filter((post) => post.channel === channel),
        ages[channel] ?? USUAL_AGE,
      ),
    )
    .sort((a, b) => a.post.at - b.post.at);
}

function rewardsOn<Post extends MeasuredPost>(posts: readonly Post[], age: number): RewardedPost<Post>[] {
  const told = posts
    .flatMap((post) => {
      const log = post.isEdited || post.isDeleted || post.isBoosted ? null : logOf(post, age * HOUR);
      return log === null ? [] : [{ post, log }];
    })
    .sort((a, b) => a.post.at - b.post.at);
  const logs = told.map(({ log }) => log);
  const rewards = clipRewards(logs.map((log, at) => log - usualAt(logs, at)));
  return told.map(({ post }, at) => ({ post, reward: rewards[at] ?? 0 }));
}

/** The middle of the posts before; of the first posts, where there are too few before. */
function usualAt(logs: readonly number[], at: number): number {
  return at < BEFORE.least
    ? medianOf(logs.slice(0, 2 * BEFORE.least))
    : medianOf(logs.slice(Math.max(0, at - BEFORE.most), at));
}

/** The log of what it had brought at its channel's age; null where nobody knows. */
function logOf({ at, readings }: MeasuredPost, age: number): number | null {
  const distance = (reading: Reading) => Math.abs(reading.at - at - age);
  const near = readings
    .filter((reading) => reading.at - at >= NEAR.from * age && reading.at - at <= NEAR.until * age)
    .sort((a, b) => distance(a) - distance(b))[0];
  return near === undefined ? null : logWorth(near);
}

/** The log of what figures are worth together; null where none is told. */
export function logWorth(figures: Omit<Reading, 'at'>): number | null {
  const told = FIGURES.filter((figure) => typeof figures[figure] === 'number');
  if (told.length === 0) return null;
  return Math.log1p(told.reduce((sum, figure) => sum + WORTH[figure] * (figures[figure] ?? 0), 0));
}

function checkPosts(posts: readonly MeasuredPost[]): void {
  for (const [at, post] of listOf(posts, 'posts').entries()) {
    const { channel, at: moment, readings } = objectOf(post, `posts[${at}]`);
    if (typeof channel !== 'string') refuse(`posts[${at}].channel must be told by its id.`);
    numberOf(moment, `posts[${at}].at`);
    for (const [number, reading] of listOf(readings, `posts[${at}].readings`).entries()) {
      const name = `posts[${at}].readings[${number}]`;
      const figures = objectOf(reading, name);
      numberOf(figures.at, `${name}.at`);
      for (const figure of FIGURES)
        if (figures[figure] !== undefined && figures[figure] !== null)
          amountOf(figures[figure], `${name}.${figure}`);
    }
  }
}
