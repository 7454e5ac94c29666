// The net under all browser tests: a page that breaks its own policy does not go unnoticed.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { ROOT } from './support/build.ts';

/** Milliseconds after which a file will not end by itself. */
const LIMIT = 90_000;

/** A file that closes its browser first and its server after, as one may; the page's style is allowed or not. */
const fileOf = (policy: string) => `
  import { once } from 'node:events';
  import { createServer } from 'node:http';
  import { after, before, test } from 'node:test';
  import { launchBrowser } from ${JSON.stringify(new URL('./support/browser.ts', import.meta.url).href)};

  let browser, server;
  before(async () => {
    server = createServer((request, response) => {
      response.setHeader('Content-Security-Policy', "${policy}").setHeader('Content-Type', 'text/html');
      response.end('<p style="color: red">inline</p><script>document.title = "run"</script>');
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    browser = await launchBrowser();
  });
  after(async () => {
    await browser.close();
    server.close();
    server.closeAllConnections();
    console.log('the server is closed');
  });
  test('a page is shown', async () => {
    const page = await (await browser.createBrowserContext()).newPage();
    await page.goto(\`http://127.0.0.1:\${server.address().port}/\`);
    await page.waitForFunction(() => document.readyState === 'complete');
  });
`;

describe('a file that closes its browser before its server', () => {
  let folder: string;
  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'drivyn-policy-'));
  });
  after(() => rmSync(folder, { recursive: true, force: true }));

  const run = (policy: string) => {
    const file = join(folder, 'one.test.mjs');
    writeFileSync(file, fileOf(policy));
    // As files of a run are: tsx compiles what this one takes from the checkout, and no runner is above it.
    const { NODE_TEST_CONTEXT: _, ...env } = process.env;
    const quick = new URL('./support/quick-runner.ts', import.meta.url).href;
    const options = ['--import=tsx', `--import=${quick}`, '--test', '--test-reporter=tap'];
    return spawnSync(process.execPath, [...options, file], {
      cwd: ROOT,
      env,
      encoding: 'utf8',
      timeout: LIMIT,
    });
  };

  test('fails and ends when a page breaks its policy, and tells what broke it', () => {
    const { status, stdout } = run("default-src 'none'");
    assert.equal(status, 1, stdout);
    assert.match(stdout, /A page breaks its policy/);
    assert.match(stdout, /inline style/);
    assert.match(stdout, /inline script/);
    assert.match(stdout, /the server is closed/);
  });

  test('passes when none does', () => {
    const { status, stdout } = run("default-src 'self' 'unsafe-inline'; img-src data:");
    assert.equal(status, 0, stdout);
    assert.match(stdout, /the server is closed/);
  });
});
