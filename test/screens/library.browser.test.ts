// The content library as a person works with it: writing, editing, scheduling, approving, publishing, deleting.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'puppeteer';
import type { Connection } from '../../server/contract/connection.ts';
import type { Post } from '../../server/contract/post.ts';
import { connectChannel, saveProfile } from '../support/factories.ts';
import { stopClock } from './page-clock.ts';
import { click, headingIs, press, serveSite, toastOf } from './site.ts';

const PROFILE = { timezone: 'Europe/Paris', locale: 'en-GB' };
const CONTENT = '/platforms/facebook?tab=content';

const site = serveSite(({ client }) => saveProfile(client, PROFILE));

async function getJson<T>(path: string): Promise<T> {
  return (await (await site().client(path)).json()) as T;
}

async function listPosts(status?: Post['status']): Promise<Post[]> {
  return getJson(`/api/users/14/contents${status ? `?status=${status}` : ''}`);
}

/** Waits until a post is in a state, as the server says. */
async function becomes(id: number, status: Post['status']): Promise<Post> {
  for (let tries = 0; tries < 300; tries += 1) {
    const post = await getJson<Post>(`/api/contents/${id}`);
    if (post.status === status) return post;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`post ${id} did not become ${status}`);
}

const rowOf = (post: Post, list: string) => `#${list}-${post.id}`;

test('what the autopilot plans for a new channel appears by itself', async () => {
  const page = await site().open('/help-support');
  const streaming = page.waitForResponse((response) => response.url().includes('/api/events?since='));
  await page.reload();
  await streaming;
  await page.evaluate(() => {
    location.hash = '#/platforms/facebook?tab=content';
  });
  await page.waitForFunction(() =>
    document.querySelector('#main')?.textContent?.includes('is not connected'),
  );
  await connectChannel(site().client, 'facebook');
  await page.waitForSelector('.posts > li', { timeout: 40_000 });
  assert.ok((await listPosts('scheduled')).length > 0);
});

test('drafts are written on request, and a bad number is said at its field', async () => {
  const page = await site().open(`${CONTENT}&status=drafts`);
  await press(page, 'Write drafts');
  await page.waitForSelector('dialog [name=count]');
  await page.$eval('dialog [name=count]', (input) => {
    (input as HTMLInputElement).value = '0';
  });
  await press(page, 'Write', 'dialog');
  await page.waitForSelector('dialog [aria-invalid=true]');
  await page.$eval('dialog [name=count]', (input) => {
    (input as HTMLInputElement).value = '3';
  });
  await press(page, 'Write', 'dialog');
  await toastOf(page, '3 drafts written');
  await page.waitForFunction(() => document.querySelectorAll('.posts > li').length === 3);
  assert.equal((await listPosts('draft')).length, 3);
});

test('editing counts as the channel counts, and changes what the server holds', async () => {
  const [post] = await listPosts('draft');
  assert.ok(post);
  const page = await site().open(`${CONTENT}&status=drafts`);
  const row = rowOf(post, 'library-drafts');
  await page.waitForSelector(row);
  await press(page, 'Edit', row);
  await page.waitForSelector('dialog [name=content]');
  await replaceText(page, 'x'.repeat(63_207));
  await page.waitForFunction(
    () => document.querySelector('dialog .field-error')?.textContent === '1 too many for Facebook.',
  );
  await press(page, 'Save', 'dialog');
  assert.ok(await page.$('dialog[open]'), 'a text that is too long is not sent');
  await replaceText(page, 'We bake 12 kinds of bread every morning. Come by! 🥖');
  await page.waitForFunction(() =>
    document.querySelector('dialog .field-hint')?.textContent?.startsWith('51 of 63,206'),
  );
  await press(page, 'Save', 'dialog');
  await toastOf(page, 'Post saved');
  await page.waitForFunction(
    (selector) => document.querySelector(selector)?.textContent?.includes('Come by!'),
    {},
    row,
  );
  assert.equal(
    (await getJson<Post>(`/api/contents/${post.id}`)).content,
    'We bake 12 kinds of bread every morning. Come by! 🥖',
  );
  // Focus is back where it was.
  await page.waitForFunction(() => document.activeElement?.textContent === 'Edit');
});

async function replaceText(page: Page, text: string): Promise<void> {
  await page.focus('dialog [name=content]');
  await page.evaluate((value) => {
    document.querySelector<HTMLTextAreaElement>('dialog [name=content]')?.select();
    document.execCommand('insertText', false, value);
  }, text);
}

