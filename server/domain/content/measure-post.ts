// Reading a post's figures from its network while they still change.
import { type Context, type Tx, unitOfWork } from '../../db/unit-of-work.ts';
import { SYSTEM } from '../../kernel/actor.ts';
import { DAY, HOUR, MINUTE } from '../../kernel/clock.ts';
import { observePost } from '../evidence/index.ts';
import { callNetwork, type Publishing, SHORT_DEADLINE } from './call-network.ts';
import { addToDay } from './daily-figures.repo.ts';
import type { Engagement, Figures } from './network.ts';
import { findPostOfAnyBusiness } from './post.repo.ts';
import { isIncomplete, type PostRecord } from './post.ts';
import { updateEngagement } from './post-state.repo.ts';

/**
 * Ages at which figures are read. Half of a post's engagement arrives within 24 to 90 minutes and three quarters
 * within 5 hours on the fast networks, weeks on the slow ones (Wiselytics), so readings thin out.
 */
const READ_AT = [MINUTE, 15 * MINUTE, 2 * HOUR, DAY, 3 * DAY, 7 * DAY, 14 * DAY];

/** When to read a post published at `publishedAt` next; null when its figures have settled. */
export function nextReading(publishedAt: number, now: number): number | null {
  const age = READ_AT.find((at) => publishedAt + at > now);
  return age === undefined ? null : publishedAt + age;
}

/** Stores a post's present figures. @returns when to read again, or null when there is nothing more to learn */
export async function measurePost(ctx: Context, parts: Publishing, postId: number): Promise<number | null> {
  const post = await findPostOfAnyBusiness(ctx.db.read, postId);
  if (!post?.externalId || post.publishedAt === null) return null;
  const figures = await readFigures(ctx, parts, post, post.externalId);
  if (figures) await unitOfWork(ctx, SYSTEM, (tx) => storeFigures(tx, post, figures));
  return nextReading(post.publishedAt, ctx.clock.now());
}

/** When to read a post's figures again that could not be read now; null when there is nothing more to learn. */
export async function nextReadingOf(ctx: Context, postId: number): Promise<number | null> {
  const post = await findPostOfAnyBusiness(ctx.db.read, postId);
  return post?.publishedAt == null ? null : nextReading(post.publishedAt, ctx.clock.now());
}

/** Undefined when the network has none of them (yet), or lets us in only when a person has connected again. */
async function readFigures(
  ctx: Context,
  parts: Publishing,
  post: PostRecord,
  externalId: string,
): Promise<Figures | undefined> {
  const until = { deadline: SHORT_DEADLINE };
  const read = await callNetwork(ctx, parts, post, until, (call) =>
    parts.network.measure(call, [externalId]),
  );
  return 'end' in read ? undefined : read.get(externalId);
}

/** More than a column of counts holds. */
const TOO_MANY = 2 ** 31;

/** What cannot be a count was not given. */
function countsOf(told: Figures): Figures {
  const counts = Object.entries(told).filter(
    ([, count]) => Number.isInteger(count) && count >= 0 && count < TOO_MANY,
  );
  return Object.fromEntries(counts);
}

/**
 * The figures, what they gained since the last reading, which counts for today, and what they teach; those that are not
 * given stay as they are. False when another reading came first.
 */
export async function storeFigures(tx: Tx, post: PostRecord, told: Figures): Promise<boolean> {
  const figures = countsOf(told);
  const reading = { figures, previous: post.measuredAt, now: tx.now };
  // When another reading came first, it has counted this gain already.
  if (!(await updateEngagement(tx.q, post.id, reading))) return false;
  const keys = Object.keys(figures) as (keyof Engagement)[];
  const gained = Object.fromEntries(keys.map((key) => [key, (figures[key] ?? 0) - (post[key] ?? 0)]));
  if (keys.some((key) => gained[key] !== 0)) await addToDay(tx.q, post, gained, tx.now);
  // Nobody reacts to a post that lacks what its channel shows.
  if (!isIncomplete(post)) await observePost(tx, post, figures);
  return true;
}
