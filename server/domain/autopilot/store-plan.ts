// A written plan as stored posts: each at its time, held back where the owner wants a look, and explained.
import { actOf } from '../../contract/autonomy.ts';
import { PLAN_DAYS } from '../../contract/constants/limits.ts';
import type { Pillar } from '../../contract/constants/pillars.ts';
import type { Sentence } from '../../contract/sentence.ts';
import { type Context, type Tx, unitOfWork } from '../../db/unit-of-work.ts';
import { SYSTEM } from '../../kernel/actor.ts';
import { say } from '../../sentences/index.ts';
import { type Business, lockSwitches, type Switches } from '../business/index.ts';
import {
  asksFirst,
  type ConnectionRecord,
  countPlannedPosts,
  findAutonomy,
  isSwitchedOn,
  schedules,
  weeklyOf,
} from '../channels/index.ts';
import { addPosts, countHeld, type NewPost } from '../content/index.ts';
import { type NewDecision, recordDecisions } from '../events/index.ts';
import { contentDrawOf, type Lessons, type NewDraw, recordDraws, timeDrawOf } from '../evidence/index.ts';
import type { ChosenTime, ContentDraw } from '../learning/index.ts';
import { aimsOf, factsToAdd, holdsAt, type WrittenPost } from '../writer/index.ts';
import { waitsForApproval } from './approval-share.ts';
import { type Drafts, restOnFacts, toNewPost } from './write-drafts.ts';

/** What came of planning one connection. */
export interface ConnectionPlan {
  readonly posts: number;
  readonly held: number;
  readonly shortage: Shortage | null;
  /** Posts of the planned days for which there was nothing to say; null when that is as it was. */
  readonly lacking: number | null;
}

export interface Shortage {
  /** What could not be written, and why. */
  readonly words: Sentence;
  /** Which facts would help. */
  readonly add: Sentence;
}

export const NOTHING: ConnectionPlan = { posts: 0, held: 0, shortage: null, lacking: null };

export interface PlanParts {
  readonly business: Business;
  readonly connection: ConnectionRecord;
  /** What the times were chosen by. */
  readonly lessons: Lessons;
  readonly drafts: Drafts;
  readonly times: readonly ChosenTime[];
  /** Posts that the planned days lacked. */
  readonly wanted: number;
}

interface Slot {
  readonly written: WrittenPost;
  readonly time: ChosenTime;
  /** Of what it is about, where it is about what was chosen. */
  readonly content: ContentDraw | null;
  readonly post: NewPost;
  /** Why it waits for approval; null when it does not. */
  readonly held: Sentence | null;
}

const NO_SLOTS: readonly Slot[] = [];

/** Stores posts and decisions together. */
export async function storePlan(ctx: Context, parts: PlanParts): Promise<ConnectionPlan> {
  const { connection, business, drafts } = parts;
  const shortage =
    drafts.shortage === null
      ? null
      : { words: drafts.shortage, add: factsToAdd(drafts.facts, aimsOf(business.marketingGoals)) };
  const written = drafts.posts.filter((post) => post !== null);
  const lacking = shortage ? Math.max(0, parts.wanted - written.length) : 0;
  if (written.length === 0) return { ...NOTHING, shortage, lacking };
  const slots = await unitOfWork(ctx, SYSTEM, async (tx) => {
    // Writing takes a while. What was switched off, or took a fact back, meanwhile also makes the next plan.
    const switches = await lockSwitches(tx.q, business.id);
    if (!mayPlan(connection, switches)) return NO_SLOTS;
    if (!(await restOnFacts(tx, business.id, drafts.posts))) return NO_SLOTS;
    const filled = fillSlots(parts, { switches, firsts: await countFirsts(tx, connection) });
    // Another plan of the same connection may have been faster: then its posts stand, and ours are dropped.
    if (
      !(await countPlannedPosts(tx.q, connection.id, { from: connection.plannedPosts, add: filled.length }))
    )
      return NO_SLOTS;
    const ids = await addPosts(
      tx,
      connection.type,
      filled.map((slot) => slot.post),
    );
    await explain(tx, parts, filled, ids);
    return filled;
  });
  if (slots.length === 0) return NOTHING;
  const held = slots.filter((slot) => slot.post.status === 'awaiting_approval').length;
  return { posts: slots.length, held, shortage, lacking };
}

function mayPlan(connection: ConnectionRecord, switches: Switches): boolean {
  return (
    !switches.paused && !switches.locked && switches.contentCreation && isSwitchedOn(connection, switches)
  );
}

/** So many of the next posts wait because the connection is new, and no others wait for it already. */
async function countFirsts({ q }: Tx, { id, type }: ConnectionRecord): Promise<number> {
  const { firstHeld } = await findAutonomy(q, id, actOf(type));
  return firstHeld === 0 ? 0 : Math.max(0, firstHeld - (await countHeld(q, id)));
}

