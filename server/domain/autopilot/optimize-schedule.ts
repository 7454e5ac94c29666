// "Generate Optimal Schedule": plans what is missing, then gives posts of the autopilot that stand at a poor time, or too
// close to another, the best free time of their day. What a person wrote or edited stays where the person put it, and what a
// draw placed stays where it was drawn to.
import type { MovedPost, OptimizedSchedule } from '../../contract/calendar.ts';
import { channelOf } from '../../contract/channels/index.ts';
import { LIMITS, PLAN_DAYS } from '../../contract/constants/limits.ts';
import { type Context, type Tx, unitOfWork } from '../../db/unit-of-work.ts';
import type { AccountActor } from '../../kernel/actor.ts';
import { AppError } from '../../kernel/app-error.ts';
import { DAY } from '../../kernel/clock.ts';
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
import { type Lessons, lessonsOf, listTimeDraws, recordDraws, timeDrawOf } from '../evidence/index.ts';
import { type BetterTime, findBetter, LEAD } from './better-time.ts';
import { planBusiness } from './plan-business.ts';
import { takesAWhile } from './writing.ts';

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
  const drawn = await placedByDraw(tx, candidates);
  const lessons = await lessonsOfAll(tx, active, candidates);
  const times = new Map(posts.map((post) => [post.id, post.scheduledAt ?? 0]));
  const moved: MovedPost[] = [];
  for (const post of candidates) {
    if (moved.length === LIMITS.page) break;
    const known = lessons.get(post.connectionId);
    if (!known) continue;
    const slots = active.find(({ id }) => id === post.connectionId)?.slots ?? [];
    const taken = posts.flatMap((other) =>
      other.connectionId === post.connectionId && other.id !== post.id ? [times.get(other.id) ?? 0] : [],
    );
    const better = findBetter(post, {
      ...{ taken, slots, business, now: tx.now, lessons: known },
      placed: drawn.get(post.id) ?? null,
    });
    if (!better) continue;
    try {
      moved.push(await move(tx, post, { ...better, lessons: known, timezone: business.timezone }));
      times.set(post.id, better.at);
    } catch (error) {
      // A person has just given it another time, or it has left: then it stays there.
      if (!(error instanceof StalePostError)) throw error;
    }
  }
  return { checked: candidates.length, moved };
}

/** Posts that stand where a draw put them, or that are held out wherever they stand; by id. */
async function placedByDraw(
  tx: Tx,
  candidates: readonly PostRecord[],
): Promise<ReadonlyMap<number, 'drawn' | 'held-out'>> {
  const [first] = candidates;
  if (!first) return new Map();
  const times = new Map(candidates.map(({ id, scheduledAt }) => [id, scheduledAt]));
  const placed = new Map<number, 'drawn' | 'held-out'>();
  for (const { postId, chosen, isBaseline } of await listTimeDraws(tx.q, first.businessId, [
    ...times.keys(),
  ])) {
    if (postId === null) continue;
    if (isBaseline) placed.set(postId, 'held-out');
    else if ((chosen as { readonly at: number }).at === times.get(postId)) placed.set(postId, 'drawn');
  }
  return placed;
}

/** What is known of each connection that has a candidate, by its id. */
async function lessonsOfAll(
  tx: Tx,
  active: readonly ConnectionRecord[],
  candidates: readonly PostRecord[],
): Promise<ReadonlyMap<number, Lessons>> {
  const wanted = new Set(candidates.map(({ connectionId }) => connectionId));
  const lessons = new Map<number, Lessons>();
  for (const connection of active)
    if (wanted.has(connection.id)) lessons.set(connection.id, await lessonsOf(tx.q, connection, tx.now));
  return lessons;
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

async function move(
  tx: Tx,
  post: PostRecord,
  to: BetterTime & { readonly lessons: Lessons; readonly timezone: string },
): Promise<MovedPost> {
  const from = post.scheduledAt ?? 0;
  await movePost(tx, post, to.at);
  const [decisionId = null] = await recordDecisions(tx, [
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
  if (to.draw) await recordDraws(tx, [timeDrawOf(to.lessons, to.draw, { postId: post.id, decisionId })]);
  return {
    id: post.id,
    platform: post.channel,
    from: new Date(from).toISOString(),
    to: new Date(to.at).toISOString(),
    why: wordsOf(to.why),
  };
}
