// What `npm test` runs: builds, unpacks the browser, starts PostgreSQL, then every test file or those that are named.
// `npm run spec` runs the specification's tests alone and leaves their table in dist/spec.md. `npm run fuzz` runs the
// fuzz tests alone, a hundred times as long; DRIVYN_FUZZ_SEED repeats a run.
import { type ChildProcess, spawn } from 'node:child_process';
import { globSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { unpackBrowser } from './browser.ts';
import { ensureBuilt, ROOT } from './build.ts';
import { compileTests } from './compile.ts';
import { startPostgres } from './postgres.ts';

/** Twice what the tests take on two cores, for machines that are slow or shared. */
const LIMITS = { total: 20 * 60_000, test: 3 * 60_000 };
/** A night. */
const FUZZ_LIMITS = { total: 12 * 3_600_000, test: 2 * 3_600_000 };
const FUZZ = 'test/api/fuzz*.test.ts';
const FUZZ_CASES = 20_000;

/** Applies to every process that a test starts, too. */
const NO_NETWORK = new URL('./no-network.ts', import.meta.url).href;

const QUICK_RUNNER = new URL('./quick-runner.ts', import.meta.url).href;

/** A second reporter; every reporter then needs a destination. */
const SPEC_TABLE = [
  '--test-reporter-destination=stdout',
  '--test-reporter=./test/spec/table.ts',
  '--test-reporter-destination=dist/spec.md',
];

interface Outcome {
  code: number;
  /** What the reporter printed, without colours. */
  report: string;
}

async function main(): Promise<number> {
  const args = process.argv.slice(2);
  const isSpec = args.includes('--spec');
  const isFuzz = args.includes('--fuzz');
  if (isFuzz) prepareFuzz();
  const flags = args.filter((arg) => arg.startsWith('-') && !['--spec', '--fuzz'].includes(arg));
  const named = args.filter((arg) => !arg.startsWith('-'));
  const all = isFuzz ? FUZZ : isSpec ? 'test/spec/**/*.test.ts' : 'test/**/*.test.{ts,tsx}';
  const files = named.length > 0 ? named : globSync(all, { cwd: ROOT }).sort();
  if (files.length === 0) {
    throw new Error('There are no tests under test/.');
  }
  await ensureBuilt();
  const tests = await compileTests(files);
  const [postgres] = await Promise.all([startPostgres(), unpackBrowser()]);
  try {
    return judge(
      await runTests({
        files: tests.files,
        flags: isSpec ? [...flags, ...SPEC_TABLE] : flags,
        postgres: postgres.url,
      }),
    );
  } finally {
    tests.remove();
    await postgres.stop();
  }
}

/** Another seed each time, told so that the run can be repeated. */
function prepareFuzz(): void {
  Object.assign(LIMITS, FUZZ_LIMITS);
  process.env.DRIVYN_FUZZ_CASES ??= String(FUZZ_CASES);
  process.env.DRIVYN_FUZZ_SEED ??= String(Date.now() % 2 ** 31);
  const { DRIVYN_FUZZ_CASES: cases, DRIVYN_FUZZ_SEED: seed } = process.env;
  console.log(`${cases} requests to every call. To repeat this run: DRIVYN_FUZZ_SEED=${seed}`);
}

async function runTests(run: {
  files: readonly string[];
  flags: string[];
  postgres: string;
}): Promise<Outcome> {
  const options = [
    '--enable-source-maps',
    `--import=${NO_NETWORK}`,
    `--import=${QUICK_RUNNER}`,
    '--test',
    '--test-concurrency=2',
    `--test-timeout=${LIMITS.test}`,
    '--test-reporter=spec',
  ];
  const env = {
    ...process.env,
    // React's development build renders differently and half as fast.
    NODE_ENV: 'production',
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import=${NO_NETWORK}`.trim(),
    DRIVYN_TEST_POSTGRES: run.postgres,
    FORCE_COLOR: process.stdout.isTTY ? '1' : '0',
  };
  const tests = spawn(process.execPath, [...options, ...run.flags, ...run.files], {
    cwd: ROOT,
    env,
    // A group of its own, so that the time limit ends the tests' own children as well.
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return await watch(tests);
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
  tests.stdout?.on('data', (chunk: Buffer) => {
    report += chunk.toString();
    process.stdout.write(chunk);
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
