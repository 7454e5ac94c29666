// Runs go on when they are due: each step is done in the transaction in which the run moves past it, so none is done twice.

import type { Sentence } from '../../contract/sentence.ts';
import { type Context, type Query, type Tx, unitOfWork } from '../../db/unit-of-work.ts';
import { SYSTEM } from '../../kernel/actor.ts';
import { SECOND } from '../../kernel/clock.ts';
import { say } from '../../sentences/index.ts';
import { changeMembership, findWaits, meetsRule } from '../audience/index.ts';
import { findBusiness } from '../business/index.ts';
import { addStepDelivery, type EndedMail } from '../email/index.ts';
import { countPassed } from './count.repo.ts';
import { LATEST } from './due.ts';
import { findFlows } from './find-flows.ts';
import { type Flow, isForStrangers, type Step } from './flow.ts';
import { hasBeenActive } from './inactive.repo.ts';
import { hasDone } from './person-event.repo.ts';
import {
  advanceRun,
  endRun,
  findNextDue,
  type Leaving,
  listDueRuns,
  type Run,
  takeRuns,
} from './run.repo.ts';
import { type Done, type Place, type Walked, type World, walk } from './walk.ts';
import { insertWebhookCall } from './webhook.repo.ts';

/** Runs that move in one transaction. */
const AT_ONCE = 50;
export const TOO_LATE = say('automations.mail-late');
const NEVER_ASKED = say('automations.left', { why: 'never-subscribed' });

/** What the caller's job tells. */
export interface MoveRun {
  readonly signal: AbortSignal;
  /** False when another worker has taken the job over. */
  extend(): Promise<boolean>;
}

/** Moves every run that is due. @returns when the next one is due, UTC milliseconds; null when none waits */
export async function moveDueRuns(ctx: Context, run: MoveRun): Promise<number | null> {
  for (;;) {
    const now = ctx.clock.now();
    if (run.signal.aborted) return now;
    const ids = await listDueRuns(ctx.db.read, { now, limit: AT_ONCE });
    if (ids.length === 0) return (await findNextDue(ctx.db.read, now)) ?? null;
    if (!(await run.extend())) return null;
    // Another worker has them: it will have moved them in a moment.
    if ((await moveRuns(ctx, ids)) === 0) return now + SECOND;
  }
}

async function moveRuns(ctx: Context, ids: readonly number[]): Promise<number> {
  return unitOfWork(ctx, SYSTEM, async (tx) => {
    const runs = await takeRuns(tx.q, ids, tx.now);
    const flows = await findFlows(tx.q, [...new Set(runs.map(({ automationId }) => automationId))]);
    const zones = await timeZonesOf(tx.q, [...flows.values()]);
    const passed: Passed[] = [];
    for (const run of runs) {
      const flow = flows.get(run.automationId);
      const timeZone = zones.get(run.businessId) ?? 'UTC';
      passed.push(
        await store(tx, run, flow && (await walk(flow, run, worldOf(tx, { flow, run, timeZone })))),
      );
    }
    await countPassed(tx.q, passed);
    return runs.length;
  });
}

/** The steps that a run is past now. */
export interface Passed {
  readonly automationId: number;
  readonly steps: readonly string[];
}

/** Stores where a run has come to. @param walked undefined where its automation is gone */
export async function store(tx: Tx, { id, automationId }: Run, walked: Walked | undefined): Promise<Passed> {
  if (walked?.end === 'waiting') await advanceRun(tx.q, id, walked.place);
  else if (walked?.end === 'left') await endRun(tx.q, id, { now: tx.now, reason: walked.reason });
  else await endRun(tx.q, id, { now: tx.now });
  return { automationId, steps: walked?.passed ?? [] };
}

