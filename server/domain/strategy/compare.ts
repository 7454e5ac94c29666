// What changed from one strategy to the next, in sentences.
import { PART_KEYS } from '../../contract/constants/strategy.ts';
import type { Told } from '../../contract/sentence.ts';
import type { StrategyInput } from '../../contract/strategy.ts';
import { say, wordsOfTold } from '../../sentences/index.ts';
import type { ToldDocument } from './document.ts';
import { TRIALS } from './trials.ts';

interface Version {
  readonly input: StrategyInput;
  readonly document: ToldDocument;
}

/** Empty for the first version, and where nothing differs but the date. */
export function describeChanges(before: Version | undefined, now: Version): Told[] {
  if (!before) return [];
  const changes: Told[] = [];
  const [old, fresh] = [before.input, now.input];
  if (old.timeframe !== fresh.timeframe)
    changes.push(say('strategy.covers-instead', { now: fresh.timeframe, before: old.timeframe }));
  for (const part of PART_KEYS) {
    if (old[part] === fresh[part]) continue;
    changes.push(fresh[part] ? say('strategy.adds', { part }) : say('strategy.leaves-out', { part }));
  }
  for (const [index, { title, text }] of now.document.focus.entries()) {
    const last = before.document.focus[index]?.text;
    if (last === undefined || !isSame(last, text)) changes.push(say('strategy.focus-now', { title, text }));
  }
  const known = new Set(trialsOf(before.document).map(wordsOfTrial));
  for (const trial of trialsOf(now.document)) {
    const [hypothesis = '', , result = ''] = trial;
    if (!known.has(wordsOfTrial(trial))) changes.push(say('strategy.result-now', { hypothesis, result }));
  }
  const { name: business } = now.document.business;
  if (!isSame(before.document.business.name, business))
    changes.push(say('strategy.written-for', { business }));
  return changes;
}

/** What was stored before sentences had names is compared by its words. */
function isSame(one: Told, other: Told): boolean {
  return wordsOfTold(one) === wordsOfTold(other);
}

function wordsOfTrial([hypothesis = '', , result = '']: readonly Told[]): string {
  return `${wordsOfTold(hypothesis)}: ${wordsOfTold(result)}`;
}

/** Rows of what is being tried; none in strategies of earlier releases. */
function trialsOf({ sections }: ToldDocument): readonly (readonly Told[])[] {
  return sections
    .filter(({ title }) => wordsOfTold(title) === wordsOfTold(TRIALS))
    .flatMap(({ groups }) => groups.flatMap(({ blocks }) => blocks))
    .flatMap((block) => (block.kind === 'table' ? block.rows : []));
}
