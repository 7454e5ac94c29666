// A reporter of the test runner: the files in which something failed, one a line, for the run itself to read.
// Erasable TypeScript only: the runner loads it without tsx.
import type { TestEvent } from 'node:test/reporters';

export default async function* failed(events: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  const files = new Set<string>();
  for await (const { type, data } of events) {
    if (type === 'test:summary' && !data.success && data.file) files.add(data.file);
    // A file that ends before its tests do has no summary, and fails under its own name. The file of any other failure may be
    // one that several test files share.
    if (type === 'test:fail' && data.name === data.file) files.add(data.file);
  }
  yield [...files].map((file) => `${file}\n`).join('');
}
