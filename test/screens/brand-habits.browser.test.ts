// What edits have taught, on Brand: explained with its posts, kept, forgotten, and taken back.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Habit } from '../../server/contract/habit.ts';
import { connectChannel, generatePosts, saveProfile } from '../support/factories.ts';
import { click, press, serveSite, toastOf } from './site.ts';

const site = serveSite(async ({ client }) => {
  await saveProfile(client, {});
  const { id } = await connectChannel(client, 'instagram');
  const posts = await generatePosts(client, id, 3);
  for (const post of posts) {
    const json = { content: post.content.replace(/\s*#\p{L}[\p{L}\p{N}_]*/gu, '') };
    await client(`/api/contents/${post.id}`, { method: 'PATCH', json });
  }
});

const stored = async () => {
  const habits = (await (await site().client('/api/habits')).json()) as Habit[];
  return habits.find(({ kind }) => kind === 'hashtags') ?? assert.fail();
};

test('a habit says what was learned and from which posts, is forgotten, and comes back by Undo', async () => {
  const { id, posts } = await stored();
  const page = await site().open('/brand');
  const row = `#habit-${id}`;
  const words = await page.$eval(row, (one) => one.textContent ?? '');
  assert.match(words, /On Instagram, you take the hashtags out\..+from 3 posts/);
  await page.click(`${row} summary`);
  const links = await page.$$eval(`${row} a`, (all) => all.map((link) => link.getAttribute('href')));
  assert.deepEqual(
    links,
    posts.map((post) => `#/posts/${post}`),
  );
  await click(page, `${row}-forgotten`);
  await toastOf(page, 'Forgotten');
  await page.waitForSelector('#habits > details summary');
  assert.equal((await stored()).state, 'forgotten');
  await press(page, 'Undo', '.toast');
  await toastOf(page, 'Taken back');
  assert.equal((await stored()).state, 'learned');
});

test('kept, it says so', async () => {
  const { id } = await stored();
  const page = await site().open('/brand');
  await click(page, `#habit-${id}-kept`);
  await toastOf(page, 'Kept until you forget it');
  await page.waitForFunction(
    (row) => document.querySelector(row)?.textContent?.includes('Kept'),
    {},
    `#habit-${id} p`,
  );
  assert.equal((await stored()).state, 'kept');
});
