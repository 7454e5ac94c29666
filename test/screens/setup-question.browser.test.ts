// Where the trade is open, the success card stays until its owner has answered or goes on.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stopClock } from './page-clock.ts';
import { press, serveSite, toastOf } from './site.ts';

const site = serveSite();

test('a business whose trade is open is asked for it after the first save, and nothing leads away from the question', async () => {
  const page = await site().open('/business-setup');
  await page.waitForSelector('[name=name]');
  await page.type('[name=name]', 'Petal Florists');
  await page.select('[name=industry]', 'food');
  await page.type('[name=description]', 'Locksmith in Leeds. Day and night.');
  await page.type('[name=targetAudience]', 'Families nearby');
  await page.type('[name=marketingGoals]', 'More calls');
  await stopClock(page, async (pass) => {
    await press(page, 'Connect Business');
    await page.waitForSelector('#trade-question');
    await pass(2000);
  });
  assert.equal(new URL(page.url()).hash, '#/business-setup?saved=1');
  await press(page, 'Locksmith', '#trade-question');
  await toastOf(page, 'Saved');
  await page.waitForFunction(() => document.querySelector('#trade-question') === null);
  const { brand } = await (await site().client('/api/preferences')).json();
  assert.equal(brand.trade, 'locksmith');
});
