// Every screen on a cheap phone, by its address and by its hash, beside the same screen as the usual single-page app shows it:
// an empty page, one bundle of all code, then the data. What it shows is our own drawing, which it need not make itself, so
// the real thing is rather slower than this.
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import type { Browser } from 'puppeteer';
import { SCREENS } from '../../server/screens/registry.ts';
import { launchBrowser } from '../support/browser.ts';
import { ROOT } from '../support/build.ts';
import { kilobytes, median } from './measure.ts';
import { type Cookie, lookAt } from './phones.ts';
import { routeTo } from './routes.ts';
import type { Row } from './table.ts';

const ROUNDS = 3;
const GOAL = 1 / 5;

/** React, every island, and what shows the screen once its data has come. */
const APP = `
import { createElement, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import * as registry from './islands/registry.ts';
window.registry = registry;
function App() {
  const [screen, setScreen] = useState('');
  useEffect(() => { fetch('/data' + location.pathname).then((answer) => answer.text()).then(setScreen); }, []);
  return createElement('div', { dangerouslySetInnerHTML: { __html: screen } });
}
createRoot(document.getElementById('root')).render(createElement(App));
`;

export async function benchUsual(server: { url: string; cookie: string }): Promise<Row[]> {
  const browser = await launchBrowser();
  const app = await serveUsual(server);
  try {
    const rows: Row[] = [];
    for (const screen of SCREENS.filter(({ bare }) => !bare)) {
      rows.push(...(await compare(browser, { server, app, route: routeTo(screen), slug: screen.slug })));
    }
    return rows;
  } finally {
    await browser.close();
    app.server.close();
  }
}

interface Compared {
  readonly server: { readonly url: string; readonly cookie: string };
  readonly app: Usual;
  readonly route: string;
  readonly slug: string;
}

async function compare(browser: Browser, { server, app, route, slug }: Compared): Promise<Row[]> {
  const [name = '', value = ''] = server.cookie.split('=');
  const cookie: Cookie = { name, value, domain: new URL(server.url).hostname };
  const addresses = {
    path: `${server.url}/screens${route}`,
    hash: `${server.url}/#${route}`,
    usual: `${app.url}${route}`,
  };
  const paints = { path: [] as number[], hash: [] as number[], usual: [] as number[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const way of ['path', 'hash', 'usual'] as const) {
      paints[way].push((await lookAt(browser, addresses[way], { cookie, scripts: true })).paint);
    }
  }
  const usual = median(paints.usual);
  return (['path', 'hash'] as const).map((way) => {
    const paint = median(paints[way]);
    return {
      what: `phone ${slug}: largest paint by ${way === 'path' ? 'address' : 'hash'}`,
      value: `${paint.toFixed(0)} ms`,
      ratio: paint / usual,
      reference: `usual stack, ${kilobytes(app.bytes)} of script, ${usual.toFixed(0)} ms`,
      goal: `<= ${GOAL}`,
      met: paint <= usual * GOAL,
    };
  });
}

interface Usual {
  readonly url: string;
  /** Of the bundle, packed. */
  readonly bytes: number;
  readonly server: Server;
}

async function serveUsual(product: { url: string; cookie: string }): Promise<Usual> {
  const [script, styles] = await Promise.all([
    bundle(APP, 'ts'),
    bundle('@import "./views/styles/index.css";', 'css'),
  ]);
  const files: Readonly<Record<string, readonly [type: string, body: Buffer]>> = {
    '/app.js': ['text/javascript', brotliCompressSync(script)],
    '/app.css': ['text/css', brotliCompressSync(styles)],
  };
  const page = `<!doctype html><title>App</title><meta name="viewport" content="width=device-width">
<link rel="stylesheet" href="/app.css"><div id="root"></div><script type="module" src="/app.js"></script>`;
  const server = createServer(async ({ url = '/' }, response) => {
    const [type, body] = files[url] ?? ['text/html', brotliCompressSync(await answer(url))];
    response.writeHead(200, { 'Content-Type': type, 'Content-Encoding': 'br' }).end(body);
  });
  const answer = async (path: string) => {
    if (!path.startsWith('/data/')) return page;
    const headers = { Cookie: product.cookie, 'Drivyn-Fragment': '1' };
    return (await fetch(`${product.url}/screens${path.slice('/data'.length)}`, { headers })).text();
  };
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, bytes: files['/app.js']?.[1].length ?? 0, server };
}

async function bundle(contents: string, loader: 'ts' | 'css'): Promise<Buffer> {
  const { outputFiles } = await build({
    stdin: { contents, loader, resolveDir: ROOT },
    absWorkingDir: ROOT,
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return Buffer.from(outputFiles[0]?.contents ?? []);
}
