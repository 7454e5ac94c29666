// Every screen as a cheap phone on a slow network opens it for the first time, beside the same page with scripts off.
import type { Browser, CDPSession, Page } from 'puppeteer';
import { SCREENS } from '../../server/screens/registry.ts';
import { launchBrowser } from '../support/browser.ts';
import { ACCEPTS, fetchBytes } from './fetch-bytes.ts';
import { kilobytes, median } from './measure.ts';
import { routeTo } from './routes.ts';
import type { Row } from './table.ts';

/** Lighthouse's slow phone: 1.6 Mbit/s down, 750 kbit/s up, 150 ms there and back, a sixth of this processor. */
const NETWORK = { offline: false, latency: 150, download: (1.6 * 1e6) / 8, upload: (0.75 * 1e6) / 8 };
const CPU_RATE = 6;
const PHONE = { width: 360, height: 640, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const ROUNDS = 5;
/** After the last byte, for late tasks and shifts, milliseconds. */
const SETTLE = 600;
/** A page that still shows nothing then shows nothing. */
const LONGEST = 15_000;
/** Tasks up to this length block nobody, milliseconds (web.dev, Total Blocking Time). */
const TASK = 50;

export const GOALS = {
  document: 20 * 1024,
  fragment: 25 * 1024,
  paint: 1.2,
  blocking: 200,
  shift: 0.02,
  response: 200,
  done: 1000,
} as const;

interface Look {
  /** Largest paint and blocked time, milliseconds. */
  readonly paint: number;
  readonly blocking: number;
  readonly shift: number;
}

interface Tap {
  /** Milliseconds to the next frame that shows something, and to the toast that says it is done. */
  readonly response: number;
  readonly done: number;
}

export async function benchPhones(server: { url: string; cookie: string }): Promise<Row[]> {
  const browser = await launchBrowser();
  try {
    const [name = '', value = ''] = server.cookie.split('=');
    const cookie = { name, value, domain: new URL(server.url).hostname };
    const rows: Row[] = [];
    for (const screen of SCREENS.filter(({ bare }) => !bare)) {
      const path = `/screens${routeTo(screen)}`;
      const look = (scripts: boolean) => lookAt(browser, `${server.url}${path}`, { cookie, scripts });
      const withScripts: Look[] = [];
      const without: Look[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        withScripts.push(await look(true));
        without.push(await look(false));
      }
      // Others ask who is there before anything else can be tapped.
      const tap =
        screen.access === 'account' ? await tapSwitch(browser, `${server.url}${path}`, cookie) : undefined;
      const bytes = await weigh(server, path);
      rows.push(describeScreen(screen.slug, { withScripts, without, tap, bytes }));
    }
    return rows;
  } finally {
    await browser.close();
  }
}

interface Measured {
  readonly withScripts: readonly Look[];
  readonly without: readonly Look[];
  readonly tap: Tap | undefined;
  readonly bytes: { readonly document: number; readonly fragment: number };
}

function describeScreen(slug: string, { withScripts, without, tap, bytes }: Measured): Row {
  const of = (looks: readonly Look[], figure: keyof Look) => median(looks.map((look) => look[figure]));
  const paint = of(withScripts, 'paint');
  const plain = of(without, 'paint');
  const blocking = of(withScripts, 'blocking');
  const shift = of(withScripts, 'shift');
  const met = [
    bytes.document <= GOALS.document,
    bytes.fragment <= GOALS.fragment,
    paint / plain <= GOALS.paint,
    blocking <= GOALS.blocking,
    shift <= GOALS.shift,
    !tap || (tap.response <= GOALS.response && tap.done <= GOALS.done),
  ];
  return {
    what: `phone ${slug}: ${kilobytes(bytes.document)}, then ${kilobytes(bytes.fragment)}, blocked ${blocking.toFixed(0)} ms, shift ${shift.toFixed(3)}${tap ? `, tap ${tap.response.toFixed(0)} ms, done ${tap.done.toFixed(0)} ms` : ''}`,
    value: `${paint.toFixed(0)} ms`,
    ratio: paint / plain,
    reference: `scripts off, ${plain.toFixed(0)} ms`,
    goal: `<= ${GOALS.paint}`,
    met: met.every(Boolean),
  };
}

export interface Cookie {
  readonly name: string;
  readonly value: string;
  readonly domain: string;
}

/** Opens an address in a browser that has never been there. */
async function openPhone(
  browser: Browser,
  { cookie, scripts }: { cookie: Cookie; scripts: boolean },
): Promise<{ page: Page; session: CDPSession }> {
  const context = await browser.createBrowserContext();
  await context.setCookie({ ...cookie, path: '/' });
  const page = await context.newPage();
  await page.setViewport(PHONE);
  await page.setJavaScriptEnabled(scripts);
  await page.emulateNetworkConditions(NETWORK);
  await page.emulateCPUThrottling(CPU_RATE);
  return { page, session: await page.createCDPSession() };
}

/** What the first look at an address is like on such a phone. */
export async function lookAt(
  browser: Browser,
  address: string,
  who: { cookie: Cookie; scripts: boolean },
): Promise<Look> {
  const { page, session } = await openPhone(browser, who);
  const seen = { paint: 0, shift: 0 };
  session.on('PerformanceTimeline.timelineEventAdded', ({ event }) => {
    if (event.lcpDetails) seen.paint = event.lcpDetails.renderTime * 1000;
    if (event.layoutShiftDetails && !event.layoutShiftDetails.hadRecentInput)
      seen.shift += event.layoutShiftDetails.value;
  });
  await session.send('PerformanceTimeline.enable', {
    eventTypes: ['largest-contentful-paint', 'layout-shift'],
  });
  await page.goto(address, { waitUntil: 'load' });
  const until = performance.now() + LONGEST;
  do {
    await new Promise((resolve) => setTimeout(resolve, SETTLE));
  } while (seen.paint === 0 && performance.now() < until);
  const startedAt = await page.evaluate(() => performance.timeOrigin);
  const tasks = who.scripts ? await page.evaluate(listLongTasks) : [];
  await page.browserContext().close();
  if (seen.paint === 0) throw new Error(`${address} painted nothing`);
  const blocking = tasks.reduce((sum, task) => sum + Math.max(0, task - TASK), 0);
  return { paint: seen.paint - startedAt, blocking, shift: seen.shift };
}

/** Durations of the tasks over 50 ms since the first paint, milliseconds. */
function listLongTasks(): Promise<number[]> {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  return new Promise((resolve) => {
    new PerformanceObserver((list, observer) => {
      observer.disconnect();
      const after = list.getEntries().filter(({ startTime }) => startTime >= (paint?.startTime ?? 0));
      resolve(after.map(({ duration }) => duration));
    }).observe({ type: 'longtask', buffered: true });
    setTimeout(() => resolve([]), 200);
  });
}

/**
 * The first thing a person does on the screen: the switch in its header, once the browser has fetched ahead what it fetches
 * while the person looks at the page. Nothing of it has run yet.
 */
async function tapSwitch(browser: Browser, address: string, cookie: Cookie): Promise<Tap> {
  const { page } = await openPhone(browser, { cookie, scripts: true });
  await page.goto(address, { waitUntil: 'load' });
  // The event stream stays open for good.
  await page.waitForNetworkIdle({ idleTime: SETTLE, concurrency: 1, timeout: 20_000 });
  await page.evaluate(() => {
    new PerformanceObserver((list) => {
      const longest = list.getEntries().map(({ duration }) => duration);
      const { dataset } = document.body;
      dataset.response = String(Math.max(Number(dataset.response ?? 0), ...longest));
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  const startedAt = performance.now();
  await page.tap('#autopilot');
  await page.waitForSelector('.toast', { timeout: 20_000 });
  const done = performance.now() - startedAt;
  await new Promise((resolve) => setTimeout(resolve, SETTLE));
  const response = await page.evaluate(() => Number(document.body.dataset.response ?? 0));
  await page.browserContext().close();
  return { response, done };
}

async function weigh({ url, cookie }: { url: string; cookie: string }, path: string) {
  const headers = { Cookie: cookie, 'Accept-Encoding': ACCEPTS };
  const size = async (more: Record<string, string>) => {
    // The screen that nobody has answers 404, which is no failure of this measurement.
    return (await fetchBytes(`${url}${path}`, { ...headers, ...more }, [200, 404])).bytes;
  };
  return { document: await size({}), fragment: await size({ 'Drivyn-Fragment': '1' }) };
}