function fillSlots(
  { connection, drafts, times }: PlanParts,
  { switches, firsts }: { readonly switches: Switches; readonly firsts: number },
): Slot[] {
  const pairs = times.flatMap((time, index) => {
    const written = drafts.posts[index] ?? null;
    if (written === null) return [];
    const draw = drafts.draws[index] ?? null;
    const isDrawn = draw?.chosen.features.pillar === written.pillar;
    return [{ time, written, content: isDrawn ? draw : null }];
  });
  return pairs.map(({ time, written, content }, index) => {
    const held =
      whyOutside(drafts, written, time.at) ??
      approvalReason(connection, switches, connection.plannedPosts + index) ??
      (index < firsts ? say('content.one-of-the-first', { posts: firsts - index }) : null);
    const status = !schedules(connection) ? 'draft' : held ? 'awaiting_approval' : 'scheduled';
    const scheduledAt = status === 'draft' ? null : time.at;
    const post = toNewPost(written, { connection, status, origin: 'autopilot', scheduledAt, note: null });
    return { written, time, content, post, held };
  });
}

/** Why a post that leaves at a moment waits: a fact that it rests on does not hold then. */
function whyOutside({ facts }: Drafts, { factIds }: WrittenPost, at: number): Sentence | null {
  const outside = facts.find((fact) => factIds.includes(fact.id) && !holdsAt(fact, at));
  if (!outside) return null;
  const isEarly = outside.validFrom !== null && outside.validFrom > at;
  return say(isEarly ? 'content.fact-begins-later' : 'content.fact-ended', { fact: outside.text });
}

/** Why the post with this running number waits for approval; null when it need not. */
function approvalReason(connection: ConnectionRecord, switches: Switches, index: number): Sentence | null {
  if (asksFirst(connection)) return say('autopilot.approval-on');
  if (!switches.campaignScheduling) return say('autopilot.scheduling-off');
  if (!waitsForApproval(connection.automationLevel, index)) return null;
  return say('autopilot.level', { level: connection.automationLevel });
}

async function explain(
  tx: Tx,
  parts: PlanParts,
  slots: readonly Slot[],
  ids: readonly number[],
): Promise<void> {
  const plan: NewDecision = {
    businessId: parts.business.id,
    kind: 'plan',
    what: say('autopilot.planned', { posts: slots.length, channel: parts.connection.type }),
    why: say('autopilot.planned-why', {
      channel: parts.connection.type,
      weekly: weeklyOf(parts.connection),
      days: PLAN_DAYS,
      facts: parts.drafts.facts.length,
    }),
    limit: parts.drafts.shortage ?? parts.drafts.notice,
    connectionId: parts.connection.id,
  };
  const single = slots.map((slot, index) => decisionFor(parts, slot, ids[index] ?? null));
  const [, ...decisions] = await recordDecisions(tx, [plan, ...single]);
  const draws = slots.flatMap((slot, index) => {
    const drawn = { postId: ids[index] ?? 0, decisionId: decisions[index] ?? null };
    return drawsOf(parts, slot, drawn);
  });
  await recordDraws(tx, draws);
}

/** The choices of the learner behind a post. A draft has no time yet: whoever gives it one chooses. */
function drawsOf(
  { lessons }: PlanParts,
  { time, content, post }: Slot,
  drawn: { postId: number; decisionId: number | null },
): NewDraw[] {
  return [
    ...(time.draw === null || post.scheduledAt === null ? [] : [timeDrawOf(lessons, time.draw, drawn)]),
    ...(content === null ? [] : [contentDrawOf(lessons, content, drawn)]),
  ];
}

function decisionFor(
  { business, connection, drafts, lessons }: PlanParts,
  { written, time, content, post, held: reason }: Slot,
  postId: number | null,
): NewDecision {
  const facts = drafts.facts.filter((fact) => written.factIds.includes(fact.id)).map((fact) => fact.text);
  const held = post.status === 'awaiting_approval';
  const as = held ? 'held' : post.status === 'draft' ? 'draft' : 'scheduled';
  return {
    businessId: business.id,
    kind: held ? 'hold' : post.status === 'draft' ? 'write' : 'schedule',
    what: say('autopilot.wrote', { as, channel: connection.type }),
    why: say('autopilot.wrote-why', {
      pillar: written.pillar,
      facts,
      why: written.why,
      ...(content !== null && { content: reasonOf(content, lessons.history.length) }),
      time: time.reason,
    }),
    limit: held ? reason : null,
    connectionId: connection.id,
    postId,
  };
}

/** By which numbers it is about that. */
function reasonOf({ chosen, runnerUp, isBaseline, bound }: ContentDraw, posts: number): Sentence {
  const { expected, low, high } = chosen;
  const told = { ...kindOf(chosen.features), posts, expected, low, high };
  if (isBaseline || bound === 'fallen') return say('learning.planned-theme', { ...told, isBaseline });
  const next = runnerUp && { ...kindOf(runnerUp.features), expected: runnerUp.expected };
  return say('learning.own-themes', { ...told, next });
}

function kindOf({ pillar, format }: ContentDraw['chosen']['features']) {
  return { pillar: pillar as Pillar, format: format === undefined ? null : String(format) };
}
