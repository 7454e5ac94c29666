// Automations that people built, as they are shown: what runs and what is being changed, with how many people are where.
import type { BuiltAutomation, CountedStep, Definition } from '../../contract/built-automation.ts';
import type { Harm } from '../../contract/mailing-health.ts';
import type { Query } from '../../db/unit-of-work.ts';
import { say, wordsOf } from '../../sentences/index.ts';
import type { BuiltRecord } from './built.repo.ts';
import { readDefinition } from './flow.ts';
import { type Results, readResults } from './results.ts';

/** All of one business. */
export async function presentBuilt(q: Query, records: readonly BuiltRecord[]): Promise<BuiltAutomation[]> {
  const [first] = records;
  if (!first) return [];
  const ids = records.map(({ id }) => id);
  const resultsOf = await readResults(q, first.businessId, ids);
  return records.map((record) => presentOne(record, resultsOf(record.id)));
}

export function presentOne(record: BuiltRecord, results: Results): BuiltAutomation {
  const { id, name, isActive, stoppedBy } = record;
  const draft = readDefinition(record.draft);
  const shown = (definition: Definition | null) =>
    definition && {
      ...definition,
      steps: definition.steps.map((step): CountedStep => ({ ...step, ...results.of(step.id) })),
    };
  return {
    ...{ id, name, isActive, stoppedBy, note: noteOf(stoppedBy) },
    ...results.all,
    inUse: shown(readDefinition(record.definition)),
    draft: shown(draft),
    misplaced: draft ? results.countOutside(new Set(draft.steps.map((step) => step.id))) : 0,
  };
}

/** What to do about what switched it off. */
export const noteOf = (harm: Harm | null) =>
  harm === null ? null : wordsOf(say('email.automation-stopped', { harm }));
