// Connecting a channel by signing in, looking after the sign-in, and ending it, as a person does it. The Sandbox plays the
// network.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'puppeteer';
import { click, headingIs, press, serveSite, toastOf } from './site.ts';

const site = serveSite(undefined, { DRIVYN_SANDBOX_SIGN_IN: 'oauth' });

const says = (page: Page, words: string) =>
  page.waitForFunction(
    (wanted) => document.querySelector<HTMLElement>('#main')?.innerText.includes(wanted),
    {},
    words,
  );

/** Presses a button that leads to the network's page, and decides there. */
async function decide(page: Page, button: string, decision: 'allow' | 'deny'): Promise<void> {
  const there = page.waitForNavigation();
  await click(page, button);
  await there;
  const back = page.waitForNavigation();
  await click(page, `button[value="${decision}"]`);
  await back;
}

test('one press in the list leads to the network, back to a choice, and to a channel that is connected', async () => {
  const page = await site().open('/platforms');
  await decide(page, '#sign-in-x-sandbox', 'allow');
  await says(page, 'Which of your accounts on X?');
  await click(page, 'input[value="sandbox-page-2"]');
  await click(page, '#main form button[type="submit"]');
  await page.waitForFunction(() => location.hash.startsWith('#/platforms/'));
  await headingIs(page, 'X');
  await says(page, 'Second X page');
});

test('the sign-in is tested without posting, and the doctor says what came of it', async () => {
  const page = await site().open('/platforms/x?tab=settings');
  await says(page, 'Everything that is asked for was granted');
  await press(page, 'Test without posting');
  await toastOf(page, 'Tested');
  await says(page, 'X lets Drivyn in, and nothing stands in the way.');
});

test('missing permissions are named, with the way to mend them', async () => {
  const { write } = site().app.ctx.db;
  await write('connection_accounts').update({ scopes: JSON.stringify(['tweet.read']) });
  const page = await site().open('/platforms/x?tab=settings');
  await says(page, 'tweet.write');
  await decide(page, '#sign-in-x-sandbox', 'allow');
  await says(page, 'Which of your accounts on X?');
});

test('a sign-in that has ended is said on every tab, and leads to a new one', async () => {
  const { write } = site().app.ctx.db;
  await write('connection_accounts').update({ state: 'ended', sealed_tokens: null });
  const page = await site().open('/platforms/x');
  await says(page, 'The sign-in at X has ended');
  await press(page, 'Connect again');
  await decide(page, '#sign-in-x-sandbox', 'deny');
  await says(page, 'Drivyn was not allowed in at X.');
  await decide(page, '#sign-in-x-sandbox', 'allow');
  await click(page, 'input[value="sandbox-page-2"]');
  await click(page, '#main form button[type="submit"]');
  await page.waitForFunction(() => location.hash.startsWith('#/platforms/'));
  assert.ok(!(await page.$eval('#main', (main) => (main as HTMLElement).innerText)).includes('has ended'));
});

test('disconnecting asks first, and then offers to connect', async () => {
  const page = await site().open('/platforms/x?tab=settings');
  await press(page, 'Disconnect');
  await press(page, 'Disconnect X');
  await toastOf(page, 'X is disconnected');
  await page.waitForSelector('#sign-in-x-sandbox');
  assert.equal(await page.$('#sign-in'), null);
});
