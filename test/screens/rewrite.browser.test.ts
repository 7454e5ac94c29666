// Having a post told otherwise in the browser: versions beside the words, taken over, saved.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Connection } from '../../server/contract/connection.ts';
import type { Post } from '../../server/contract/post.ts';
import { connectChannel, generatePosts, saveProfile } from '../support/factories.ts';
import { press, serveSite, toastOf } from './site.ts';

let connection: Connection;
let x: Connection;
const site = serveSite(async ({ client }) => {
  await saveProfile(client, {});
  connection = await connectChannel(client, 'facebook');
  x = await connectChannel(client, 'x');
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
  const version = await page.waitForSelector('dialog .rewrite-versions > li:nth-child(2) .preview-words');
  const words = await version?.evaluate((one) => one.textContent ?? '');
  assert.ok(words && words !== post.content);
  await press(page, 'Use these words', 'dialog .rewrite-versions > li:nth-child(2)');
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

test('a version for another channel becomes a draft there, with the same facts; the post stays', async () => {
  const drafts = await generatePosts(site().client, connection.id, 4);
  const post = drafts.find(({ idea }) => idea !== null) ?? assert.fail();
  const page = await site().open(`/posts/${post.id}`);
  await press(page, 'Edit');
  await page.waitForSelector(`dialog [name=way] option[value="channel:${x.id}"]`);
  await page.select('dialog [name=way]', `channel:${x.id}`);
  await press(page, 'Show versions', 'dialog');
  const first = 'dialog .rewrite-versions > li:nth-child(2)';
  await page.waitForSelector(first);
  const words = await page.$eval(`${first} .preview-words`, (one) => one.textContent);
  const said = await page.$$eval('dialog [role=status]', (all) =>
    all.map((one) => one.textContent).join(' '),
  );
  assert.match(said ?? '', /becomes a new draft for X\. This post stays as it is\./);
  // As the keyboard brings it: clear of the bar at the bottom.
  await page.focus(`${first} button`);
  await page.keyboard.press('Enter');
  await toastOf(page, 'Draft for X saved');
  await page.waitForFunction(
    (selector) => document.querySelector(`${selector} button`)?.textContent === 'Saved as a draft for X',
    {},
    first,
  );
  const listed = await site().client(`/api/users/14/contents?platformId=${x.id}&status=draft`);
  const [made] = (await listed.json()) as Post[];
  assert.partialDeepStrictEqual(made, {
    content: words,
    idea: post.idea,
    pillar: post.pillar,
    status: 'draft',
  });
  assert.deepEqual(made?.facts, post.facts);
  const before = (await (await site().client(`/api/contents/${post.id}`)).json()) as Post;
  assert.equal(before.content, post.content);
});
