// The executable as a stranger gets it: one file in an empty directory, no Node, no packages, no rights, no home that
// can be written. It does the main job over HTTP, ends when told to, and finds everything again.
import assert from 'node:assert/strict';
import { execFile, execFileSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  copyFileSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Connection } from '../server/contract/connection.ts';
import type { FeedItem } from '../server/contract/feed.ts';
import type { Post } from '../server/contract/post.ts';
import { ROOT } from './support/build.ts';
import { type Client, createClient } from './support/client.ts';
import { connectChannel, saveProfile } from './support/factories.ts';
import { readPdf } from './support/pdf.ts';
import { EXECUTABLE, type Product, startProduct } from './support/product.ts';

const NOBODY = 65_534;
/** Planning and publishing are jobs of the running server. */
const JOB_LIMIT = 20_000;

const isRoot = process.getuid?.() === 0;
const user = isRoot ? NOBODY : undefined;
const run = promisify(execFile);

const place = mkdtempSync(join(tmpdir(), 'drivyn-package-'));
const cwd = join(place, 'empty');
const home = join(place, 'home');
const temporary = join(place, 'temporary');
const program = join(place, 'drivyn');
/** No PATH: whatever it needs it must carry. */
const environment = { PATH: '', HOME: home, TMPDIR: temporary };

before(() => {
  // A stale executable would prove what nobody builds any more.
  execFileSync(process.execPath, ['build.mjs', '--if-stale', '--package'], { cwd: ROOT, stdio: 'ignore' });
  chmodSync(place, 0o755);
  for (const folder of [cwd, temporary]) {
    mkdirSync(folder, { mode: 0o700 });
    if (isRoot) chownSync(folder, NOBODY, NOBODY);
  }
  mkdirSync(home, { mode: 0o555 });
  placeProgram();
});

after(() => rmSync(place, { recursive: true, force: true }));

/** A link where that is possible: the file is large. */
function placeProgram(): void {
  try {
    linkSync(EXECUTABLE, program);
  } catch {
    copyFileSync(EXECUTABLE, program);
  }
}

function start(): Promise<Product> {
  return startProduct({ program: [program], command: 'serve', environment, cwd, user });
}

/** Asks until the answer is what was waited for. */
async function until<T>(what: string, ask: () => Promise<T | undefined>): Promise<T> {
  const end = Date.now() + JOB_LIMIT;
  for (;;) {
    const found = await ask();
    if (found !== undefined) return found;
    assert.ok(Date.now() < end, `${what}: not within ${JOB_LIMIT / 1000} s`);
    await sleep(100);
  }
}

async function read<T>(client: Client, path: string): Promise<T> {
  const response = await client(path);
  assert.equal(response.status, 200, path);
  return (await response.json()) as T;
}

describe('command line', () => {
  const call = (...args: string[]) => run(program, args, { cwd, env: environment, uid: user, gid: user });

  test('--help names the commands and the settings', async () => {
    const { stdout, stderr } = await call('--help');
    for (const word of ['serve', 'demo', 'PORT', 'DRIVYN_DATA']) assert.ok(stdout.includes(word), word);
    assert.equal(stderr, '');
  });

  test('--version is the release', async () => {
    const { stdout } = await call('--version');
    assert.match(stdout, /^\d+\.\d+\.\d+\n$/);
  });

  test('a command that does not exist is one line, and no success', async () => {
    const refused = await call('frobnicate').then(
      () => assert.fail('it succeeded'),
      (error: { code: number; stderr: string }) => error,
    );
    assert.equal(refused.code, 1);
    assert.match(
      refused.stderr,
      /^drivyn: There is no command "frobnicate"\. Known: serve, demo, [a-z, -]+\.\n$/,
    );
  });

  test('none of it leaves anything behind', () => {
    for (const folder of [cwd, home, temporary]) assert.deepEqual(readdirSync(folder), []);
  });
});

