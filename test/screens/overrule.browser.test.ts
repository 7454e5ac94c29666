// Letting refused words stand, in the composer and in the edit dialog: the risk is said, and an owner says why.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'puppeteer';
import type { Connection } from '../../server/contract/connection.ts';
import type { Post } from '../../server/contract/post.ts';
import { connectChannel, saveProfile } from '../support/factories.ts';
import { click, press, serveSite, toastOf } from './site.ts';

let facebook: Connection;
const site = serveSite(async ({ client }) => {
  await saveProfile(client, {});
  facebook = await connectChannel(client, 'facebook');
});

const write = async (page: Page, selector: string, words: string) => {
  await page.waitForSelector(selector);
  await page.$eval(selector, (one) => (one as HTMLTextAreaElement).select());
  await page.type(selector, words);
};
const posts = async () =>
  (await (await site().client('/api/users/14/contents?status=draft')).json()) as Post[];

test('the composer says what is refused and what the risk is; with a reason it is saved', async () => {
  const page = await site().open('/compose');
  await write(page, '[name=content]', 'Our tea cures migraine.');
  await click(page, 'label[for=composer-when-draft]');
  await press(page, 'Save draft');
  await page.waitForSelector('.overrule');
  const said = await page.$eval('.overrule', (one) => one.textContent ?? '');
  assert.match(said, /Let “cures migraine” stand.*Health claim\. Without evidence it is misleading/);
  await click(page, 'label[for=composer-overrule-cure]');
  await press(page, 'Save draft');
  await page.waitForFunction(() => document.querySelector('.overrule .field-error')?.textContent);
  assert.deepEqual(await posts(), []);
  await write(page, '[name=overrule-reason]', 'Study of 2025.');
  await press(page, 'Save draft');
  await toastOf(page, 'Draft saved');
  assert.equal((await posts())[0]?.content, 'Our tea cures migraine.');
});

test('other words are judged anew, and an edit is let stand where it is edited', async () => {
  const json = { platformIds: [facebook.id], content: 'Walnut loaves are back.' };
  const [post] = (await (await site().client('/api/contents', { json })).json()) as Post[];
  const page = await site().open(`/posts/${post?.id}`);
  await press(page, 'Edit');
  await write(page, 'dialog [name=content]', 'Only 3 left of the walnut loaves.');
  await press(page, 'Save', 'dialog');
  await page.waitForSelector('dialog .overrule');
  await page.type('dialog [name=content]', ' Come.');
  await page.waitForFunction(() => !document.querySelector('dialog .overrule'));
  await press(page, 'Save', 'dialog');
  await click(page, 'dialog .overrule label');
  await press(page, 'Save', 'dialog');
  await toastOf(page, 'Post saved');
  const saved = (await (await site().client(`/api/contents/${post?.id}`)).json()) as Post;
  assert.equal(saved.content, 'Only 3 left of the walnut loaves. Come.');
});
