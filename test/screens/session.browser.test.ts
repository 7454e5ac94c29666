// Open mode, the first password, signing in and out, as they look in a browser; and the other forms of the account.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { connectChannel, saveProfile } from '../support/factories.ts';
import { headingIs, press, serveSite, toastOf } from './site.ts';

const site = serveSite(async ({ client }) => {
  await saveProfile(client);
  await connectChannel(client, 'pinterest');
});

const EMAIL = 'ada@example.com';
const PASSWORD = 'correct horse battery';

test('an unknown route says so', async () => {
  const page = await site().open('/no-such-screen');
  await headingIs(page, '404 Page Not Found');
  await press(page, 'Go to the dashboard');
  await headingIs(page, 'Harbour Street Bakery Dashboard');
});

test('another account’s id is answered like an unknown route', async () => {
  const page = await site().open('/analytics?userId=15');
  await headingIs(page, '404 Page Not Found');
});

test('the profile needs a name, and what is saved is shown', async () => {
  const page = await site().open('/profile');
  await headingIs(page, 'Profile & Subscription');
  await press(page, 'Edit Profile');
  await page.waitForSelector('dialog [name=name]');
  await press(page, 'Save Changes', 'dialog');
  assert.match(await toastOf(page, 'Missing Information'), /Please enter your name\./);
  await page.type('dialog [name=name]', 'Ada Reed');
  await press(page, 'Save Changes', 'dialog');
  assert.match(await toastOf(page, 'Profile Updated'), /Your profile has been successfully updated\./);
  await page.waitForFunction(() => document.querySelector('#main dl')?.textContent?.includes('Ada Reed'));
});

test('a budget must be a number, and the server has the last word', async () => {
  const page = await site().open('/paid-advertising');
  await page.waitForSelector('[name=budget]');
  await page.type('[name=budget]', 'much');
  await press(page, 'Update');
  assert.match(await toastOf(page, 'Invalid budget amount'), /Please enter a valid number/);
  await page.$eval('[name=budget]', (input) => {
    (input as HTMLInputElement).value = '-5';
  });
  await press(page, 'Update');
  assert.match(await toastOf(page, 'Failed to update budget'), /must not be negative/);
  await page.waitForSelector('[name=budget][aria-invalid=true]');
  await page.$eval('[name=budget]', (input) => {
    (input as HTMLInputElement).value = '250';
  });
  await press(page, 'Update');
  assert.match(await toastOf(page, 'Budget updated'), /AI will now manage \$250 for Pinterest advertising/);
  await page.waitForFunction(() =>
    document.querySelector('[data-region=summary]')?.textContent?.includes('250'),
  );
});

test('"Connect Platforms" connects two channels, and says when it cannot', async () => {
  const page = await site().open('/analytics');
  await headingIs(page, 'Analytics Dashboard');
  assert.ok(!(await page.$('#connect-platforms')), 'a channel is connected, so the button is gone');
  const { write } = site().app.ctx.db;
  await write('connections').del();
  await page.reload();
  await page.waitForSelector('#connect-platforms');
  await page.setRequestInterception(true);
  let failures = 1;
  page.on('request', (request) => {
    if (request.method() === 'POST' && failures-- > 0)
      void request.respond({ status: 500, body: 'Out of order.' });
    else void request.continue();
  });
  await press(page, 'Connect Platforms');
  assert.match(await toastOf(page, 'Connection Failed'), /Out of order\./);
  await press(page, 'Connect Platforms');
  assert.match(
    await toastOf(page, 'Platforms Connected'),
    /Your marketing platforms have been successfully connected for analytics!/,
  );
  await page.waitForFunction(() => !document.querySelector('#connect-platforms'));
  const connected = await site().client('/api/users/14/platforms');
  assert.equal(((await connected.json()) as unknown[]).length, 2);
});