describe('a life', () => {
  let product: Product;
  let client: Client;
  let connection: Connection;
  let published: Post;

  before(async () => {
    product = await start();
    client = createClient(product.url, {});
  });
  after(() => product.stop());

  test('pages come with all their assets', async () => {
    const response = await client('/');
    assert.equal(response.status, 200);
    const html = await response.text();
    const chunks = await client(/data-chunks="([^"]+)"/.exec(html)?.[1] ?? '');
    const listed = `${html}${await chunks.text()}`;
    const urls = new Set([...listed.matchAll(/\/assets\/[\w./-]+/g)].map(([url]) => url));
    const scripts = [...urls].filter((url) => url.endsWith('.js'));
    assert.ok(scripts.length > 10, `only ${scripts.length} scripts`);
    assert.ok(urls.has('/assets/icons.svg'));
    for (const url of urls) {
      const asset = await client(url, { headers: { 'Accept-Encoding': 'br' } });
      assert.equal(asset.status, 200, url);
      assert.equal(asset.headers.get('Content-Encoding'), 'br', url);
      assert.match(asset.headers.get('Content-Type') ?? '', /javascript|css|svg|json/, url);
      assert.ok((await asset.text()).length > 0, url);
    }
  });

  test('a profile and a channel are enough for a plan', async () => {
    await saveProfile(client);
    connection = await connectChannel(client, 'facebook');
    const planned = await until('a plan', async () => {
      const posts = await read<Post[]>(client, '/api/users/14/contents?status=scheduled');
      return posts.length > 0 ? posts : undefined;
    });
    assert.ok(planned.every(({ platformId }) => platformId === connection.id));
  });

  test('publish now reaches the channel, once', async () => {
    const [post] = await read<Post[]>(client, '/api/users/14/contents?status=scheduled');
    const answer = await client(`/api/contents/${post?.id}/publish`, { method: 'POST' });
    assert.equal(answer.status, 202, await answer.text());
    published = await until('the post', async () => {
      const now = await read<Post>(client, `/api/contents/${post?.id}`);
      return now.status === 'published' ? now : undefined;
    });
    const feed = await read<FeedItem[]>(client, `/api/platforms/${connection.id}/feed`);
    assert.deepEqual(
      feed.map(({ url, content }) => ({ url, content })),
      [{ url: published.externalUrl, content: published.content }],
    );
    assert.equal((await client(published.externalUrl ?? '')).status, 200, 'the post has a page');
  });

  test('a strategy is printed, with the fonts that the file carries', async () => {
    const made = await client('/api/strategies', { json: {} });
    const { id } = (await made.json()) as { id: number };
    const response = await client(`/api/strategies/${id}/pdf`);
    assert.equal(response.status, 200);
    const { text } = await readPdf(await response.arrayBuffer());
    assert.match(text, /Complete AI Marketing Strategy Harbour Street Bakery/);
  });

  test('SIGTERM ends it cleanly within ten seconds', async () => {
    const { code, took } = await product.stop();
    assert.equal(code, 0);
    assert.ok(took < 10_000, `it took ${took} ms`);
    assert.deepEqual(readdirSync(temporary), [], 'nothing is left in the temporary folder');
    assert.deepEqual(readdirSync(home), []);
    assert.deepEqual(readdirSync(cwd), ['data']);
  });

  test('a second start finds everything', async () => {
    product = await start();
    client = createClient(product.url, {});
    const { analytics: _, ...found } = await read<Post>(client, `/api/contents/${published.id}`);
    // Its figures are read from a minute after it left.
    assert.partialDeepStrictEqual(published, found);
    const feed = await read<FeedItem[]>(client, `/api/platforms/${connection.id}/feed`);
    assert.deepEqual(
      feed.map(({ url }) => url),
      [published.externalUrl],
    );
    assert.match(await (await client('/')).text(), /data-screen="dashboard"/);
  });
});
