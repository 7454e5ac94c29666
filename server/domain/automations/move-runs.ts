// Runs go on when they are due: each step is done in the transaction in which the run moves past it, so none is done twice.
import { type Context, type Tx, unitOfWork } from '../../db/unit-of-work.ts';
import { SYSTEM } from '../../kernel/actor.ts';
import { SECOND } from '../../kernel/clock.ts';
import { addStepDelivery } from '../email/index.ts';
import { findFlows } from './find-flows.ts';

import { dueAt, type Flow, isForStrangers, LATEST, type Step } from './flow.ts';
import { hasBeenActive } from './inactive.repo.ts';
import {
  advanceRun,
  endRun,
  findNextDue,
  type Leaving,
  listDueRuns,
  type Run,
  takeRuns,
} from './run.repo.ts';

/** Runs that move in one transaction. */
const AT_ONCE = 50;
export const TOO_LATE = 'It was more than a day late.';

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
    for (const run of runs) await moveOn(tx, flows.get(run.automationId), run);
    return runs.length;
  });
}

/** Does what is due of one run, until something has to be waited for. */
async function moveOn(tx: Tx, flow: Flow | undefined, run: Run): Promise<void> {
  let { step: id, dueAt: due } = run;
  for (;;) {
    const index = flow?.steps.findIndex((step) => step.id === id) ?? -1;
    const step = flow?.steps[index];
    if (!flow || !step) return endRun(tx.q, run.id, { now: tx.now });
    if (due > tx.now) return advanceRun(tx.q, run.id, { step: id, dueAt: due });
    const done = await doStep(tx, flow, step, { ...run, dueAt: due });
    if ('leave' in done) return endRun(tx.q, run.id, { now: tx.now, reason: done.leave });
    const next = flow.steps[index + 1];
    if (!next) return endRun(tx.q, run.id, { now: tx.now });
    due = dueAt(next, { startedAt: run.startedAt, now: tx.now, after: done.isLeftOut ? undefined : step });
    id = next.id;
  }
}

type Done = { readonly isLeftOut: boolean } | { readonly leave: Leaving };

async function doStep(tx: Tx, flow: Flow, step: Step, run: Run): Promise<Done> {
  const reason = await whyLeave(tx, flow, step, run);
  if (reason) return { leave: reason };
  const { id: runId, businessId, subscriberId, email } = run;
  const isLeftOut = tx.now - run.dueAt >= LATEST;
  const mail = { businessId, runId, stepId: step.id, subscriberId, email };
  const ended = isLeftOut ? ({ status: 'skipped', error: TOO_LATE } as const) : undefined;
  const deliveryId = await addStepDelivery(tx, { ...mail, ended });
  if (deliveryId !== undefined) {
    const data = { usefulUntil: run.dueAt + LATEST };
    tx.emit({ kind: 'step-mail.due', businessId, subjectId: deliveryId, data });
  }
  return { isLeftOut };
}

/** What has become of the person since they came in. */
async function whyLeave(tx: Tx, flow: Flow, step: Step, run: Run): Promise<Leaving | undefined> {
  if (run.personStatus === 'unsubscribed') return 'unsubscribed';
  if (run.personStatus === 'known' && !isForStrangers(flow, step)) return 'never-subscribed';
  const { subscriberId, startedAt: since } = run;
  if (flow.kind === 're-engagement' && (await hasBeenActive(tx.q, { subscriberId, since })))
    return 'active-again';
  return undefined;
}