test('a refusal of the server is said in the dialog, and what was typed stays', async () => {
  const [post] = await listPosts('draft');
  assert.ok(post);
  const page = await site().open(`${CONTENT}&status=drafts`);
  const row = rowOf(post, 'library-drafts');
  await page.waitForSelector(row);
  await press(page, 'Edit', row);
  await page.waitForSelector('dialog [name=content]');
  await page.type('dialog [name=content]', ' Even better!');
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    if (request.method() === 'PATCH') void request.abort();
    else void request.continue();
  });
  await press(page, 'Save', 'dialog');
  await page.waitForFunction(() =>
    document.querySelector('dialog .field-error')?.textContent?.includes('cannot be reached'),
  );
  assert.match(
    await page.$eval('dialog [name=content]', (area) => (area as HTMLTextAreaElement).value),
    /Even better!/,
  );
});

test('a time is chosen in the business’s time zone', async () => {
  const [post] = await listPosts('draft');
  assert.ok(post);
  const page = await site().open(`${CONTENT}&status=drafts`);
  const row = rowOf(post, 'library-drafts');
  await page.waitForSelector(row);
  await press(page, 'Schedule', row);
  await page.waitForSelector('dialog [name=scheduledAt]');
  assert.match(await page.$eval('dialog', (dialog) => dialog.innerText), /Date and time in Europe\/Paris/);
  const year = new Date().getUTCFullYear() + 1;
  await setTime(page, `${year}-07-01T09:30`);
  await press(page, 'Schedule', 'dialog');
  await toastOf(page, 'Post scheduled');
  const scheduled = await becomes(post.id, 'scheduled');
  assert.equal(scheduled.scheduledAt, `${year}-07-01T07:30:00.000Z`);
  await page.waitForFunction((selector) => !document.querySelector(selector), {}, row);

  await page.evaluate(() => {
    location.hash = '#/platforms/facebook?tab=content&status=scheduled';
  });
  const there = rowOf(post, 'library-scheduled');
  await page.waitForSelector(there);
  await press(page, 'Reschedule', there);
  await page.waitForSelector('dialog [name=scheduledAt]');
  assert.equal(
    await page.$eval('[name=scheduledAt]', (input) => (input as HTMLInputElement).value),
    `${year}-07-01T09:30`,
  );
  await setTime(page, '2020-01-01T10:00');
  await press(page, 'Schedule', 'dialog');
  await page.waitForFunction(() =>
    document.querySelector('dialog .field-error')?.textContent?.includes('has passed'),
  );
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => !document.querySelector('dialog'));
  await press(page, 'Unschedule', there);
  await toastOf(page, 'Taken off the schedule');
  assert.equal((await becomes(post.id, 'draft')).scheduledAt, null);
});

async function setTime(page: Page, value: string): Promise<void> {
  await page.$eval(
    'dialog [name=scheduledAt]',
    (input, wanted) => {
      const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
      setter?.call(input, wanted);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    },
    value,
  );
}

test('what others do meanwhile takes no dialog away, and shows once it is closed', async () => {
  const [post, other] = await listPosts('draft');
  assert.ok(post && other);
  const page = await site().open(`${CONTENT}&status=drafts`);
  const streaming = page.waitForRequest((request) => request.url().includes('/api/events?since='));
  await page.reload();
  await streaming;
  const row = rowOf(post, 'library-drafts');
  await page.waitForSelector(row);
  await press(page, 'Edit', row);
  await page.waitForSelector('dialog [name=content]');
  await page.type('dialog [name=content]', 'Half a thought');
  await site().client(`/api/contents/${other.id}`, { method: 'DELETE' });
  await new Promise((resolve) => setTimeout(resolve, 1500));
  const typed = await page.$eval('dialog [name=content]', (area) => (area as HTMLTextAreaElement).value);
  assert.match(typed, /Half a thought/);
  await press(page, 'Discard changes', 'dialog');
  await page.waitForFunction(
    (selector) => !document.querySelector(selector),
    {},
    rowOf(other, 'library-drafts'),
  );
});

test('publishing now goes through to the Sandbox, and the page follows by itself', async () => {
  const [post] = await listPosts('draft');
  assert.ok(post);
  const page = await site().open(CONTENT);
  const row = rowOf(post, 'library-all');
  await page.waitForSelector(row);
  await press(page, 'Publish now', row);
  await toastOf(page, 'Publishing');
  const published = await becomes(post.id, 'published');
  await page.waitForFunction(
    (selector) => document.querySelector(selector)?.textContent?.includes('Published'),
    { timeout: 30_000 },
    row,
  );
  const href = await page.$eval(`${row} a[target]`, (link) => link.getAttribute('href'));
  assert.equal(href, published.externalUrl);
  const shown = await site().client(href ?? '');
  assert.equal(shown.status, 200);
});

