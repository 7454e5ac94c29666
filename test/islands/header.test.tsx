// The islands of the top bar: the master switch and the notifications.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'puppeteer';
import { EMPTY, TOASTS } from '../../server/contract/texts.ts';
import { arrive, makePerson, textOf, waitFor } from './fixture/person.ts';

const person = makePerson();

test('the switch pauses and resumes, and says so with the spec’s words', async () => {
  const saved: unknown[] = [];
  person.site.api.set('PUT /api/autopilot', (body) => ({ body: saved.push(body) }));
  const page = await openHome();
  assert.match(await textOf(page, '.autopilot-switch'), /AI Active/);
  await page.click('#autopilot');
  await seeToast(page, TOASTS.paused.title);
  assert.match(await textOf(page, '.autopilot-switch'), /AI Paused/);
  assert.equal(await isOn(page), false);
  await page.click('#autopilot');
  await seeToast(page, TOASTS.resumed.title);
  assert.deepEqual(saved, [{ paused: true }, { paused: false }]);
});

test('the switch moves at once and goes back when the server refuses', async () => {
  person.site.api.set('PUT /api/autopilot', () => ({
    status: 409,
    body: 'Another page has just changed it',
  }));
  const release = person.site.hold('/api/autopilot');
  const page = await openHome({ quiet: true });
  await page.click('#autopilot');
  await page.waitForFunction(() =>
    document.querySelector('.autopilot-switch')?.textContent?.includes('Paused'),
  );
  release();
  await page.waitForFunction(() =>
    document.querySelector('.autopilot-switch')?.textContent?.includes('Active'),
  );
  assert.equal(await isOn(page), true);
  await page.waitForSelector('.toast-destructive');
  assert.match(await textOf(page, '.toast'), /Another page has just changed it/);
});

test('without a plan there is nothing to switch: it says so, leads to the plans, and follows the server', async () => {
  person.site.frame = { locked: true };
  const page = await openHome();
  assert.match(await textOf(page, '.topbar a[href="#/profile"]'), /AI stopped: no plan/);
  assert.equal(await page.$('#autopilot'), null);
  person.site.push('autopilot', { locked: false });
  await page.waitForSelector('#autopilot:checked');
  person.site.push('autopilot', { locked: true });
  await page.waitForFunction(() => !document.querySelector('#autopilot'));
});

test('opening the bell lists the newest, marks all read, and keeps what was new in view', async () => {
  const calls = serveNotifications();
  person.site.frame = { unread: 1 };
  const page = await openHome();
  assert.ok(await page.$('.bell-dot'));
  await page.click('.bell');
  await page.waitForSelector('.note-unread');
  assert.equal((await page.$$('.note')).length, 2);
  assert.match(await textOf(page, '.note-unread'), /Post published.*5 minutes ago/s);
  await page.waitForFunction(() => !document.querySelector('.bell-dot'));
  assert.deepEqual(calls, ['read all']);
  assert.equal(await page.$eval('.notes-list', (list) => (list as HTMLElement).offsetHeight), 300);
  await page.keyboard.press('Escape');
  await page.click('.bell');
  await page.waitForFunction(() => document.querySelectorAll('.note').length === 2);
});

test('a notification is marked read by a click and leads to its screen', async () => {
  const calls = serveNotifications();
  person.site.screens.set('/two', { title: 'Two', view: <h1 tabIndex={-1}>Two</h1> });
  const page = await openHome();
  await page.click('.bell');
  await page.waitForSelector('.note-unread');
  // Each on a connection of its own: they need not come in the order in which they were sent.
  await waitFor(() => calls.length === 1);
  await page.click('.note-unread');
  await page.waitForFunction(() => !document.querySelector('.note-unread'));
  await page.click('a.note');
  await arrive(page, 'Two');
  await waitFor(() => calls.length === 3);
  assert.deepEqual(calls, ['read all', 'read 2', 'read 1']);
  assert.equal(await page.$(':popover-open.popover'), null);
});

test('an empty list says what will be here, and its actions are off until there is something', async () => {
  person.site.api.set('GET /api/notifications', () => ({ body: [] }));
  const page = await openHome();
  await page.click('.bell');
  await page.waitForFunction(
    (text) => document.querySelector('.notes-list')?.textContent?.includes(text),
    {},
    EMPTY.notifications.text,
  );
  assert.equal((await page.$$('.notes-head button:disabled')).length, 2);
  serveNotifications();
  person.site.push('notification', { unread: 1, title: 'Post published', message: '' });
  await page.waitForSelector('.note');
  assert.equal((await page.$$('.notes-head button:disabled')).length, 0);
});

test('all can be marked read and cleared', async () => {
  const calls = serveNotifications();
  const page = await openHome();
  await page.click('.bell');
  await page.waitForSelector('.note-unread');
  await page.click('.notes-head button:nth-child(1)');
  await page.waitForFunction(() => !document.querySelector('.note-unread'));
  await page.click('.notes-head button:nth-child(2)');
  await page.waitForFunction(
    (title) => document.querySelector('.notes-list')?.textContent?.includes(title),
    {},
    EMPTY.notifications.title,
  );
  assert.deepEqual(calls, ['read all', 'read all', 'clear']);
});

test('the bell opens before its code is there, and fills when it comes', async () => {
  serveNotifications();
  const release = person.site.hold('/assets/chunks/notifications');
  const page = await openHome();
  await page.click('.bell');
  assert.ok(await page.$('#notifications:popover-open'));
  release();
  await page.waitForSelector('.note-unread');
  await wait(100);
  assert.ok(await page.$('#notifications:popover-open'));
});

test('a list that cannot be had says so and can be asked for again', async () => {
  const page = await openHome({ quiet: true });
  await page.click('.bell');
  await page.waitForFunction(() =>
    document.querySelector('.notes-list')?.textContent?.includes('could not be loaded'),
  );
  serveNotifications();
  await page.click('.notes-list button');
  await page.waitForSelector('.note-unread');
});

function openHome(options?: { quiet: boolean }) {
  person.site.screens.set('/', { title: 'Home', view: <h1 tabIndex={-1}>Home</h1> });
  return person.open('/', options);
}

/** @returns what was asked of the server, in order. */
function serveNotifications() {
  const calls: string[] = [];
  const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000 - 1000).toISOString();
  const list = [
    { id: '2', title: 'Post published', message: 'It is out.', timestamp: ago(5), read: false, href: null },
    { id: '1', title: 'Planned', message: 'Two weeks.', timestamp: ago(90), read: true, href: '#/two' },
  ];
  const record = (name: string) => () => ({ body: calls.push(name) });
  person.site.api.set('GET /api/notifications', () => ({ body: list }));
  person.site.api.set('POST /api/notifications/read', record('read all'));
  person.site.api.set('POST /api/notifications/2/read', record('read 2'));
  person.site.api.set('POST /api/notifications/1/read', record('read 1'));
  person.site.api.set('DELETE /api/notifications', record('clear'));
  return calls;
}

function isOn(page: Page) {
  return page.$eval('#autopilot', (input) => (input as HTMLInputElement).checked);
}

function seeToast(page: Page, title: string) {
  return page.waitForFunction(
    (text) => document.querySelector('.toast strong')?.textContent === text,
    {},
    title,
  );
}
