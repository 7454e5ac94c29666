// Every route of the product: its document and its fragment, its title, and what it costs the database.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Caller } from '../support/callers.ts';
import { connectChannel, generatePosts, saveProfile } from '../support/factories.ts';
import { ROUTES } from '../support/routes.ts';
import { startServer, type TestServer } from '../support/server.ts';

const MOST_QUERIES = 6;
/** Bytes of a screen before packing; each is drawn, packed, unpacked and read. */
const HEAVIEST = 40 * 1024;

let server: TestServer;
before(async () => {
  server = await startServer();
  const owner = server.as('owner');
  await saveProfile(owner);
  for (const type of ['facebook', 'google-ads', 'email']) await connectChannel(owner, type);
  await server.drain();
  const { id } = await connectChannel(owner, 'facebook');
  await generatePosts(owner, id, 2);
});
after(() => server.stop());

async function ask(route: string, options: { as?: Caller; fragment?: boolean } = {}) {
  const headers: Record<string, string> = options.fragment ? { 'Drivyn-Fragment': '1' } : {};
  const response = await server.as(options.as ?? 'owner')(`/screens${route}`, { headers });
  return { status: response.status, headers: response.headers, html: await response.text() };
}

async function countQueries(work: () => Promise<unknown>): Promise<number> {
  const { read, write } = server.app.ctx.db;
  let queries = 0;
  const count = () => {
    queries += 1;
  };
  const handles = read === write ? [read] : [read, write];
  for (const handle of handles) handle.on('query', count);
  await work();
  for (const handle of handles) handle.removeListener('query', count);
  return queries;
}

