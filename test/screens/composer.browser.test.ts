// Writing a new post as a person does: several channels, counted and shown as each has it, and nothing lost.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'puppeteer';
import type { Connection } from '../../server/contract/connection.ts';
import type { Post } from '../../server/contract/post.ts';
import { connectChannel } from '../support/factories.ts';
import { headingIs, press, serveSite, toastOf } from './site.ts';

const channels: Record<string, Connection> = {};
const site = serveSite(async ({ client }) => {
  for (const type of ['facebook', 'x', 'youtube']) channels[type] = await connectChannel(client, type);
});

async function listPosts(): Promise<Post[]> {
  return (await (await site().client('/api/users/14/contents')).json()) as Post[];
}

async function write(page: Page, selector: string, text: string): Promise<void> {
  await page.waitForSelector(selector);
  await page.focus(selector);
  await page.evaluate(
    (field, value) => {
      document.querySelector<HTMLTextAreaElement>(field)?.select();
      document.execCommand('insertText', false, value);
    },
    selector,
    text,
  );
}

async function tick(page: Page, type: string): Promise<void> {
  const selector = `[name=platform-${channels[type]?.id}]`;
  await page.waitForSelector(selector);
  await page.click(selector);
}

async function previewOf(page: Page, name: string, text: string): Promise<void> {
  await page.waitForFunction(
    (label, wanted) =>
      document.querySelector<HTMLElement>(`[aria-label="${label} preview"]`)?.innerText.includes(wanted),
    {},
    name,
    text,
  );
}

async function errorIs(page: Page, text: string): Promise<void> {
  await page.waitForFunction(
    (wanted) => [...document.querySelectorAll('.field-error')].some((one) => one.textContent === wanted),
    {},
    text,
  );
}

test('a text for two channels, cut into a thread for one of them, scheduled with Ctrl+Enter', async () => {
  const page = await site().open('/compose?at=2030-03-01T09:30');
  await tick(page, 'facebook');
  await tick(page, 'x');
  const long = 'We bake twelve kinds of bread. '.repeat(10).trim();
  await write(page, '[name=content]', long);
  await errorIs(page, '29 too many for X.');
  await previewOf(page, 'Facebook', 'We bake twelve kinds of bread.');
  await press(page, 'Split into a thread of 2 for X');
  await previewOf(page, 'X', 'Post 2 of 2');
  assert.ok(
    !(await page.$eval('[aria-label="Facebook preview"]', (one) => one.textContent))?.includes('---'),
  );
  await page.focus('[name=content]');
  await page.keyboard.down('Control');
  await page.keyboard.press('Enter');
  await page.keyboard.up('Control');
  assert.match(await toastOf(page, '2 posts scheduled'), /They leave on Mar 1, 2030, 09:30 AM UTC/);
  await headingIs(page, 'Content Calendar');
  const [thread, whole] = await listPosts();
  assert.deepEqual([whole?.platform, whole?.content], ['facebook', long]);
  assert.equal(thread?.content.replace(/\n---\n/, ' '), long);
  assert.equal(thread?.scheduledAt, '2030-03-01T09:30:00.000Z');
});

test('what is missing is said at its field, and so is what the server refuses', async () => {
  const page = await site().open('/compose');
  await press(page, 'Schedule');
  await errorIs(page, 'Choose at least one channel.');
  await tick(page, 'youtube');
  await press(page, 'Schedule');
  await errorIs(page, 'Write something first.');
  await write(page, '[name=content]', 'Our bread cures migraine.');
  await write(page, '[name=title]', 'Bread');
  await press(page, 'Schedule');
  await errorIs(page, '“cures migraine” may not stand in a post. Health claims need scientific evidence.');
  assert.equal(
    await page.$eval('[name=content]', (one) => (one as HTMLTextAreaElement).value),
    'Our bread cures migraine.',
  );
});

test('what a channel would refuse is said while it is typed, and what is missing once it is to be saved', async () => {
  const page = await site().open('/compose');
  await tick(page, 'youtube');
  await write(page, '[name=content]', 'bread <3');
  await errorIs(page, 'YouTube allows no < in the text.');
  assert.equal((await page.$$('.field-error')).length, 1, 'a title that is still to come is no fault');
  await write(page, '[name=content]', 'bread');
  await press(page, 'Schedule');
  await errorIs(page, 'YouTube needs a title.');
  // The focus follows what is said.
  await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'title');
});

