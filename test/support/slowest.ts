// A reporter of the test runner: the files and the tests that took longest, for whoever wants the run to be shorter.
// Erasable TypeScript only: the runner loads it without tsx.
import { existsSync } from 'node:fs';
import type { TestEvent } from 'node:test/reporters';
import { WHOLE_FILE } from './failed.ts';

const SHOWN = 10;

interface Took {
  readonly what: string;
  /** Milliseconds. */
  readonly took: number;
}

export default async function* slowest(events: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  const files: Took[] = [];
  const tests: Took[] = [];
  for await (const { type, data } of events) {
    if (type === 'test:summary' && data.file)
      files.push({ what: sourceOf(data.file), took: data.duration_ms });
    if (type !== 'test:pass' && type !== 'test:fail') continue;
    const { name, file = '', nesting, details } = data;
    if (details.type !== 'suite')
      tests.push({ what: `${sourceOf(file)}: ${name}`, took: details.duration_ms });
    else if (nesting === 0 && WHOLE_FILE.test(name)) files.push({ what: name, took: details.duration_ms });
  }
  yield `\nThe slowest files, in seconds:\n${list(files)}\nThe slowest tests:\n${list(tests)}`;
}

/** The source of a compiled test file, as one names it to run it alone. */
export function sourceOf(file: string): string {
  const name = /\/(test\/.*)\.mjs$/.exec(file)?.[1];
  return ['.ts', '.tsx'].map((ending) => `${name}${ending}`).find((path) => existsSync(path)) ?? file;
}

function list(all: readonly Took[]): string {
  return all
    .toSorted((a, b) => b.took - a.took)
    .slice(0, SHOWN)
    .map(({ what, took }) => `${(took / 1000).toFixed(1).padStart(7)}  ${what}\n`)
    .join('');
}
