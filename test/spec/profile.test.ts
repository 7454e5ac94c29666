// Profile & Subscription: the account, its plan, the plans there are, and what choosing one does.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'puppeteer';
import type { IslandElement } from '../../islands/runtime/element.ts';
import { TRIAL_DAYS } from '../../server/contract/constants/brand.ts';
import { PAYMENT_METHOD_EXAMPLE } from '../../server/contract/payment-method.ts';
import { headingIs, press, serveSite, toastOf } from '../screens/site.ts';
import { statement } from './statement.ts';

const SECTION = '2 Profile & Subscription';
let page: Page;
const site = serveSite(async (started) => {
  page = await started.open('/profile');
  await headingIs(page, 'Profile & Subscription');
});

const html = async () => (await fetch(`${site().url}/screens/profile`)).text();
/** The text of a card, by its title. */
const card = (title: string) =>
  page.$$eval(
    '#main .card',
    (cards, wanted) =>
      cards
        .find((one) => one.querySelector('.card-title')?.textContent?.startsWith(wanted))
        ?.textContent?.trim() ?? '',
    title,
  );
const plan = async () => (await site().app.ctx.db.read('subscriptions').where({ account_id: 14 }))[0];

/** Fails the next writes to an address, each as soon as `release` was called, until `restore` is. */
async function failWrites(path: string) {
  await page.evaluate((wanted) => {
    const original = window.fetch;
    const released = Promise.withResolvers<void>();
    Object.assign(window, { originalFetch: original, release: released.resolve });
    window.fetch = async (input, init) => {
      if (!String(input).endsWith(wanted) || !init?.method || init.method === 'GET')
        return original(input, init);
      await released.promise;
      return new Response('broken', { status: 500 });
    };
  }, path);
  return {
    release: () => page.evaluate('release()'),
    restore: () => page.evaluate('window.fetch = originalFetch'),
  };
}

async function edit(values: Readonly<Record<string, string>>) {
  if (await page.$('dialog[open]')) await press(page, 'Cancel', 'dialog');
  await press(page, 'Edit Profile');
  await page.waitForSelector('#account-editor[open]');
  for (const [name, value] of Object.entries(values)) {
    await page.$eval(`#field-${name}`, (input) => (input as HTMLInputElement).select());
    await page.keyboard.press('Backspace');
    await page.type(`#field-${name}`, value);
  }
}

statement(SECTION, 'Account Information shows name, email, company, member since', async () => {
  const text = await card('Account Information');
  for (const label of ['Name', 'Email', 'Company', 'Member since']) assert.ok(text.includes(label), label);
  const [account] = await site().app.ctx.db.read('accounts').where({ id: 14 });
  assert.ok((await html()).includes(`dateTime="${new Date(account.created_at).toISOString()}"`));
});

statement(SECTION, 'Edit Profile opens a dialog with name, email, company, industry', async () => {
  await edit({});
  const names = await page.$$eval('dialog .input', (inputs) => inputs.map((one) => one.getAttribute('name')));
  assert.deepEqual(names, ['name', 'email', 'companyName', 'industry']);
});

statement(SECTION, 'Subscription card: "No Active Plan", thresholds "Not set"', async () => {
  const text = await card('Subscription');
  assert.match(text, /No Active Plan/);
  assert.match(text, /Business thresholdsNot set/);
  assert.match(text, /Update Payment.*Upgrade Plan/);
});

statement(SECTION, '"Upgrade Plan" scrolls to the plans with a toast', async () => {
  if (await page.$('dialog[open]')) await press(page, 'Cancel', 'dialog');
  await page.setViewport({ width: 1280, height: 400 });
  await page.evaluate(() => scrollTo(0, 0));
  await press(page, 'Upgrade Plan');
  await toastOf(page, 'Upgrade Plan');
  await page.waitForFunction(() => {
    const top = document.getElementById('plans')?.getBoundingClientRect().top ?? -1;
    return scrollY > 0 && top >= 0 && top < innerHeight;
  });
  assert.ok(page.url().endsWith('#/profile'));
  await page.setViewport({ width: 1280, height: 900 });
});

statement(SECTION, 'Billing History is empty: "No billing history available yet"', async () => {
  assert.match(await card('Billing History'), /No billing history available yet/);
});

statement('9 Plans', 'Available Plans: three cards in order', async () => {
  const titles = await page.$$eval('.plans .card-title', (all) =>
    all.map((one) => one.firstChild?.textContent),
  );
  assert.deepEqual(titles, ['Starter', 'Growth', 'Enterprise']);
});

