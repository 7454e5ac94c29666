// Reading a website: which pages of it, in which order, and everything for which it is not read.
import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, type TestContext, test } from 'node:test';
import { choosePages } from '../../../server/connectors/website/choose-pages.ts';
import { createWebsite } from '../../../server/connectors/website/website.ts';
import type { WebsiteRefusal } from '../../../server/domain/writer/index.ts';
import { WebsiteStandIn, websiteFixture } from '../../support/website-stand-in.ts';

const site = new WebsiteStandIn();
before(() => site.start());
after(() => site.stop());
beforeEach(() => {
  site.asked = [];
  site.pages = { '/': websiteFixture('bakery') };
});

const read = (address = site.at('/')) => createWebsite({ outbound: site.outbound() }).read(address);
async function pathsOf(address?: string): Promise<string[]> {
  const end = await read(address);
  assert.ok(end.end === 'read', JSON.stringify(end));
  return end.pages.map(({ url }) => new URL(url).pathname);
}
async function refuses(why: WebsiteRefusal, address?: string): Promise<string> {
  const end = await read(address);
  assert.ok(end.end === 'refused', 'it was read');
  assert.equal(end.why, why);
  return end.host;
}

describe('the pages', () => {
  test('of one site, those that tell of the business first; no file, no other site, nothing legal', async () => {
    Object.assign(site.pages, {
      '/bread': '<p>Bread</p>',
      '/about-us': '<a href="/team">Team</a><a href="/">Home</a>',
      '/contact': '<p>Contact</p>',
      '/team': '<p>Team</p>',
    });
    assert.deepEqual(await pathsOf(), ['/', '/about-us', '/contact', '/team', '/bread']);
    assert.deepEqual(
      [...new Set(site.asked)],
      ['/robots.txt', '/', '/about-us', '/contact', '/team', '/bread'],
    );
  });

  test('are at most twelve', async () => {
    const names = Array.from({ length: 40 }, (_, at) => `/page-${at}`);
    for (const name of names) site.pages[name] = '<p>One of many</p>';
    site.pages['/'] = names.map((name) => `<a href="${name}">x</a>`).join('');
    assert.equal((await pathsOf()).length, 12);
    assert.equal(site.asked.filter((path) => path !== '/robots.txt').length, 12);
  });

  test('that are not found, are no HTML or too large are left out', async () => {
    site.pages['/'] = '<a href="/gone">1</a><a href="/json">2</a><a href="/large">3</a><a href="/team">4</a>';
    site.pages['/json'] = (response) =>
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
    site.pages['/large'] = 'x'.repeat(3 * 1024 * 1024);
    site.pages['/team'] = '<p>Team</p>';
    assert.deepEqual(await pathsOf(), ['/', '/team']);
  });

  test('that lead away are not followed', async () => {
    site.pages['/'] = '<a href="/away">1</a><a href="/inside">2</a>';
    const lead = (to: string) => (response: import('node:http').ServerResponse) =>
      void response.writeHead(302, { Location: to }).end();
    site.pages['/away'] = lead(site.at('/stolen', 'other.example'));
    site.pages['/inside'] = lead('http://169.254.169.254/latest');
    assert.deepEqual(await pathsOf(), ['/']);
    assert.ok(!site.asked.includes('/stolen'));
  });

  test('that lead to one another stand once', async () => {
    site.pages['/'] = '<a href="/old">1</a><a href="/about">2</a>';
    site.pages['/old'] = (response) => void response.writeHead(301, { Location: '/about' }).end();
    site.pages['/about'] = '<p>About</p>';
    assert.deepEqual((await pathsOf()).sort(), ['/', '/about']);
  });

  test('may be in another encoding', async () => {
    site.pages['/'] = (response) =>
      response
        .writeHead(200, { 'Content-Type': 'text/html' })
        .end(Buffer.from('<meta charset="iso-8859-1"><p>Café Müller</p>', 'latin1'));
    const end = await read();
    assert.ok(end.end === 'read');
    assert.equal(end.pages[0]?.text, 'Café Müller');
  });
});

describe('robots.txt', () => {
  test('closes the whole site', async () => {
    site.pages['/robots.txt'] = 'User-agent: *\nDisallow: /';
    assert.match(await refuses('robots'), /^bakery\.example/);
    assert.deepEqual(site.asked, ['/robots.txt']);
  });

  test('closes single pages', async () => {
    site.pages['/robots.txt'] = 'User-agent: *\nDisallow: /about';
    site.pages['/about-us'] = '<p>About</p>';
    site.pages['/contact'] = '<p>Contact</p>';
    assert.deepEqual(await pathsOf(), ['/', '/contact']);
    assert.ok(!site.asked.includes('/about-us'));
  });

  test('that cannot be asked for closes all', async () => {
    site.pages['/robots.txt'] = (response) => response.writeHead(503).end();
    await refuses('robots');
  });
});

