// What changed from one strategy to the next, in sentences.
import { PART_KEYS, STRATEGY_PARTS, TIMEFRAMES } from '../../contract/constants/strategy.ts';
import type { StrategyDocument, StrategyInput } from '../../contract/strategy.ts';
import { TRIALS_TITLE } from './trials.ts';

interface Version {
  readonly input: StrategyInput;
  readonly document: StrategyDocument;
}

/** Empty for the first version, and where nothing differs but the date. */
export function describeChanges(before: Version | undefined, now: Version): string[] {
  if (!before) return [];
  const changes: string[] = [];
  const [old, fresh] = [before.input, now.input];
  if (old.timeframe !== fresh.timeframe)
    changes.push(
      `Covers ${TIMEFRAMES[fresh.timeframe].label.toLowerCase()} instead of ${TIMEFRAMES[old.timeframe].label.toLowerCase()}.`,
    );
  for (const part of PART_KEYS) {
    if (old[part] === fresh[part]) continue;
    changes.push(`${fresh[part] ? 'Adds' : 'Leaves out'} ${STRATEGY_PARTS[part]}.`);
  }
  for (const [index, { title, text }] of now.document.focus.entries()) {
    if (before.document.focus[index]?.text !== text) changes.push(`${title}: ${text}`);
  }
  const known = new Set(
    trialsOf(before.document).map(([hypothesis, , result]) => `${hypothesis}: ${result}`),
  );
  for (const [hypothesis, , result] of trialsOf(now.document)) {
    if (!known.has(`${hypothesis}: ${result}`)) changes.push(`${hypothesis}: ${result}.`);
  }
  if (before.document.business.name !== now.document.business.name)
    changes.push(`Written for ${now.document.business.name}.`);
  return changes;
}

/** Rows of what is being tried; none in strategies of earlier releases. */
function trialsOf({ sections }: StrategyDocument): readonly (readonly string[])[] {
  return sections
    .filter(({ title }) => title === TRIALS_TITLE)
    .flatMap(({ groups }) => groups.flatMap(({ blocks }) => blocks))
    .flatMap((block) => (block.kind === 'table' ? block.rows : []));
}
