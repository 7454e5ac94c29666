// The calendar as a person works with it: walking the grid, moving posts by pointer, finger, keys and dialog, undo, and
// what happens when the server refuses. The days are those around next year's change to summer time in Paris.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'puppeteer';
import type { Post } from '../../server/contract/post.ts';
import { connectChannel, generatePosts, saveProfile } from '../support/factories.ts';
import { stopClock } from './page-clock.ts';
import { press, serveSite, toastOf } from './site.ts';

const YEAR = new Date().getUTCFullYear() + 1;
/** The last Sunday of March: clocks go from two to three. */
const SUNDAY = 31 - new Date(Date.UTC(YEAR, 2, 31)).getUTCDay();
const day = (offset: number) => new Date(Date.UTC(YEAR, 2, SUNDAY + offset)).toISOString().slice(0, 10);
/** 09:30 in Paris, one hour ahead of UTC in winter and two in summer. */
const winter = (offset: number) => `${day(offset)}T08:30:00.000Z`;
const summer = (offset: number) => `${day(offset)}T07:30:00.000Z`;

let drafts: Post[] = [];
const site = serveSite(async ({ client }) => {
  // Weeks begin on Sunday: the day of the change and the days after it share a row.
  await saveProfile(client, { timezone: 'Europe/Paris', locale: 'en-US' });
  const { id } = await connectChannel(client, 'facebook');
  drafts = await generatePosts(client, id, 12);
});

async function read(id: number): Promise<Post> {
  return (await (await site().client(`/api/contents/${id}`)).json()) as Post;
}

/** A post of its own for a test, scheduled for a moment. */
async function schedule(scheduledAt: string): Promise<Post> {
  const post = drafts.pop();
  assert.ok(post, 'generate more drafts');
  const response = await site().client(`/api/contents/${post.id}`, {
    method: 'PATCH',
    json: { scheduledAt },
  });
  assert.equal(response.status, 200, await response.clone().text());
  return (await response.json()) as Post;
}

async function openCalendar(query: string): Promise<Page> {
  const page = await site().open(`/content-calendar?${query}`);
  await page.waitForSelector('[data-grid][data-roving]');
  return page;
}

const openMonth = (offset = -1) => openCalendar(`view=month&date=${day(offset)}`);
const chip = ({ id }: Post) => `#chip-${id}`;
const slot = (name: string) => `[data-slot="${name}"]`;

async function middleOf(page: Page, selector: string): Promise<{ x: number; y: number }> {
  // In one step: its region may be drawn anew between two.
  return page.$eval(selector, (one) => {
    one.scrollIntoView({ block: 'center' });
    const { x, y, width, height } = one.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  });
}

async function drag(page: Page, from: string, to: string): Promise<void> {
  await page.$eval(from, (one) => one.scrollIntoView({ block: 'center' }));
  const start = await (await page.$(from))?.boundingBox();
  const end = await (await page.$(to))?.boundingBox();
  assert.ok(start && end);
  await page.mouse.move(start.x + 20, start.y + 8);
  await page.mouse.down();
  await page.mouse.move(start.x + 40, start.y + 20, { steps: 3 });
  await page.mouse.move(end.x + end.width / 2, end.y + end.height - 12, { steps: 5 });
  await page.waitForSelector(`${to}.cell-target`);
  await page.mouse.up();
}

async function standsIn(page: Page, post: Post, name: string): Promise<void> {
  await page.waitForFunction(
    (selector, wanted) => document.querySelector(selector)?.closest('td')?.dataset.slot === wanted,
    {},
    chip(post),
    name,
  );
}

/** The server has answered with the month as it is now: a key pressed before would fall into the swap. */
async function drawnAnew(page: Page, post: Post, scheduledAt: string): Promise<void> {
  await page.waitForFunction(
    (selector, wanted) => document.querySelector(selector)?.querySelector('time')?.dateTime === wanted,
    {},
    chip(post),
    scheduledAt,
  );
}

const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.id || document.activeElement?.getAttribute('data-slot'));

test('dragged over the change of clocks a post keeps its hour, and Undo puts it back', async () => {
  const post = await schedule(winter(-1));
  const page = await openMonth();
  // Undo goes with its toast.
  await stopClock(page, async () => {
    await drag(page, chip(post), slot(day(1)));
    assert.match(await toastOf(page, 'Post moved'), /Facebook, .*9:30\sAM/);
    await standsIn(page, post, day(1));
    assert.equal((await read(post.id)).scheduledAt, summer(1));
    await press(page, 'Undo', '.toast');
    await toastOf(page, 'Post put back');
  });
  assert.equal((await read(post.id)).scheduledAt, winter(-1));
  await standsIn(page, post, day(-1));
  assert.equal(await page.$('dialog[open]'), null, 'the click that ends a drag opens nothing');
});

