// A list of subscribers from a file, as its owner imports it.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import type { ElementHandle, Page } from 'puppeteer';
import type { Subscriber } from '../../server/contract/subscriber.ts';
import { connectChannel, saveProfile } from '../support/factories.ts';
import { press, serveSite, toastOf } from './site.ts';

const site = serveSite(async ({ client }) => {
  await saveProfile(client);
  await connectChannel(client, 'email');
});

const SCREEN = '/email-marketing?tab=audience';

const says = (page: Page, words: string) =>
  page.waitForFunction(
    (wanted) => document.querySelector<HTMLElement>('#main')?.innerText.includes(wanted),
    {},
    words,
  );

async function pick(page: Page, path: string): Promise<void> {
  const picker = await page.waitForSelector('#import-file');
  await (picker as ElementHandle<HTMLInputElement>).uploadFile(path);
}

/** A file that is there as long as `work` needs it. */
async function withFile(text: string, work: (path: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'drivyn-list-'));
  const path = join(folder, 'people.csv');
  writeFileSync(path, text);
  try {
    await work(path);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

test('its text stays out of the box, its columns can be corrected, and all of it arrives', async () => {
  const people = Array.from({ length: 400 }, (_, at) => `Berg ${at};Anna;anna${at}@example.org`);
  await withFile(['Kunde;Rufname;Schreiben an', ...people].join('\n'), async (path) => {
    const page = await site().open(SCREEN);
    await pick(page, path);
    await says(page, 'people.csv, 401 lines');
    assert.equal(await page.$('[name=csv]'), null);
    await press(page, 'Check the list');
    await says(page, '400 new.');
    await says(page, 'Such as Anna Berg 0 (anna0@example.org)');
    await page.select('[name=lastNameColumn]', '');
    await says(page, 'Such as Anna (anna0@example.org)');
    await press(page, 'Import 400 subscribers');
    await toastOf(page, '400 subscribers imported');
    await page.waitForSelector('[name=csv]');
    const found = await site().client('/api/users/14/subscribers?search=anna399');
    assert.equal(((await found.json()) as Subscriber[])[0]?.name, 'Anna');
  });
});

test('one that is picked before the script has come is not lost', async () => {
  await withFile('early@example.org,Early Bird', async (path) => {
    const page = await site().open(SCREEN);
    await page.setRequestInterception(true);
    const held: (() => void)[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') held.push(() => void request.continue());
      else void request.continue();
    });
    await page.reload({ waitUntil: 'domcontentloaded' });
    await pick(page, path);
    assert.ok(held.length > 0);
    page.removeAllListeners('request');
    page.on('request', (request) => void request.continue());
    for (const release of held) release();
    await press(page, 'Check the list');
    await says(page, 'people.csv, 1 line');
    await says(page, '1 new.');
  });
});

test('a long pasted list does not blow up its box', async () => {
  const page = await site().open(SCREEN);
  await page.waitForSelector('[name=csv]');
  const height = await page.$eval('[name=csv]', (area) => {
    (area as HTMLTextAreaElement).value = 'x@example.com\n'.repeat(1000);
    return area.getBoundingClientRect().height;
  });
  assert.ok(height <= (await page.evaluate(() => innerHeight)) * 0.7 + 1);
});
