// A real headless Chromium out of node_modules, for machines that have no browser, no libraries and no fonts.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import puppeteer, { type Browser } from 'puppeteer';
import { CACHE, ROOT } from './build.ts';

const CARRIER = join(ROOT, 'node_modules/@sparticuz/chromium');

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
  // A page that asks for anything outside this machine must fail, here as everywhere.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
];

/** Milliseconds; only a browser that hangs takes so long, however many start at once. */
const START_LIMIT = 120_000;

/**
 * Starts a browser with a fresh profile; the caller closes it. `DRIVYN_TEST_CHROMIUM` names a system's own
 * Chromium to be used instead of the one from node_modules.
 * A page that breaks its own policy fails the file of its tests, once the browser is closed.
 */
export async function launchBrowser(): Promise<Browser> {
  const own = process.env.DRIVYN_TEST_CHROMIUM;
  const place = own ? undefined : await unpackBrowser();
  const libraries = place && { LD_LIBRARY_PATH: join(place, 'lib'), FONTCONFIG_PATH: join(place, 'fonts') };
  const browser = await puppeteer.launch({
    executablePath: own ?? join(place ?? '', 'chromium'),
    headless: 'shell',
    pipe: true,
    timeout: START_LIMIT,
    args: FLAGS,
    env: { ...process.env, ...libraries },
  });
  return failOnViolations(browser);
}

/** What a page was not allowed to load or run, the browser tells on its console. */
const VIOLATION = /Content Security Policy|Permissions[- ]Policy/i;

class PolicyError extends Error {}

/**
 * An error inside a page's event would belong to no test: it is kept until the browser is closed, and is thrown where nobody
 * catches it, which fails the file. Closing itself must not fail: a hook would not come to what it closes afterwards, and a
 * server left open keeps its file from ending.
 */
function failOnViolations(browser: Browser): Browser {
  const found = new Set<string>();
  browser.on('targetcreated', async (target) => {
    // None when it is gone again before anything was shown in it.
    const page = target.type() === 'page' ? await target.page().catch(() => null) : null;
    page?.on('console', (message) => {
      if (VIOLATION.test(message.text())) found.add(`${page.url()}: ${message.text()}`);
    });
  });
  const close = browser.close.bind(browser);
  browser.close = async () => {
    await close();
    if (found.size === 0) return;
    queueMicrotask(() => {
      throw new PolicyError(`A page breaks its policy.\n${[...found].join('\n')}`);
    });
  };
  return browser;
}

/**
 * Unpacks the browser once per version. Safe when several processes do it at the same time: whoever finishes
 * first gives the folder its name.
 * @returns the folder that holds it.
 */
export async function unpackBrowser(): Promise<string> {
  const { version } = JSON.parse(await readFile(join(CARRIER, 'package.json'), 'utf8')) as {
    version: string;
  };
  const place = join(CACHE, `chromium-${version}`);
  if (existsSync(place)) {
    return place;
  }
  await mkdir(dirname(place), { recursive: true });
  const unfinished = await mkdtemp(`${place}.`);
  try {
    await Promise.all([
      decompress('chromium.br', createWriteStream(join(unfinished, 'chromium'), { mode: 0o755 })),
      untar('al2023.tar.br', unfinished),
      untar('fonts.tar.br', unfinished),
    ]);
    await writeFile(join(unfinished, 'fonts/fonts.conf'), describeFonts(place));
    await rename(unfinished, place);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    if (!existsSync(place)) {
      throw error;
    }
  }
  return place;
}

function decompress(archive: string, target: NodeJS.WritableStream): Promise<void> {
  const packed = createReadStream(join(CARRIER, 'bin', archive));
  return pipeline(packed, createBrotliDecompress(), target);
}

/** By way of a file: tar stops reading at the end mark, which would break a pipe. */
async function untar(archive: string, folder: string): Promise<void> {
  const file = join(folder, archive);
  await decompress(archive, createWriteStream(file));
  const tar = spawn('tar', ['-xf', file, '--no-same-owner', '-C', folder], { stdio: 'inherit' });
  const [code] = await once(tar, 'exit');
  if (code !== 0) {
    throw new Error(`tar could not unpack ${archive}`);
  }
  await rm(file);
}

/** Without fonts of its own the browser would measure every text as 0 px wide. */
function describeFonts(place: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(place, 'fonts')}</dir>
  <cachedir>${join(place, 'font-cache')}</cachedir>
</fontconfig>
`;
}
