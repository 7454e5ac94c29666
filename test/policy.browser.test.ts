// The net under all browser tests: a page that breaks its own policy does not go unnoticed.
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { launchBrowser, PolicyError } from './support/browser.ts';

test('a page that breaks its policy is heard', async (t) => {
  const server = createServer((_request, response) => {
    response
      .setHeader('Content-Security-Policy', "default-src 'none'")
      .setHeader('Content-Type', 'text/html');
    response.end('<p style="color: red">inline</p><script>document.title = "run"</script>');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.after(() => server.close());
  const browser = await launchBrowser();
  const page = await (await browser.createBrowserContext()).newPage();
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  await page.waitForFunction(() => document.readyState === 'complete');
  await assert.rejects(
    () => browser.close(),
    (error) =>
      error instanceof PolicyError &&
      /inline style/.test(error.message) &&
      /inline script/.test(error.message),
  );
});
