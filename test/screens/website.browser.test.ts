// "Read my website" as an owner uses it: each page is told while it is read, what was found is ticked or used at once and
// taken back, and whatever goes wrong is said beside the field, where nothing is lost.
import assert from 'node:assert/strict';
import type { ServerResponse } from 'node:http';
import { after, beforeEach, test } from 'node:test';
import type { Page } from 'puppeteer';
import type { BusinessProfile } from '../../server/contract/business.ts';
import type { Fact } from '../../server/contract/fact.ts';
import { saveProfile } from '../support/factories.ts';
import { paint, pngOf } from '../support/pictures.ts';
import { WebsiteStandIn, websiteFixture } from '../support/website-stand-in.ts';
import { judgeThemes } from './axe.ts';
import { press, serveSite, toastOf } from './site.ts';

const stand = new WebsiteStandIn();
after(() => stand.stop());
const site = serveSite(
  async ({ client }) => {
    await saveProfile(client, {
      name: 'The Bakery',
      description: 'Sourdough bakery in Leeds.',
      websiteUrl: '',
    });
  },
  {},
  async () => {
    await stand.start();
    return { outbound: stand.outbound() };
  },
);
beforeEach(() => {
  stand.pages = { '/': websiteFixture('bakery') };
});

const facts = async (): Promise<Fact[]> => (await site().client('/api/facts')).json();
const proposed = async () => (await facts()).filter(({ state }) => state === 'proposed');
const profile = async (): Promise<BusinessProfile> =>
  (await site().client('/api/business-profile/14')).json();
const shows = (page: Page, words: string) =>
  page.waitForFunction(
    (wanted) => document.querySelector<HTMLElement>('#main')?.innerText.includes(wanted),
    {},
    words,
  );
async function read(page: Page, address: string): Promise<void> {
  await page.waitForSelector('#website-url');
  await page.$eval('#website-url', (field) => {
    (field as HTMLInputElement).value = '';
  });
  await page.type('#website-url', address);
  await page.keyboard.press('Enter');
}
const errorOf = async (page: Page) =>
  (await page.waitForSelector('#website-url-error'))?.evaluate((one) => one.textContent ?? '');

test('which page is read is told while it is, and what was found then waits on the screen', async () => {
  const held: ServerResponse[] = [];
  stand.pages['/about-us'] = (response) => void held.push(response);
  stand.pages['/contact'] = '<p>Our door is beside the old pump.</p>';
  const page = await site().open('/brand');
  await read(page, stand.at('/'));
  await shows(page, 'bakery.example');
  await page.waitForFunction(() =>
    document.querySelector('label[for=website-progress]')?.textContent?.endsWith('/contact'),
  );
  assert.match(
    await page.$eval('.progress', (one) => (one as HTMLElement).innerText),
    /page [23] of up to 12/,
  );
  assert.equal(await page.$eval('#website-reader [type=submit]', (one) => one.ariaBusy), 'true');
  for (const response of held) response.writeHead(200, { 'Content-Type': 'text/html' }).end('<p>x</p>');
  assert.match(
    await toastOf(page, `3 pages of ${new URL(stand.at('/')).host} read`),
    /\d+ facts wait for you below/,
  );
  await shows(page, 'Are these 11 true?');
  await shows(page, '“We mill our own flour from wheat that grows in Yorkshire.”');
  await shows(page, 'Last read');
  await page.waitForFunction(() => document.querySelector('.progress') === null);
  await page.browserContext().close();
});

test('with everything on it Brand keeps its width on a phone, and whoever cannot see it can use it', async () => {
  const page = await site().open('/brand');
  await page.waitForSelector('#website-profile');
  assert.deepEqual(await judgeThemes(page), []);
  await page.setViewport({ width: 360, height: 740 });
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  assert.ok(width <= 360, `${width} px wide`);
  await page.browserContext().close();
});

test('all that are shown are used at once, and that is taken back', async () => {
  const waiting = (await proposed()).map(({ id }) => id);
  assert.equal(waiting.length, 11);
  const page = await site().open('/brand');
  await press(page, 'Use all shown', '[data-region=facts] .card:has(.fact-proposed)');
  await toastOf(page, '11 facts in use');
  await page.waitForFunction(() => document.querySelector('.fact-proposed') === null);
  assert.deepEqual(await proposed(), []);
  assert.equal(await page.evaluate(() => document.activeElement?.tagName), 'H1', 'the place is not lost');
  await press(page, 'Undo', '.toast');
  await toastOf(page, '11 facts proposed again');
  await shows(page, 'Are these 11 true?');
  assert.deepEqual(
    (await proposed()).map(({ id }) => id),
    waiting,
  );
  await page.browserContext().close();
});

