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
  const { left, right, scrolled } = await page.$eval('[role=tab][aria-selected=true]', (tab) => {
    const box = tab.getBoundingClientRect();
    return { left: box.left, right: box.right, scrolled: scrollY };
  });
  assert.ok(left >= 0 && right <= 360, `it stands from ${left} to ${right}`);
  assert.equal(scrolled, 0);
});
