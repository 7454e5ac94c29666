// A written plan as stored posts: each at its time, held back where the owner wants a look, and explained.
import { type Channel, channelOf } from '../../contract/constants/channels.ts';
import { PLAN_DAYS } from '../../contract/constants/limits.ts';
import { type Context, type Tx, unitOfWork } from '../../db/unit-of-work.ts';
import { SYSTEM } from '../../kernel/actor.ts';
import { type Business, lockSwitches } from '../business/index.ts';
import { type ConnectionRecord, countPlannedPosts } from '../channels/index.ts';
import { addPosts, type NewPost } from '../content/index.ts';
import { type NewDecision, recordDecisions } from '../events/index.ts';
import type { ChosenTime } from '../learning/index.ts';
import { PILLARS, type WrittenPost } from '../writer/index.ts';
import { waitsForApproval } from './approval-share.ts';
import { type Drafts, restOnFacts, toNewPost } from './write-drafts.ts';

/** What came of planning one connection. */
export interface ConnectionPlan {
  readonly posts: number;
  readonly held: number;
  readonly shortage: string | null;
}

export const NOTHING: ConnectionPlan = { posts: 0, held: 0, shortage: null };

export interface PlanParts {
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

/** Stores posts and decisions together. */
export async function storePlan(ctx: Context, parts: PlanParts): Promise<ConnectionPlan> {
  const slots = fillSlots(parts);
  if (slots.length === 0) return { ...NOTHING, shortage: parts.drafts.shortage };
  const stored = await unitOfWork(ctx, SYSTEM, async (tx) => {
    const { connection, business, drafts } = parts;
    // Writing takes a while. What was paused, or took a fact back, meanwhile also makes the next plan.
    if ((await lockSwitches(tx.q, business.id)).paused) return false;
    if (!(await restOnFacts(tx.q, business.id, drafts.posts))) return false;
    // Another plan of the same connection may have been faster: then its posts stand, and ours are dropped.
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
  const did = held ? 'Wrote and held' : post.status === 'draft' ? 'Wrote' : 'Wrote and scheduled';
  return {
    businessId: business.id,
    kind: held ? 'hold' : post.status === 'draft' ? 'write' : 'schedule',
    what: `${did} a post for ${place.channel.name}`,
    why: `Its theme is “${PILLARS[written.pillar]}”. It rests on ${facts.join(', ')}. ${time.reason}.`,
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