test('the profile follows what is ticked, by keyboard, and nothing else of it; that is taken back', async () => {
  const was = await profile();
  const page = await site().open('/brand');
  const text = await page.$eval('#website-profile', (one) => (one as HTMLElement).innerText);
  assert.match(text, /Business name\s+Now\s+The Bakery\s+From your website\s+Harbour Street Bakery/);
  assert.match(text, /Website\s+Now\s+nothing\s+From your website\s+http:\/\/bakery\.example/);
  await press(page, 'Use what is ticked');
  await shows(page, 'Tick what is to be used first.');
  assert.deepEqual(await profile(), was);

  await page.focus('#website-profile-name');
  await page.keyboard.press('Space');
  // Dealing with a fact meanwhile takes no tick away.
  const [first] = await proposed();
  await page.click(`#fact-${first?.id}-approved`);
  await toastOf(page, 'In use');
  await page.waitForFunction((id) => document.getElementById(id) === null, {}, `fact-${first?.id}-approved`);
  await site().client(`/api/facts/${first?.id}`, { method: 'PATCH', json: { state: 'proposed' } });
  await page.focus('#website-profile-name');
  await page.keyboard.press('Enter');
  await toastOf(page, 'Your profile says it now');
  await page.waitForFunction(() => document.querySelector('#website-profile-name') === null);
  const now = await profile();
  assert.deepEqual(
    [now.name, now.description, now.websiteUrl],
    ['Harbour Street Bakery', was.description, ''],
  );
  await press(page, 'Undo', '.toast');
  await toastOf(page, 'As it was before');
  assert.equal((await profile()).name, 'The Bakery');
  await page.waitForSelector('#website-profile-name');
  await page.browserContext().close();
});

test('the colours of the website become those of the brand when they are ticked', async () => {
  stand.pages['/'] =
    '<link rel="stylesheet" href="/site.css"><meta name="theme-color" content="#a2341f"><p>We bake rye bread on Fridays.</p>';
  stand.pages['/site.css'] = (response) =>
    response.writeHead(200, { 'Content-Type': 'text/css' }).end('a{color:#0a6b5d}');
  const kit = async () => (await (await site().client('/api/brand')).json()).colors;
  const before = await kit();
  const page = await site().open('/brand');
  await read(page, stand.at('/'));
  await page.waitForSelector('#website-colors-primary');
  assert.deepEqual(await kit(), before);
  await page.click('#website-colors-primary');
  await press(page, 'Use what is ticked', '.card:has(#website-colors)');
  await toastOf(page, 'Your brand has these colours now');
  assert.deepEqual(await kit(), { ...before, primary: '#a2341f' });
  await page.waitForFunction(() => document.querySelector('#website-colors-primary') === null);
  await press(page, 'Undo', '.toast');
  await toastOf(page, 'As it was before');
  assert.deepEqual(await kit(), before);

  // It stands in the list again, and the buttons below it.
  await page.waitForSelector('#website-colors-primary');
  await press(page, 'Leave as it is', '.card:has(#website-colors)');
  await toastOf(page, 'Left as it is');
  await page.waitForFunction(() => document.querySelector('#website-colors') === null);
  await press(page, 'Undo', '.toast');
  await toastOf(page, 'Proposed again');
  await page.waitForSelector('#website-colors');
  await page.browserContext().close();
});

test('whatever goes wrong is said beside the field; the address stays, and so does what waits', async () => {
  const waiting = await proposed();
  const page = await site().open('/brand');
  const fails = async (address: string, words: RegExp) => {
    await read(page, address);
    await page.waitForFunction(
      (wanted) => new RegExp(wanted).test(document.querySelector('#website-url-error')?.textContent ?? ''),
      {},
      words.source,
    );
    assert.equal(await page.$eval('#website-url', (field) => (field as HTMLInputElement).value), address);
    assert.equal(await page.evaluate(() => document.activeElement?.id), 'website-url');
  };
  await fails('ftp://x', /^This must be the address of a website, such as https:\/\/example\.com\.$/);
  await fails('http://gone.example/', /^gone\.example cannot be reached/);
  await fails('http://192.168.0.1/', /^192\.168\.0\.1 is no public website/);
  await fails(stand.at('/none'), /has no such page/);
  stand.pages['/'] = '<p>Welcome</p>';
  await fails(stand.at('/'), /^Nothing was found at bakery\.example/);
  stand.pages['/robots.txt'] = 'User-agent: *\nDisallow: /';
  await fails(stand.at('/'), /does not let programs read it/);
  assert.match((await errorOf(page)) ?? '', /robots\.txt/);
  assert.deepEqual(await proposed(), waiting);
  await page.browserContext().close();
});

test('whoever looks at Brand elsewhere, or comes back to it, finds what came of a reading without pressing anything', async () => {
  stand.pages['/'] = '<p>We bake plum cake in September.</p>';
  const page = await site().open('/brand');
  const sent = await site().client('/api/facts/read-website', { json: { url: stand.at('/') } });
  assert.equal(sent.status, 200);
  await shows(page, 'one new fact.');
  await page.browserContext().close();
});

test('the logo of the website becomes that of the brand, and is taken back', async () => {
  stand.pages['/'] = '<img src="/logo.png" alt="Logo"><p>We bake rye bread on Fridays.</p>';
  stand.pages['/logo.png'] = Buffer.from(pngOf(paint(120, 60)));
  const logo = async () => (await (await site().client('/api/brand')).json()).logo;
  const page = await site().open('/brand');
  await read(page, stand.at('/'));
  await page.waitForSelector('#website-logo-logo');
  await press(page, 'Use what is ticked', '.card:has(#website-logo)');
  await toastOf(page, 'Your pictures carry it now');
  assert.equal(typeof (await logo()), 'number');
  await page.waitForFunction(() => document.querySelector('#website-logo') === null);
  await page.waitForSelector('#kit-form .kit-logo img');
  await press(page, 'Undo', '.toast');
  await toastOf(page, 'As it was before');
  assert.equal(await logo(), null);
  await page.waitForSelector('#website-logo-logo');
  await page.browserContext().close();
});
