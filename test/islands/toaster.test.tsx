// The toaster: how many, for how long, and the ways to be rid of one; spec sections 4 and 9.
import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import type { Page } from 'puppeteer';
import { store, toastsAtom } from '../../islands/runtime/store.ts';
import { addToast, dismissToast } from '../../islands/runtime/toast-list.ts';
import { Countdown } from '../../islands/toaster/countdown.ts';
import { TIMINGS, TOAST_SWIPE_THRESHOLD } from '../../server/contract/constants/timings.ts';
import { stopClock } from '../screens/page-clock.ts';
import { makePerson, textOf } from './fixture/person.ts';

const person = makePerson();

test('only the newest toast is kept; a dismissed one leaves memory much later', () => {
  mock.timers.enable({ apis: ['setTimeout'] });
  addToast({ title: 'First' });
  const id = addToast({ title: 'Second' });
  assert.deepEqual(listToasts(), ['Second, open']);
  dismissToast(id);
  assert.deepEqual(listToasts(), ['Second, closed']);
  mock.timers.tick(TIMINGS.toastRemove - 1);
  assert.deepEqual(listToasts(), ['Second, closed']);
  mock.timers.tick(1);
  assert.deepEqual(listToasts(), []);
  mock.timers.reset();
});

test('a paused countdown keeps what it has left', () => {
  mock.timers.enable({ apis: ['setTimeout', 'Date'] });
  const end = mock.fn();
  const countdown = new Countdown(TIMINGS.toastDisplay, end, {
    setTimeout,
    clearTimeout: (timer) => clearTimeout(timer as NodeJS.Timeout),
    now: () => Date.now(),
  });
  mock.timers.tick(9000);
  countdown.resume();
  mock.timers.tick(3000);
  countdown.pause();
  countdown.pause();
  mock.timers.tick(60_000);
  countdown.resume();
  countdown.resume();
  mock.timers.tick(1999);
  assert.equal(end.mock.callCount(), 0);
  mock.timers.tick(1);
  assert.equal(end.mock.callCount(), 1);
  mock.timers.reset();
});

test('a toast shows, replaces the one before, and goes by itself', async () => {
  const page = await openHome();
  await stopClock(page, async (pass) => {
    await show(page, { title: 'Saved', description: 'All of it', duration: 60_000 });
    await show(page, { title: 'Saved again', duration: 400 });
    await page.waitForFunction(() => document.querySelector('.toast strong')?.textContent === 'Saved again');
    assert.equal((await page.$$('.toast')).length, 1);
    assert.equal(await page.$eval('.toast', (toast) => toast.parentElement?.role), 'status');
    await pass(400);
    await page.waitForFunction(() => !document.querySelector('.toast'));
  });
});

test('a failure is an alert', async () => {
  const page = await openHome();
  await show(page, { title: 'Connection Failed', variant: 'destructive' });
  await page.waitForSelector('[role="alert"] > .toast-destructive');
});

test('it stays while the pointer or focus is on it', async () => {
  const page = await openHome();
  await stopClock(page, async (pass) => {
    await show(page, { title: 'Read me', duration: 500 });
    await page.waitForSelector('.toast');
    await page.hover('.toast');
    await pass(900);
    assert.ok(await page.$('.toast'), 'it went away under the pointer');
    await page.mouse.move(5, 5);
    await page.keyboard.press('F8');
    assert.equal(await page.evaluate(() => document.activeElement?.className), 'toast');
    await pass(900);
    assert.ok(await page.$('.toast'), 'it went away with the focus');
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await pass(500);
    await page.waitForFunction(() => !document.querySelector('.toast'));
  });
});

test('Escape, the button and a swipe to the right dismiss it; a short swipe does not', async () => {
  const page = await openHome();
  for (const dismiss of [pressEscape, pressButton, (one: Page) => swipe(one, TOAST_SWIPE_THRESHOLD + 10)]) {
    await show(page, { title: dismiss.name, duration: 60_000 });
    await page.waitForFunction(
      (title) => document.querySelector('.toast strong')?.textContent === title,
      {},
      dismiss.name,
    );
    await dismiss(page);
    await page.waitForFunction(() => !document.querySelector('.toast'));
  }
  await show(page, { title: 'Stays', duration: 60_000 });
  await page.waitForSelector('.toast');
  await swipe(page, TOAST_SWIPE_THRESHOLD - 10);
  await page.waitForFunction(() => document.querySelector('.toast')?.getAnimations().length === 0);
  assert.equal(await page.$eval('.toast', (toast) => (toast as HTMLElement).style.translate), '');
});

test('an action is done once and takes the toast away', async () => {
  const page = await openHome();
  await page.evaluate(() => {
    const label = 'Undo';
    const action = { label, onClick: document.body.setAttribute.bind(document.body, 'data-undone', 'yes') };
    document.dispatchEvent(new CustomEvent('drivyn:toast', { detail: { title: 'Deleted', action } }));
  });
  await page.waitForSelector('.toast');
  assert.match(await textOf(page, '.toast'), /Undo/);
  await page.click('.toast .button-secondary');
  await page.waitForFunction(
    () => document.body.dataset.undone === 'yes' && !document.querySelector('.toast'),
  );
});

function openHome() {
  person.site.screens.set('/', { title: 'Home', view: <h1 tabIndex={-1}>Home</h1> });
  return person.open('/');
}

function show(page: Page, detail: object) {
  return page.evaluate((toast) => {
    document.dispatchEvent(new CustomEvent('drivyn:toast', { detail: toast }));
  }, detail);
}

async function pressEscape(page: Page) {
  await page.keyboard.press('F8');
  await page.keyboard.press('Escape');
}

async function pressButton(page: Page) {
  await page.click('.toast [aria-label="Dismiss"]');
}

async function swipe(page: Page, distance: number) {
  const box = await (await page.$('.toast-text'))?.boundingBox();
  assert.ok(box);
  const [x, y] = [box.x + 20, box.y + 10];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + distance / 2, y, { steps: 3 });
  await page.mouse.move(x + distance, y, { steps: 3 });
  await page.mouse.up();
}

function listToasts() {
  return store.get(toastsAtom).map(({ title, open }) => `${title}, ${open ? 'open' : 'closed'}`);
}
