// The plan: the next 14 days of every active channel, written, timed, and held back where the owner wants a look.
import { channelOf } from '../../contract/channels/index.ts';
import { PLAN_DAYS } from '../../contract/constants/limits.ts';
import { type Context, type Tx, unitOfWork } from '../../db/unit-of-work.ts';
import { SYSTEM } from '../../kernel/actor.ts';
import { DAY, HOUR } from '../../kernel/clock.ts';
import { say } from '../../sentences/index.ts';
import { type Business, findBusiness, findSwitches, updatePlannedUntil } from '../business/index.ts';
import {
  type ConnectionRecord,
  isSwitchedOn,
  listConnections,
  schedules,
  suggestPosts,
  updateLacking,
  weeklyOf,
} from '../channels/index.ts';
import { listPosts, listScheduledPosts } from '../content/index.ts';
import { lastEventAt, recordDecisions } from '../events/index.ts';
import { assignmentsOf, type Lessons, learnedOf, lessonsOf } from '../evidence/index.ts';
import { type ChosenTime, chooseTimes } from '../learning/index.ts';
import { BUILT_IN } from '../writer/index.ts';
import { type Gap, missingPosts } from './missing-posts.ts';
import { planNews } from './plan-news.ts';
import { type ConnectionPlan, NOTHING, type Shortage, storePlan } from './store-plan.ts';
import { type Writing, writeDrafts } from './write-drafts.ts';

/** The first post is never sooner, so that the owner can look at it. */
const LEAD = HOUR;

/** What cannot be written for want of facts is told at most this often. */
const TELL_SHORTAGE_EVERY = PLAN_DAYS * DAY;

const NO_POSTS = { posts: 0, held: 0 };

interface Planning extends Partial<Writing> {
  /** The daily top-up, which nobody needs to hear of unless it asks for approval. */
  readonly routine?: boolean;
}

/**
 * Fills what is missing in the next 14 days; may run at any time, and does nothing when nothing is missing.
 * @returns how many posts were added, and how many of them wait for approval
 */
export async function planBusiness(
  ctx: Context,
  businessId: number,
  { routine = false, writer = BUILT_IN, signal }: Planning = {},
): Promise<{ posts: number; held: number }> {
  const business = await findBusiness(ctx.db.read, businessId);
  if (!business || business.profileAt === null) return NO_POSTS;
  const switches = await findSwitches(ctx.db.read, businessId);
  if (switches.paused || switches.locked) return NO_POSTS;
  if (!switches.contentCreation) {
    await explainStandstill(ctx, businessId);
    return NO_POSTS;
  }
  let posts = 0;
  let held = 0;
  const shortages: Shortage[] = [];
  const lacking = new Map<number, number>();
  const suggested = new Map<ConnectionRecord, number>();
  for (const connection of await listConnections(ctx.db.read, businessId)) {
    if (!isPlanned(connection) || !isSwitchedOn(connection, switches)) continue;
    if (connection.level === 'suggest') {
      suggested.set(connection, countMissing(await findGaps(ctx, connection)));
      continue;
    }
    const writing = { writer, signal };
    const taken = await listAround(ctx, connection);
    const from = ctx.clock.now() + LEAD;
    const lessons = await lessonsOf(ctx.db.read, connection, ctx.clock.now());
    const news = await planNews(ctx, { business, connection, lessons, from, taken }, writing);
    const next = { ...connection, plannedPosts: connection.plannedPosts + news.posts };
    const plan = await planConnection(ctx, { business, connection: next, lessons }, writing);
    posts += news.posts + plan.posts;
    held += news.held + plan.held;
    if (plan.lacking !== null) lacking.set(connection.id, plan.lacking);
    if (plan.shortage) {
      const matter = plan.shortage.words;
      const words = say('autopilot.of-channel', { channel: connection.type, matter });
      shortages.push({ ...plan.shortage, words });
    }
  }
  await tellPlan(ctx, business, { posts, held, shortages, lacking, suggested, routine });
  return { posts, held };
}

function isPlanned(connection: ConnectionRecord): boolean {
  return connection.isActive && channelOf(connection.type).weekly > 0;
}

/** With content creation off nothing is written; said once each time that it is switched off. */
async function explainStandstill(ctx: Context, businessId: number): Promise<void> {
  await unitOfWork(ctx, SYSTEM, async (tx) => {
    const told = await lastEventAt(tx.q, businessId, 'plan.skipped');
    const changed = await lastEventAt(tx.q, businessId, 'autopilot.changed');
    if (told !== null && told >= (changed ?? 0)) return;
    tx.emit({ kind: 'plan.skipped', businessId, subjectId: businessId });
    await recordDecisions(tx, [
      {
        businessId,
        kind: 'plan',
        what: say('autopilot.wrote-nothing'),
        why: say('autopilot.creation-off-why'),
        limit: say('autopilot.creation-off'),
      },
    ]);
  });
}