/** By business; only of those where a step asks for the time of the day. */
export async function timeZonesOf(
  q: Query,
  flows: readonly Pick<Flow, 'businessId' | 'steps'>[],
): Promise<ReadonlyMap<number, string>> {
  const asking = flows.filter(({ steps }) => steps.some(({ type }) => type === 'wait-until'));
  const zones = new Map<number, string>();
  for (const id of new Set(asking.map(({ businessId }) => businessId))) {
    const business = await findBusiness(q, id);
    if (business) zones.set(id, business.timezone);
  }
  return zones;
}

interface Walking {
  readonly flow: Flow;
  readonly run: Run;
  readonly timeZone: string;
}

/** The world as it is: what a step does is stored with the move. */
export function worldOf(tx: Tx, walking: Walking): World {
  return {
    now: tx.now,
    timeZone: walking.timeZone,
    whyLeave: (step) => whyLeave(tx, walking, step),
    act: (step, place) => act(tx, walking, step, place),
  };
}

async function whyLeave(tx: Tx, { flow, run }: Walking, step: Step): Promise<Leaving | undefined> {
  if (run.personStatus === 'unsubscribed') return 'unsubscribed';
  const isSeries = step.type === 'series-mail';
  if (run.personStatus === 'known' && isSeries && !isForStrangers(flow, step)) return 'never-subscribed';
  const { subscriberId, startedAt: since } = run;
  if (flow.kind === 're-engagement' && (await hasBeenActive(tx.q, { subscriberId, since })))
    return 'active-again';
  return undefined;
}

/** Does a step, or asks what it asks. What leads out of here is stored first and done by a job of its own. */
async function act(tx: Tx, { run }: Walking, step: Step, place: Place): Promise<Done> {
  const { subscriberId, businessId } = run;
  const whom = { id: subscriberId, businessId };
  switch (step.type) {
    case 'series-mail':
      return mail(tx, run, step, place, undefined);
    case 'mail': {
      const isStranger = run.personStatus === 'known';
      return mail(tx, run, step, place, isStranger ? NEVER_ASKED : undefined);
    }
    case 'condition':
      return (await meetsRule(tx.q, whom, step.rule, tx.now)) ? 'done' : 'otherwise';
    case 'wait-for': {
      const awaited = { subscriberId, event: step.event, since: place.reachedAt + 1 };
      return (await hasDone(tx.q, awaited)) ? 'done' : 'otherwise';
    }
    case 'tag':
    case 'list':
      await changeMembership(tx, whom, step);
      return 'done';
    case 'webhook':
      await callLater(tx, run, step.id);
      return 'done';
    default:
      return 'done';
  }
}

/** @param why it is not to be sent at all */
async function mail(tx: Tx, run: Run, step: Step, place: Place, why: Sentence | undefined): Promise<Done> {
  const { id: runId, businessId, subscriberId, email } = run;
  const isLate = tx.now - place.dueAt >= LATEST;
  const error = why ?? (isLate ? TOO_LATE : undefined);
  if (error === undefined) {
    const asked = { businessId, subscriberIds: [subscriberId], now: tx.now };
    const wait = (await findWaits(tx.q, asked)).get(subscriberId);
    if (wait) return { notBefore: wait.until };
  }
  const ended: EndedMail | undefined = error === undefined ? undefined : { status: 'skipped', error };
  const deliveryId = await addStepDelivery(tx, {
    businessId,
    runId,
    stepId: step.id,
    subscriberId,
    email,
    ended,
  });
  if (deliveryId !== undefined) {
    const data = { usefulUntil: place.dueAt + LATEST };
    tx.emit({ kind: 'step-mail.due', businessId, subjectId: deliveryId, data });
  }
  return ended ? 'left-out' : 'done';
}

async function callLater(tx: Tx, { id: runId, businessId }: Run, step: string): Promise<void> {
  const id = await insertWebhookCall(tx.q, { runId, step, now: tx.now });
  if (id !== undefined) tx.emit({ kind: 'webhook.due', businessId, subjectId: id });
}