const CATALOGUE: Readonly<Record<string, readonly RegExp[]>> = {
  Starter: [
    /\$299\/mo/,
    /1-10 employees/,
    /up to \$1M/,
    /1 brand/,
    /Community support/,
    /14-Day Free Trial/,
    /Free for 14 days, then \$299\/month/,
  ],
  Growth: [/\$999\/mo/, /10-50 employees/, /up to \$5M/, /Multiple brands/, /Priority support/, /Popular/],
  Enterprise: [
    /\$5,000\/mo/,
    /50\+ employees/,
    /\$50M\+/,
    /Unlimited brands/,
    /Dedicated support/,
    /Optional white-label and custom hosting/,
  ],
};
for (const [name, words] of Object.entries(CATALOGUE)) {
  statement('9 Plans', `${name}: price, size, revenue and features as listed`, async () => {
    const text = await card(name);
    for (const one of words) assert.match(text, one);
  });
}

statement('9 Plans', 'only Growth is marked Popular', async () => {
  assert.equal((await html()).match(/>Popular</g)?.length, 1);
});

statement('9 Plans', 'all tiers share the same AI', async () => {
  assert.match(await html(), /All tiers share the same AI/);
});

statement('9 Plans', 'the trial is 14 days everywhere (product: one constant)', () => {
  assert.equal(TRIAL_DAYS, 14);
});

for (const name of ['Growth', 'Enterprise']) {
  statement(
    '5 Validation rules: plan choice',
    `${name} without a payment method: toast "Payment Method Required" and the payment dialog`,
    async () => {
      await press(page, `Select ${name}`);
      const words = await toastOf(page, 'Payment Method Required');
      assert.ok(words.includes('Please add a payment method to select this plan.'));
      await page.waitForSelector('#payment-profile-dialog[open]');
      assert.equal(await plan(), undefined);
      await press(page, 'Cancel', 'dialog');
    },
  );
}

statement(
  '5 Validation rules: plan choice',
  'Starter: toast "Starter Plan Selected", and the trial has begun (product)',
  async () => {
    await press(page, 'Select Starter');
    const words = await toastOf(page, 'Starter Plan Selected');
    const { status, tier, ends_at, started_at } = await plan();
    assert.deepEqual([tier, status, ends_at - started_at], ['Starter', 'trial', 14 * 86_400_000]);
    const end = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' }).format(ends_at);
    assert.ok(words.includes(`Your 14-day free trial has begun. It ends on ${end}.`), words);
    await page.waitForFunction(() => document.querySelector('#main')?.textContent?.includes('Starter plan'));
    assert.match(await card('Subscription'), new RegExp(`Trial.*Trial ends on${end}`));
  },
);

test('with a payment method a larger plan is stored at once, and can be cancelled', async () => {
  const json = PAYMENT_METHOD_EXAMPLE;
  await site().client('/api/users/14/payment-method', { method: 'PUT', json });
  await page.reload();
  await press(page, 'Select Growth');
  await toastOf(page, 'Growth Plan Selected');
  assert.deepEqual([(await plan()).tier, (await plan()).status], ['Growth', 'active']);
  await page.waitForFunction(() => document.querySelector('#main')?.textContent?.includes('Growth plan'));
  await press(page, 'Cancel plan');
  await page.waitForSelector('#plan-canceller[open]');
  await press(page, 'Cancel plan', 'dialog');
  await toastOf(page, 'Growth plan cancelled');
  assert.equal((await plan()).status, 'cancelled');
});

const SAVING = '4 Profile dialog';

statement(
  '5 Validation rules',
  'an empty name: "Missing Information" / "Please enter your name."',
  async () => {
    await edit({ name: '   ' });
    await press(page, 'Save Changes', 'dialog');
    const words = await toastOf(page, 'Missing Information');
    assert.ok(words.includes('Please enter your name.'));
    assert.equal(
      await page.$eval('#field-name-error', (note) => note.textContent),
      'Please enter your name.',
    );
  },
);

statement('8 Error catalogue', 'a profile update that fails: "Update Failed" and its words', async () => {
  await edit({ name: 'Ada Reed' });
  const { release, restore } = await failWrites('/api/users/14');
  await release();
  await press(page, 'Save Changes', 'dialog');
  const words = await toastOf(page, 'Update Failed');
  await restore();
  assert.ok(words.includes('There was an error updating your profile. Please try again.'));
  assert.ok(await page.$('.toast-destructive'));
  assert.equal(await page.$eval('#field-name', (input) => (input as HTMLInputElement).value), 'Ada Reed');
});

