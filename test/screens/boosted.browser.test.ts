// Saying that a post was boosted, on its page, and taking that back.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Post } from '../../server/contract/post.ts';
import { judgeThemes } from './axe.ts';
import { click, serveSite } from './site.ts';

let postId = 0;
const site = serveSite(async ({ client, app }) => {
  await client('/api/platforms', { json: { type: 'facebook' } });
  const [{ id: platformId }] = (await (await client('/api/users/14/platforms')).json()) as [{ id: number }];
  const made = await client('/api/contents', { json: { platformId, content: 'Bread.', status: 'draft' } });
  postId = ((await made.json()) as Post).id;
  assert.equal(
    (await client(`/api/contents/${postId}/boosted`, { method: 'PUT', json: { boosted: true } })).status,
    409,
  );
  await client(`/api/contents/${postId}/publish`, { method: 'POST' });
  await app.worker.drain();
});

test('a post that is out is said to be boosted, and that it was not; the call answers the post', async () => {
  const page = await site().open(`/posts/${postId}`);
  const form = 'form[action*="/boosted"]';
  const says = (words: RegExp) =>
    page.waitForFunction(
      (selector, source) => new RegExp(source).test(document.querySelector(selector)?.textContent ?? ''),
      {},
      form,
      words.source,
    );
  await says(/Did you pay/);
  for (const width of [360, 1440]) {
    await page.setViewport({ width, height: 900 });
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(beyond <= 0, `${width}: ${beyond} beyond the screen`);
  }
  assert.deepEqual(await judgeThemes(page), []);
  await click(page, `${form} button`);
  await says(/You said that it was boosted/);
  await click(page, `${form} button`);
  await says(/Did you pay/);

  const { client } = site();
  const told = await client(`/api/contents/${postId}/boosted`, { method: 'PUT', json: { boosted: true } });
  const seen = await client(`/api/contents/${postId}`);
  assert.deepEqual(await told.json(), await seen.json());
  const wrong = await client(`/api/contents/${postId}/boosted`, { method: 'PUT', json: { boosted: 'yes' } });
  assert.equal(wrong.status, 422);
});
