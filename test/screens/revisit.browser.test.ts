// Screens that one comes back to: asked for again, and sent again only when they have changed.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'puppeteer';
import { serveSite } from './site.ts';

const site = serveSite();

test('a screen that one comes back to travels again only when it has changed', async () => {
  const page = await site().open('/profile');
  await arrive(page, 'profile');
  assert.equal(await lookAt(page, 'settings'), 200);
  // The head script asked for the first screen before there was a memory of any.
  await lookAt(page, 'profile');
  assert.equal(await lookAt(page, 'settings'), 304);
  assert.equal(await lookAt(page, 'profile'), 304);
  assert.equal(await page.$eval('#main h1', (title) => title.textContent), 'Profile & Subscription');
  const change = { method: 'PATCH', json: { name: 'Anna Baker' } };
  assert.equal((await site().client('/api/users/14', change)).status, 200);
  assert.equal(await lookAt(page, 'settings'), 200);
  assert.match(await page.$eval('#main', (main) => main.innerHTML), /Anna Baker/);
  await page.browserContext().close();
});

/** Follows a link as a script would, so that nothing is fetched ahead. @returns the status of what the screen came with */
async function lookAt(page: Page, slug: string): Promise<number> {
  const answered = page.waitForResponse(
    (response) => new URL(response.url()).pathname === `/screens/${slug}`,
  );
  await page.evaluate((hash) => {
    location.hash = hash;
  }, `#/${slug}`);
  const response = await answered;
  await arrive(page, slug);
  return response.status();
}

async function arrive(page: Page, slug: string): Promise<void> {
  await page.waitForSelector(`#main[data-screen="${slug}"]`);
}
