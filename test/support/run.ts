// What `npm test` runs: builds, unpacks the browser, starts PostgreSQL, then every test file or those that are named.
// `npm run spec` runs the specification's tests alone and leaves their table in dist/spec.md. `npm run nightly` runs every
// test with a longer demo, more made-up requests and a slow line to the browser; `npm run fuzz` sends those alone, for
// hours. DRIVYN_FUZZ_SEED repeats it.
import { type ChildProcess, spawn } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { stripVTControlCharacters } from 'node:util';
import { unpackBrowser } from './browser.ts';
import { ensureBuilt, ROOT } from './build.ts';
import { type Compiled, compileTests } from './compile.ts';
import { ALONE, longestFirst } from './longest.ts';
import { nameOrigins } from './origins.ts';
import { startPostgres } from './postgres.ts';
import { sourceOf } from './slowest.ts';
import { makeTemporaryFolder } from './temporary.ts';
import { putTogether } from './together.ts';

/** Three times what the tests take on two cores, for machines that are slow or shared. */
const LIMITS = { total: 50 * 60_000, test: 3 * 60_000 };
/** A night. */
const NIGHT = { total: 12 * 3_600_000, test: 2 * 3_600_000 };
const NIGHTLY = {
  DRIVYN_DEMO_DAYS: '90',
  DRIVYN_FUZZ_CASES: '200',
  DRIVYN_KILLS: '20',
  DRIVYN_KILLED_PEOPLE: '20000',
  DRIVYN_ANSWER_AFTER: '400',
};
const FUZZ = 'test/api/fuzz*.test.ts';
const FUZZ_CASES = '20000';

/** Applies to every process that a test starts, too. */
const NO_NETWORK = 'test/support/no-network.ts';
const QUICK_RUNNER = 'test/support/quick-runner.ts';

const REPORT = ['--test-reporter=spec', '--test-reporter-destination=stdout'];
const SLOWEST = ['--test-reporter=./test/support/slowest.ts', '--test-reporter-destination=stdout'];
const FAILED = './test/support/failed.ts';
/** In the folder of the run. */
const FAILED_FILES = 'failed';
const SPEC_TABLE = ['--test-reporter=./test/spec/table.ts', '--test-reporter-destination=dist/spec.md'];

const MODES = ['--spec', '--fuzz', '--nightly'];

/** More failures than these are no accident. */
const MOST_REPEATED = 8;

/** Files at once: two keep two cores busy, a third runs while one of them waits. */
const AT_ONCE = 3;

interface Outcome {
  code: number;
  /** What the reporter printed, without colours. */
  report: string;
}

async function main(): Promise<number> {
  const args = process.argv.slice(2);
  const [isSpec, isFuzz, isNightly] = MODES.map((mode) => args.includes(mode));
  if (isFuzz || isNightly) prepareNight(isFuzz ? { DRIVYN_FUZZ_CASES: FUZZ_CASES } : NIGHTLY);
  const flags = args.filter((arg) => arg.startsWith('-') && !MODES.includes(arg));
  const named = args.filter((arg) => !arg.startsWith('-'));
  const part = isFuzz ? FUZZ : isSpec ? 'test/spec/**/*.test.ts' : undefined;
  const list = (pattern: string) => globSync(pattern, { cwd: ROOT });
  const files =
    named.length > 0 ? named : part ? list(part).sort() : longestFirst(list('test/**/*.test.{ts,tsx}'));
  if (files.length === 0) {
    throw new Error('There are no tests under test/.');
  }
  await ensureBuilt();
  const removeTemporary = makeTemporaryFolder();
  const isWhole = named.length === 0 && !part;
  const groups = isWhole ? putTogether(files, ALONE) : files.map((file) => [file]);
  const tests = await compileTests(groups, [NO_NETWORK, QUICK_RUNNER]);
  const [postgres] = await Promise.all([startPostgres(tests.folder), unpackBrowser()]);
  const reports = [...REPORT, ...(isSpec ? SPEC_TABLE : []), ...(named.length === 0 ? SLOWEST : [])];
  try {
    const code = judge(await runTests(tests, [...reports, ...flags], postgres.url, AT_ONCE));
    return code === 0 || !isWhole || isNightly ? code : await repeatFailed(tests, postgres.url);
  } finally {
    tests.remove();
    await postgres.stop();
    removeTemporary();
  }
}

