// Having a post told otherwise in the browser: versions beside the words, taken over, saved.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Connection } from '../../server/contract/connection.ts';
import type { Post } from '../../server/contract/post.ts';
import { connectChannel, generatePosts, saveProfile } from '../support/factories.ts';
import { press, serveSite, toastOf } from './site.ts';

let connection: Connection;
const site = serveSite(async ({ client }) => {
  await saveProfile(client, {});
  connection = await connectChannel(client, 'facebook');
});

test('versions stand beside the words; one is taken over and saved', async () => {
  const drafts = await generatePosts(site().client, connection.id, 4);
  const post = drafts.find(({ idea }) => idea !== null) ?? assert.fail();
  const page = await site().open('/platforms/facebook?tab=content&status=drafts');
  const row = `#library-drafts-${post.id}`;
  await page.waitForSelector(row);
  await press(page, 'Edit', row);
  await page.waitForSelector('dialog [name=way]');
  await page.select('dialog [name=way]', 'tone:humorous');
  await press(page, 'Show versions', 'dialog');
  const version = await page.waitForSelector('dialog .rewrite-versions > li .post-words');
  const words = await version?.evaluate((one) => one.textContent ?? '');
  assert.ok(words && words !== post.content);
  await press(page, 'Use these words', 'dialog .rewrite-versions > li');
  await page.waitForFunction(
    (text) => document.querySelector<HTMLTextAreaElement>('dialog [name=content]')?.value === text,
    {},
    words,
  );
  await press(page, 'Save', 'dialog');
  await toastOf(page, 'Post saved');
  const saved = (await (await site().client(`/api/contents/${post.id}`)).json()) as Post;
  assert.equal(saved.content, words);
});
