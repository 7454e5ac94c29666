// The queue of a channel as a person sets and fills it: times on the channel's settings, then one post after the other.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Connection } from '../../server/contract/connection.ts';
import type { Post } from '../../server/contract/post.ts';
import { connectChannel } from '../support/factories.ts';
import { headingIs, press, serveSite, toastOf } from './site.ts';

const site = serveSite(async ({ client }) => {
  await connectChannel(client, 'facebook');
});

test('times are typed a day after the other, refused with the one at fault, and filled by posts', async () => {
  const page = await site().open('/platforms/facebook?tab=settings');
  await page.waitForSelector('#slots-1');
  await page.type('#slots-1', '9, 5:30pm');
  await page.click('#slots-2');
  await press(page, 'Monday’s on every day');
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>('#slots-7')?.value !== '');
  await page.type('#slots-7', ' noon');
  await press(page, 'Save the times');
  await page.waitForFunction(() =>
    document
      .querySelector('#queue-slots [role=status]')
      ?.textContent?.includes('Sunday, “noon”: must be a time such as 09:30.'),
  );
  await page.focus('#slots-7');
  for (let sign = 0; sign < ' noon'.length; sign++) await page.keyboard.press('Backspace');
  await press(page, 'Save the times');
  await toastOf(page, 'Saved');
  const [facebook] = (await (await site().client('/api/users/14/platforms')).json()) as Connection[];
  assert.equal(facebook?.slots.length, 14);
  assert.equal(await page.$eval('#slots-1', (one) => (one as HTMLInputElement).value), '09:00 17:30');

  const composer = await site().open('/compose');
  await composer.waitForSelector('[name=content]');
  await composer.type('[name=content]', 'Bread from seven.');
  await composer.click('[value=queue]');
  await press(composer, 'Add to queue');
  assert.match(await toastOf(composer, 'Post added to the queue'), /It leaves on .*(?:09:00 AM|05:30 PM)/);
  await headingIs(composer, 'Facebook');
  const [post] = (await (await site().client('/api/users/14/contents')).json()) as Post[];
  assert.match(post?.scheduledAt ?? '', /T(?:09:00|17:30):00/);
});
