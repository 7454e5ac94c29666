// The search box of the top bar: results as one types, by keyboard, and a page of them without script.
import assert from 'node:assert/strict';
import type { Page } from 'puppeteer';
import { headingIs, serveSite } from '../screens/site.ts';
import { connectChannel, saveProfile } from '../support/factories.ts';
import { statement } from './statement.ts';

const SECTION = '2 Shared layout';
const site = serveSite(async ({ client, app }) => {
  await saveProfile(client);
  await connectChannel(client, 'facebook');
  await app.worker.drain();
  await client('/api/users/14/subscribers', { json: { email: 'zoe@example.com', name: 'Zoe Quill' } });
});
const html = async (route: string) => (await fetch(`${site().url}/screens${route}`)).text();

let shared: Page | undefined;
const openPage = async () => {
  shared ??= await site().open('/settings');
  await headingIs(shared, 'Settings');
  return shared;
};
const chosen = (page: Page) =>
  page.$eval('#search input', (input) => {
    const id = input.getAttribute('aria-activedescendant');
    return id ? document.getElementById(id)?.textContent : null;
  });
async function type(page: Page, text: string): Promise<void> {
  await page.$eval('#search input', (input) => (input as HTMLInputElement).select());
  await page.type('#search input', text);
  await page.waitForFunction(
    (wanted) => document.querySelector('#search-results:not([hidden])')?.textContent?.includes(`"${wanted}"`),
    {},
    text,
  );
}

statement(SECTION, 'top bar: a search box with the placeholder "Search..."', async () => {
  assert.match(await html('/settings'), /<input[^>]*placeholder="Search\.\.\."/);
});

statement(SECTION, 'the search finds screens, content, subscribers and help as one types', async () => {
  const page = await openPage();
  await page.click('#search input');
  const groups = () =>
    page.$$eval('#search-results [role=group] > div', (all) => all.map((one) => one.textContent));
  await type(page, 'posts');
  const found = await groups();
  for (const name of ['Screens', 'Help']) assert.ok(found.includes(name), `${name} in ${found}`);
  await type(page, 'bakery');
  assert.deepEqual(await groups(), ['Content']);
  await type(page, 'quill');
  assert.deepEqual(await groups(), ['Subscribers']);
});

statement(SECTION, 'arrow keys choose a result, Escape puts the list away, Enter follows it', async () => {
  const page = await openPage();
  await type(page, 'se');
  const first = await chosen(page);
  assert.equal(first, 'Settings');
  await page.keyboard.press('ArrowDown');
  assert.notEqual(await chosen(page), first);
  await page.keyboard.press('ArrowUp');
  assert.equal(await chosen(page), first);
  await page.keyboard.press('ArrowUp');
  assert.equal(await chosen(page), 'Show all results for "se"');
  await page.keyboard.press('Escape');
  assert.equal(await page.$eval('#search-results', (list) => (list as HTMLElement).hidden), true);
  assert.equal(await page.$eval('#search input', (input) => input.getAttribute('aria-expanded')), 'false');
  await type(page, 'analytics');
  await page.keyboard.press('Enter');
  await headingIs(page, 'Analytics');
  assert.equal(await page.$eval('#search input', (input) => (input as HTMLInputElement).value), '');
});

statement(SECTION, 'Ctrl+K goes to the search box', async () => {
  const page = shared as Page;
  await page.focus('#main');
  await page.keyboard.down('Control');
  await page.keyboard.press('k');
  await page.keyboard.up('Control');
  assert.equal(await page.evaluate(() => document.activeElement?.getAttribute('name')), 'q');
});

statement(SECTION, 'a click on a result goes there; words without a result say so', async () => {
  const page = shared as Page;
  await type(page, 'Contact support');
  await page.click('#search-results a');
  await headingIs(page, 'Help & Support');
  assert.equal(new URL(page.url()).hash, '#/help-support?tab=contact');
  await page.click('#search input');
  await page.type('#search input', 'xyzxyz');
  await page.waitForFunction(() =>
    document.querySelector('#search-results')?.textContent?.includes('No results for'),
  );
  await page.keyboard.press('Enter');
  await headingIs(page, 'Search');
  assert.match(await page.$eval('#main', (main) => main.textContent ?? ''), /No results found.*xyzxyz/);
});

statement(SECTION, 'without script the box is a form that leads to a page of results', async () => {
  const form = /<form id="search"[^>]*>/.exec(await html('/settings'))?.[0] ?? '';
  assert.match(form, /action="\/screens\/search"/);
  assert.doesNotMatch(await html('/settings'), /<noscript><style[^>]*>[^<]*\.search\b/);
  const page = await html('/search?q=quill');
  assert.match(page, /<title>Search - Drivyn<\/title>/);
  assert.match(page, /Subscribers.*href="\/screens\/email-marketing\?tab=audience"[^>]*>zoe@example\.com</s);
  assert.match(await html(`/search?q=${encodeURIComponent('<b>none')}`), /No results found/);
});
