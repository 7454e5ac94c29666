// Several test files in one process: what they share is loaded, and compiled by V8, once, which is half of what a small file
// costs. In a whole run they get this where they ask for `node:test` (compile.ts), so that what a file asks for at its top,
// its hooks above all, holds for its own tests alone.
import * as runner from 'node:test';

/** For all tests of a file, milliseconds: the runner's own limit is one test's. */
const LIMIT = 9 * 60_000;

/** What the file that is being loaded has asked for; null when none is. */
let asked: (() => void)[] | null = null;

const later =
  <A extends unknown[], R>(ask: (...args: A) => R) =>
  (...args: A): R | undefined => {
    if (!asked) return ask(...args);
    asked.push(() => void ask(...args));
    return undefined;
  };

export const test = later(runner.test);
export const describe = later(runner.describe);
export const before = later(runner.before);
export const after = later(runner.after);
export const beforeEach = later(runner.beforeEach);
export const afterEach = later(runner.afterEach);
export const { mock } = runner;

/**
 * Runs each file as a suite that has its name.
 * @param files by name: how each is loaded
 * @throws Error for one that holds no test
 */
export async function runSeveral(files: Readonly<Record<string, () => Promise<unknown>>>): Promise<void> {
  const suites = new Map<string, (() => void)[]>();
  // All are loaded before the first begins: what runs must not be taken for what is loaded meanwhile.
  for (const [name, load] of Object.entries(files)) {
    asked = [];
    await load();
    if (asked.length === 0) throw new Error(`${name} holds no test.`);
    suites.set(name, asked);
    asked = null;
  }
  for (const [name, asks] of suites) {
    runner.describe(name, { timeout: LIMIT }, () => {
      for (const ask of asks) ask();
    });
  }
}
