// A reporter of the test runner: one row a statement of the specification, with the file that holds its test.
import type { TestEvent } from 'node:test/reporters';
import { MARK } from './statement.ts';

interface Row {
  readonly section: string;
  readonly text: string;
  readonly file: string;
  readonly result: 'holds' | 'BROKEN';
}

const STATEMENT = new RegExp(`^${MARK}(.+?) \\[([^\\]]+)\\]: (.*)$`, 's');

export default async function* table(events: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  const rows: Row[] = [];
  for await (const { type, data } of events) {
    if (type !== 'test:pass' && type !== 'test:fail') continue;
    const [, section, name, text] = STATEMENT.exec(data.name) ?? [];
    if (!section || !text) continue;
    rows.push({
      section,
      text,
      file: `test/spec/${name}.test.ts`,
      result: type === 'test:pass' ? 'holds' : 'BROKEN',
    });
  }
  rows.sort((a, b) => a.section.localeCompare(b.section, 'en', { numeric: true }));
  yield '| Section | Statement | Test | Result |\n|---|---|---|---|\n';
  for (const { section, text, file, result } of rows) {
    yield `| ${section} | ${text.replaceAll('|', '\\|')} | ${file} | ${result} |\n`;
  }
  const broken = rows.filter(({ result }) => result === 'BROKEN').length;
  yield `\n${rows.length} statements, ${broken} broken.\n`;
}
