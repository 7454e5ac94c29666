// A screen that a cheap phone opens by its hash, `/#/settings`, beside the same screen at its own address.
import type { Browser } from 'puppeteer';
import { launchBrowser } from '../support/browser.ts';
import { median } from './measure.ts';
import { type Cookie, openPhone } from './phones.ts';
import type { Row } from './table.ts';

const SCREENS = ['settings', 'analytics', 'compose'];
const ROUNDS = 5;
/** A trip there and back more than the address itself takes; no other screen is painted on the way. */
const GOAL = 2;

/** When the screen first stands in the page, as a browser sees it that has never been here. */
export async function benchHashes({ url, cookie }: { url: string; cookie: string }): Promise<Row[]> {
  const browser = await launchBrowser();
  try {
    const [name = '', value = ''] = cookie.split('=');
    const who: Cookie = { name, value, domain: new URL(url).hostname };
    const rows: Row[] = [];
    for (const slug of SCREENS) {
      const byHash: number[] = [];
      const direct: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        byHash.push(await paintOf(browser, `${url}/#/${slug}`, { slug, cookie: who }));
        direct.push(await paintOf(browser, `${url}/screens/${slug}`, { slug, cookie: who }));
      }
      const ratio = median(byHash) / median(direct);
      rows.push({
        what: `phone #/${slug}`,
        value: `${median(byHash).toFixed(0)} ms`,
        ratio,
        reference: `/screens/${slug}, ${median(direct).toFixed(0)} ms`,
        goal: `<= ${GOAL}`,
        met: ratio <= GOAL,
      });
    }
    return rows;
  } finally {
    await browser.close();
  }
}

/** Milliseconds from opening the address to the frame that shows the screen, whatever was shown before it. */
async function paintOf(
  browser: Browser,
  address: string,
  { slug, cookie }: { slug: string; cookie: Cookie },
): Promise<number> {
  const { page } = await openPhone(browser, { cookie, scripts: true });
  await page.evaluateOnNewDocument(watchFor, slug);
  const startedAt = Date.now();
  page.goto(address).catch(() => {});
  const paintedAt = await page.waitForFunction(() => (window as Window & { paintedAt?: number }).paintedAt, {
    timeout: 30_000,
  });
  const end = Number(await paintedAt.jsonValue());
  await page.browserContext().close();
  return end - startedAt;
}

/** Notes when the screen has been painted. Its functions have no names: the loader's helper for those is not in the page. */
function watchFor(slug: string): void {
  new MutationObserver((_, observer) => {
    if (!document.querySelector(`#main[data-screen="${slug}"]`)) return;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => Object.assign(window, { paintedAt: Date.now() })));
  }).observe(document, { childList: true, subtree: true });
}
