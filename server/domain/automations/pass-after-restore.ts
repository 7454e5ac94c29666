// After a restore: the steps that fell due since the backup may have been done already, and nothing here can tell. They are
// not done again; whoever is in an automation goes on with what is still to come.
import type { Tx } from '../../db/unit-of-work.ts';
import { addStepDelivery, doubtStepDeliveries } from '../email/index.ts';
import { findFlows } from './find-flows.ts';
import type { Flow } from './flow.ts';
import { advanceRun, endRun, listPassedRuns, type Run } from './run.repo.ts';

const PAGE = 200;

/** @param error why nobody knows, in words @returns how many people were taken past a step */
export async function passAfterRestore(tx: Tx, error: string): Promise<number> {
  await doubtStepDeliveries(tx.q, { error, now: tx.now });
  let passed = 0;
  let page: Run[];
  let after = 0;
  do {
    page = await listPassedRuns(tx.q, { now: tx.now, after, limit: PAGE });
    const flows = await findFlows(tx.q, [...new Set(page.map(({ automationId }) => automationId))]);
    for (const run of page) await passBy(tx, flows.get(run.automationId), run, error);
    passed += page.length;
    after = page.at(-1)?.id ?? after;
  } while (page.length === PAGE);
  return passed;
}

/** The mails of steps that were due are noted as unknown. */
async function passBy(tx: Tx, flow: Flow | undefined, run: Run, error: string): Promise<void> {
  const steps = flow?.steps ?? [];
  const { id: runId, businessId, subscriberId, email } = run;
  for (const step of steps.slice(steps.findIndex(({ id }) => id === run.step))) {
    const planned = step.id === run.step ? run.dueAt : run.startedAt + step.delay;
    if (planned > tx.now) return advanceRun(tx.q, runId, { step: step.id, dueAt: planned });
    const ended = { status: 'unknown', error } as const;
    await addStepDelivery(tx, { businessId, runId, stepId: step.id, subscriberId, email, ended });
  }
  return endRun(tx.q, runId, { now: tx.now });
}
