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
