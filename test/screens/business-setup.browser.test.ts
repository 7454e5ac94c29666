// Business Setup as a person goes through it: what is missing is said, nothing typed is lost, success leads on.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'puppeteer';
import { stopClock } from './page-clock.ts';
import { headingIs, press, serveSite, toastOf } from './site.ts';

const site = serveSite();

async function fill(page: Page): Promise<void> {
  await page.waitForSelector('[name=name]');
  await page.type('[name=name]', 'Harbour Street Bakery');
  await page.select('[name=industry]', 'food');
  await page.type('[name=description]', 'We bake 12 kinds of bread every morning. We deliver within 5 km.');
  await page.type('[name=targetAudience]', 'Families nearby');
  await page.type('[name=marketingGoals]', 'More weekday orders');
}

/** Field name -> what its control is described by. */
async function errorsOf(page: Page): Promise<Record<string, string>> {
  return page.$$eval('#main [aria-invalid=true]', (controls) =>
    Object.fromEntries(
      controls.map((control) => {
        const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
        const [id = ''] = ids.filter((one) => one.endsWith('-error'));
        return [control.getAttribute('name'), document.getElementById(id)?.textContent ?? ''];
      }),
    ),
  );
}

test('the address of a fresh installation opens the form', async () => {
  const page = await site().open('/');
  await headingIs(page, 'Business Setup');
  assert.equal(new URL(page.url()).hash, '#/business-setup');
  assert.equal(await page.title(), 'Business Setup - Drivyn');
});

test('an empty form says what is missing and sends nothing', async () => {
  const page = await site().open('/business-setup');
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  await press(page, 'Connect Business');
  assert.match(await toastOf(page, 'Missing required fields'), /Please fill out all required fields/);
  assert.deepEqual(Object.keys(await errorsOf(page)), [
    'name',
    'industry',
    'description',
    'targetAudience',
    'marketingGoals',
  ]);
  assert.equal(await page.evaluate(() => document.activeElement?.getAttribute('name')), 'name');
  await page.type('[name=name]', 'H');
  await page.waitForFunction(() => !document.querySelector('[name=name]')?.hasAttribute('aria-invalid'));
  assert.deepEqual(sent, []);
});

test('a web address that is none is marked at its field', async () => {
  const page = await site().open('/business-setup');
  await fill(page);
  await page.type('[name=websiteUrl]', 'not an address');
  await press(page, 'Connect Business');
  await toastOf(page, 'Please check the marked fields');
  assert.deepEqual(Object.keys(await errorsOf(page)), ['websiteUrl']);
});

test('the place of the browser is proposed; a city finds its zone, and the language and currency that go with it', async () => {
  const page = await site().open('/');
  await page.emulateTimezone('America/Sao_Paulo');
  await page.goto(`${new URL(page.url()).origin}/#/business-setup`);
  await page.reload();
  await page.waitForSelector('[name=timezone]');
  await page.focus('[name=name]');
  const valueIs = (name: string, value: string) =>
    page.waitForFunction(
      (field, wanted) => document.querySelector<HTMLInputElement>(`[name=${field}]`)?.value === wanted,
      {},
      name,
      value,
    );
  await valueIs('timezone', 'America/Sao_Paulo');
  await valueIs('currency', 'BRL');
  await valueIs('locale', 'en-US');
  await page.click('[name=timezone]', { count: 3 });
  await page.type('[name=timezone]', 'muni');
  await page.waitForSelector('#time-zones option[value="Europe/Berlin"]');
  await page.click('[name=timezone]', { count: 3 });
  await page.type('[name=timezone]', 'Europe/Berlin');
  await valueIs('currency', 'EUR');
  await valueIs('locale', 'en-US');
  await page.click('[name=timezone]', { count: 3 });
  await page.type('[name=timezone]', 'Europe/Dublin');
  await valueIs('locale', 'en-IE');
  await page.select('[name=locale]', 'en-AU');
  await page.select('[name=currency]', 'CHF');
  await page.click('[name=timezone]', { count: 3 });
  await page.type('[name=timezone]', 'Europe/London');
  await page.waitForSelector('#time-zones option[value="Europe/London"]');
  await valueIs('currency', 'CHF');
  await valueIs('locale', 'en-AU');
});

