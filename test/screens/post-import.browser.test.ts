// A list of posts as its owner imports it: pasted, its columns corrected, every row looked at, then brought in.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'puppeteer';
import type { Post } from '../../server/contract/post.ts';
import { connectChannel, saveProfile } from '../support/factories.ts';
import { headingIs, press, serveSite, toastOf } from './site.ts';

const site = serveSite(async ({ client }) => {
  await saveProfile(client, { timezone: 'UTC', locale: 'en-GB' });
  await connectChannel(client, 'facebook');
  await client('/api/autopilot', { method: 'PUT', json: { contentCreation: false } });
});

const says = (page: Page, words: string) =>
  page.waitForFunction(
    (wanted) => document.querySelector<HTMLElement>('#main')?.innerText.includes(wanted),
    {},
    words,
  );

test('rows that name no channel get one, what has a problem stays out when the person says so', async () => {
  const page = await site().open('/compose?from=list');
  await headingIs(page, 'Import posts');
  await page.waitForSelector('[name=csv]');
  await page.type('[name=csv]', 'date,post\n2030-03-01 09:30,Bread from seven.\n2030-02-30 09:30,Rolls.');
  await press(page, 'Check the list');
  await says(page, 'The row names no channel.');
  await page.select(
    '[name=platformId]',
    await page.$eval('[name=platformId] option:nth-child(2)', (one) => (one as HTMLOptionElement).value),
  );
  await says(page, '1 post can be imported.');
  await says(page, '1 Mar 2030, 09:30');
  await says(page, '“2030-02-30 09:30” is no date and time');
  await press(page, 'Import 1 post without the others');
  await toastOf(page, '1 post imported');
  await headingIs(page, 'Content Calendar');
  const posts = (await (await site().client('/api/users/14/contents?status=scheduled')).json()) as Post[];
  assert.ok(
    posts.some(
      ({ content, scheduledAt }) =>
        content === 'Bread from seven.' && scheduledAt === '2030-03-01T09:30:00.000Z',
    ),
  );
});
