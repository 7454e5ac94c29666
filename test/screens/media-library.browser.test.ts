// The media library as a person works with it: adding, describing, marking what must stay in view, deleting.
import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import type { ElementHandle, Page } from 'puppeteer';
import type { Medium } from '../../server/contract/media.ts';
import { makeFilm } from '../../server/pictures/filming/film.ts';
import { connectChannel, saveProfile } from '../support/factories.ts';
import { jpegOf, paint } from '../support/pictures.ts';
import { press, serveSite, toastOf } from './site.ts';

let facebook: number;
const site = serveSite(async ({ client }) => {
  await saveProfile(client);
  facebook = (await connectChannel(client, 'facebook')).id;
});

async function list(): Promise<Medium[]> {
  return (await (await site().client('/api/media')).json()) as Medium[];
}

async function add(page: Page): Promise<Medium> {
  const folder = await mkdtemp(join(tmpdir(), 'drivyn-library-'));
  await writeFile(join(folder, 'oven.jpg'), await jpegOf(paint(900, 600)));
  const input = await page.waitForSelector('[data-upload] input[type=file]');
  await (input as ElementHandle<HTMLInputElement>).uploadFile(join(folder, 'oven.jpg'));
  await page.waitForSelector('.media-tile');
  await rm(folder, { recursive: true });
  const [medium] = await list();
  assert.ok(medium);
  return medium;
}

test('a picture is added, described, marked, and deleted once no post shows it', async () => {
  const page = await site().open('/media');
  const { id } = await add(page);
  await page.click('.media-tile');
  await page.waitForSelector('.medium-shown');
  await page.type('[name=alt]', 'The new oven');
  await page.waitForFunction(() => {
    const shown = document.querySelector('.medium-shown');
    const { left = 0, top = 0, width = 0, height = 0 } = shown?.getBoundingClientRect() ?? {};
    const at = { clientX: left + width / 4, clientY: top + height / 2 };
    shown?.dispatchEvent(new MouseEvent('click', { ...at, bubbles: true }));
    return document.querySelector<HTMLInputElement>('[name=x]')?.value === '0.25';
  });
  await press(page, 'Save');
  await toastOf(page, 'Saved');
  const [saved] = await list();
  assert.equal(saved?.alt, 'The new oven');
  assert.ok(Math.abs((saved?.focus.x ?? 0) - 0.25) < 0.02, `${saved?.focus.x}`);

  const json = { platformIds: [facebook], content: 'Come and smell it', media: [id] };
  const [post] = (await (await site().client('/api/contents', { json })).json()) as { id: number }[];
  await press(page, 'Delete for good');
  await page.waitForFunction(() => document.querySelector('.medium [role=alert]'));
  await page.waitForFunction(() => document.querySelector('.medium button:disabled') === null);
  // It stays until one acts on it.
  const told = await page.$eval('.medium', (medium) => medium.querySelector('[role=alert]')?.textContent);
  assert.match(told ?? '', /Come and smell it/);
  await site().client(`/api/contents/${post?.id}`, { method: 'DELETE' });
  await press(page, 'Delete for good');
  await toastOf(page, 'Deleted');
  assert.deepEqual(await list(), []);
});

test('a film is shown by a still that the browser makes of it', async () => {
  const page = await site().open('/media');
  const folder = await mkdtemp(join(tmpdir(), 'drivyn-library-'));
  const size = { width: 320, height: 180 };
  const slides = [{ rgba: new Uint8Array(paint(320, 180).data), seconds: 2 }];
  await writeFile(join(folder, 'oven.mp4'), (await makeFilm({ slides, size })).bytes);
  const input = await page.waitForSelector('[data-upload] input[type=file]');
  await (input as ElementHandle<HTMLInputElement>).uploadFile(join(folder, 'oven.mp4'));
  const tile = await page.waitForSelector('.media-tile:has(.media-sort) img');
  await rm(folder, { recursive: true });
  const width = await tile?.evaluate(async (image) => {
    await (image as HTMLImageElement).decode();
    return (image as HTMLImageElement).naturalWidth;
  });
  assert.equal(width, 320);
  const [film] = await list();
  assert.equal(film?.poster, `${film?.url}?as=thumb`);
});
