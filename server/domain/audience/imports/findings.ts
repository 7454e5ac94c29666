// What an import tells of the rows that it has read: counts, the first of each sort, and what values could be.
import type { AttributeType } from '../../../contract/attribute.ts';
import type { ImportCount, ImportCounts } from '../../../contract/import.ts';
import { GUESSED, narrow } from './attribute-text.ts';
import type { Compared } from './compare.ts';
import type { ImportRecord, KeptExamples } from './import.repo.ts';
import type { Candidate } from './read-person.ts';

/** Rows of each sort that are shown. */
const SHOWN = 10;
/** Characters of one that is shown. */
const SHOWN_TEXT = 80;

export function countIn(before: ImportCounts, { taken, refused, known }: Compared): ImportCounts {
  const counts = { ...before, known: before.known + known };
  const add = (count: ImportCount) => {
    counts[count] += 1;
  };
  for (const { id } of taken) add(id === undefined ? 'added' : 'changed');
  for (const { as } of refused) add(as);
  return counts;
}

export function addExamples(before: KeptExamples, { taken, refused, changes }: Compared): KeptExamples {
  const fresh = taken.filter(({ id }) => id === undefined).map(({ email, name }) => ({ email, name }));
  const left = refused.slice(0, SHOWN).map(({ row, reason }) => ({
    line: row.line,
    reason,
    text: row.record.filter(Boolean).join(', ').slice(0, SHOWN_TEXT),
  }));
  return {
    added: [...before.added, ...fresh].slice(0, SHOWN),
    changed: [...before.changed, ...changes].slice(0, SHOWN),
    refused: [...before.refused, ...left].slice(0, SHOWN),
  };
}

/** What values of attributes could be that nobody has declared: what all of them could be. */
export function guessTypes(
  before: ImportRecord['types'],
  { types, people }: { types: ReadonlyMap<string, AttributeType>; people: readonly Candidate[] },
): ImportRecord['types'] {
  const guessed: Record<string, readonly AttributeType[]> = { ...before };
  for (const { values } of people)
    for (const [key, text] of Object.entries(values))
      if (!types.has(key)) guessed[key] = narrow(guessed[key] ?? GUESSED, text);
  return guessed;
}
