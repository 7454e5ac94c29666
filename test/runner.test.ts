// The runner follows less than it usually does (support/quick-runner.ts): what fails must fail all the same.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';

/** What several test files have in common. */
const SHARED =
  "import { test } from 'node:test';\nexport const declare = () => test('shared', () => { throw new Error('wrong'); });\n";
const LATER = 'await new Promise((resolve) => setTimeout(resolve, 50));';

describe('a test run', () => {
  const folder = mkdtempSync(join(tmpdir(), 'drivyn-runner-'));
  after(() => rmSync(folder, { recursive: true, force: true }));

  /** @param body of one test, in a suite */
  const run = (body: string, reporter = 'tap') => {
    const head = "import { describe, test } from 'node:test';";
    writeFileSync(join(folder, 'shared.mjs'), SHARED);
    return runFile(
      `${head}\ndescribe('a suite', () => test('a test', async () => { ${body} }));\n`,
      reporter,
    );
  };

  const runFile = (source: string, reporter = 'tap') => {
    const file = join(folder, 'one.test.mjs');
    writeFileSync(file, source);
    const quick = `--import=${new URL('./support/quick-runner.ts', import.meta.url).href}`;
    // The runner refuses to start another one while it believes that it runs inside of one.
    const { NODE_TEST_CONTEXT: _, ...env } = process.env;
    const options = [quick, '--test', `--test-reporter=${reporter}`];
    const { status, stdout } = spawnSync(process.execPath, [...options, file], { env, encoding: 'utf8' });
    return { status, stdout };
  };

  test('passes when nothing is wrong', () => {
    const { status, stdout } = run(LATER);
    assert.equal(status, 0, stdout);
    assert.match(stdout, /# Subtest: a suite\n {4}# Subtest: a test/);
  });

  for (const [what, body] of [
    ['a test rejects after a while', `${LATER} throw new Error('wrong');`],
    [
      'an error is thrown where nobody catches it',
      `setTimeout(() => { throw new Error('wrong'); }); ${LATER}`,
    ],
    ['a promise rejects that nobody awaits', `${LATER} void Promise.reject(new Error('wrong')); ${LATER}`],
  ] as const) {
    test(`fails when ${what}`, () => {
      const { status, stdout } = run(body);
      assert.equal(status, 1, stdout);
      assert.match(stdout, /wrong/);
    });
  }

  for (const [what, body, failed] of [
    ['nothing when all is well', LATER, []],
    ['a file in which a test fails', "throw new Error('wrong');", [join(folder, 'one.test.mjs')]],
    [
      'a file that fails in a test which another one declares',
      "(await import('./shared.mjs')).declare();",
      [join(folder, 'one.test.mjs')],
    ],
    ['a file that ends before its tests do', 'process.exit(3);', [join(folder, 'one.test.mjs')]],
  ] as const) {
    test(`names ${what} to be run once more`, () => {
      const { stdout } = run(body, new URL('./support/failed.ts', import.meta.url).href);
      const told = stdout.split('\n').filter(Boolean);
      assert.deepEqual(
        told,
        failed.map((file) => `${file}\t`),
      );
    });
  }

  describe('of files that share a process', () => {
    const several = new URL('./support/several.ts', import.meta.url).href;
    const failed = new URL('./support/failed.ts', import.meta.url).href;
    const share = (files: Readonly<Record<string, string>>) => {
      const loads = Object.entries(files).map(([name, body], index) => {
        const file = join(folder, `part-${index}.mjs`);
        writeFileSync(file, `import { after, beforeEach, test } from ${JSON.stringify(several)};\n${body}\n`);
        return `${JSON.stringify(name)}: () => import(${JSON.stringify(file)})`;
      });
      const start = `import { runSeveral } from ${JSON.stringify(several)};\nawait runSeveral({ ${loads.join(',')} });`;
      return { tap: () => runFile(start), failed: () => runFile(start, failed).stdout };
    };
    const MINE = "const seen = []; beforeEach(() => seen.push(1)); test('first', () => {});";

    test('has the hooks of each hold for its own tests alone', () => {
      const { status, stdout } = share({
        'test/a.test.ts': MINE,
        'test/b.test.ts': `${MINE} test('second', () => { if (seen.length !== 2) throw new Error(String(seen)); });`,
      }).tap();
      assert.equal(status, 0, stdout);
      assert.match(stdout, /# Subtest: test\/b\.test\.ts\n {4}# Subtest: first/);
    });

    test('names those in which a test fails', () => {
      const wrong = "test('first', () => { throw new Error('wrong'); });";
      const told = share({
        'test/a.test.ts': MINE,
        'test/b.test.ts': wrong,
        'test/c.test.ts': wrong,
      }).failed();
      assert.equal(told, `${join(folder, 'one.test.mjs')}\ttest/b.test.ts, test/c.test.ts\n`);
    });

    test('fails for one that holds no test', () => {
      const { status, stdout } = share({ 'test/a.test.ts': MINE, 'test/b.test.ts': '' }).tap();
      assert.equal(status, 1, stdout);
      assert.match(stdout, /test\/b\.test\.ts holds no test/);
    });
  });
});
