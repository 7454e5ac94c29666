// The product as a person meets it: the real server with its worker and the built pages, in a real browser.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before } from 'node:test';
import type { Browser, HTTPRequest, Page } from 'puppeteer';
import { type App, compose, type Overrides } from '../../server/compose.ts';
import { readConfig } from '../../server/config/config.ts';
import { createLog } from '../../server/config/logging.ts';
import { launchBrowser } from '../support/browser.ts';
import { type Client, createClient } from '../support/client.ts';
import { doNotAwaitDisk } from '../support/databases.ts';
import { testPasswords } from '../support/passwords.ts';
import { answerLater } from '../support/slow-answers.ts';
import { copyEmpty } from '../support/templates.ts';

export interface Site {
  readonly url: string;
  readonly app: App;
  /** Acts as the owner: the server is in open mode until a password is set. */
  readonly client: Client;
  /** A page in a profile of its own; what it logs as an error fails the test that closes it. */
  open(route: string): Promise<Page>;
}

answerLater(Number(process.env.DRIVYN_ANSWER_AFTER ?? 0));

type Environment = Parameters<typeof readConfig>[0];

/**
 * Starts server and browser before the file's tests, and ends both after them.
 * @param parts asked for then: what the server reaches instead of the world
 */
export function serveSite(
  prepare: (site: Site) => Promise<void> = async () => {},
  environment: Environment = {},
  parts: () => Promise<Pick<Overrides, 'outbound'>> = async () => ({}),
): () => Site {
  let site: (Site & { stop(): Promise<void> }) | undefined;
  before(async () => {
    site = await startSite(environment, await parts());
    // No job runs beside this, such as a plan that writes posts while drafts are asked for.
    await prepare(site);
    // What it leads to changes no screen under the first test's hands.
    await site.app.worker.drain();
    site.app.startJobs();
  });
  after(() => site?.stop());
  return () => {
    assert.ok(site, 'the site has not been started');
    return site;
  };
}

async function startSite(
  environment: Environment,
  parts: Pick<Overrides, 'outbound'>,
): Promise<Site & { stop(): Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'drivyn-site-'));
  const config = { ...readConfig({ DRIVYN_DRAWING: 'off', ...environment }), dataDir, port: 0 };
  await copyEmpty(dataDir);
  const quiet = { log: createLog('silent'), passwords: testPasswords, modelPlaces: [] };
  const app = await compose(config, { ...quiet, ...parts });
  await doNotAwaitDisk(app.ctx.db);
  const { origin } = await app.listen();
  const browser = await launchBrowser();
  return {
    url: origin,
    app,
    client: createClient(origin, {}),
    open: (route) => openPage(browser, `${origin}/#${route}`),
    stop: async () => {
      try {
        await browser.close();
      } finally {
        await app.stop();
        rmSync(dataDir, { recursive: true, force: true });
      }
    },
  };
}

async function openPage(browser: Browser, address: string): Promise<Page> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  page.on('pageerror', (error) => assert.fail(`the page threw: ${error}`));
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) assert.fail(message.text());
  });
  await page.setViewport({ width: 1280, height: 900 });
  await page.goto(address);
  await arrive(page);
  return page;
}

/** Waits until the screen that the address names is there: it comes after the document, which is that of the dashboard. */
async function arrive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    // `/platforms/google-ads` is shown as `/platforms/Google-Ads`.
    const pathOf = (route: string) => (route.split('?')[0] || '/').toLowerCase();
    const shown = document.querySelector<HTMLElement>('#main')?.dataset.route;
    return shown !== undefined && pathOf(shown) === pathOf(location.hash.slice(1));
  });
}

/** Waits for the visible toast with this title. @returns its whole text */
export async function toastOf(page: Page, title: string): Promise<string> {
  const found = await page.waitForFunction(
    (wanted) => {
      const toast = [...document.querySelectorAll<HTMLElement>('.toast')].find(
        (one) => one.querySelector('strong')?.textContent === wanted,
      );
      return toast?.innerText;
    },
    {},
    title,
  );
  return String(await found.jsonValue());
}

/** Waits until the screen's heading begins so. */
export async function headingIs(page: Page, text: string): Promise<void> {
  await page.waitForFunction(
    (wanted) => document.querySelector('#main h1')?.textContent?.startsWith(wanted),
    {},
    text,
  );
}

/** Keeps the answers that draw the screen anew from the page. @returns lets them come, those that wait and all later ones */
export async function holdScreens(page: Page): Promise<() => Promise<void>> {
  let isHeld = true;
  const waiting: HTTPRequest[] = [];
  const hold = (request: HTTPRequest) => {
    const isScreen = request.method() === 'GET' && new URL(request.url()).pathname.startsWith('/screens/');
    if (isHeld && isScreen) waiting.push(request);
    else request.continue();
  };
  page.on('request', hold);
  await page.setRequestInterception(true);
  return async () => {
    isHeld = false;
    await Promise.all(waiting.map((request) => request.continue()));
  };
}

/** Clicks the first visible button, link or tab of this name inside `within`, as a person does: where it stands, and once it can be pressed. */
export function press(page: Page, name: string, within = '#main'): Promise<void> {
  return twice(() => pressOnce(page, name, within));
}

/** Clicks what this selector finds, once it is there. */
export function click(page: Page, selector: string): Promise<void> {
  return twice(async () => (await page.waitForSelector(selector))?.click());
}

/** The region was drawn anew between finding and clicking: a person would simply click what stands there now. */
async function twice(act: () => Promise<void>): Promise<void> {
  try {
    await act();
  } catch (error) {
    // Without a place on the page it is "not clickable".
    if (!/detached|not clickable/.test(String(error))) throw error;
    await act();
  }
}

async function pressOnce(page: Page, name: string, within: string): Promise<void> {
  await page.waitForFunction(
    (wanted, scope) => {
      const found = [...document.querySelectorAll<HTMLElement>(`${scope} :is(button, a, summary)`)].find(
        (one) => (one.getAttribute('aria-label') ?? one.innerText.trim()) === wanted && one.checkVisibility(),
      );
      if (found?.matches(':disabled')) return false;
      found?.setAttribute('data-pressed', '');
      return found !== undefined;
    },
    {},
    name,
    within,
  );
  const found = await page.$('[data-pressed]');
  if (!found) throw new Error(`"${name}" was detached`);
  await found.evaluate((one) => {
    one.removeAttribute('data-pressed');
    // What a bar at the edge covers is brought clear of it first, as a person does.
    const { left, top, width, height } = one.getBoundingClientRect();
    const isClear = one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    if (!isClear) one.scrollIntoView({ block: 'center', behavior: 'instant' });
  });
  await found.click();
}