test('a subscriber is added, and a bad address is marked at its field', async () => {
  const page = await site().open('/email-marketing?tab=audience');
  await page.waitForSelector('[name=email]');
  await page.type('[name=email]', 'no address');
  await press(page, 'Add subscriber');
  await page.waitForFunction(() =>
    document.querySelector('#field-email-error')?.textContent?.includes('email address'),
  );
  await page.$eval('[name=email]', (input) => {
    (input as HTMLInputElement).value = 'reader@example.com';
  });
  await press(page, 'Add subscriber');
  await toastOf(page, 'Subscriber added');
  await page.waitForFunction(() =>
    document.querySelector('[data-region=subscribers]')?.textContent?.includes('reader@'),
  );
  assert.equal(await page.$eval('[name=email]', (input) => (input as HTMLInputElement).value), '');
  await page.type('[name=email]', 'reader@example.com');
  await press(page, 'Add subscriber');
  await toastOf(page, 'Already a subscriber');
});

test('both pause switches show one state', async () => {
  const page = await site().open('/autonomous-control');
  await page.waitForSelector('#autopilot-control');
  await page.click('label[for=autopilot-control]');
  await toastOf(page, 'AI automation paused');
  await page.waitForFunction(() => !document.querySelector<HTMLInputElement>('#autopilot')?.checked);
  await page.waitForFunction(() => document.querySelector('#main')?.textContent?.includes('AI Paused'));
  await page.click('label[for=autopilot]');
  await toastOf(page, 'AI automation activated');
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>('#autopilot-control')?.checked);
});

test('the first password ends open mode; from then on one signs in and out', async () => {
  const page = await site().open('/settings?tab=security');
  await page.waitForSelector('[name=newPassword]');
  await page.type('#field-email', EMAIL);
  await page.type('[name=newPassword]', 'short');
  await press(page, 'Set password');
  await page.waitForSelector('#field-newPassword-error');
  await page.type('[name=newPassword]', PASSWORD.slice(5));
  await page.$eval(
    '[name=newPassword]',
    (input, value) => {
      (input as HTMLInputElement).value = value;
    },
    PASSWORD,
  );
  await page.type('[name=repeated]', 'something else');
  await press(page, 'Set password');
  await page.waitForFunction(() =>
    document.querySelector('#field-repeated-error')?.textContent?.includes('differ'),
  );
  await page.$eval(
    '[name=repeated]',
    (input, value) => {
      (input as HTMLInputElement).value = value;
    },
    PASSWORD,
  );
  await press(page, 'Set password');
  await page.waitForSelector('[name=currentPassword]');
  assert.ok(!(await page.$('.body > .banner')), 'the page no longer speaks of open mode');

  await page.click('[popovertarget=account-menu]');
  await press(page, 'Log out', '#account-menu');
  await headingIs(page, 'Sign in to Drivyn');
  // The page is loaded anew without the frame of the account.
  await page.waitForFunction(() => document.readyState === 'complete' && !document.querySelector('.sidebar'));
  assert.equal((await site().client('/api/user')).status, 401);

  await page.evaluate(() => {
    location.hash = '#/profile';
  });
  await page.waitForFunction(() => location.hash === '#/login?next=%2Fprofile');
  // The sign-in screen before this one looks the same.
  await page.waitForFunction(
    () => document.querySelector('[name=next]')?.getAttribute('value') === '/profile',
  );
  await page.type('[name=email]', EMAIL);
  await page.type('[name=password]', 'the wrong one');
  await press(page, 'Sign in');
  await page.waitForFunction(() =>
    document.querySelector('[role=alert]')?.textContent?.includes('is not right'),
  );
  assert.equal(await page.$eval('[name=email]', (input) => (input as HTMLInputElement).value), EMAIL);
  await page.type('[name=password]', PASSWORD);
  await press(page, 'Sign in');
  await headingIs(page, 'Profile & Subscription');
  await page.waitForSelector('.sidebar');
});
