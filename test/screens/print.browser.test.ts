// What is printed: paper is light, whatever theme the screen has.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { headingIs, serveSite } from './site.ts';

const site = serveSite();

test('the dark theme stays on the screen', async () => {
  const page = await site().open('/ai-strategy');
  await headingIs(page, 'AI Strategy');
  await page.evaluate(() => document.documentElement.classList.add('dark'));
  const scheme = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  assert.equal(await scheme(), 'dark');
  await page.emulateMediaType('print');
  assert.equal(await scheme(), 'light');
  await page.close();
});
