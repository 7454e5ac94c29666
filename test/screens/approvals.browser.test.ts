// Approving many at once in a browser: what somebody has unticked stays unticked, whatever else happens meanwhile.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'puppeteer';
import type { Post } from '../../server/contract/post.ts';
import { connectChannel, generatePosts, saveProfile } from '../support/factories.ts';
import { click, press, serveSite, toastOf } from './site.ts';

let waiting: Post[] = [];
const site = serveSite(async ({ client, app }) => {
  await saveProfile(client);
  const { id } = await connectChannel(client, 'facebook');
  waiting = await generatePosts(client, id, 5);
  await app.ctx.db.write('posts').update({ status: 'awaiting_approval', scheduled_at: Date.now() + 864e5 });
});

const read = async ({ id }: Post) => (await (await site().client(`/api/contents/${id}`)).json()) as Post;

/** A button of one post in the list. */
async function pressAt(page: Page, post: Post, label: string): Promise<void> {
  await page.waitForSelector('.approval');
  const words = post.content.slice(0, 40);
  await page.evaluate(
    (begin, wanted) => {
      const row = [...document.querySelectorAll('.approval')].find((one) => one.textContent?.includes(begin));
      const link = [...(row?.querySelectorAll('button') ?? [])].find((one) => one.textContent === wanted);
      link?.click();
    },
    words,
    label,
  );
}

test('a post is rejected with a reason, which stands with it', async () => {
  const page = await site().open('/approvals');
  const [post] = waiting;
  assert.ok(post);
  await pressAt(page, post, 'Reject');
  await page.waitForSelector('dialog[open] textarea');
  await page.type('dialog[open] textarea', 'We no longer sell these.');
  await press(page, 'Reject', 'dialog');
  await toastOf(page, 'Post rejected');
  assert.partialDeepStrictEqual(await read(post), {
    status: 'rejected',
    note: 'Rejected: “We no longer sell these.”',
  });
});

test('a post is edited where it waits, and goes on waiting', async () => {
  const page = await site().open('/approvals');
  const [, post] = waiting;
  assert.ok(post);
  await pressAt(page, post, 'Edit');
  await page.waitForSelector('dialog[open] textarea');
  await page.focus('dialog[open] textarea');
  await page.keyboard.down('Control');
  await page.keyboard.press('End');
  await page.keyboard.up('Control');
  await page.type('dialog[open] textarea', ' Until Friday.');
  await press(page, 'Save', 'dialog');
  await toastOf(page, 'Post saved');
  const saved = await read(post);
  assert.equal(saved.status, 'awaiting_approval');
  assert.match(saved.content, / Until Friday\.$/);
});

test('a draft of one’s own is sent for approval', async () => {
  const { client } = site();
  const [draft] = await generatePosts(client, waiting[0]?.platformId ?? 0, 1);
  assert.ok(draft);
  const page = await site().open(`/posts/${draft.id}`);
  await press(page, 'Send for approval');
  await page.waitForSelector('dialog[open] [name=scheduledAt]');
  await press(page, 'Send for approval', 'dialog');
  await toastOf(page, 'It waits for approval');
  const sent = await read(draft);
  assert.equal(sent.status, 'awaiting_approval');
  assert.ok(sent.scheduledAt);
  await client(`/api/contents/${draft.id}`, { method: 'DELETE' });
});

/** Unticks all of the list but these. */
async function tickOnly(page: Page, posts: readonly Post[]): Promise<void> {
  await click(page, 'label[for=field-all]');
  // As one sees it before one goes on: the first touch wakes the list.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('#main button')].some(({ textContent }) => textContent === 'Reject 0'),
  );
  for (const { id } of posts) await click(page, `label[for=field-post-${id}]`);
}

test('several are rejected for one reason, and wait again by Undo', async () => {
  const page = await site().open('/approvals');
  const two = waiting.slice(2, 4);
  await tickOnly(page, two);
  await press(page, 'Reject 2');
  await page.waitForSelector('dialog[open] textarea');
  await page.type('dialog[open] textarea', 'Not now.');
  await press(page, 'Reject', 'dialog');
  await toastOf(page, '2 posts rejected');
  for (const post of two)
    assert.partialDeepStrictEqual(await read(post), { status: 'rejected', note: 'Rejected: “Not now.”' });
  await press(page, 'Undo', '.toast');
  await toastOf(page, '2 posts wait again');
  for (const post of two) assert.equal((await read(post)).status, 'awaiting_approval');
});