async function planConnection(
  ctx: Context,
  {
    business,
    connection,
    lessons,
  }: { readonly business: Business; readonly connection: ConnectionRecord; readonly lessons: Lessons },
  writing: Writing,
): Promise<ConnectionPlan> {
  const now = ctx.clock.now();
  const gaps = await findGaps(ctx, connection);
  const count = countMissing(gaps) - (await countWaitingDrafts(ctx, connection));
  if (count <= 0) return { ...NOTHING, lacking: 0 };
  const seed = `${business.id}:${connection.id}:${connection.plannedPosts}`;
  const taken = await listAround(ctx, connection);
  const times: ChosenTime[] = [];
  const assigned = assignmentsOf(lessons, { index: connection.plannedPosts, count: countMissing(gaps) });
  for (const { from, until, count: wanted } of gaps) {
    const request = {
      channel: connection.type,
      timezone: business.timezone,
      from,
      until,
      count: wanted,
      slots: connection.slots,
      learned: learnedOf(lessons, assigned.slice(times.length)),
      overruled: lessons.overruled,
      seed,
    };
    times.push(...chooseTimes({ ...request, taken: [...taken, ...times.map((time) => time.at)] }));
  }
  const open = times.toSorted((x, y) => x.at - y.at).slice(0, count);
  const at = open.map((time) => time.at);
  const assignments = open.map(({ draw }) => draw ?? { isBaseline: false, share: 0 });
  const asked = { business, connection, times: at, seed, now, learning: { lessons, assignments } };
  const drafts = await writeDrafts(ctx.db.read, asked, writing);
  return storePlan(ctx, { business, connection, lessons, drafts, times: open, wanted: count });
}

function countMissing(gaps: readonly Gap[]): number {
  return gaps.reduce((sum, gap) => sum + gap.count, 0);
}

async function findGaps(ctx: Context, connection: ConnectionRecord): Promise<Gap[]> {
  const now = ctx.clock.now();
  const until = now + PLAN_DAYS * DAY;
  const times = await listMoments(ctx, connection, {
    from: now - PLAN_DAYS * DAY,
    until: until + PLAN_DAYS * DAY,
  });
  const weekly = weeklyOf(connection);
  return missingPosts({ weekly, start: connection.createdAt, from: now + LEAD, until, times });
}

/** What stands near the days that are planned. */
function listAround(ctx: Context, connection: ConnectionRecord): Promise<number[]> {
  const now = ctx.clock.now();
  return listMoments(ctx, connection, { from: now - DAY, until: now + PLAN_DAYS * DAY });
}

/** Times of this connection's posts that have left or will; a rejected one leaves a gap. */
async function listMoments(
  ctx: Context,
  connection: ConnectionRecord,
  span: { from: number; until: number },
): Promise<number[]> {
  const posts = await listScheduledPosts(ctx.db.read, {
    businessId: connection.businessId,
    connectionId: connection.id,
    statuses: ['scheduled', 'awaiting_approval', 'publishing', 'published', 'failed', 'needs_attention'],
    ...span,
    limit: 500,
  });
  return posts.flatMap((post) => (post.scheduledAt === null ? [] : [post.scheduledAt]));
}

/** Without Auto-Schedule the plan ends in drafts: those that still wait for a person count as planned. */
async function countWaitingDrafts(ctx: Context, connection: ConnectionRecord): Promise<number> {
  if (schedules(connection)) return 0;
  const { businessId, id: connectionId } = connection;
  const drafts = await listPosts(ctx.db.read, { businessId, connectionId, statuses: ['draft'], limit: 200 });
  return drafts.filter((draft) => draft.origin === 'autopilot').length;
}

async function tellPlan(
  ctx: Context,
  business: Business,
  plan: {
    posts: number;
    held: number;
    shortages: readonly Shortage[];
    lacking: ReadonlyMap<number, number>;
    suggested: ReadonlyMap<ConnectionRecord, number>;
    routine: boolean;
  },
): Promise<void> {
  const { posts, held, routine } = plan;
  await unitOfWork(ctx, SYSTEM, async (tx) => {
    await updatePlannedUntil(tx.q, business.id, tx.now + PLAN_DAYS * DAY);
    for (const [id, count] of plan.lacking) await updateLacking(tx.q, id, count);
    for (const [connection, count] of plan.suggested) await suggestPosts(tx, connection, count);
    const event = { businessId: business.id, subjectId: business.id };
    if (posts > 0) tx.emit({ ...event, kind: 'plan.made', data: { posts, held, routine } });
    const [shortage] = plan.shortages;
    if (shortage && (await isNews(tx, business)))
      tx.emit({ ...event, kind: 'plan.short', data: { shortage: shortage.words, add: shortage.add } });
  });
}

/** Whether the owner has not been told of a shortage lately, or has changed the profile since. */
async function isNews(tx: Tx, business: Business): Promise<boolean> {
  const told = await lastEventAt(tx.q, business.id, 'plan.short');
  return told === null || told < business.updatedAt || told <= tx.now - TELL_SHORTAGE_EVERY;
}
