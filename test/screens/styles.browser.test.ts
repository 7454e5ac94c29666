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
    page = await (await (await site().open('/')).browser().createBrowserContext()).newPage();
    await refuseScripts(page);
  });
  after(() => page.browserContext().close());

  for (const [route] of ROUTES) {
    test(`${route} looks the same before and after the rest of the styles`, async () => {
      await page.goto(`${site().url}/screens${route}`);
      for (const width of [360, 1440]) {
        await page.setViewport({ width, height: 800 });
        await page.evaluate(endMotion);
        const before = await page.evaluate(look);
        await page.evaluate(switchRest, true);
        await page.evaluate(endMotion);
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

describe('a browser that has been here', () => {
  test('says which stylesheets it keeps: from then on documents name them, and look the same', async () => {
    const browser = (await site().open('/')).browser();
    const open = async () => (await browser.createBrowserContext()).newPage();
    const [known, stranger] = [await open(), await open()];
    await known.goto(site().url);
    await known.waitForFunction(() => document.cookie.startsWith('drivyn_styles='));
    const cookies = await known.browserContext().cookies();
    await known.close();
    const returned = await open();
    await returned.browserContext().setCookie(...cookies);
    await Promise.all([returned, stranger].map(refuseScripts));
    for (const route of ['/', '/analytics', '/content-calendar?view=list']) {
      const address = `${site().url}/screens${route}`;
      const answers = await Promise.all([returned.goto(address), stranger.goto(address)]);
      const [named, carried] = await Promise.all(answers.map(async (answer) => (await answer?.text()) ?? ''));
      assert.doesNotMatch(named ?? '', /<style>:root/, route);
      assert.match(carried ?? '', /<style>:root/, route);
      await stranger.evaluate(switchRest, true);
      await returned.evaluate(endMotion);
      assert.deepEqual(await returned.evaluate(look), await stranger.evaluate(look), route);
    }
    await Promise.all([returned, stranger].map((page) => page.browserContext().close()));
  });

  test('is given what it lacks when it keeps those of another build', async () => {
    const headers = { Cookie: 'drivyn_styles=OLDOLDOL.OLDOLDOL' };
    const page = await (await fetch(`${site().url}/screens/`, { headers })).text();
    assert.match(page, /<style>:root/);
    assert.doesNotMatch(page, /<link rel="stylesheet"/);
  });
});

/** The page as it is painted before any script has run. */
async function refuseScripts(page: Page): Promise<void> {
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    if (/\/assets\/.*\.js$/.test(request.url())) request.abort();
    else request.continue();
  });
}

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

/** What is inside a container is first styled while it is laid out, and begins with a transition; what waits appears slowly. */
function endMotion(): void {
  for (const one of document.getAnimations())
    if (one.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) one.finish();
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
