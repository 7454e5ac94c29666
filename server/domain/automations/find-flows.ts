// Automations as runs go through them, read from what is stored.
import type { Query } from '../../db/unit-of-work.ts';
import {
  type AutomationRecord,
  findAutomationsOfAnyBusiness,
  listEditedSteps,
  listStoredAutomations,
} from './automation.repo.ts';
import { type Flow, flowOf } from './flow.ts';

/** Automations by their ids, for runs, which know theirs. */
export async function findFlows(q: Query, ids: readonly number[]): Promise<ReadonlyMap<number, Flow>> {
  const flows = await toFlows(q, await findAutomationsOfAnyBusiness(q, ids));
  return new Map(flows.map((flow) => [flow.automationId, flow]));
}

/** The automations of a business, on or off. */
export async function flowsOf(q: Query, businessId: number): Promise<Flow[]> {
  return toFlows(q, await listStoredAutomations(q, businessId));
}

/** What is stored, with what a person has changed of it. */
export async function toFlows(q: Query, records: readonly AutomationRecord[]): Promise<Flow[]> {
  const series = records.filter(({ kind }) => kind !== 'custom');
  const edited = await listEditedSteps(
    q,
    series.map(({ id }) => id),
  );
  return records.map((record) =>
    flowOf(
      record,
      edited.filter(({ automationId }) => automationId === record.id),
    ),
  );
}