test('dropped on the day it came from, or let go of with Escape, a post stays where it is', async () => {
  const post = await schedule(winter(-3));
  const page = await openMonth();
  let writes = 0;
  page.on('request', (request) => {
    if (request.method() === 'PATCH') writes += 1;
  });
  await drag(page, chip(post), slot(day(-3)));
  const start = await middleOf(page, chip(post));
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(start.x + 60, start.y + 10, { steps: 4 });
  await page.waitForSelector('.chip-ghost');
  await page.keyboard.press('Escape');
  assert.equal(await page.$('.chip-ghost'), null);
  await page.mouse.up();
  await standsIn(page, post, day(-3));
  assert.equal(writes, 0);
});

test('a server that cannot be reached leaves the post where it was, and says so', async () => {
  const post = await schedule(winter(-2));
  const page = await openMonth();
  await page.setRequestInterception(true);
  page.on('request', (request) => void (request.method() === 'PATCH' ? request.abort() : request.continue()));
  await drag(page, chip(post), slot(day(2)));
  const said = await toastOf(page, 'Could not move the post');
  assert.match(said, /The server cannot be reached.*It is back where it was\./s);
  await standsIn(page, post, day(-2));
  assert.equal((await read(post.id)).scheduledAt, winter(-2));
});

test('a post that has left meanwhile goes back, and the refusal says why', async () => {
  const post = await schedule(winter(-4));
  const page = await openMonth();
  const write = site().app.ctx.db.write;
  await write('posts').where({ id: post.id }).update({ status: 'publishing' });
  await drag(page, chip(post), slot(day(3)));
  assert.match(await toastOf(page, 'Could not move the post'), /being published right now/);
  await standsIn(page, post, day(-4));
  await page.waitForFunction(
    (selector) => document.querySelector(selector)?.getAttribute('data-movable') === null,
    {},
    chip(post),
  );
  await write('posts').where({ id: post.id }).update({ status: 'scheduled' });
});

test('a time that has passed is refused in words', async () => {
  const post = await schedule(winter(-6));
  const page = await openMonth(-6);
  await page.evaluate(
    (selector) => {
      // As if the page had been open since last year.
      document.querySelector(selector)?.setAttribute('data-slot', '2024-02-29');
    },
    slot(day(-5)),
  );
  await drag(page, chip(post), slot('2024-02-29'));
  assert.match(await toastOf(page, 'Could not move the post'), /That time has passed\. Choose a later one\./);
  assert.equal((await read(post.id)).scheduledAt, winter(-6));
});

test('what waits for approval is moved and keeps waiting; what is published cannot be', async () => {
  const waiting = await schedule(winter(-5));
  const published = await schedule(winter(-7));
  const write = site().app.ctx.db.write;
  await write('posts').where({ id: waiting.id }).update({ status: 'awaiting_approval' });
  await write('posts').where({ id: published.id }).update({ status: 'published' });
  const page = await openMonth();
  await drag(page, chip(waiting), slot(day(1)));
  await toastOf(page, 'Post moved');
  await drawnAnew(page, waiting, summer(1));
  const moved = await read(waiting.id);
  assert.deepEqual([moved.status, moved.scheduledAt], ['awaiting_approval', summer(1)]);
  assert.equal(await page.$eval(chip(published), (one) => one.getAttribute('data-movable')), null);
  // In one step: what the server pushes draws the grid anew once more.
  await page.$eval(chip(published), (one) => (one as HTMLElement).focus());
  await page.keyboard.press('Space');
  await page.waitForFunction(() =>
    document.querySelector('#announcer')?.textContent?.includes('cannot be moved: Published'),
  );
});

test('by keys: Space picks up, arrows choose, Escape puts back, Space drops; each is announced', async () => {
  const post = await schedule(winter(-1));
  const page = await openMonth();
  const announced = (words: string) =>
    page.waitForFunction(
      (text) => document.querySelector('#announcer')?.textContent?.includes(text),
      {},
      words,
    );
  await page.focus(chip(post));
  await page.keyboard.press('Space');
  await announced('Facebook post picked up');
  await page.keyboard.press('ArrowDown');
  await announced('at 09:30');
  await page.keyboard.press('Escape');
  await announced('put back');
  assert.equal((await read(post.id)).scheduledAt, winter(-1));
  assert.equal(await focused(page), `chip-${post.id}`);
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  assert.ok(await page.$(`${slot(day(1))}.cell-target`), 'the day after Saturday is in the next row');
  await page.keyboard.press('Space');
  await toastOf(page, 'Post moved');
  await standsIn(page, post, day(1));
  assert.equal((await read(post.id)).scheduledAt, summer(1));
  await page.waitForFunction((id) => document.activeElement?.id === id, {}, `chip-${post.id}`);
});