test('what was typed survives a closed dialog and a reload, until it is discarded', async () => {
  const page = await site().open('/platforms/facebook?tab=content');
  await press(page, 'New post');
  await page.waitForSelector('dialog [name=content]');
  assert.equal(
    await page.$eval(
      `dialog [name=platform-${channels.facebook?.id}]`,
      (one) => (one as HTMLInputElement).checked,
    ),
    true,
    'the channel of the library is ticked',
  );
  await write(page, 'dialog [name=content]', 'Half a thought');
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => !document.querySelector('dialog[open]'));
  await page.reload();
  await press(page, 'New post');
  await page.waitForFunction(
    () => document.querySelector<HTMLTextAreaElement>('dialog [name=content]')?.value === 'Half a thought',
  );
  await press(page, 'Discard', 'dialog');
  await press(page, 'New post');
  await page.waitForSelector('dialog [name=content]');
  assert.equal(await page.$eval('dialog [name=content]', (one) => (one as HTMLTextAreaElement).value), '');
});

test('after a lost answer the next press saves nothing twice', async () => {
  const page = await site().open('/platforms/facebook?tab=content');
  await press(page, 'New post');
  await write(page, 'dialog [name=content]', 'Said once.');
  await page.click('dialog [name=when][value=draft]');
  await page.evaluate(() => {
    const { fetch } = window;
    window.fetch = async (...call) => {
      const answer = await fetch(...call);
      if (call[0] !== '/api/contents') return answer;
      window.fetch = fetch;
      throw new TypeError('The connection is gone.');
    };
  });
  await press(page, 'Save draft', 'dialog');
  await toastOf(page, 'Could not save the post');
  await press(page, 'Save draft', 'dialog');
  await toastOf(page, 'Draft saved');
  const saved = (await listPosts()).filter(({ content }) => content === 'Said once.');
  assert.equal(saved.length, 1);
  await site().client(`/api/contents/${saved[0]?.id}`, { method: 'DELETE' });
});

test('a draft is kept for the business for which it was written', async () => {
  const page = await site().open('/compose');
  await write(page, '[name=content]', 'For one business only');
  // Kept once the composer lives.
  await page.waitForFunction(() => Object.keys(sessionStorage).some((key) => /composer/.test(key)));
  const keys = await page.evaluate(() => Object.keys(sessionStorage).filter((key) => /composer/.test(key)));
  const { business } = await page.evaluate(() => ({ ...document.documentElement.dataset }));
  assert.deepEqual(keys, [`drivyn:composer-14-${business}`]);
});

test('a draft from the library stands in it, and its copy too', async () => {
  const page = await site().open('/platforms/facebook?tab=content&status=drafts');
  await press(page, 'New post');
  await write(page, 'dialog [name=content]', 'A draft of one line.');
  await page.click('dialog [name=when][value=draft]');
  await press(page, 'Save draft', 'dialog');
  await toastOf(page, 'Draft saved');
  await page.waitForFunction(() => document.querySelectorAll('.posts > li').length === 1);
  await press(page, 'Duplicate');
  await toastOf(page, 'Copied as a draft');
  await page.waitForFunction(() => document.querySelectorAll('.posts > li').length === 2);
});

test('an edit shows the post as it will look, and keeps what was typed', async () => {
  const page = await site().open('/platforms/facebook?tab=content&status=drafts');
  await press(page, 'Edit');
  await write(page, 'dialog [name=content]', 'Other words #bread');
  await previewOf(page, 'Facebook', 'Other words #bread');
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => !document.querySelector('dialog[open]'));
  await press(page, 'Edit');
  await page.waitForFunction(
    () =>
      document.querySelector<HTMLTextAreaElement>('dialog [name=content]')?.value === 'Other words #bread',
  );
  await press(page, 'Save', 'dialog');
  await toastOf(page, 'Post saved');
});

test('a first comment is written where the channel takes one, shown with the post, and kept', async () => {
  const id = channels.facebook?.id;
  const { db } = site().app.ctx;
  await db.write('connections').where({ id }).update({ network: 'real' });
  const page = await site().open('/compose');
  await tick(page, 'x');
  await page.waitForSelector('#composer-content');
  assert.equal(await page.$('#composer-comment'), null);
  await tick(page, 'facebook');
  await write(page, '#composer-content', 'Rye is out of the oven.');
  await write(page, '#composer-comment', 'The recipe: https://bakery.example/rye');
  await previewOf(page, 'Facebook', 'First comment: The recipe');
  // The bar with the buttons stands over what is at the lower edge: a person scrolls on.
  await page.$eval('[name=when][value=draft]', (one) => one.scrollIntoView({ block: 'center' }));
  await page.click('[name=when][value=draft]');
  await press(page, 'Save draft');
  await page.waitForFunction(() => !location.hash.includes('compose'));
  const posts = await listPosts();
  const commentOf = (platform: string) => posts.find((post) => post.platform === platform)?.firstComment;
  assert.deepEqual([commentOf('facebook'), commentOf('x')], ['The recipe: https://bakery.example/rye', null]);
  await db.write('connections').where({ id }).update({ network: 'sandbox' });
});
