// After a restore: the steps that fell due since the backup may have been done already, and nothing here can tell. Mails and
// calls are not made again; whoever is in an automation goes on with what is still to come.

import type { Sentence } from '../../contract/sentence.ts';
import type { Tx } from '../../db/unit-of-work.ts';
import { addStepDelivery, doubtStepDeliveries } from '../email/index.ts';
import { countPassed } from './count.repo.ts';
import { setDatesUntil } from './dates.repo.ts';
import { findFlows } from './find-flows.ts';
import type { Flow } from './flow.ts';
import { type Passed, store, timeZonesOf, worldOf } from './move-runs.ts';
import { listPassedRuns, type Run } from './run.repo.ts';
import { walkUntil } from './walk.ts';

const PAGE = 200;

/** @param error why nobody knows @returns how many people were taken past a step */
export async function passAfterRestore(tx: Tx, error: Sentence): Promise<number> {
  // Whose day it was since the backup may have had their mails.
  await setDatesUntil(tx.q, tx.now);
  await doubtStepDeliveries(tx.q, { error, now: tx.now });
  let count = 0;
  let page: Run[];
  let after = 0;
  do {
    page = await listPassedRuns(tx.q, { now: tx.now, after, limit: PAGE });
    const flows = await findFlows(tx.q, [...new Set(page.map(({ automationId }) => automationId))]);
    const zones = await timeZonesOf(tx.q, [...flows.values()]);
    const passed: Passed[] = [];
    for (const run of page) {
      const flow = flows.get(run.automationId);
      const timeZone = zones.get(run.businessId) ?? 'UTC';
      passed.push(await store(tx, run, flow && (await passBy(tx, { flow, run, timeZone, error }))));
    }
    await countPassed(tx.q, passed);
    count += page.length;
    after = page.at(-1)?.id ?? after;
  } while (page.length === PAGE);
  return count;
}

/** As if the server had gone on; the mails of steps that were due are noted as unknown. */
function passBy(
  tx: Tx,
  { flow, run, timeZone, error }: { flow: Flow; run: Run; timeZone: string; error: Sentence },
) {
  return walkUntil(flow, run, tx.now, (now) => {
    const real = worldOf(tx, { flow, run, timeZone });
    return {
      ...real,
      now,
      act: async (step, place) => {
        if (step.type === 'webhook') return 'done';
        if (step.type !== 'mail' && step.type !== 'series-mail') return real.act(step, place);
        const { id: runId, businessId, subscriberId, email } = run;
        const ended = { status: 'unknown', error } as const;
        await addStepDelivery(tx, { businessId, runId, stepId: step.id, subscriberId, email, ended });
        return 'done';
      },
    };
  });
}
