// Pictures in the edit dialog and the composer, as a person adds them: chosen on the disk, dropped, refused, put in order.
import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import type { ElementHandle, Page } from 'puppeteer';
import type { Medium } from '../../server/contract/media.ts';
import type { Post } from '../../server/contract/post.ts';
import type { Pixels } from '../../server/pictures/reading/pixels.ts';
import { connectChannel, saveProfile } from '../support/factories.ts';
import { jpegOf, paint, pngOf } from '../support/pictures.ts';
import { press, serveSite, toastOf } from './site.ts';

let folder: string;
let facebook: number;
const site = serveSite(async ({ client }) => {
  await saveProfile(client);
  facebook = (await connectChannel(client, 'facebook')).id;
});

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'drivyn-upload-'));
  await writeFile(join(folder, 'oven.jpg'), await jpegOf(paint(900, 600)));
  await writeFile(join(folder, 'bread.png'), pngOf(paint(400, 400)));
  await writeFile(join(folder, 'notes.jpg'), 'These are only words.');
  await writeFile(join(folder, 'noise.png'), pngOf(noise(700, 600)));
});
after(() => rm(folder, { recursive: true }));

/** Nothing that could be packed: more than one piece. */
function noise(width: number, height: number): Pixels {
  const data = new Uint8ClampedArray(width * height * 4);
  let state = 1;
  for (let at = 0; at < data.length; at += 1) {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    data[at] = at % 4 === 3 ? 255 : (state >> 16) & 255;
  }
  return { data, width, height };
}

async function choose(page: Page, ...names: string[]): Promise<void> {
  const input = (await page.waitForSelector('input[type=file]')) as ElementHandle<HTMLInputElement>;
  await input.uploadFile(...names.map((name) => join(folder, name)));
}

const shows = (page: Page, count: number) =>
  page.waitForFunction(
    (wanted) => document.querySelectorAll('.media-shown > li').length === wanted,
    {},
    count,
  );

async function draft(): Promise<Post> {
  const json = { platformIds: [facebook], content: 'Warm bread' };
  const [post] = (await (await site().client('/api/contents', { json })).json()) as Post[];
  assert.ok(post);
  return post;
}

async function openEditor(): Promise<{ page: Page; post: Post }> {
  const post = await draft();
  const page = await site().open(`/posts/${post.id}`);
  await press(page, 'Edit');
  await page.waitForSelector('dialog .upload-box');
  return { page, post };
}

test('several pictures are added at once, put in order, described and saved with the post', async () => {
  const { page, post } = await openEditor();
  await choose(page, 'oven.jpg', 'bread.png');
  await shows(page, 2);
  await page.click('.media-shown > li:nth-child(2) button[aria-label="Earlier"]');
  await page.type('.media-shown > li:first-child input', 'A loaf');
  await press(page, 'Save', 'dialog');
  await toastOf(page, 'Post saved');
  const saved = (await (await site().client(`/api/contents/${post.id}`)).json()) as Post;
  assert.deepEqual(
    saved.media?.map(({ type, alt }) => [type, alt]),
    [
      ['image/png', 'A loaf'],
      ['image/jpeg', ''],
    ],
  );
  await page.waitForSelector('.preview-shown img[alt="A loaf"]');
});

test('what is no picture is refused in words beside its name, and can be left out', async () => {
  const { page } = await openEditor();
  await choose(page, 'notes.jpg');
  await page.waitForSelector('.uploads .field-error');
  assert.match(await page.$eval('.uploads', (list) => list.textContent ?? ''), /notes\.jpg.*\./s);
  await page.click('.uploads button');
  await page.waitForFunction(() => !document.querySelector('.uploads'));
});

test('a picture that is there already is chosen, and taken away again', async () => {
  const [medium] = (await (await site().client('/api/media?limit=1')).json()) as Medium[];
  const { page } = await openEditor();
  await press(page, 'Choose from your media', 'dialog');
  const button = await page.waitForSelector(`[id$="-choice-${medium?.id}"]`);
  await button?.click();
  await shows(page, 1);
  await page.click('button[aria-label="Take it away"]');
  await shows(page, 0);
});