test('the grid is walked by arrows, Home, End and the page keys, and is one stop for Tab', async () => {
  const page = await openMonth(0);
  assert.equal((await page.$$('[data-grid] [data-slot][tabindex="0"]')).length, 1);
  await page.focus(slot(day(0)));
  const goes = async (
    key: 'ArrowRight' | 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'Home' | 'End',
    to: string,
  ) => {
    await page.keyboard.press(key);
    assert.equal(await focused(page), to, key);
  };
  await goes('ArrowRight', day(1));
  await goes('End', day(6));
  await goes('Home', day(0));
  await goes('ArrowUp', day(-7));
  await goes('ArrowDown', day(0));
  await goes('ArrowLeft', day(-1));
  await page.keyboard.press('PageUp');
  await page.waitForFunction(
    (text) => document.querySelector('#calendar-title')?.textContent === text,
    {},
    `February ${YEAR}`,
  );
  await page.waitForFunction(() => document.activeElement?.getAttribute('data-slot')?.includes('-02-'));
  await page.keyboard.down('Shift');
  await page.keyboard.press('PageDown');
  await page.keyboard.up('Shift');
  await page.waitForFunction(
    (text) => document.querySelector('#calendar-title')?.textContent === text,
    {},
    `February ${YEAR + 1}`,
  );
  await page.waitForFunction(() => document.activeElement?.getAttribute('data-slot')?.includes('-02-'));
  await page.keyboard.press('ArrowRight');
  const next = await focused(page);
  await page.keyboard.press('Enter');
  await page.waitForFunction((date) => location.hash.includes(`date=${date}`), {}, next);
  await page.waitForSelector(`${slot(next ?? '')}[aria-selected="true"]`);
  await page.waitForFunction((date) => document.activeElement?.getAttribute('data-slot') === date, {}, next);
});

test('in a week a post is moved to an hour and keeps its minutes', async () => {
  const post = await schedule(summer(2));
  const page = await openCalendar(`view=week&date=${day(2)}`);
  await drag(page, chip(post), slot(`${day(3)}T11`));
  await toastOf(page, 'Post moved');
  assert.equal((await read(post.id)).scheduledAt, `${day(3)}T09:30:00.000Z`);
});

test('a finger that rests on a post picks it up; one that moves on scrolls', async () => {
  const post = await schedule(summer(4));
  const page = await site().open('/help-support');
  await page.setViewport({ width: 390, height: 844, isMobile: true, hasTouch: true });
  await page.goto(`${site().url}/#/content-calendar?view=day&date=${day(4)}`);
  await page.reload();
  await page.waitForSelector('[data-grid][data-roving]');
  const from = await middleOf(page, chip(post));
  const target = await (await page.$(slot(`${day(4)}T12`)))?.boundingBox();
  assert.ok(target);
  await page.touchscreen.touchStart(from.x, from.y);
  await page.waitForSelector('.chip-ghost');
  await page.touchscreen.touchMove(from.x, target.y + 10);
  await page.touchscreen.touchMove(from.x, target.y + target.height / 2);
  await page.touchscreen.touchEnd();
  await toastOf(page, 'Post moved');
  await standsIn(page, post, `${day(4)}T12`);
  assert.equal((await read(post.id)).scheduledAt, `${day(4)}T10:30:00.000Z`);

  await stopClock(page, async (pass) => {
    const again = await middleOf(page, chip(post));
    await page.touchscreen.touchStart(again.x, again.y);
    await page.touchscreen.touchMove(again.x, again.y - 40);
    await pass(500);
    assert.equal(await page.$('.chip-ghost'), null);
    await page.touchscreen.touchEnd();
  });
});

test('a post opens by a click, and its dialog moves it to any date', async () => {
  const post = await schedule(summer(5));
  const page = await openMonth(0);
  await page.click(chip(post));
  await page.waitForSelector('dialog[open] [name=scheduledAt]');
  assert.match(await page.$eval('dialog', (one) => one.innerText), /Facebook post\s+Scheduled/);
  await page.$eval(
    'dialog [name=scheduledAt]',
    (input, value) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    },
    `${YEAR}-07-14T18:00`,
  );
  await press(page, 'Move', 'dialog');
  await toastOf(page, 'Post moved');
  assert.equal((await read(post.id)).scheduledAt, `${YEAR}-07-14T16:00:00.000Z`);
  await page.waitForFunction(() => !document.querySelector('dialog[open]'));
});

test('the filters take effect at once and are part of the address', async () => {
  const page = await openMonth(0);
  await page.$eval('.calendar-fold', (one) => one.setAttribute('open', ''));
  await page.select('[name=state]', 'published');
  await page.waitForFunction(() => location.hash.includes('state=published'));
  await page.waitForFunction(
    () => document.querySelectorAll('.chip').length > 0 && !document.querySelector('.chip-scheduled'),
  );
});

test('the address to subscribe to is made, shown, and renewed', async () => {
  const page = await openMonth(0);
  await press(page, 'Subscribe');
  await press(page, 'Make an address', 'dialog');
  const address = () => page.$eval('#calendar-address', (input) => (input as HTMLInputElement).value);
  await page.waitForSelector('#calendar-address');
  const first = await address();
  const feed = await fetch(first);
  assert.match(await feed.text(), /^BEGIN:VCALENDAR/);
  await press(page, 'Renew', 'dialog');
  await toastOf(page, 'Address renewed');
  assert.notEqual(await address(), first);
  assert.equal((await fetch(first)).status, 404);
});