/**
 * Files that failed run once more, by themselves: what fails only on a machine busy with other files is named, as it is to
 * be mended, but is no reason to refuse a change. What is broken fails again.
 */
async function repeatFailed(tests: Compiled, postgres: string): Promise<number> {
  const lines = readFileSync(join(tests.folder, FAILED_FILES), 'utf8').split('\n').filter(Boolean);
  const told = lines.map((line) => line.split('\t'));
  const failed = told.map(([file = '']) => file);
  const known = failed.every((file) => tests.files.includes(file));
  if (failed.length === 0 || failed.length > MOST_REPEATED || !known) return 1;
  const names = told.map(([file = '', parts]) => `  ${parts || sourceOf(file)}`).join('\n');
  console.log(`\nThese files failed and run once more, one after another:\n${names}\n`);
  const code = judge(await runTests({ ...tests, files: failed }, REPORT, postgres, 1));
  if (code === 0) console.log(`\nPassed only when run by themselves (unsteady, to be mended):\n${names}`);
  return code;
}

/** Other requests each time, told so that the run can be repeated. */
function prepareNight(settings: Readonly<Record<string, string>>): void {
  Object.assign(LIMITS, NIGHT);
  for (const [name, value] of Object.entries(settings)) process.env[name] ??= value;
  process.env.DRIVYN_FUZZ_SEED ??= String(Date.now() % 2 ** 31);
  const { DRIVYN_FUZZ_CASES: cases, DRIVYN_FUZZ_SEED: seed } = process.env;
  console.log(`${cases} requests to every call. To repeat this run: DRIVYN_FUZZ_SEED=${seed}`);
}

function runTests(
  tests: Compiled,
  flags: readonly string[],
  postgres: string,
  atOnce: number,
): Promise<Outcome> {
  const preloads = tests.preloads.map((address) => `--import=${address}`);
  const limits = [`--test-concurrency=${atOnce}`, `--test-timeout=${LIMITS.test}`];
  const failed = [
    `--test-reporter=${FAILED}`,
    `--test-reporter-destination=${join(tests.folder, FAILED_FILES)}`,
  ];
  const options = [...preloads, '--test', ...limits, ...failed];
  const env = {
    ...process.env,
    // React's development build renders differently and half as fast.
    NODE_ENV: 'production',
    // What one process has parsed, the next ones read.
    NODE_COMPILE_CACHE: join(tests.folder, 'parsed'),
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} ${preloads[0]}`.trim(),
    DRIVYN_TEST_BUILT: 'yes',
    DRIVYN_TEST_POSTGRES: postgres,
    DRIVYN_TEST_TEMPLATES: tests.folder,
    FORCE_COLOR: process.stdout.isTTY ? '1' : '0',
  };
  const run = spawn(process.execPath, [...options, ...flags, ...tests.files], {
    cwd: ROOT,
    env,
    // A group of its own, so that the time limit ends the tests' own children as well.
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return watch(run);
}

function watch(tests: ChildProcess): Promise<Outcome> {
  const endAll = () => process.kill(-Number(tests.pid), 'SIGKILL');
  const limit = setTimeout(() => {
    console.error(`The tests took longer than ${LIMITS.total / 60_000} minutes and were ended.`);
    endAll();
  }, LIMITS.total);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, endAll);
  }
  let report = '';
  // By lines: the name of a place may be cut in two otherwise.
  createInterface({ input: tests.stdout as Readable }).on('line', (line) => {
    const told = `${nameOrigins(line)}\n`;
    report += told;
    process.stdout.write(told);
  });
  return new Promise((resolve, reject) => {
    tests.on('error', reject);
    tests.on('close', (code) => {
      clearTimeout(limit);
      resolve({ code: code ?? 1, report: stripVTControlCharacters(report) });
    });
  });
}

/** A run that proves nothing is a failure: no test passed, or a file that holds none passes as if it were a test. */
function judge({ code, report }: Outcome): number {
  const passed = Number(/^ℹ pass (\d+)$/m.exec(report)?.[1] ?? 0);
  const empty = [...report.matchAll(/^✔ \S*?\/(test\/\S+\.test)\.mjs \(/gm)].map(([, file]) => file);
  if (code === 0 && passed === 0) {
    console.error('No test was run.');
    return 1;
  }
  if (code === 0 && empty.length > 0) {
    console.error(`These files hold no test: ${empty.join(', ')}`);
    return 1;
  }
  return code;
}

process.exitCode = await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  return 1;
});
