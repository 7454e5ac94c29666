// How pictures look, on Brand: chosen, kept, and left to the name and industry again.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import type { ElementHandle } from 'puppeteer';
import type { BrandKit } from '../../server/contract/brand.ts';
import { saveProfile } from '../support/factories.ts';
import { paint, pngOf } from '../support/pictures.ts';
import { press, serveSite, toastOf } from './site.ts';

const site = serveSite(
  async ({ client }) => {
    await saveProfile(client, {});
  },
  { DRIVYN_DRAWING: 'on' },
);

const folder = mkdtempSync(join(tmpdir(), 'drivyn-logo-'));
after(() => rmSync(folder, { recursive: true, force: true }));

const stored = async () => (await (await site().client('/api/brand')).json()) as BrandKit;

test('the owner chooses colours, fonts, corners and a logo, and starts over', async () => {
  const usual = await stored();
  const page = await site().open('/brand');
  const fill = (selector: string, value: string) =>
    page.$eval(
      selector,
      (input, text) => {
        // As a person's choice reaches React.
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
        input.dispatchEvent(new Event('input', { bubbles: true }));
      },
      value,
    );
  await page.$eval('#kit-primary', (input) => (input as HTMLInputElement).focus());
  await page.select('#kit-fonts', 'craft');
  await fill('#kit-primary', '#aa3300');
  await page.$eval('#kit-corners-round', (input) => (input as HTMLInputElement).click());
  const file = (await page.$('#kit-logo')) as ElementHandle<HTMLInputElement> | null;
  const path = join(folder, 'logo.png');
  writeFileSync(path, pngOf(paint(120, 40)));
  await file?.uploadFile(path);
  await page.waitForSelector('.kit-logo img');
  const saved = await stored();
  await page.waitForFunction(() => {
    const image = document.querySelector<HTMLImageElement>('.kit-sheet img');
    const address = image?.currentSrc ?? '';
    return (
      address.includes('aa3300') && /logo=\d/.test(address) && image?.complete && image.naturalWidth === 709
    );
  });
  assert.deepEqual(await stored(), saved, 'the sheet shows what is not saved yet');
  await press(page, 'Save the look', '#kit-form');
  await toastOf(page, 'Saved');
  const { logo, ...kit } = await stored();
  assert.ok(logo);
  assert.deepEqual(
    { ...kit, logo: null },
    {
      ...usual,
      colors: { ...usual.colors, primary: '#aa3300' },
      ...{ fonts: 'craft', corners: 'round', isOwn: true },
    },
  );
  await press(page, 'Start over', '#kit-form');
  await page.waitForFunction(() => !document.querySelector('#kit-form')?.textContent?.includes('Start over'));
  assert.deepEqual(await stored(), usual);
  assert.equal(
    await page.$eval('#kit-primary', (input) => (input as HTMLInputElement).value),
    usual.colors.primary,
    'the form shows what is usual again',
  );
});