test('a picture that is dropped in the composer goes with the new post', async () => {
  const page = await site().open('/compose');
  await page.waitForSelector('.upload-box');
  await page.type('[name=content]', 'Look at it');
  // What is dropped before the composer lives is lost.
  await page.waitForFunction(() => Object.keys(sessionStorage).some((key) => /composer/.test(key)));
  await page.$eval('.upload-box', async (box) => {
    const canvas = new OffscreenCanvas(40, 40);
    canvas.getContext('2d')?.fillRect(0, 0, 20, 40);
    const dropped = new DataTransfer();
    dropped.items.add(new File([await canvas.convertToBlob()], 'dropped.png', { type: 'image/png' }));
    box.dispatchEvent(new DragEvent('drop', { dataTransfer: dropped, bubbles: true, cancelable: true }));
  });
  await shows(page, 1);
  await page.click('input[name=when][value=draft]');
  await press(page, 'Save draft');
  await toastOf(page, 'Draft saved');
  const posts = (await (await site().client('/api/users/14/contents?status=draft')).json()) as Post[];
  assert.equal(posts.find(({ content }) => content === 'Look at it')?.media?.length, 1);
});

test('a picture that is pasted into the text is added, and words stay words', async () => {
  const { page } = await openEditor();
  await page.$eval('dialog [name=content]', async (text) => {
    const canvas = new OffscreenCanvas(40, 40);
    canvas.getContext('2d')?.fillRect(0, 0, 20, 40);
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File([await canvas.convertToBlob()], 'pasted.png', { type: 'image/png' }));
    text.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await shows(page, 1);
  const isTaken = await page.$eval('dialog [name=content]', (text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'Warm');
    const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    return !text.dispatchEvent(paste);
  });
  assert.equal(isTaken, false);
});

test('a file that is stopped on its way is given up, and nothing of it is added', async () => {
  const { page } = await openEditor();
  const before = ((await (await site().client('/api/media')).json()) as Medium[]).length;
  await page.setRequestInterception(true);
  let holds = true;
  page.on('request', (request) => {
    const isPiece = request.method() === 'PUT' && new URL(request.url()).pathname === '/api/uploads';
    // A piece stays on its way until it is given up.
    if (!isPiece || !holds) void request.continue();
  });
  await choose(page, 'oven.jpg');
  await (await page.waitForSelector('button[aria-label="Stop oven.jpg"]'))?.click();
  await page.waitForFunction(() => document.querySelector('.uploads') === null);
  holds = false;
  await choose(page, 'bread.png');
  await shows(page, 1);
  assert.equal(((await (await site().client('/api/media')).json()) as Medium[]).length, before + 1);
});

test('a file goes on by itself where the connection broke, and is there once', async () => {
  const { page } = await openEditor();
  const before = ((await (await site().client('/api/media')).json()) as Medium[]).length;
  await page.setRequestInterception(true);
  const sent: number[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (request.method() !== 'PUT' || url.pathname !== '/api/uploads') return void request.continue();
    sent.push(Number(url.searchParams.get('at')));
    // The second piece breaks off on its way, and so does the next try.
    return void (sent.length === 2 || sent.length === 3
      ? request.abort('connectionreset')
      : request.continue());
  });
  await choose(page, 'noise.png');
  await page.waitForFunction(() =>
    document.querySelector('.uploads')?.textContent?.includes('Waits for the connection'),
  );
  await shows(page, 1);
  assert.deepEqual(sent, [0, 1_000_000, 1_000_000, 1_000_000]);
  const after = (await (await site().client('/api/media')).json()) as Medium[];
  assert.equal(after.length, before + 1);
  await page.browserContext().close();
});

test('a file whose page was closed is offered again, and goes on from where it was', async () => {
  const page = await site().open('/media');
  const before = ((await (await site().client('/api/media')).json()) as Medium[]).length;
  await page.setRequestInterception(true);
  const sent: number[] = [];
  let isCut = true;
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (request.method() !== 'PUT' || url.pathname !== '/api/uploads') return void request.continue();
    sent.push(Number(url.searchParams.get('at')));
    // The second piece is on its way when the page is closed.
    return void (isCut && sent.length > 1 ? undefined : request.continue());
  });
  await page.waitForSelector('[data-pastes] input[type=file]');
  await choose(page, 'noise.png');
  await page.waitForFunction(() => document.querySelector('.uploads progress') !== null);
  while (sent.length < 2) await new Promise((resolve) => setTimeout(resolve, 20));
  await page.goto('about:blank');
  isCut = false;
  await page.goto(`${site().url}/#/media`);
  await page.waitForFunction(() => /noise\.png was broken off at \d+ %/.test(document.body.innerText));
  await choose(page, 'noise.png');
  await page.waitForFunction(() => document.querySelector('.uploads') === null);
  assert.deepEqual(sent, [0, 1_000_000, 1_000_000]);
  assert.equal(((await (await site().client('/api/media')).json()) as Medium[]).length, before + 1);
  assert.equal(await page.evaluate(() => localStorage.getItem('drivyn:uploads')), null);
  await page.browserContext().close();
});
