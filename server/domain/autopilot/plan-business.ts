// The plan: the next 14 days of every active channel, written, timed, and held back where the owner wants a look.
import { type Channel, channelOf } from '../../contract/constants/channels.ts';
import { PLAN_DAYS } from '../../contract/constants/limits.ts';
import { type Context, type Tx, unitOfWork } from '../../db/unit-of-work.ts';
import { SYSTEM } from '../../kernel/actor.ts';
import { DAY, HOUR } from '../../kernel/clock.ts';
import { type Business, findBusiness, findSwitches, updatePlannedUntil } from '../business/index.ts';
import { type ConnectionRecord, countPlannedPosts, listConnections } from '../channels/index.ts';
import { addPosts, listPosts, listScheduledPosts, type NewPost } from '../content/index.ts';
import { type NewDecision, recordDecisions } from '../events/index.ts';
import { type ChosenTime, chooseTimes } from '../learning/index.ts';
import type { WrittenPost } from '../writer/index.ts';
import { waitsForApproval } from './approval-share.ts';
import { type Drafts, toNewPost, writeDrafts } from './write-drafts.ts';

/** The first post is never sooner, so that the owner can look at it. */
const LEAD = HOUR;
const WEEK = 7;

/** Fills what is missing in the next 14 days; may run at any time, and does nothing when nothing is missing. */
export async function planBusiness(ctx: Context, businessId: number): Promise<void> {
  const business = await findBusiness(ctx.db.read, businessId);
  if (!business || business.profileAt === null) return;
  if ((await findSwitches(ctx.db.read, businessId)).paused) return;
  let posts = 0;
  let held = 0;
  const shortages: string[] = [];
  for (const connection of await listConnections(ctx.db.read, businessId)) {
    if (!isPlanned(connection)) continue;
    const plan = await planConnection(ctx, business, connection);
    posts += plan.posts;
    held += plan.held;
    if (plan.shortage) shortages.push(`${channelOf(connection.type).name}: ${plan.shortage}`);
  }
  await tellPlan(ctx, business, { posts, held, shortages });
}

function isPlanned(connection: ConnectionRecord): boolean {
  return connection.isActive && connection.automationLevel > 0 && channelOf(connection.type).weekly > 0;
}

interface ConnectionPlan {
  readonly posts: number;
  readonly held: number;
  readonly shortage: string | null;
}

const NOTHING: ConnectionPlan = { posts: 0, held: 0, shortage: null };

async function planConnection(
  ctx: Context,
  business: Business,
  connection: ConnectionRecord,
): Promise<ConnectionPlan> {
  const now = ctx.clock.now();
  const until = now + PLAN_DAYS * DAY;
  const taken = await plannedMoments(ctx, connection, until);
  const wanted = Math.round((channelOf(connection.type).weekly * PLAN_DAYS) / WEEK);
  const count = wanted - taken.length - (await countWaitingDrafts(ctx, connection));
  if (count <= 0) return NOTHING;
  const seed = `${business.id}:${connection.id}:${connection.plannedPosts}`;
  const drafts = await writeDrafts(ctx.db.read, { business, connection, count, seed, now });
  const times = chooseTimes({
    channel: connection.type,
    timezone: business.timezone,
    from: now + LEAD,
    until,
    count: drafts.posts.length,
    taken,
    seed,
  });
  return storePlan(ctx, { business, connection, drafts, times });
}

/** Times already taken by this connection's posts that have yet to leave. */
async function plannedMoments(ctx: Context, connection: ConnectionRecord, until: number): Promise<number[]> {
  const posts = await listScheduledPosts(ctx.db.read, {
    businessId: connection.businessId,
    connectionId: connection.id,
    statuses: ['scheduled', 'awaiting_approval'],
    from: ctx.clock.now(),
    until,
    limit: 200,
  });
  return posts.flatMap((post) => (post.scheduledAt === null ? [] : [post.scheduledAt]));
}

/** Without Auto-Schedule the plan ends in drafts: those that still wait for a person count as planned. */
async function countWaitingDrafts(ctx: Context, connection: ConnectionRecord): Promise<number> {
  if (connection.autoSchedule) return 0;
  const { businessId, id: connectionId } = connection;
  const drafts = await listPosts(ctx.db.read, { businessId, connectionId, statuses: ['draft'], limit: 200 });
  return drafts.filter((draft) => draft.origin === 'autopilot').length;
}

interface PlanParts {
  readonly business: Business;
  readonly connection: ConnectionRecord;
  readonly drafts: Drafts;
  readonly times: readonly ChosenTime[];
}

