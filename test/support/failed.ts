// A reporter of the test runner: the files in which something failed, one a line, for the run itself to read; behind a tab,
// which of those that share it (several.ts).
// Erasable TypeScript only: the runner loads it without tsx.
import type { TestEvent } from 'node:test/reporters';

/** How a suite is called that is a whole file. */
export const WHOLE_FILE = /^test\/.*\.test\.tsx?$/;

export default async function* failed(events: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  const files = new Map<string, readonly string[]>();
  let parts: string[] = [];
  for await (const { type, data } of events) {
    if (type === 'test:fail' && data.nesting === 0 && WHOLE_FILE.test(data.name)) parts.push(data.name);
    // The runner tells of one file after the other, and of each its summary last.
    if (type === 'test:summary' && data.file) {
      if (!data.success) files.set(data.file, parts);
      parts = [];
    }
    // A file that ends before its tests do has no summary, and fails under its own name. The file of any other failure may be
    // one that several test files share.
    if (type === 'test:fail' && data.name === data.file) files.set(data.file, files.get(data.file) ?? []);
  }
  yield [...files].map(([file, names]) => `${file}\t${names.join(', ')}\n`).join('');
}
