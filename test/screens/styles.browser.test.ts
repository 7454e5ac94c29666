// The stylesheets that a document carries: all that its screen shows, so that nothing changes when the rest comes.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Page } from 'puppeteer';
import { connectChannel, saveProfile } from '../support/factories.ts';
import { ROUTES } from '../support/routes.ts';
import { serveSite } from './site.ts';

const site = serveSite(async ({ client }) => {
  await saveProfile(client);
  for (const channel of ['facebook', 'instagram', 'email'] as const) await connectChannel(client, channel);
});

describe('the document of a screen', () => {
  let page: Page;
  before(async () => {
    // One that has no script in its memory: what is there is not asked for, and so not refused.
    const context = await (await site().open('/')).browser().createBrowserContext();
    page = await context.newPage();
    await page.setRequestInterception(true);
    page.on('request', (request) => {
      // The page as it is painted before any script has run.
      if (/\/assets\/.*\.js$/.test(request.url())) request.abort();
      else request.continue();
    });
  });
  after(() => page.browserContext().close());

  for (const [route] of ROUTES) {
    test(`${route} looks the same before and after the rest of the styles`, async () => {
      await page.goto(`${site().url}/screens${route}`);
      for (const width of [360, 1440]) {
        await page.setViewport({ width, height: 800 });
        const before = await page.evaluate(look);
        await page.evaluate(switchRest, true);
        const after = await page.evaluate(look);
        await page.evaluate(switchRest, false);
        assert.equal(await page.$('link[rel=stylesheet]'), null, 'the runtime has run');
        assert.deepEqual(
          after.filter((one, place) => one !== before[place]).slice(0, 5),
          before.filter((one, place) => one !== after[place]).slice(0, 5),
        );
      }
    });
  }
});

/** Puts the rest of the styles into the page, as the runtime does, or takes it out again. */
async function switchRest(isOn: boolean): Promise<void> {
  document.getElementById('rest')?.remove();
  if (!isOn) return;
  const link = document.createElement('link');
  link.id = 'rest';
  link.rel = 'stylesheet';
  link.href = document.documentElement.dataset.rest ?? '';
  document.head.append(link);
  await new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = reject;
  });
}

/** Every element that is shown: what it is, where it stands and how it looks. */
function look(): string[] {
  const properties =
    'color background-color background-image border-top border-bottom border-left border-right border-radius font-size ' +
    'font-weight line-height text-align text-decoration-line white-space opacity list-style-type';
  return [...document.querySelectorAll('body *')]
    .filter((one) => one.checkVisibility())
    .map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      const style = getComputedStyle(one);
      const looks = properties.split(' ').map((property) => style.getPropertyValue(property));
      return `${one.localName}.${one.className} ${[x, y, width, height].join()} ${looks.join('; ')}`;
    });
}