describe('a website is not read', () => {
  const CASES: readonly (readonly [WebsiteRefusal, string, string])[] = [
    ['address', 'that is no address', 'not an address'],
    ['address', 'of another kind', 'ftp://bakery.example/'],
    ['unreachable', 'that does not exist', 'http://gone.example/'],
    ['private', 'in the network of the server', 'http://10.0.0.1/'],
    ['private', 'on an unusual port', 'http://1.1.1.1:8080/'],
    ['private', 'with a password', 'http://me:secret@bakery.example/'],
  ];
  for (const [why, name, address] of CASES) test(name, async () => void (await refuses(why, address)));

  test('that leads into the network of the server', async () => {
    site.pages['/'] = (response) => void response.writeHead(302, { Location: 'http://127.0.0.1:9/' }).end();
    assert.equal(await refuses('elsewhere'), '127.0.0.1:9');
  });

  test('that leads to another site', async () => {
    const to = site.at('/', 'social.example');
    site.pages['/'] = (response) => void response.writeHead(302, { Location: to }).end();
    assert.match(await refuses('elsewhere'), /^social\.example/);
  });

  test('but one that puts www. before its name is', async () => {
    site.pages['/start'] = (response) =>
      void response.writeHead(301, { Location: site.at('/', 'www.bakery.example') }).end();
    assert.deepEqual((await pathsOf(site.at('/start')))[0], '/');
  });

  test('that has no such page, is no page, or is too large', async () => {
    await refuses('status', site.at('/none'));
    site.pages['/'] = (response) =>
      response.writeHead(200, { 'Content-Type': 'application/pdf' }).end('%PDF');
    await refuses('not-html');
    site.pages['/'] = '<p>x</p>'.repeat(400_000);
    await refuses('too-large');
  });
});

describe('a site that is slow', () => {
  const real = AbortSignal.timeout.bind(AbortSignal);
  /** The time for one page, or for all of them, is over when it is told so. */
  function holdTime(t: TestContext, held: number): AbortController {
    const time = new AbortController();
    t.mock.method(AbortSignal, 'timeout', (ms: number) => (ms === held ? time.signal : real(ms)));
    return time;
  }

  test('is not read when its first page does not come', async (t) => {
    const time = holdTime(t, 10_000);
    site.pages['/'] = () => time.abort();
    assert.match(await refuses('timeout'), /^bakery\.example/);
  });

  test('is read as far as it came', async (t) => {
    const time = holdTime(t, 25_000);
    site.pages['/about-us'] = () => time.abort();
    assert.deepEqual(await pathsOf(), ['/']);
  });
});

describe('style sheets', () => {
  const css = (text: string) => (response: import('node:http').ServerResponse) =>
    void response.writeHead(200, { 'Content-Type': 'text/css' }).end(text);
  async function sheetsOf(): Promise<string[]> {
    const end = await read();
    assert.ok(end.end === 'read');
    return end.sheets.map(({ css: text }) => text);
  }
  const link = (...hrefs: string[]) =>
    `${hrefs.map((href) => `<link rel="stylesheet" href="${href}">`).join('')}<p>x</p>`;

  test('of the first page are read with it, the same once, four at most', async () => {
    for (const name of ['1', '2', '3', '4', '5']) site.pages[`/${name}.css`] = css(name);
    site.pages['/'] = link('/1.css', '/1.css', '/2.css', '/3.css', '/4.css', '/5.css');
    assert.deepEqual(await sheetsOf(), ['1', '2', '3', '4']);
  });

  test('may lie elsewhere, as far as they are public and may be read', async () => {
    site.pages['/1.css'] = css('1');
    site.pages['/'] = link(
      site.at('/1.css', 'cdn.example'),
      'http://169.254.169.254/x.css',
      'file:///etc/passwd',
    );
    assert.deepEqual(await sheetsOf(), ['1']);
    site.pages['/robots.txt'] = 'User-agent: *\nDisallow: /1.css';
    assert.deepEqual(await sheetsOf(), []);
  });

  test('that are missing, too large or none are left out, those for printing and for letters are not asked for', async () => {
    site.pages['/large.css'] = css('a{color:red}'.repeat(100_000));
    site.pages['/none.css'] = '<p>no sheet</p>';
    site.pages['/print.css'] = css('print');
    site.pages['/'] =
      `${link('/missing.css', '/large.css', '/none.css', 'https://fonts.googleapis.com/css2')}<link rel="stylesheet" media="print" href="/print.css">`;
    assert.deepEqual(await sheetsOf(), []);
    assert.ok(!site.asked.includes('/print.css'));
  });
});

test('each page is told of when it is asked for, and none that is closed to us', async () => {
  site.pages['/robots.txt'] = 'User-agent: *\nDisallow: /contact';
  const told: string[] = [];
  const website = createWebsite({ outbound: site.outbound() });
  await website.read(
    site.at('/'),
    async (page, number) => void told.push(`${number} ${new URL(page).pathname}`),
  );
  assert.deepEqual(told.slice(0, 2), ['1 /', '2 /about-us']);
  assert.ok(!told.some((one) => one.endsWith('/contact')));
});

test('pages are chosen by what they are called, in the languages that owners use', () => {
  const base = 'https://x.example/';
  const links = [
    '/produkte/tisch-1',
    '/kontakt',
    '/ueber-uns',
    '/impressum',
    '/warenkorb',
    '/preise',
    '/a.jpg',
  ];
  const chosen = choosePages(
    links.map((href) => ({ href, text: '' })),
    base,
  );
  assert.deepEqual(
    chosen.map((address) => new URL(address).pathname),
    ['/ueber-uns', '/kontakt', '/preise', '/produkte/tisch-1'],
  );
});
