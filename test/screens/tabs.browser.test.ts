// A row of tabs on a phone, where it is wider than the screen.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { headingIs, serveSite } from './site.ts';

const site = serveSite();

test('the open tab is in sight on a narrow screen, also where it is the last one', async () => {
  const page = await site().open('/help-support');
  await page.setViewport({ width: 360, height: 740 });
  await page.evaluate(() => {
    location.hash = '#/autonomous-control?tab=settings';
  });
  await headingIs(page, 'Autonomous Control Center');
  await page.waitForFunction(() => {
    const box = document.querySelector('[role=tab][aria-selected=true]')?.getBoundingClientRect();
    return box && box.left >= 0 && box.right <= innerWidth;
  });
  assert.equal(await page.evaluate(() => scrollY), 0);
});