interface Slot {
  readonly written: WrittenPost;
  readonly time: ChosenTime;
  readonly post: NewPost;
}

async function storePlan(ctx: Context, parts: PlanParts): Promise<ConnectionPlan> {
  const slots = fillSlots(parts);
  if (slots.length === 0) return { ...NOTHING, shortage: parts.drafts.shortage };
  const stored = await unitOfWork(ctx, SYSTEM, async (tx) => {
    // Another plan of the same connection may have been faster: then its posts stand, and ours are dropped.
    const { connection } = parts;
    if (!(await countPlannedPosts(tx.q, connection.id, { from: connection.plannedPosts, add: slots.length })))
      return false;
    const ids = await addPosts(
      tx,
      connection.type,
      slots.map((slot) => slot.post),
    );
    await explain(tx, parts, slots, ids);
    return true;
  });
  if (!stored) return NOTHING;
  const held = slots.filter((slot) => slot.post.status === 'awaiting_approval').length;
  return { posts: slots.length, held, shortage: parts.drafts.shortage };
}

function fillSlots({ connection, drafts, times }: PlanParts): Slot[] {
  return drafts.posts.slice(0, times.length).flatMap((written, index) => {
    const time = times[index];
    if (!time) return [];
    const status = statusFor(connection, connection.plannedPosts + index);
    const scheduledAt = status === 'draft' ? null : time.at;
    return [
      {
        written,
        time,
        post: toNewPost(written, { connection, status, origin: 'autopilot', scheduledAt, note: null }),
      },
    ];
  });
}

function statusFor(connection: ConnectionRecord, index: number): NewPost['status'] {
  if (!connection.autoSchedule) return 'draft';
  return connection.approval || waitsForApproval(connection.automationLevel, index)
    ? 'awaiting_approval'
    : 'scheduled';
}

async function explain(
  tx: Tx,
  parts: PlanParts,
  slots: readonly Slot[],
  ids: readonly number[],
): Promise<void> {
  const channel = channelOf(parts.connection.type);
  const plan: NewDecision = {
    businessId: parts.business.id,
    kind: 'plan',
    what: `Planned ${slots.length} ${slots.length === 1 ? 'post' : 'posts'} for ${channel.name}`,
    why: `${channel.name} gets ${channel.weekly} a week; ${PLAN_DAYS} days are kept planned, from ${parts.drafts.facts.length} facts of the profile.`,
    limit: parts.drafts.shortage,
    connectionId: parts.connection.id,
  };
  const single = slots.map((slot, index) =>
    decisionFor(parts, slot, { channel, postId: ids[index] ?? null }),
  );
  await recordDecisions(tx, [plan, ...single]);
}

function decisionFor(
  { business, connection, drafts }: PlanParts,
  { written, time, post }: Slot,
  place: { channel: Channel; postId: number | null },
): NewDecision {
  const facts = drafts.facts
    .filter((fact) => written.factIds.includes(fact.id))
    .map((fact) => `“${fact.text}”`);
  const held = post.status === 'awaiting_approval';
  return {
    businessId: business.id,
    kind: held ? 'hold' : post.status === 'draft' ? 'write' : 'schedule',
    what: `${held ? 'Wrote and held' : post.status === 'draft' ? 'Wrote' : 'Wrote and scheduled'} a ${place.channel.name} post about ${written.pillar}`,
    why: `It rests on ${facts.join(' and ')}. ${time.reason}`,
    expects: null,
    limit: held ? approvalReason(connection) : null,
    connectionId: connection.id,
    postId: place.postId,
  };
}

function approvalReason(connection: ConnectionRecord): string {
  if (connection.approval) return 'Content Approval is on for this channel.';
  return `At automation level ${connection.automationLevel} %, ${100 - connection.automationLevel} % of posts wait for approval.`;
}

async function tellPlan(
  ctx: Context,
  business: Business,
  plan: { posts: number; held: number; shortages: readonly string[] },
): Promise<void> {
  await unitOfWork(ctx, SYSTEM, async (tx) => {
    await updatePlannedUntil(tx.q, business.id, tx.now + PLAN_DAYS * DAY);
    const data = { posts: plan.posts, held: plan.held };
    if (plan.posts > 0) tx.emit({ kind: 'plan.made', businessId: business.id, subjectId: business.id, data });
    const [shortage] = plan.shortages;
    if (shortage)
      tx.emit({ kind: 'plan.short', businessId: business.id, subjectId: business.id, data: { shortage } });
  });
}
