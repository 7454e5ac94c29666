// A reporter of the test runner: the files in which something failed, one a line, for the run itself to read.
// Erasable TypeScript only: the runner loads it without tsx.
import type { TestEvent } from 'node:test/reporters';

export default async function* failed(events: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  const files = new Set<string>();
  for await (const { type, data } of events) {
    // A file that ends before its tests do fails under its own name.
    if (type === 'test:fail') files.add(data.file ?? data.name);
  }
  yield [...files].map((file) => `${file}\n`).join('');
}
