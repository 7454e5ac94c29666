// A new owner begins with the website: it fills what is empty in the form of the profile and nothing else, that is taken back,
// and nothing is saved before the form is.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { Page } from 'puppeteer';
import { WebsiteStandIn, websiteFixture } from '../support/website-stand-in.ts';
import { press, serveSite, toastOf } from './site.ts';

const stand = new WebsiteStandIn();
after(() => stand.stop());
const site = serveSite(undefined, {}, async () => {
  await stand.start();
  stand.pages = { '/': websiteFixture('bakery') };
  return { outbound: stand.outbound() };
});

const NAMES = ['name', 'description', 'targetAudience', 'websiteUrl'];
const valuesOf = (page: Page) =>
  page.$eval(
    '#business-form',
    (form, names) => names.map((name) => (form as HTMLFormElement)[name].value as string),
    NAMES,
  );
const home = () => stand.at('/').replace(/\/$/, '');
const DESCRIPTION = 'We are a sourdough bakery in Leeds. We bake 12 kinds of bread every morning.';

test('a failure is said at the field, and the form stays as it was typed', async () => {
  const page = await site().open('/business-setup');
  await page.type('#business-form [name=name]', 'Mine');
  await page.type('#website-url', 'http://gone.example/');
  await page.keyboard.press('Enter');
  await page.waitForSelector('#website-url-error');
  assert.deepEqual(await valuesOf(page), ['Mine', '', '', '']);
  await page.browserContext().close();
});

test('what is empty is filled, what is typed stays, and both outlive an Undo', async () => {
  const page = await site().open('/business-setup');
  await page.type('#business-form [name=name]', 'My own name');
  await page.type('#business-form [name=targetAudience]', 'Families nearby');
  await page.type('#website-url', stand.at('/'));
  await press(page, 'Read my website');
  const toast = await toastOf(page, `${new URL(home()).host} was read`);
  assert.match(toast, /Filled in: Business description, Website\. Nothing is saved yet\./);
  assert.deepEqual(await valuesOf(page), ['My own name', DESCRIPTION, 'Families nearby', home()]);
  assert.equal((await site().client('/api/business-profile/14')).status, 404);
  await press(page, 'Undo', '.toast');
  assert.deepEqual(await valuesOf(page), ['My own name', '', 'Families nearby', '']);
  await page.browserContext().close();
});

test('coming back, the form begins with what the website said, and is saved as one leaves it', async () => {
  const page = await site().open('/business-setup');
  assert.deepEqual(await valuesOf(page), ['Harbour Street Bakery', DESCRIPTION, '', home()]);
  await page.select('[name=industry]', 'food');
  await page.type('[name=targetAudience]', 'Families nearby');
  await page.type('[name=marketingGoals]', 'More weekday orders');
  await press(page, 'Connect Business');
  await page.waitForFunction(() => location.hash === '#/business-setup?saved=1');
  const saved = await (await site().client('/api/business-profile/14')).json();
  assert.deepEqual([saved.name, saved.description], ['Harbour Street Bakery', DESCRIPTION]);
  const facts: { state: string; text: string }[] = await (await site().client('/api/facts')).json();
  const state = (words: string) => facts.find(({ text }) => text.includes(words))?.state;
  assert.equal(state('12 kinds of bread'), 'approved', 'the owner has said it by now');
  assert.equal(state('Open Tuesday'), 'proposed');
  await page.browserContext().close();
});
