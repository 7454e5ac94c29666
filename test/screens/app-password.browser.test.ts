// Connecting with an app password, as a person does it: typed here, refused in words, kept nowhere.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { click, serveSite } from './site.ts';

const site = serveSite(undefined, { DRIVYN_SANDBOX_SIGN_IN: 'app-password' });

test('what is missing is said at its field; the right one leads to the choice', async () => {
  const page = await site().open('/platforms/x?tab=settings');
  await page.waitForSelector('#sign-in-x-sandbox-handle');
  await page.type('#sign-in-x-sandbox-handle', 'bakery');
  await click(page, '#sign-in-x-sandbox');
  await page.waitForSelector('#sign-in-x-sandbox-password[aria-invalid]');
  await page.type('#sign-in-x-sandbox-password', 'abcd-efgh-1234-5678');
  await click(page, '#sign-in-x-sandbox');
  await page.waitForFunction(() => location.hash.startsWith('#/connecting/'));
  await page.waitForFunction(() => document.body.innerText.includes('Which of your accounts on X?'));
});

test('a password that the network refuses is told with the way to try again', async () => {
  const page = await site().open('/platforms/linkedin?tab=settings');
  await page.waitForSelector('#sign-in-linkedin-sandbox-handle');
  await page.type('#sign-in-linkedin-sandbox-handle', 'bakery');
  await page.type('#sign-in-linkedin-sandbox-password', 'my real password');
  await click(page, '#sign-in-linkedin-sandbox');
  await page.waitForFunction(() => document.body.innerText.includes('LinkedIn did not accept the sign-in.'));
  assert.ok(await page.waitForSelector('#sign-in-linkedin-sandbox-password'));
});
