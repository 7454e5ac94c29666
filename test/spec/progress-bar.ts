// A progress bar that keeps its own pace, in a page whose clock the test turns.
import assert from 'node:assert/strict';
import type { Page } from 'puppeteer';
import { PROGRESS_END } from '../../server/contract/constants/strategy.ts';
import type { Pass } from '../screens/page-clock.ts';

/** The bar as it is read: "25% Evaluating market conditions...". */
export async function readBar(page: Page): Promise<string> {
  await page.waitForSelector('#main .progress progress');
  return page.$eval('#main .progress', (bar) => {
    const value = bar.querySelector('progress')?.value;
    return `${value}% ${bar.querySelector('label')?.textContent}`;
  });
}

/**
 * Lets steps pass until the bar is full; none comes sooner than it should.
 * @param every milliseconds from one step to the next
 * @returns what it showed after each
 */
export async function fillBar(page: Page, pass: Pass, every: number): Promise<string[]> {
  const seen: string[] = [];
  for (let before = await readBar(page); !before.startsWith('100%'); before = String(seen.at(-1))) {
    await pass(every - 1);
    assert.equal(await readBar(page), before);
    await pass(1);
    seen.push(await readBar(page));
    assert.notEqual(seen.at(-1), before);
  }
  return seen;
}

/** Lets the half second pass for which a full bar stands. */
export async function endBar(page: Page, pass: Pass): Promise<void> {
  await pass(PROGRESS_END - 1);
  assert.match(await readBar(page), /^100%/);
  await pass(1);
  await page.waitForFunction(() => !document.querySelector('#main progress'));
}
