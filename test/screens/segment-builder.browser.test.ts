// Segments as their owner builds them: by keyboard, with the number of people beside it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'puppeteer';
import type { Segment } from '../../server/contract/segment.ts';
import { saveProfile } from '../support/factories.ts';
import { serveSite, toastOf } from './site.ts';

const site = serveSite(async ({ client }) => {
  await saveProfile(client);
  const add = (json: object) => client('/api/users/14/subscribers', { json });
  const news = await (await client('/api/users/14/lists', { json: { name: 'News' } })).json();
  await add({ email: 'anna@example.com', tags: ['vip'], attributes: { age: 40 } });
  await add({ email: 'ben@example.com', lists: [news.id], attributes: { age: 20 } });
  await add({ email: 'carl@example.com' });
});

const SEGMENTS = '/email-marketing?tab=audience&view=segments';

const counted = (page: Page, words: string) =>
  page.waitForFunction(
    (wanted) => document.querySelector<HTMLElement>('.segment-count')?.innerText.includes(wanted),
    {},
    words,
  );

const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('name'));

test('a segment is built of groups, counted, saved and changed', async () => {
  const page = await site().open(`${SEGMENTS}&segment=new`);
  await counted(page, 'Say all of each condition');
  await page.type('#segment-name', 'Good ones');
  await page.select('[name=field-0]', 'tag');
  await page.type('[name=value-0]', 'vip');
  await counted(page, '1 person is in it now');
  await page.select('[name=match]', 'any');
  await page.focus('[aria-label="Add a group"]');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'match-1');
  await counted(page, 'Say all of each condition');
  await page.select('[name="field-1-0"]', 'list');
  const news = await page.$eval('[name="value-1-0"] option:nth-child(2)', (option) =>
    option.getAttribute('value'),
  );
  await page.select('[name="value-1-0"]', news ?? '');
  await counted(page, '2 people are in it now');
  await page.focus('[aria-label="Add a condition of group 2"]');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'field-1-1');
  await page.select('[name="field-1-1"]', 'attributes.age:number');
  await page.type('[name="value-1-1"]', '30');
  await counted(page, '1 person is in it now');
  await page.click('#segment-builder [type=submit]');
  await toastOf(page, 'Segment saved');
  await page.waitForFunction(() =>
    document
      .querySelector<HTMLElement>('#main')
      ?.innerText.includes('Tag is vip or (List is News and age is more than 30)'),
  );
  const [segment] = (await (await site().client('/api/users/14/segments')).json()) as Segment[];
  assert.deepEqual(segment?.rule, {
    any: [
      { field: 'tag', op: 'has', value: 'vip' },
      {
        all: [
          { field: 'list', op: 'has', value: Number(news) },
          { field: 'attributes.age', op: 'gt', value: 30 },
        ],
      },
    ],
  });
  await page.click('[aria-label="Change Good ones"]');
  await page.waitForSelector('[name="field-1-1"]');
  await page.click('[aria-label="Remove condition 2.2"]');
  await counted(page, '2 people are in it now');
  assert.equal(await focused(page), 'match-1', 'the focus is not lost');
  await page.click('#segment-builder [type=submit]');
  await page.waitForFunction(() =>
    document.querySelector<HTMLElement>('#main')?.innerText.includes('Tag is vip or List is News'),
  );
  await page.browserContext().close();
});

test('what is wrong is said where it stands', async () => {
  const page = await site().open(`${SEGMENTS}&segment=new`);
  await counted(page, 'Say all of each condition');
  await page.type('#segment-name', 'Unsaid');
  await page.select('[name=field-0]', 'attributes.age:number');
  await page.click('#segment-builder [type=submit]');
  await page.waitForFunction(() =>
    document.querySelector<HTMLElement>('[id="value-0-error"]')?.innerText.includes('must be a number'),
  );
  await page.browserContext().close();
});

test('a count that fails says so, and is asked again', async () => {
  const page = await site().open(`${SEGMENTS}&segment=new`);
  await page.select('[name=field-0]', 'tag');
  await page.select('[name=ask-0]', 'unknown');
  await counted(page, '2 people are in it now');
  await page.setOfflineMode(true);
  await page.select('[name=ask-0]', 'known');
  await counted(page, 'The server cannot be reached');
  await page.setOfflineMode(false);
  await page.evaluate(() => document.querySelector<HTMLElement>('.segment-count button')?.click());
  await counted(page, '1 person is in it now');
  await page.browserContext().close();
});
