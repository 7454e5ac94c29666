// What is printed: paper is light, whatever theme the screen has.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { headingIs, serveSite } from './site.ts';
import { wear } from './themes.ts';

const site = serveSite();

test('the dark theme stays on the screen', async () => {
  const page = await site().open('/ai-strategy');
  await headingIs(page, 'AI Strategy');
  await wear(page, 'dark');
  const scheme = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  // The first sign of a person starts the part of the runtime that reads the choice.
  await page.keyboard.press('Shift');
  await page.waitForNetworkIdle({ idleTime: 200 });
  assert.equal(await scheme(), 'dark');
  await page.emulateMediaType('print');
  assert.equal(await scheme(), 'light');
  await page.close();
});
