// What a real browser makes of `/` before anyone touches it: which scripts it runs, and which it only fetches ahead.
import { brotliCompressSync } from 'node:zlib';
import type { CDPSession } from 'puppeteer';
import { launchBrowser } from '../support/browser.ts';
import { ACCEPTS, fetchBytes } from './fetch-bytes.ts';
import { kilobytes } from './measure.ts';
import type { Row } from './table.ts';

const GOAL = 6 * 1024;
/** The browser is at rest when it has been idle and then has asked for nothing for so long, milliseconds. */
const REST = 1500;
const REST_LIMIT = 30_000;

interface Scripts {
  /** Addresses of the files that were run. */
  readonly run: ReadonlySet<string>;
  /** Those of them that the document itself names. */
  readonly named: ReadonlySet<string>;
  /** Source of the scripts inside the document. */
  readonly inline: readonly string[];
  /** Addresses of the files that were only fetched. */
  readonly ahead: ReadonlySet<string>;
}

export async function benchScripts({ url, cookie }: { url: string; cookie: string }): Promise<Row[]> {
  const { run, named, inline, ahead } = await watchPage(url, cookie);
  if (ahead.size === 0) throw new Error('the browser fetched nothing ahead, so it did not come to rest');
  const inDocument = inline.reduce((sum, source) => sum + brotliCompressSync(source).length, 0);
  const before = inDocument + (await weigh(run));
  const atOnce = inDocument + (await weigh(named));
  const later = await weigh(ahead);
  return [
    {
      what: `JavaScript before interaction (${run.size} files, ${inline.length} inline), brotli`,
      value: kilobytes(before),
      ratio: before / (before + later),
      reference: `all that is fetched, ${kilobytes(before + later)}`,
      goal: `<= ${kilobytes(GOAL)}`,
      met: before <= GOAL,
    },
    {
      what: 'of it at once: inline, and the file that the document names',
      value: kilobytes(atOnce),
      ratio: atOnce / before,
      reference: 'with what runs when the browser is idle',
    },
    {
      what: `island chunks fetched ahead, not run (${ahead.size} files), brotli`,
      value: kilobytes(later),
      ratio: later / before,
      reference: 'what runs before interaction',
    },
  ];
}

async function watchPage(url: string, cookie: string): Promise<Scripts> {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    const { hostname } = new URL(url);
    const [name = '', value = ''] = cookie.split('=');
    await browser.setCookie({ name, value, domain: hostname });
    const session = await page.createCDPSession();
    const scripts = await watch(session, url);
    await page.goto(`${url}/`);
    // A browser without a window draws when it is asked to, and may call itself idle only after it has drawn.
    await page.screenshot();
    await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));
    // The event stream stays open for good.
    await page.waitForNetworkIdle({ idleTime: REST, concurrency: 1, timeout: REST_LIMIT });
    const named = await page.$$eval('script[src]', (all) => all.map((one) => (one as HTMLScriptElement).src));
    return { ...(await scripts()), named: new Set(named) };
  } finally {
    await browser.close();
  }
}

async function watch(session: CDPSession, url: string): Promise<() => Promise<Omit<Scripts, 'named'>>> {
  const run = new Set<string>();
  const inline: string[] = [];
  const fetched = new Set<string>();
  session.on('Debugger.scriptParsed', ({ scriptId, url: from }) => {
    if (from === `${url}/`) inline.push(scriptId);
    else if (from.startsWith(`${url}/`)) run.add(from);
  });
  session.on('Network.requestWillBeSent', ({ request }) => {
    if (request.url.startsWith(`${url}/`) && request.url.endsWith('.js')) fetched.add(request.url);
  });
  await session.send('Debugger.enable');
  await session.send('Network.enable');
  return async () => {
    const read = async (scriptId: string) => {
      return (await session.send('Debugger.getScriptSource', { scriptId })).scriptSource;
    };
    return {
      run,
      inline: await Promise.all(inline.map(read)),
      ahead: new Set([...fetched].filter((one) => !run.has(one))),
    };
  };
}

async function weigh(urls: ReadonlySet<string>): Promise<number> {
  let sum = 0;
  for (const url of urls) sum += (await fetchBytes(url, { 'Accept-Encoding': ACCEPTS })).bytes;
  return sum;
}