test('several move by two days, and back by Undo', async () => {
  const page = await site().open('/approvals');
  const [, , post] = waiting;
  assert.ok(post);
  const before = (await read(post)).scheduledAt ?? '';
  await tickOnly(page, [post]);
  await press(page, 'Reschedule 1');
  await page.waitForSelector('dialog[open] input[value=later]');
  await page.click('dialog[open] input[value=later]');
  await page.$eval('dialog[open] [name=amount]', (input) => (input as HTMLInputElement).select());
  await page.type('dialog[open] [name=amount]', '2');
  await press(page, 'Reschedule', 'dialog');
  await toastOf(page, 'One post moved');
  const moved = await read(post);
  assert.equal(moved.status, 'awaiting_approval');
  assert.equal(Date.parse(moved.scheduledAt ?? '') - Date.parse(before), 2 * 864e5);
  await press(page, 'Undo', '.toast');
  await toastOf(page, 'One post is back');
  assert.equal((await read(post)).scheduledAt, before);
});

test('drafts are sent for approval at once, and are drafts again by Undo', async () => {
  const { client } = site();
  const drafts = await generatePosts(client, waiting[0]?.platformId ?? 0, 2);
  const page = await site().open('/approvals');
  await click(page, 'label[for=drafts-all]');
  await press(page, 'Send 2 for approval');
  await toastOf(page, '2 drafts wait for approval');
  for (const draft of drafts) {
    const sent = await read(draft);
    assert.equal(sent.status, 'awaiting_approval');
    assert.ok(Date.parse(sent.scheduledAt ?? '') > Date.now());
  }
  await press(page, 'Undo', '.toast');
  await toastOf(page, '2 are drafts again');
  for (const draft of drafts) {
    assert.equal((await read(draft)).status, 'draft');
    await client(`/api/contents/${draft.id}`, { method: 'DELETE' });
  }
});

test('who turns Content Approval on is asked about what is scheduled', async () => {
  const { client } = site();
  const { id } = await connectChannel(client, 'linkedin');
  await site().app.worker.drain();
  const planned = await client(`/api/users/14/contents?platformId=${id}&status=scheduled`);
  const [one, two] = (await planned.json()) as Post[];
  assert.ok(one && two);
  const page = await site().open('/platforms/linkedin?tab=settings');
  await page.waitForSelector('[name=approval]');
  await page.evaluate(() => document.querySelector<HTMLInputElement>('[name=approval]')?.click());
  assert.match(await toastOf(page, 'New posts wait for your approval'), /posts are scheduled already/);
  await press(page, 'Hold them too', '.toast');
  await page.waitForFunction(() =>
    /^\d+ posts wait for your approval$/.test(document.querySelector('.toast strong')?.textContent ?? ''),
  );
  assert.equal((await read(one)).status, 'awaiting_approval');
  assert.equal((await read(two)).status, 'awaiting_approval');
  await client(`/api/platforms/${id}`, { method: 'PUT', json: { isActive: false } });
});

test('what is unticked stays so when somebody else approves a post meanwhile', async () => {
  const page = await site().open('/approvals');
  await page.waitForSelector('.approval');
  const [, , kept, approved, other] = waiting;
  assert.ok(kept && approved && other);
  const total = (await page.$$('.approval')).length;
  await click(page, `label[for=field-post-${kept.id}]`);
  await page.waitForFunction(
    (words) => document.querySelector('#approvals-form [type=submit]')?.textContent === words,
    {},
    `Approve ${total - 1}`,
  );
  await page.evaluate(() =>
    document.addEventListener('drivyn:event', () => document.body.setAttribute('data-heard', '')),
  );
  await site().client('/api/contents/approve', { json: { ids: [approved.id] } });
  await page.waitForSelector('body[data-heard]');
  // The swap would come 300 ms after the event.
  await new Promise((resolve) => setTimeout(resolve, 800));
  await press(page, `Approve ${total - 1}`);
  await page.waitForFunction(() =>
    / approved$/.test(document.querySelector('.toast strong')?.textContent ?? ''),
  );
  const statusOf = async ({ id }: Post) =>
    ((await (await site().client(`/api/contents/${id}`)).json()) as Post).status;
  assert.equal(await statusOf(kept), 'awaiting_approval');
  assert.equal(await statusOf(other), 'scheduled');
});

test('a channel of which all posts wait says so, and not that none is planned', async () => {
  await site().app.worker.drain();
  const posts = site().app.ctx.db.write('posts');
  await posts.where({ status: 'scheduled' }).update({ status: 'awaiting_approval' });
  const html = await (await site().client('/screens/platforms/facebook')).text();
  assert.ok(/Next post<[^$]{0,80}Waits for approval/.test(html));
});
