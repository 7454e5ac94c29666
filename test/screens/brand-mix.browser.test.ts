// The mix of posts on Brand: seen, changed, bounded, and left to the plan again; and how long the ideas last.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Preferences } from '../../server/contract/preferences.ts';
import { connectChannel, saveProfile } from '../support/factories.ts';
import { press, serveSite, toastOf } from './site.ts';

const site = serveSite(async ({ client }) => {
  await saveProfile(client, {});
  await connectChannel(client, 'linkedin');
});

const stored = async () =>
  ((await (await site().client('/api/preferences')).json()) as Preferences).brand.mix;

test('the owner chooses how many of each kind, at most a quarter of them promotion', async () => {
  const page = await site().open('/brand');
  const enter = async (pillar: string, share: string) => {
    await page.$eval(`#mix-${pillar}`, (input) => (input as HTMLInputElement).select());
    await page.type(`#mix-${pillar}`, share);
  };
  await enter('own', '60');
  await press(page, 'Save the mix', '#mix-form');
  await page.waitForFunction(() =>
    document.querySelector('#mix-form [role=status]')?.textContent?.includes('three of four posts'),
  );
  assert.equal(await stored(), null);
  await enter('own', '10');
  await enter('season', '20');
  await press(page, 'Save the mix', '#mix-form');
  await toastOf(page, 'Saved');
  assert.deepEqual(await stored(), { useful: 40, talk: 15, own: 10, season: 20, behind: 10 });
  await press(page, 'Leave it to the plan', '#mix-form');
  await page.waitForFunction(() => !document.querySelector('#mix-form')?.textContent?.includes('Leave it'));
  assert.equal(await stored(), null);
});

test('each channel says how long its ideas last', async () => {
  const page = await site().open('/brand');
  const words = await page.$eval('.stock', (list) => list.textContent ?? '');
  assert.match(words, /LinkedIn(?:Good until .+ \d{4}|Good for more than a year) at \d a week/);
});
