// A channel served by hand, as its owner works with it on a phone: told, copied, opened, marked, taken back, counted.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Post } from '../../server/contract/post.ts';
import { connectChannel } from '../support/factories.ts';
import { stopClock } from './page-clock.ts';
import { headingIs, holdScreens, press, serveSite, toastOf } from './site.ts';

const site = serveSite();

async function postOf(id: number): Promise<Post> {
  return (await (await site().client(`/api/contents/${id}`)).json()) as Post;
}

async function becomes(id: number, status: Post['status']): Promise<Post> {
  for (let tries = 0; tries < 400; tries += 1) {
    const post = await postOf(id);
    if (post.status === status) return post;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`post ${id} did not become ${status}`);
}

test('from the reminder to the figures', async () => {
  const { id } = await connectChannel(site().client, 'x', { network: 'manual' });
  const content = `First words.\n---\nLast words.`;
  const json = { platformIds: [id], content, status: 'scheduled' };
  const [post] = (await (await site().client('/api/contents', { json })).json()) as Post[];
  assert.ok(post);
  await becomes(post.id, 'needs_attention');

  const page = await site().open(`/posts/${post.id}`);
  await headingIs(page, 'Post for X');
  await page.waitForFunction(() =>
    document.querySelector('#main')?.textContent?.includes('Time to post this on X.'),
  );
  const href = await page.$eval('#main a[target=_blank]', (link) => link.getAttribute('href'));
  assert.equal(href, 'https://x.com/intent/post?text=First%20words.');
  // As text: what the test runner adds to functions does not exist in the page.
  await page.evaluate(`window.copied = [];
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: async (text) => copied.push(text) } })`);
  await press(page, 'Copy post 1 of 2');
  await toastOf(page, 'Copied');
  await press(page, 'Copy post 2 of 2');
  await press(page, 'Copy post 1 of 2');
  const copied = () => (window as unknown as { copied: string[] }).copied;
  await page.waitForFunction(`copied.length === 3`);
  assert.deepEqual(await page.evaluate(copied), ['First words.', 'Last words.', 'First words.']);

  await press(page, 'Mark as posted');
  await page.waitForSelector('dialog [name=externalUrl]');
  await page.type('dialog [name=externalUrl]', 'nonsense');
  await press(page, 'Mark as posted', 'dialog');
  await page.waitForFunction(() =>
    document.querySelector('dialog .field-error')?.textContent?.startsWith('Must be a web address'),
  );
  await page.$eval('dialog [name=externalUrl]', (input) => (input as HTMLInputElement).select());
  await page.type('dialog [name=externalUrl]', 'https://example.com/p/1');
  // Undo goes with its toast; it is pressed before the screen has been drawn anew.
  const release = await holdScreens(page);
  await stopClock(page, async () => {
    await press(page, 'Mark as posted', 'dialog');
    await toastOf(page, 'Marked as posted');
    assert.equal((await postOf(post.id)).externalUrl, 'https://example.com/p/1');
    await press(page, 'Undo', '.toast');
    await toastOf(page, 'Taken back');
  });
  await release();
  await becomes(post.id, 'needs_attention');

  await press(page, 'Mark as posted');
  await press(page, 'Mark as posted', 'dialog');
  await headingIs(page, 'Post for X');
  await press(page, 'Enter figures');
  await page.waitForSelector('dialog [name=likes]');
  await page.type('dialog [name=likes]', '12');
  await page.type('dialog [name=comments]', '3');
  await page.type('dialog [name=shares]', 'x');
  await press(page, 'Save figures', 'dialog');
  await page.waitForFunction(
    () => document.querySelector('dialog .field-error')?.textContent === 'Enter a whole number, 0 or more.',
  );
  await page.$eval('dialog [name=shares]', (input) => (input as HTMLInputElement).select());
  await page.type('dialog [name=shares]', '0');
  await press(page, 'Save figures', 'dialog');
  await toastOf(page, 'Figures saved');
  await page.waitForFunction(() =>
    document.querySelector('#main')?.textContent?.includes('12 likes · 3 comments · 0 shares, entered'),
  );
});

test('without scripts each button is a form, and the page of a post has all of them', async () => {
  const { id } = await connectChannel(site().client, 'facebook', { network: 'manual' });
  const json = { platformIds: [id], content: 'Plain words.' };
  const [post] = (await (await site().client('/api/contents', { json })).json()) as Post[];
  const route = `/posts/${post?.id}`;
  const call = `/api/contents/${post?.id}`;
  const send = (path: string, form: Record<string, string>) =>
    site().client(path, { form: { screen: route, next: route, ...form } });
  const html = await (await site().client(`/screens${route}`)).text();
  for (const action of [
    `${call}?_method=patch`,
    `${call}/posted`,
    `${call}?_method=delete`,
    `${call}/duplicate`,
  ]) {
    // Of a form, or of a button of it that has an address and a method of its own.
    const tags = [...html.matchAll(/<(?:form|button)[^>]*>/g)].map(([tag]) => tag.toLowerCase());
    assert.ok(tags.find((tag) => tag.includes(`action="${action}`))?.includes('method="post"'), action);
  }
  assert.equal((await send(`${call}?_method=patch`, { content: 'Other words.' })).status, 303);
  assert.equal((await postOf(post?.id ?? 0)).content, 'Other words.');
  const at = { at: '2020-01-01T09:00', timeZone: 'UTC' };
  const refused = await send(`${call}?_method=patch`, at);
  assert.deepEqual([refused.status, (await refused.text()).includes('must not be in the past')], [422, true]);
  assert.equal((await send(`${call}?_method=patch`, { ...at, at: '2030-01-01T09:00' })).status, 303);
  assert.equal((await postOf(post?.id ?? 0)).scheduledAt, '2030-01-01T09:00:00.000Z');
  assert.equal((await send(`${call}/posted`, { externalUrl: '' })).status, 303);
  assert.equal(
    (await send(`${call}/figures?_method=put`, { likes: '5', comments: '', shares: '1' })).status,
    422,
  );
  assert.equal(
    (await send(`${call}/figures?_method=put`, { likes: '5', comments: '0', shares: '1' })).status,
    303,
  );
  assert.equal((await postOf(post?.id ?? 0)).analytics?.likes, 5);
  assert.equal(
    (await send(`${call}?_method=delete`, { next: '/platforms/facebook?tab=content' })).status,
    303,
  );
  assert.equal((await site().client(call)).status, 404);
});
