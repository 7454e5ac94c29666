// The admin registers an app with a vendor: what to enter there is copied, the keys are saved, and never shown again.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'puppeteer';
import { click, press, serveSite, toastOf } from './site.ts';

const PASSWORD = 'what the operator chose';
const SECRET = 'a secret of the operator';

let page: Page;
const site = serveSite(
  async (started) => {
    page = await started.open('/admin-dashboard/platforms?tab=linkedin');
    await page.waitForSelector('#admin-password[open]');
    await page.type('#admin-password-field', PASSWORD);
    await press(page, 'Continue', 'dialog');
    await page.waitForSelector('#app-linkedin[open]');
  },
  {
    DRIVYN_ADMIN_PASSWORD: PASSWORD,
    DRIVYN_MAIL_FROM: 'Shop <hello@shop.example>',
    DRIVYN_X_CLIENT_ID: 'from-outside',
    DRIVYN_X_CLIENT_SECRET: 'from outside, too',
  },
);

const stateOf = (type: string) => page.$eval(`#app-${type} .badge`, (badge) => badge.textContent);
const waitForState = (type: string, words: string) =>
  page.waitForFunction(
    (selector, wanted) => document.querySelector(selector)?.textContent === wanted,
    {},
    `#app-${type} .badge`,
    words,
  );

test('an app is registered with what stands here: address, scopes, and what is asked for', async () => {
  assert.equal(
    await page.$eval('#redirect-linkedin', (input) => (input as HTMLInputElement).value),
    `${site().url}/oauth/linkedin/callback`,
  );
  assert.match(
    await page.$eval('#app-linkedin', (one) => (one as HTMLElement).innerText),
    /Community Management API/,
  );
  await click(page, '.row:has(> .field #redirect-linkedin) button');
  await toastOf(page, 'Redirect address copied');
});

test('keys without a secret are refused with the reason', async () => {
  await page.type('#client-id-linkedin', '78abc');
  await click(page, '#app-linkedin [type="submit"]');
  assert.match(await toastOf(page, 'Not done'), /clientSecret: is required/);
  assert.equal(await stateOf('linkedin'), 'No keys');
});

test('keys are saved; the secret is shown to nobody, also not to the admin', async () => {
  await page.type('#client-secret-linkedin', SECRET);
  await click(page, '#app-linkedin [type="submit"]');
  await waitForState('linkedin', 'Keys set');
  assert.equal(await page.$eval('#client-secret-linkedin', (input) => (input as HTMLInputElement).value), '');
  assert.ok(!(await page.content()).includes(SECRET));
});

test('what the vendor has granted changes the scopes to enter', async () => {
  const scopes = () => page.$eval('#scopes-linkedin', (input) => (input as HTMLInputElement).value);
  assert.match(await scopes(), /openid/);
  await click(page, '#reviewed-linkedin');
  await click(page, '#app-linkedin [type="submit"]');
  await page.waitForFunction(() =>
    document.querySelector<HTMLInputElement>('#scopes-linkedin')?.value.includes('w_organization_social'),
  );
  assert.doesNotMatch(await scopes(), /openid/);
  assert.equal(await page.$eval('#reviewed-linkedin', (input) => (input as HTMLInputElement).checked), true);
});

test('what the environment names has no form', async () => {
  assert.equal(await stateOf('x'), 'Keys from the environment');
  assert.equal(await page.$('#keys-x'), null);
});

test('a vendor that wants https says so', async () => {
  await page.click('#app-tiktok summary');
  await page.waitForFunction(() =>
    document
      .querySelector<HTMLElement>('#app-tiktok')
      ?.innerText.includes('Whoever runs this server sets DRIVYN_PUBLIC_URL'),
  );
});

test('keys are removed', async () => {
  await click(page, '#forget-linkedin');
  await waitForState('linkedin', 'No keys');
});

test('a mail server is added, told what is wrong with it, tried, paused and removed', async () => {
  await press(page, 'Mail servers', '.admin-nav');
  await page.waitForSelector('#add-mail-server');
  await press(page, 'Add a mail server');
  const fill = async (name: string, value: string) => {
    await page.$eval(`[name="${name}"]`, (field) => (field as HTMLInputElement).select());
    await page.type(`[name="${name}"]`, value);
  };
  await fill('host', '127.0.0.1');
  await fill('port', '0');
  await page.type('[name="password"]', SECRET);
  await press(page, 'Save', '#main form');
  await page.waitForSelector('#field-port-error');
  await fill('port', '9');
  await press(page, 'Save', '#main form');
  await toastOf(page, 'Mail server saved');
  await page.waitForFunction(() => document.activeElement?.id === 'add-mail-server');
  assert.ok(!(await page.content()).includes(SECRET));
  const says = (words: string) =>
    page.waitForFunction(
      (wanted) => document.querySelector<HTMLElement>('#main')?.innerText.includes(wanted),
      {},
      words,
    );
  await says('127.0.0.1:9');
  await press(page, 'Send a test by 127.0.0.1:9');
  await page.type('[name="to"]', 'admin@example.com');
  await press(page, 'Send it');
  await says('The test was not sent.');
  await says('Last trouble');
  await press(page, 'Pause 127.0.0.1:9');
  await says('Paused');
  await press(page, 'Use it again: 127.0.0.1:9');
  // Until it is answered the button has a spinner, and what stands beside it moves.
  await page.waitForSelector('[aria-label="Pause 127.0.0.1:9"]:not(:disabled)');
  await press(page, 'Remove 127.0.0.1:9');
  await press(page, 'Remove it');
  await says('No mail server');
});
