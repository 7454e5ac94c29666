// One observable sentence of the specification, as a test of its own: `npm run spec` prints the table of all of them.
import { basename } from 'node:path';
import { type TestContext, test } from 'node:test';

/** The runner gives every test file a process of its own. */
const FILE = basename(process.argv[1] ?? '', '.test.mjs');

/** What stands before a statement in a test's name, and tells the table that it is one. */
export const MARK = '§';

/**
 * @param section the section of the specification: `2 Content Calendar`
 * @param text the statement, in the specification's words as far as they are short
 */
export function statement(
  section: string,
  text: string,
  check: (t: TestContext) => void | Promise<void>,
): void {
  test(`${MARK}${section} [${FILE}]: ${text}`, check);
}