describe('every route', () => {
  for (const [route, title] of ROUTES) {
    test(`${route} is a document and a fragment`, async () => {
      const document = await ask(route);
      assert.equal(document.status, 200);
      assert.match(document.html, /^<!doctype html><html/);
      assert.ok(document.html.includes(`<title>${title} - Drivyn</title>`), 'the document has its title');
      assert.equal(document.html.match(/<main /g)?.length, 1);
      assert.equal(document.html.match(/<h1/g)?.length, 1);
      assert.doesNotMatch(document.html, /<[^>]+ style="/);

      const fragment = await ask(route, { fragment: true });
      assert.equal(fragment.status, 200);
      assert.match(fragment.html, /^<main id="main" tabindex="-1" data-title="/);
      assert.ok(fragment.html.includes(`data-title="${title} - Drivyn"`), 'the fragment has its title');
      assert.doesNotMatch(fragment.html, /<(script|style)/);
      const weight = Buffer.byteLength(fragment.html);
      assert.ok(weight <= HEAVIEST, `${weight} bytes`);
      assert.equal(fragment.headers.get('Drivyn-Build'), 'test');
    });

    test(`${route} takes at most ${MOST_QUERIES} queries`, async () => {
      const queries = await countQueries(() => ask(route));
      assert.ok(queries > 0 && queries <= MOST_QUERIES, `${queries} queries`);
    });
  }

  test('no id stands twice on a screen', async () => {
    for (const [route] of ROUTES) {
      const { html } = await ask(route);
      const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
      assert.deepEqual(twice, [], route);
    }
  });
});

describe('the spelling of a route', () => {
  const SAME: readonly (readonly [string, string])[] = [
    ['/platforms/twitter', 'X'],
    ['/platforms/X', 'X'],
    ['/platforms/google-ads', 'Google Ads'],
    ['/platforms/LinkedIn', 'LinkedIn'],
    ['/PLATFORMS/Email', 'Email Marketing'],
    ['/platform', 'Instagram'],
    ['/platforms', 'Platforms'],
    ['/Analytics/', 'Analytics'],
  ];
  for (const [route, title] of SAME) {
    test(`${route} is ${title}`, async () => {
      const { status, html } = await ask(route, { fragment: true });
      assert.equal(status, 200);
      assert.ok(html.includes(`data-title="${title} - Drivyn"`), html.slice(0, 120));
    });
  }

  test('an alias marks the page it stands for in the sidebar', async () => {
    const { html } = await ask('/platforms/twitter');
    const current = html.match(/<a class="nav-link"[^>]* aria-current="page"/g) ?? [];
    assert.equal(current.length, 1);
    assert.ok(current[0]?.includes('href="#/platforms/x"'), current[0]);
  });

  for (const route of ['/nowhere', '/platforms/myspace', '/platforms/facebook/more', '/%E0%A4%A']) {
    test(`${route} is not found`, async () => {
      const { status, html } = await ask(route, { fragment: true });
      assert.equal(status, 404);
      assert.ok(html.includes('404 Page Not Found'));
      assert.ok(html.includes('Did you forget to add the page to the router?'));
      assert.match(html, /data-screen="not-found"/);
    });
  }
});

describe('whose screen', () => {
  test('one’s own userId changes nothing', async () => {
    assert.equal((await ask('/?userId=14')).status, 200);
    const home = await server.as('owner')('/?userId=14');
    assert.equal(home.status, 200);
    assert.match(await home.text(), /data-route="\/" data-screen="dashboard"/);
    assert.equal((await server.as('owner')('/?userId=15')).status, 404);
  });

  for (const userId of ['15', '999', '0', 'abc', '']) {
    test(`userId=${userId} is answered as an unknown screen is`, async () => {
      const { status, html } = await ask(`/analytics?userId=${userId}`, { fragment: true });
      const unknown = await ask('/nowhere', { fragment: true });
      const content = (page: string) => page.slice(page.indexOf('>'));
      assert.equal(status, 404);
      assert.equal(content(html), content(unknown.html));
    });
  }

  test('another account sees its own business', async () => {
    const { html } = await ask('/analytics', { as: 'foreign' });
    assert.ok(html.includes('No platform data available yet'));
    assert.ok(!html.includes('Our facebook'));
  });

  test('the anonymous are sent to sign in, and from there back', async () => {
    const fragment = await ask('/platforms/x?tab=content', { as: 'anonymous', fragment: true });
    assert.equal(fragment.status, 401);
    assert.equal(fragment.html, '');
    const login = '/login?next=%2Fplatforms%2Fx%3Ftab%3Dcontent';
    assert.equal(fragment.headers.get('Drivyn-Location'), `#${login}`);
    const document = await ask('/platforms/x?tab=content', { as: 'anonymous' });
    assert.equal(document.status, 303);
    assert.equal(document.headers.get('Location'), `/screens${login}`);
    const page = await ask(login, { as: 'anonymous' });
    assert.equal(page.status, 200);
    assert.ok(page.html.includes('name="next" value="/platforms/x?tab=content"'));
    assert.ok(!page.html.includes('class="sidebar"'), 'no frame before an account');
  });

  test('sign-in leads to no other site', async () => {
    const foreign = [
      '//evil.example',
      'https://evil.example',
      '/\\evil.example',
      '/\n',
      '/€',
      '/a b',
      '/..//evil.example',
      '/a/%2e%2e/x',
    ];
    for (const next of [...foreign, '/login', '/logout']) {
      const { html } = await ask(`/login?next=${encodeURIComponent(next)}`, { as: 'anonymous' });
      assert.ok(html.includes('name="next" value="/"'), next);
    }
  });

  test('the address itself shows sign-in to the anonymous', async () => {
    const response = await server.as('anonymous')('/');
    const html = await response.text();
    assert.equal(response.status, 200);
    assert.match(html, /data-route="\/login" data-screen="login"/);
  });
});

describe('a business without a profile', () => {
  test('is led from the dashboard to Business Setup', async () => {
    const fragment = await ask('/', { as: 'foreign', fragment: true });
    assert.equal(fragment.headers.get('Drivyn-Location'), '#/business-setup');
    assert.equal(fragment.html, '');
    const document = await ask('/dashboard', { as: 'foreign' });
    assert.equal(document.status, 303);
    assert.equal(document.headers.get('Location'), '/screens/business-setup');
    const home = await server.as('foreign')('/');
    assert.match(await home.text(), /data-route="\/business-setup" data-screen="business-setup"/);
  });

  test('every other screen of it shows what to do', async () => {
    for (const [route] of ROUTES.filter(([path]) => !/^\/(dashboard)?$/.test(path))) {
      const { status, html } = await ask(route, { as: 'foreign' });
      assert.equal(status, 200, route);
      assert.doesNotMatch(html, /NaN|Invalid Date|undefined|\[object/, route);
    }
  });
});

describe('a screen that fails', () => {
  test('is answered in place, and says nothing of the inside', async () => {
    const { read } = server.app.ctx.db;
    await server.app.ctx.db.write.schema.renameTable('decisions', 'decisions_away');
    try {
      const { status, html } = await ask('/', { fragment: true });
      assert.equal(status, 500);
      assert.match(html, /^<main id="main"/);
      assert.ok(html.includes('Something went wrong'));
      assert.ok(!html.includes('decisions_away') && !html.includes('no such table'));
    } finally {
      await server.app.ctx.db.write.schema.renameTable('decisions_away', 'decisions');
    }
    assert.ok(await read('decisions').first('id'));
    assert.equal((await ask('/', { fragment: true })).status, 200);
  });
});
