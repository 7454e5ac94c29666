// The picture that is drawn for a post, as a person changes it in the edit dialog.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { HTTPRequest, Page } from 'puppeteer';
import type { PostPicture } from '../../server/contract/picture.ts';
import type { Post } from '../../server/contract/post.ts';
import { connectChannel, generatePosts, saveProfile } from '../support/factories.ts';
import { press, serveSite } from './site.ts';

let post: Post;
const site = serveSite(
  async ({ client }) => {
    await saveProfile(client);
    const { id } = await connectChannel(client, 'pinterest');
    [post] = (await generatePosts(client, id, 1)) as [Post];
  },
  { DRIVYN_DRAWING: 'on' },
);

const picture = async () =>
  (await (await site().client(`/api/contents/${post.id}/picture`)).json()) as PostPicture;

const shownIn = (page: Page) => page.$eval('.media-shown img', (image) => image.getAttribute('src'));

/** What is asked for is drawn by a job, and then shown in the place of what was. */
const showsOther = (page: Page, before: string | null) =>
  page.waitForFunction(
    (src) => {
      const now = document.querySelector('.media-shown img')?.getAttribute('src');
      return now !== undefined && now !== src;
    },
    {},
    before,
  );

/**
 * Looks are answered later than the next would leave, and what the post shows is told once a change: what else asks for it
 * hears it when the next change is under way.
 */
async function slowDown(page: Page): Promise<void> {
  const [look, show] = [`/api/contents/${post.id}/picture`, `/api/contents/${post.id}`];
  let changes = 0;
  let told = 0;
  const late: HTTPRequest[] = [];
  page.on('response', (response) => {
    if (response.request().method() !== 'POST' || !response.url().endsWith(look)) return;
    changes += 1;
    for (const request of late.splice(0)) request.continue();
  });
  page.on('request', (request) => {
    const isAsking = request.method() === 'GET';
    if (isAsking && request.url().endsWith(show) && told++ >= changes) late.push(request);
    else setTimeout(() => request.continue(), isAsking && request.url().endsWith(look) ? 700 : 0);
  });
  await page.setRequestInterception(true);
}

test('another design is shown at once, and words of a person stay in it', async () => {
  const page = await site().open(`/posts/${post.id}`);
  await press(page, 'Edit');
  await page.waitForSelector('[id$="-drawn-another"]');
  await slowDown(page);
  const before = await picture();
  const first = await shownIn(page);
  await press(page, 'Another design', 'dialog');
  await showsOther(page, first);
  const after = await picture();
  assert.notDeepEqual([after.design, after.scheme], [before.design, before.scheme]);
  const second = await shownIn(page);
  await press(page, 'Words', 'dialog');
  const field = await page.waitForSelector('input[id*="-words-form-0-"]');
  await field?.click({ count: 3 });
  await field?.type('Rye at seven');
  await press(page, 'Use these words', 'dialog');
  await showsOther(page, second);
  assert.match(JSON.stringify((await picture()).words), /Rye at seven/);
  await page.waitForFunction(() => document.body.textContent?.includes('Its words are yours'));
  await press(page, 'Cancel', 'dialog');
});

/** The first look at the picture after a change is refused; the next are answered. */
async function refuseOneLook(page: Page): Promise<void> {
  const look = `/api/contents/${post.id}/picture`;
  let isChanged = false;
  page.on('request', (request) => {
    const isLook = request.url().endsWith(look);
    if (isLook && request.method() === 'POST') isChanged = true;
    else if (isLook && isChanged) {
      isChanged = false;
      return request.respond({ status: 500, body: 'Something went wrong here.' });
    }
    return request.continue();
  });
  await page.setRequestInterception(true);
}

test('a look that fails says so, until the next one sees the picture', async () => {
  const page = await site().open(`/posts/${post.id}`);
  await press(page, 'Edit');
  await page.waitForSelector('[id$="-drawn-another"]');
  await refuseOneLook(page);
  const before = await shownIn(page);
  await press(page, 'Another design', 'dialog');
  await page.waitForFunction(() => document.body.textContent?.includes('Something went wrong here.'));
  await showsOther(page, before);
  await page.waitForFunction(() => !document.body.textContent?.includes('Something went wrong here.'), {
    timeout: 5000,
  });
  await press(page, 'Cancel', 'dialog');
});
