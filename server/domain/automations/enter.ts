// How people get into automations, and out of them, by what they do.
import { type Context, type Tx, unitOfWork } from '../../db/unit-of-work.ts';
import { SYSTEM } from '../../kernel/actor.ts';
import { MINUTE } from '../../kernel/clock.ts';
import { say } from '../../sentences/index.ts';
import { findSubscriberOfAnyBusiness, lockPerson, type SubscriberRecord } from '../audience/index.ts';
import { skipStepDeliveries } from '../email/index.ts';
import { LATEST } from './due.ts';
import { flowsOf } from './find-flows.ts';
import { type Flow, goalEventOf } from './flow.ts';
import { timeZonesOf } from './move-runs.ts';
import { hasDone } from './person-event.repo.ts';
import {
  endWaits,
  findWaitingRun,
  hasRun,
  insertRun,
  type Leaving,
  leaveRuns,
  restartRun,
} from './run.repo.ts';
import { entrance } from './walk.ts';

/** Runs that are due later are found by the clock; those until then need to be told of. */
const SOON = 2 * MINUTE;

/** What somebody did, as automations see it. */
export interface Happening {
  readonly event: string;
  /** UTC milliseconds. */
  readonly at: number;
  /** Unique among what the business is told. */
  readonly id: string;
}

/** Everything that an event of a person sets off, in the transaction that stores it. */
export async function react(tx: Tx, person: SubscriberRecord, happening: Happening): Promise<void> {
  const flows = await flowsOf(tx.q, person.businessId);
  const { event, at, id } = happening;
  for (const flow of flows) {
    const goal = goalEventOf(flow);
    if (flow.goal && (goal === null || goal === event)) {
      await leave(tx, person.id, { flow, reason: flow.goal.reason, until: at });
    }
    await endWaitsFor(tx, flow, person, happening);
  }
  if (person.status === 'unsubscribed') return;
  for (const flow of flows) {
    const { trigger, automationId } = flow;
    if (trigger.on === 'event' && trigger.event === event) {
      await begin(tx, flow, { personId: person.id, at, cause: `event:${id}` });
    }
    // Nobody becomes a subscriber by it: it tells of somebody who came with a list.
    const isTold = trigger.on === 'subscribed' && event === 'subscribed' && person.status === 'active';
    if (isTold && !(await hasRun(tx.q, { automationId, subscriberId: person.id }))) {
      await begin(tx, flow, { personId: person.id, at, cause: `event:${id}` });
    }
  }
}

/** Who waits for what has just happened goes on. */
async function endWaitsFor(
  tx: Tx,
  { automationId, businessId, steps }: Flow,
  person: SubscriberRecord,
  { event, at }: Happening,
): Promise<void> {
  const waits = steps.flatMap((step) => (step.type === 'wait-for' && step.event === event ? [step.id] : []));
  if (waits.length === 0) return;
  const key = { subscriberId: person.id, automationId, steps: waits, before: at, now: tx.now };
  for (const subjectId of await endWaits(tx.q, key)) {
    tx.emit({ kind: 'run.due', businessId, subjectId, data: { at: tx.now } });
  }
}

/** What somebody has got or become, other than by an event. */
export interface Gained {
  readonly subscribed?: boolean | undefined;
  readonly lists?: readonly number[] | undefined;
  readonly tags?: readonly string[] | undefined;
  readonly form?: number | undefined;
}

/** Brings in whom a list, a tag, a form or subscribing brings in. */
export async function enterGained(
  ctx: Context,
  subscriberId: number,
  at: number,
  gained: Gained,
): Promise<void> {
  await unitOfWork(ctx, SYSTEM, async (tx) => {
    const person = await findSubscriberOfAnyBusiness(tx.q, subscriberId);
    if (person?.status !== 'active') return;
    for (const flow of await flowsOf(tx.q, person.businessId)) {
      if (isStartedBy(flow, gained)) {
        await begin(tx, flow, { personId: subscriberId, at, cause: `${flow.trigger.on}:${at}` });
      }
    }
  });
}

function isStartedBy({ trigger }: Flow, { subscribed, lists = [], tags = [], form }: Gained): boolean {
  switch (trigger.on) {
    case 'subscribed':
      return subscribed === true;
    case 'list':
      return lists.includes(trigger.list);
    case 'tag':
      return tags.includes(trigger.tag);
    case 'form':
      return form === trigger.form;
    default:
      return false;
  }
}

/** Whoever leaves the mails of a business leaves its automations. */
export async function leaveAll(ctx: Context, subscriberId: number): Promise<void> {
  await unitOfWork(ctx, SYSTEM, async (tx) => {
    const person = await findSubscriberOfAnyBusiness(tx.q, subscriberId);
    if (person?.status === 'unsubscribed') await leave(tx, subscriberId, { reason: 'unsubscribed' });
  });
}

interface Entrance {
  readonly personId: number;
  readonly at: number;
  /** What began it: the same begins it once. */
  readonly cause: string;
}

/** Puts a person at the first step, as its rule of coming in again says. What began too long ago begins nothing. */
export async function begin(tx: Tx, flow: Flow, entered: Entrance): Promise<void> {
  const { personId: subscriberId, at, cause } = entered;
  const { automationId, reentry } = flow;
  if (!flow.isActive) return;
  const event = goalEventOf(flow);
  if (event && (await hasDone(tx.q, { subscriberId, event, since: at }))) return;
  if (reentry === 'finished') {
    await lockPerson(tx.q, subscriberId);
    const waiting = await findWaitingRun(tx.q, { automationId, subscriberId });
    if (waiting) return flow.restarts ? restart(tx, flow, waiting, at) : undefined;
  }
  await enter(tx, flow, { ...entered, cause: reentry === 'never' ? 'once' : cause });
}

/** Who is told of again waits anew, as long as nothing was sent: a cart that is filled further is not abandoned yet. */
async function restart(
  tx: Tx,
  flow: Flow,
  waiting: { readonly id: number; readonly step: string },
  at: number,
): Promise<void> {
  const place = entrance(flow, at, 'UTC');
  if (place?.step !== waiting.step) return;
  await restartRun(tx.q, waiting.id, { startedAt: at, dueAt: place.dueAt });
}

async function enter(tx: Tx, flow: Flow, { personId, at, cause }: Entrance): Promise<void> {
  const { automationId, businessId } = flow;
  const zones = await timeZonesOf(tx.q, [flow]);
  const place = entrance(flow, at, zones.get(businessId) ?? 'UTC');
  if (!place || tx.now - at >= LATEST) return;
  const run = { businessId, automationId, subscriberId: personId, ...place, startedAt: at, cause };
  const id = await insertRun(tx.q, run);
  if (id !== undefined && place.dueAt < tx.now + SOON) {
    tx.emit({ kind: 'run.due', businessId, subjectId: id, data: { at: place.dueAt } });
  }
}

/** Takes a person out of an automation, or of all, with what has not left yet. */
export async function leave(
  tx: Tx,
  subscriberId: number,
  { flow, reason, until }: { flow?: Flow; reason: Leaving; until?: number },
): Promise<void> {
  const who = { subscriberId, automationId: flow?.automationId, startedUntil: until };
  const ended = await leaveRuns(tx.q, who, { now: tx.now, reason });
  if (ended.length > 0)
    await skipStepDeliveries(tx.q, ended, { error: say('automations.left', { why: reason }), now: tx.now });
}
