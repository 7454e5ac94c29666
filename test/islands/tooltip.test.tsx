import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'puppeteer';
import { stopClock } from '../screens/page-clock.ts';
import { awaken, makePerson, textOf } from './fixture/person.ts';

const person = makePerson();

async function open(): Promise<Page> {
  person.site.screens.set('/', {
    title: 'Home',
    view: (
      <>
        <h1 tabIndex={-1}>Home</h1>
        <button type="button" id="one" aria-label="Delete" title="Delete">
          x
        </button>
        <button type="button" id="two" title="Copies the whole text">
          Copy
        </button>
        <span id="tag" title="An example">
          Sample
        </span>
        <p id="far">Nothing to say here</p>
      </>
    ),
  });
  const page = await person.open('/');
  await awaken(page);
  return page;
}

const shown = (page: Page) => page.waitForSelector('[role="tooltip"]:popover-open');
const gone = (page: Page) => page.waitForFunction(() => !document.querySelector('[role="tooltip"]'));

test('a tooltip opens 700 ms after the mouse came, and the next one at once', async () => {
  const page = await open();
  await stopClock(page, async (pass) => {
    await page.hover('#one');
    await pass(699);
    assert.equal(await page.$('[role="tooltip"]:popover-open'), null);
    await pass(1);
    await shown(page);
    assert.equal(await textOf(page, '[role="tooltip"]'), 'Delete');
    await page.hover('#two');
    await page.waitForFunction(() =>
      document.querySelector('[role="tooltip"]')?.textContent?.startsWith('Copies'),
    );
    await page.hover('#far');
    await pass(100);
    await gone(page);
  });
});

test('it belongs to its anchor for assistive technology, stays inside the window, and ends with Escape', async () => {
  const page = await open();
  await page.hover('#two');
  await shown(page);
  assert.equal(await page.$eval('#two', (one) => one.getAttribute('aria-describedby')), 'tooltip');
  const box = await page.$eval('[role="tooltip"]', (tip) => tip.getBoundingClientRect().toJSON());
  assert.ok(box.left >= 8 && box.top >= 0 && box.right <= 1280, JSON.stringify(box));
  await page.keyboard.press('Escape');
  await gone(page);
  assert.equal(await page.$eval('#two', (one) => one.getAttribute('aria-describedby')), null);
});

test('keyboard focus opens it without waiting; one that repeats the name is not read twice', async () => {
  const page = await open();
  await page.focus('h1');
  await page.keyboard.press('Tab');
  await shown(page);
  assert.equal(await page.$eval('#one', (one) => one.getAttribute('aria-describedby')), null);
  await page.keyboard.press('Tab');
  await page.waitForFunction(() =>
    document.querySelector('[role="tooltip"]')?.textContent?.startsWith('Copies'),
  );
});

test('a tap on a tag says what it means; a tap elsewhere ends that', async () => {
  const page = await open();
  await page.tap('#tag');
  await shown(page);
  assert.equal(await textOf(page, '[role="tooltip"]'), 'An example');
  await page.tap('#far');
  await gone(page);
});
