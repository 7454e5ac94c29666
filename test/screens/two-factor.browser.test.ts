// From sign-up to a sign-in with a code, as it looks in a browser.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'puppeteer';
import { codeAt, stepAt } from '../../server/domain/accounts/index.ts';
import { judgeThemes } from './axe.ts';
import { headingIs, press, serveSite, toastOf } from './site.ts';

const EMAIL = 'ada.reed@example.com';
const PASSWORD = 'correct horse battery';
let page: Page;

const site = serveSite(
  async ({ client }) => {
    // Whoever comes now has to sign in.
    await client('/api/password', {
      method: 'PUT',
      json: { email: 'first@example.com', newPassword: PASSWORD },
    });
  },
  { DRIVYN_SIGNUP: 'open' },
);

/** The code of a step of our own, so that none is needed twice. */
function codeOf(base32: string, step: number): string {
  const bits = [...base32].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  );
  const bytes = (bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2));
  return codeAt(Buffer.from(bytes), step);
}

async function refill(page: Page, selector: string, text: string): Promise<void> {
  await page.$eval(selector, (input) => {
    (input as HTMLInputElement).value = '';
  });
  await page.type(selector, text);
}

test('the admin, who has no account, has the whole width all the same', async () => {
  const admin = await site().open('/admin-dashboard');
  await admin.waitForSelector('#admin-password[open]');
  assert.ok((await admin.$eval('#main', (main) => main.clientWidth)) > 1000);
  await admin.browserContext().close();
});

test('sign-up, two-factor on, sign-out, and in again with a code', async () => {
  page = await site().open('/login');
  await headingIs(page, 'Sign in to Drivyn');
  assert.deepEqual(await judgeThemes(page), []);
  await press(page, 'Make an account');
  await headingIs(page, 'Make an account');
  await page.type('[name=name]', 'Ada Reed');
  await page.type('[name=email]', EMAIL);
  await page.type('[name=password]', 'password123');
  await press(page, 'Make my account');
  await page.waitForSelector('#field-password-error');
  assert.deepEqual(await judgeThemes(page), []);
  await press(page, 'Show password');
  await page.waitForSelector('[name=password][type=text]');
  await refill(page, '[name=password]', PASSWORD);
  await press(page, 'Make my account');
  await headingIs(page, 'Welcome to Drivyn');
  await page.waitForSelector('.sidebar');

  await page.evaluate(() => {
    location.hash = '#/settings?tab=security';
  });
  await headingIs(page, 'Settings');
  assert.match(await page.$eval('[data-region=sessions]', (one) => one.textContent ?? ''), /Chrome on Linux/);
  await page.click('label[for=two-factor]');
  await page.waitForSelector('#two-factor-password');
  await page.type('#two-factor-password', PASSWORD);
  await press(page, 'Continue');
  await page.waitForSelector('.qr');
  const secret = (await page.$eval('.secret', (one) => one.textContent ?? '')).replaceAll(' ', '');
  assert.deepEqual(await judgeThemes(page), []);
  await page.type('#two-factor-code', '000000');
  await press(page, 'Switch on');
  await page.waitForSelector('#two-factor-code-error');
  const step = stepAt(Date.now());
  await refill(page, '#two-factor-code', codeOf(secret, step));
  await press(page, 'Switch on');
  await toastOf(page, 'Two-factor sign-in is on');
  assert.equal((await page.$$('.codes code')).length, 10);
  await press(page, 'I have kept them');
  await page.waitForFunction(() =>
    document.querySelector('[data-region=two-factor]')?.textContent?.includes('10 recovery codes are left'),
  );

  // The switch is where the keyboard began.
  await page.waitForFunction(() => document.activeElement?.id === 'two-factor');

  await page.click('[popovertarget=account-menu]');
  await press(page, 'Log out', '#account-menu');
  await headingIs(page, 'Sign in to Drivyn');
  await page.waitForFunction(() => document.readyState === 'complete' && !document.querySelector('.sidebar'));
  await page.type('[name=email]', EMAIL);
  await page.type('[name=password]', PASSWORD);
  await press(page, 'Sign in');
  await headingIs(page, 'Enter your code');
  await page.waitForFunction(() => document.activeElement?.id === 'field-code');
  assert.deepEqual(await judgeThemes(page), []);
  await page.type('[name=code]', codeOf(secret, step));
  await press(page, 'Sign in');
  await page.waitForSelector('#field-code-error');
  await refill(page, '[name=code]', codeOf(secret, Math.max(step + 1, stepAt(Date.now()))));
  await press(page, 'Sign in');
  await page.waitForSelector('.sidebar');
  await headingIs(page, 'Business Setup');
});

test('another email address takes the password, in Profile and in Settings', async () => {
  await page.evaluate(() => {
    location.hash = '#/profile';
  });
  await headingIs(page, 'Profile & Subscription');
  await press(page, 'Edit Profile');
  await page.waitForSelector('#account-editor[open]');
  assert.equal(await page.$('#field-currentPassword'), null);
  await refill(page, '#field-email', 'ada@example.org');
  await page.waitForSelector('#field-currentPassword');
  assert.deepEqual(await judgeThemes(page), []);
  await page.type('#field-currentPassword', 'a guess at it');
  await press(page, 'Save Changes', 'dialog');
  await page.waitForSelector('#field-currentPassword-error');
  await refill(page, '#field-currentPassword', PASSWORD);
  await press(page, 'Save Changes', 'dialog');
  await toastOf(page, 'Profile Updated');

  await page.evaluate(() => {
    location.hash = '#/settings?tab=account';
  });
  await headingIs(page, 'Settings');
  await refill(page, '#account-email', EMAIL);
  await page.waitForSelector('#account-currentPassword');
  await press(page, 'Save', '#settings-account');
  await page.waitForSelector('#account-currentPassword-error');
  await page.type('#account-currentPassword', PASSWORD);
  await press(page, 'Save', '#settings-account');
  await toastOf(page, 'Settings Updated');
  await page.waitForFunction(() => !document.querySelector('#account-currentPassword'));
});