test('an email address that is none is refused by the server and marked', async () => {
  await edit({ name: 'Ada Reed', email: 'ada at example' });
  await press(page, 'Save Changes', 'dialog');
  await page.waitForSelector('#field-email-error');
  await toastOf(page, 'Update Failed');
  assert.equal(
    await page.$eval('#field-email-error', (note) => note.textContent),
    'must be an email address',
  );
});

statement(SAVING, 'while saving the buttons are disabled and the label is "Saving..."', async () => {
  await edit({ name: 'Ada Reed' });
  const { release, restore } = await failWrites('/api/users/14');
  await press(page, 'Save Changes', 'dialog');
  const buttons = await page.$$eval('.dialog-foot button', (all) =>
    (all as HTMLButtonElement[]).map(({ textContent, disabled }) => `${textContent} ${disabled}`),
  );
  assert.deepEqual(buttons, ['Cancel true', 'Saving... true']);
  await release();
  await page.waitForFunction(() => !document.querySelector('.dialog-foot button:disabled'));
  await restore();
});

statement('7 Calls', 'Save sends PATCH /api/users/{id} with name, email, companyName, industry', async () => {
  await edit({ name: 'Ada Reed', email: 'ADA@example.com', companyName: 'Harbour Street', industry: 'food' });
  const [request] = await Promise.all([
    page.waitForRequest((one) => one.method() === 'PATCH'),
    press(page, 'Save Changes', 'dialog'),
  ]);
  assert.equal(new URL(request.url()).pathname, '/api/users/14');
  assert.match(request.headers()['content-type'] ?? '', /^application\/json/);
  assert.deepEqual(JSON.parse(request.postData() ?? ''), {
    name: 'Ada Reed',
    email: 'ADA@example.com',
    companyName: 'Harbour Street',
    industry: 'food',
  });
});

statement(
  '7 Calls',
  'on success: toast "Profile Updated", the account is fresh, the dialog closes',
  async () => {
    const words = await toastOf(page, 'Profile Updated');
    assert.ok(words.includes('Your profile has been successfully updated.'));
    await page.waitForFunction(() =>
      document.querySelector('#main')?.textContent?.includes('ada@example.com'),
    );
    assert.equal(await page.$('dialog[open]'), null);
  },
);

statement('3 User', 'id, name, email, companyName, industry, createdAt', async () => {
  const { id, name, email, companyName, industry, createdAt } = await (
    await site().client('/api/user')
  ).json();
  assert.deepEqual(
    [id, name, email, companyName, industry],
    [14, 'Ada Reed', 'ada@example.com', 'Harbour Street', 'food'],
  );
  assert.ok(Date.parse(createdAt) <= Date.now());
});

statement('7 Calls', 'GET /api/user is asked again when the window gets focus, without retry', async () => {
  await site().client('/api/users/14', { method: 'PATCH', json: { name: 'Ada Changed Elsewhere' } });
  const asked: string[] = [];
  // Brought to life when the browser is idle, and again once its region is drawn anew.
  const untilAlive = () =>
    page.$eval('drivyn-island[name="account-form"]', (island) => (island as IslandElement).start());
  await untilAlive();
  page.on('request', (one) => asked.push(new URL(one.url()).pathname));
  await Promise.all([
    page.waitForRequest((one) => one.url().endsWith('/api/user')),
    page.evaluate(() => dispatchEvent(new Event('focus'))),
  ]);
  await page.waitForFunction(() =>
    document.querySelector('#main')?.textContent?.includes('Changed Elsewhere'),
  );
  await untilAlive();
  assert.equal(asked.filter((path) => path === '/api/user').length, 1);
  await page.setRequestInterception(true);
  page.on('request', (one) => (one.url().endsWith('/api/user') ? one.abort() : one.continue()));
  asked.length = 0;
  await Promise.all([
    page.waitForRequest((one) => one.url().endsWith('/api/user')),
    page.evaluate(() => dispatchEvent(new Event('focus'))),
  ]);
  await new Promise((resolve) => setTimeout(resolve, 400));
  assert.equal(asked.filter((path) => path === '/api/user').length, 1);
  assert.ok(await page.$('#edit-profile'));
});