test('a server that fails loses nothing that was typed, and the next try goes through', async () => {
  const page = await site().open('/business-setup');
  await fill(page);
  await page.setRequestInterception(true);
  let failures = 1;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/business-profile') && failures-- > 0) {
      void request.respond({
        status: 503,
        contentType: 'text/plain',
        body: 'The database is away for a moment.',
      });
    } else void request.continue();
  });
  await press(page, 'Connect Business');
  const toast = await toastOf(page, 'Failed to create profile');
  assert.match(toast, /The database is away for a moment\./);
  assert.equal(
    await page.$eval('[name=description]', (area) => (area as HTMLTextAreaElement).value.length > 30),
    true,
  );
  assert.equal(await page.$eval('[name=industry]', (select) => (select as HTMLSelectElement).value), 'food');
  assert.equal((await site().client('/api/business-profile/14')).status, 404);

  await stopClock(page, async (pass) => {
    await press(page, 'Connect Business');
    assert.match(
      await toastOf(page, 'Business profile created!'),
      /Your business is now connected to the autonomous marketing AI\./,
    );
    await page.waitForFunction(() => document.querySelector('#main h2')?.textContent === 'Success!');
    await pass(2000);
  });
  await headingIs(page, 'Harbour Street Bakery Dashboard');
  assert.equal(new URL(page.url()).hash, '#/');

  const profile = (await (await site().client('/api/business-profile/14')).json()) as Record<string, string>;
  const zone = await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone);
  assert.equal(profile.timezone, zone);
  assert.ok(profile.currency);
  assert.equal(profile.locale, await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().locale));
});

test('with a profile the success card leads to the dashboard or to the filled form', async () => {
  const page = await site().open('/business-setup');
  await page.waitForFunction(() => document.querySelector('#main h2')?.textContent === 'Success!');
  await press(page, 'Edit profile');
  await page.waitForSelector('[name=name]');
  assert.equal(
    await page.$eval('[name=name]', (input) => (input as HTMLInputElement).value),
    'Harbour Street Bakery',
  );
  await page.type('[name=brandValues]', 'local flour');
  // The card leads on by itself, too.
  await stopClock(page, async () => {
    await press(page, 'Save profile');
    await toastOf(page, 'Business profile saved');
    await page.waitForFunction(() => document.querySelector('#main h2')?.textContent === 'Success!');
    await press(page, 'Go to Dashboard Now');
  });
  await headingIs(page, 'Harbour Street Bakery Dashboard');
});

test('someone who has gone elsewhere is not taken to the dashboard', async () => {
  const page = await site().open('/business-setup?edit=1');
  await page.waitForSelector('[name=name]');
  await stopClock(page, async (pass) => {
    await press(page, 'Save profile');
    await page.waitForFunction(() => document.querySelector('#main h2')?.textContent === 'Success!');
    await page.evaluate(() => {
      location.hash = '#/help-support';
    });
    await headingIs(page, 'Help & Support');
    await pass(2000);
  });
  assert.equal(new URL(page.url()).hash, '#/help-support');
});

test('what is typed and pressed before the code has arrived is kept and done', async () => {
  const page = await site().open('/business-setup?edit=1');
  await page.waitForSelector('[name=name]');
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    const isChunk = request.url().includes('/chunks/');
    setTimeout(() => void request.continue(), isChunk ? 400 : 0);
  });
  await page.reload();
  await page.waitForSelector('[name=marketingGoals]');
  await page.type('[name=marketingGoals]', ' and a full class');
  await press(page, 'Save profile');
  await toastOf(page, 'Business profile saved');
  const profile = (await (await site().client('/api/business-profile/14')).json()) as Record<string, string>;
  assert.match(profile.marketingGoals ?? '', /and a full class/);
});