test('approving all that waits is asked for once', async () => {
  const [connection] = await getJson<Connection[]>('/api/users/14/platforms');
  const settings = await site().open('/platforms/facebook?tab=settings');
  await settings.waitForSelector('[name=approval]');
  await click(settings, 'label[for=field-approval]');
  await waitFor(async () => (await getJson<Connection[]>('/api/users/14/platforms'))[0]?.approval === true);
  for (const post of (await listPosts('scheduled')).slice(0, 3))
    await site().client(`/api/contents/${post.id}`, { method: 'DELETE' });
  // A new plan fills the gap, and everything in it waits.
  await saveProfile(site().client, { ...PROFILE, targetAudience: 'Offices and families nearby' });
  await site().app.worker.drain();
  const count = (await listPosts('awaiting_approval')).length;
  assert.ok(count >= 2, `${count} posts wait`);
  assert.ok(connection);

  const page = await site().open(`${CONTENT}&status=waiting`);
  await press(page, `Approve ${count}`);
  await headingIs(page, 'Approvals');
  // Undo goes with its toast.
  await stopClock(page, async () => {
    await press(page, `Approve all ${count}`);
    await toastOf(page, `${count} posts approved`);
    assert.equal((await listPosts('awaiting_approval')).length, 0);
    await page.waitForFunction(() =>
      document.querySelector('.empty')?.textContent?.includes('Nothing waits'),
    );
    await press(page, 'Undo', '.toast');
    await toastOf(page, `${count} posts wait again`);
  });
  assert.equal((await listPosts('awaiting_approval')).length, count);
  await page.waitForFunction(
    (all) => document.querySelectorAll('#approvals-form .approval').length === all,
    {},
    count,
  );
  const [first] = await listPosts('awaiting_approval');
  await click(page, `label[for=field-post-${first?.id}]`);
  await press(page, `Approve ${count - 1}`);
  await toastOf(page, `${count - 1} ${count === 2 ? 'post' : 'posts'} approved`);
  assert.deepEqual(
    (await listPosts('awaiting_approval')).map(({ id }) => id),
    [first?.id],
  );
});

async function waitFor(isTrue: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    if (await isTrue()) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  assert.fail('it did not come true within thirty seconds');
}

test('deleting asks first', async () => {
  const [channel] = await getJson<Connection[]>('/api/users/14/platforms');
  const json = {
    platformIds: [channel?.id],
    content: 'Our new oven is in. Come and smell it.',
    status: 'draft',
  };
  assert.equal((await site().client('/api/contents', { json })).status, 201);
  const [post] = await listPosts('draft');
  assert.ok(post);
  const page = await site().open(`${CONTENT}&status=drafts`);
  const row = rowOf(post, 'library-drafts');
  await page.waitForSelector(row);
  await press(page, 'Delete', row);
  await page.waitForSelector('dialog[open]');
  await press(page, 'Keep it', 'dialog');
  await page.waitForFunction(() => !document.querySelector('dialog'));
  assert.equal((await site().client(`/api/contents/${post.id}`)).status, 200);
  await press(page, 'Delete', row);
  await press(page, 'Delete post', 'dialog');
  await toastOf(page, 'Post deleted');
  assert.equal((await site().client(`/api/contents/${post.id}`)).status, 404);
  await page.waitForFunction((selector) => !document.querySelector(selector), {}, row);
});

test('the calendar shows posts by day and lets one be moved', async () => {
  const [post] = await listPosts('scheduled');
  assert.ok(post?.scheduledAt);
  const page = await site().open('/content-calendar?view=list');
  await headingIs(page, 'Content Calendar');
  const row = rowOf(post, 'calendar');
  await page.waitForSelector(row);
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris' }).format(
    Date.parse(post.scheduledAt),
  );
  assert.equal(await page.$eval(row, (li) => li.closest('section')?.querySelector('time')?.dateTime), day);
  await press(page, 'Unschedule', row);
  await toastOf(page, 'Taken off the schedule');
  await page.waitForFunction((selector) => !document.querySelector(selector), {}, row);
});

test('a dialog takes the focus to its first field and gives it back', async () => {
  const [post] = await listPosts('scheduled');
  assert.ok(post);
  const page = await site().open(`${CONTENT}&status=scheduled`);
  const row = rowOf(post, 'library-scheduled');
  await page.waitForSelector(row);
  for (const leave of ['Escape', 'Cancel']) {
    await press(page, 'Edit', row);
    await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'content');
    if (leave === 'Escape') await page.keyboard.press('Escape');
    else await press(page, leave, 'dialog');
    await page.waitForFunction(() => !document.querySelector('dialog'));
    await page.waitForFunction(() => document.activeElement?.textContent === 'Edit');
  }
});
