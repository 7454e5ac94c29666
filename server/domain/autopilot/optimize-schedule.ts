// "Generate Optimal Schedule": plans what is missing, then gives posts of the autopilot that stand at a poor time, or too
// close to another, the best free time of their day. What a person wrote or edited stays where the person put it.
import type { MovedPost, OptimizedSchedule } from '../../contract/calendar.ts';
import { channelOf } from '../../contract/channels/index.ts';
import { LIMITS, PLAN_DAYS } from '../../contract/constants/limits.ts';
import type { Sentence } from '../../contract/sentence.ts';
import type { Slot } from '../../contract/slot.ts';
import { type Context, type Tx, unitOfWork } from '../../db/unit-of-work.ts';
import type { AccountActor } from '../../kernel/actor.ts';
import { AppError } from '../../kernel/app-error.ts';
import { DAY, HOUR } from '../../kernel/clock.ts';
import { say, wordsOf } from '../../sentences/index.ts';
import { type Business, findBusiness, lockSwitches, requireWriter } from '../business/index.ts';
import { type ConnectionRecord, listConnections } from '../channels/index.ts';
import {
  listScheduledPosts,
  MOVABLE_STATES,
  movePost,
  type PostRecord,
  StalePostError,
} from '../content/index.ts';
import { recordDecisions } from '../events/index.ts';
import {
  addLocalDays,
  apartOf,
  chooseTimes,
  EFFECTS,
  isSlot,
  rateTime,
  startOfLocalDay,
} from '../learning/index.ts';
import { planBusiness } from './plan-business.ts';
import { takesAWhile } from './writing.ts';

/** Nothing is moved that leaves sooner, and nothing to a time that is sooner. */
const LEAD = HOUR;
/** A move has to be worth a published window, the weakest sign there is; log units of engagement. */
const WORTH = EFFECTS.window;
/** How far from its day a post may go when that day has no room. */
const STRAY_DAYS = 3;
const MOST = 1000;

/** @throws AppError conflict while everything is paused, without a profile, and without an active channel */
export async function optimizeSchedule(ctx: Context, actor: AccountActor): Promise<OptimizedSchedule> {
  requireWriter(actor);
  const business = await findBusiness(ctx.db.read, actor.businessId);
  if (!business?.profileAt) throw new AppError('conflict', say('autopilot.nothing-to-plan-from'));
  const active = await listActive(ctx, business.id);
  if (active.length === 0) throw new AppError('conflict', say('autopilot.nowhere-to-publish'));
  // Nobody waits for a model: its plan follows by itself.
  const isLater = await takesAWhile(ctx.db.read, business.id);
  const plan = isLater ? { posts: 0, held: 0 } : await planBusiness(ctx, business.id);
  const result = await unitOfWork(ctx, actor, async (tx) => {
    const switches = await lockSwitches(tx.q, business.id);
    if (switches.locked) throw new AppError('conflict', say('business.locked'));
    if (switches.paused) throw new AppError('conflict', say('autopilot.paused-plan'));
    if (isLater) tx.emit({ kind: 'plan.due', businessId: business.id, subjectId: business.id });
    return improve(tx, business, active);
  });
  return { planned: plan.posts, held: plan.held, ...result };
}

async function listActive(ctx: Context, businessId: number): Promise<ConnectionRecord[]> {
  const connections = await listConnections(ctx.db.read, businessId);
  return connections.filter((one) => one.isActive && channelOf(one.type).weekly > 0);
}

async function improve(tx: Tx, business: Business, active: readonly ConnectionRecord[]) {
  const until = tx.now + PLAN_DAYS * DAY;
  const posts = await listScheduledPosts(tx.q, {
    businessId: business.id,
    statuses: [...MOVABLE_STATES, 'publishing', 'published'],
    from: tx.now - DAY,
    until: until + DAY,
    limit: MOST,
  });
  const candidates = posts.filter((post) => isCandidate(post, { active, from: tx.now + LEAD, until }));
  const times = new Map(posts.map((post) => [post.id, post.scheduledAt ?? 0]));
  const moved: MovedPost[] = [];
  for (const post of candidates) {
    if (moved.length === LIMITS.page) break;
    const slots = active.find(({ id }) => id === post.connectionId)?.slots ?? [];
    const taken = posts.flatMap((other) =>
      other.connectionId === post.connectionId && other.id !== post.id ? [times.get(other.id) ?? 0] : [],
    );
    const better = findBetter(post, { taken, slots, business, now: tx.now });
    if (!better) continue;
    try {
      moved.push(await move(tx, post, { ...better, timezone: business.timezone }));
      times.set(post.id, better.at);
    } catch (error) {
      // A person has just given it another time, or it has left: then it stays there.
      if (!(error instanceof StalePostError)) throw error;
    }
  }
  return { checked: candidates.length, moved };
}

function isCandidate(
  post: PostRecord,
  { active, from, until }: { active: readonly ConnectionRecord[]; from: number; until: number },
): boolean {
  const at = post.scheduledAt ?? 0;
  return (
    post.origin === 'autopilot' &&
    MOVABLE_STATES.includes(post.status) &&
    active.some(({ id }) => id === post.connectionId) &&
    at >= from &&
    at < until
  );
}

interface Standing {
  /** Times of the channel's other posts. */
  readonly taken: readonly number[];
  /** Where there are any, a post belongs to one. */
  readonly slots: readonly Slot[];
  readonly business: Business;
  readonly now: number;
}

/** The best free time of the post's day, if it is worth the move; of the days after it, if the post has to move. */
function findBetter(
  post: PostRecord,
  { taken, slots, business, now }: Standing,
): { at: number; why: Sentence } | undefined {
  const { timezone } = business;
  const present = post.scheduledAt ?? 0;
  const isClose = taken.some((other) => Math.abs(other - present) < apartOf(slots));
  const hasToMove = isClose || (slots.length > 0 && !isSlot(slots, present, timezone));
  if (slots.length > 0 && !hasToMove) return undefined;
  const day = startOfLocalDay(present, timezone);
  for (const days of hasToMove ? [1, STRAY_DAYS] : [1]) {
    const [best] = chooseTimes({
      channel: post.channel,
      timezone,
      from: Math.max(day, now + LEAD),
      until: addLocalDays(day, days, timezone),
      count: 1,
      taken,
      slots,
      seed: `${business.id}:${post.id}`,
    });
    if (!best) continue;
    const gain =
      rateTime(post.channel, best.at, timezone).score - rateTime(post.channel, present, timezone).score;
    // Half a step below, because scores are sums of fractions.
    if (hasToMove || gain > WORTH - 0.005)
      return { at: best.at, why: say('autopilot.better-time', { isClose, time: best.reason }) };
  }
  return undefined;
}

async function move(
  tx: Tx,
  post: PostRecord,
  to: { at: number; why: Sentence; timezone: string },
): Promise<MovedPost> {
  const from = post.scheduledAt ?? 0;
  await movePost(tx, post, to.at);
  await recordDecisions(tx, [
    {
      businessId: post.businessId,
      kind: 'reschedule',
      what: say('autopilot.moved', { channel: post.channel, from, to: to.at, timezone: to.timezone }),
      why: to.why,
      limit: say('autopilot.own-stay'),
      connectionId: post.connectionId,
      postId: post.id,
      undo: { kind: 'move', from, to: to.at },
    },
  ]);
  return {
    id: post.id,
    platform: post.channel,
    from: new Date(from).toISOString(),
    to: new Date(to.at).toISOString(),
    why: wordsOf(to.why),
  };
}
