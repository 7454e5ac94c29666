// The logo that a website shows: fetched when a person asks for it, read like any upload, and made the logo of the kit.
import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import type { BrandKit } from '../../server/contract/brand.ts';
import type { Medium } from '../../server/contract/media.ts';
import { decodePng } from '../../server/pictures/reading/png-pixels.ts';
import type { Client } from '../support/client.ts';
import { saveProfile } from '../support/factories.ts';
import { addApprover } from '../support/members.ts';
import { BLUE, paint, pngOf, RED } from '../support/pictures.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { WebsiteStandIn } from '../support/website-stand-in.ts';

const site = new WebsiteStandIn();
const PNG = Buffer.from(pngOf(paint(120, 60)));
const PAGE = '<img src="/logo.png" alt="Logo"><p>We bake rye bread on Fridays.</p>';
let server: TestServer;
let approver: Client;
before(async () => {
  await site.start();
  server = await startServer({ parts: { outbound: site.outbound() } });
  approver = await addApprover(server);
  await saveProfile(server.as('owner'), { name: 'Harbour Street Bakery' });
});
after(async () => {
  await server.stop();
  site.stop();
});
beforeEach(async () => {
  site.pages = { '/': PAGE };
  await server.as('owner')('/api/brand', { method: 'DELETE' });
  const read = await server.as('owner')('/api/facts/read-website', { json: { url: site.at('/') } });
  assert.equal(read.status, 200);
  site.asked = [];
});

const use = (client = server.as('owner')) => client('/api/website-reading/logo', { method: 'POST' });
const kit = async (): Promise<BrandKit> => (await server.as('owner')('/api/brand')).json();
const media = async (): Promise<Medium[]> => (await server.as('owner')('/api/media')).json();
const screen = async () => (await server.as('owner')('/screens/brand')).text();
const serve = (bytes: Uint8Array, type = 'image/png') => {
  site.pages['/logo.png'] = (response) => response.writeHead(200, { 'Content-Type': type }).end(bytes);
};

test('it is fetched when somebody says so, and stands in the library and in the kit', async () => {
  serve(PNG);
  assert.match(await screen(), /id="website-logo-logo"/);
  assert.ok(!site.asked.includes('/logo.png'), 'what nobody asked for is not fetched');
  const answer = await use();
  assert.equal(answer.status, 200);
  const { logo }: BrandKit = await answer.json();
  assert.equal((await kit()).logo, logo);
  const [first] = await media();
  assert.partialDeepStrictEqual(first, {
    id: logo,
    origin: 'website',
    alt: 'Logo of Harbour Street Bakery',
    width: 120,
    height: 60,
  });
  assert.ok(!(await screen()).includes('id="website-logo-logo"'), 'a kit with a logo is asked nothing');
});

test('what cannot be had or read is said, and nothing is kept', async () => {
  const before = { kit: await kit(), media: await media() };
  const refusal = async () => {
    const answer = await use();
    assert.deepEqual({ kit: await kit(), media: await media() }, before);
    return `${answer.status} ${await answer.text()}`;
  };
  assert.match(await refusal(), /^422 The logo is no longer where it was at bakery\.example/);
  serve(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'), 'image/png');
  assert.match(await refusal(), /^422 The logo is a drawing \(SVG\) that cannot be shown as it is/);
  serve(Buffer.from('<!doctype html><title>Not here</title>'));
  assert.match(await refusal(), /^415 This is no picture or film that can be used/);
  serve(PNG.subarray(0, 60));
  assert.match(await refusal(), /^4\d\d This file is damaged/);
  serve(Buffer.alloc(5 * 1024 * 1024 + 1, 1));
  assert.match(await refusal(), /^413 The logo at bakery\.example:\d+ has more than 5 MB/);
  site.pages['/logo.png'] = (response) =>
    response.writeHead(302, { Location: 'http://127.0.0.1:1/logo.png' }).end();
  assert.match(await refusal(), /^422 .*is no public website/);
  serve(PNG);
  site.pages['/robots.txt'] = 'User-agent: *\nDisallow: /logo.png';
  assert.match(await refusal(), /^422 .*does not let programs read it/);
});

const SHAPES = '<rect width="40" height="20" fill="#dc1e1e"/><use href="#a"/><circle id="a" r="3"/>';
const svg = (shapes: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20">${shapes}</svg>`;

test('of a drawing its shapes are kept, as a PNG: nothing of it that runs or fetches', async () => {
  const hostile = `<!DOCTYPE svg [<!ENTITY a "b">]><?xml-stylesheet href="http://127.0.0.1:1/a.css"?>${svg(
    `<script>alert(1)</script><a href="javascript:alert(1)" onclick="alert(1)">${SHAPES}</a>${SHAPES}<use href="http://127.0.0.1:1/b.svg#a"/>`,
  )}`;
  serve(Buffer.from(hostile), 'image/svg+xml');
  const answer = await use();
  assert.equal(answer.status, 200, await answer.clone().text());
  const [logo] = await media();
  assert.partialDeepStrictEqual(logo, { type: 'image/png', width: 1024, height: 512 });
  const file = await server.as('owner')(`${logo?.url}`);
  assert.equal(file.headers.get('Content-Type'), 'image/png');
  const bytes = Buffer.from(await file.arrayBuffer());
  for (const word of ['<svg', 'alert', 'script']) assert.ok(!bytes.includes(word));
  assert.deepEqual(site.asked, ['/robots.txt', '/logo.png']);
});

test('the rules of its style hold, all of them', async () => {
  const rules = 'g &gt; .a{fill:#dc1e1e}<![CDATA[ .b{fill:#1e1edc} ]]>';
  const shapes = `<style>${rules}</style><g><rect class="a" width="40" height="20"/></g><rect class="b" width="9" height="9"/>`;
  serve(Buffer.from(svg(shapes)), 'image/svg+xml');
  assert.equal((await use()).status, 200);
  const [logo] = await media();
  const file = await server.as('owner')(`${logo?.url}`);
  const lines: Uint8Array[] = [];
  await decodePng(new Uint8Array(await file.arrayBuffer()), { take: (line) => lines.push(line.slice()) });
  const colorAt = (x: number, y: number) => [...(lines[y]?.subarray(x * 4, x * 4 + 3) ?? [])];
  assert.deepEqual([colorAt(900, 400), colorAt(50, 50)], [RED, BLUE]);
});

test('a drawing that would grow without end, or another one without its words, is refused', async () => {
  const twice = (to: string, of: string) => `<g id="${to}"><use href="#${of}"/><use href="#${of}"/></g>`;
  const names = 'abcdefghijklmnopqrstuvwxyz'.split('');
  const bomb = names.slice(1).map((name, at) => twice(name, names[at] ?? ''));
  const cases: [shapes: string, says: RegExp][] = [
    [`<circle id="a" r="9"/>${bomb.join('')}<use href="#z"/>`, /^422 .*too much in it/],
    [SHAPES.repeat(2000), /^422 .*too much in it/],
    ['<g>'.repeat(100) + SHAPES + '</g>'.repeat(100), /^422 .*too much in it/],
    [`${SHAPES}<text y="9">Bakery</text>`, /^422 .*words set in a font/],
    [`${SHAPES}<image href="data:image/png;base64,AA"/>`, /^422 .*words set in a font/],
    [`<style>@import url("https://a.example/a.css");</style>${SHAPES}`, /^422 .*cannot be shown as it is/],
    [`<style>rect{fill:url(https://a.example/a.svg#a)}</style>${SHAPES}`, /^422 .*cannot be shown as it is/],
    ['', /^422 .*no shapes/],
    ['<rect', /^422 .*no shapes/],
  ];
  for (const [shapes, says] of cases) {
    serve(Buffer.from(svg(shapes)), 'image/svg+xml');
    const answer = await use();
    assert.match(`${answer.status} ${await answer.text()}`, says, shapes.slice(0, 60));
  }
  assert.equal((await kit()).logo, null);
});

test('of an icon file the largest picture is kept', async () => {
  serve(Buffer.concat([...iconOf(pngOf(paint(16, 16)), pngOf(paint(64, 32)))]), 'image/x-icon');
  assert.equal((await use()).status, 200);
  const [icon] = await media();
  assert.partialDeepStrictEqual(icon, { type: 'image/png', width: 64, height: 32 });
});

/** An icon file of pictures that are there as PNG, the last one said to be the largest. */
function iconOf(...pictures: Uint8Array[]): Buffer[] {
  const head = Buffer.from([0, 0, 1, 0, pictures.length, 0]);
  let from = 6 + 16 * pictures.length;
  const entries = pictures.map((bytes, at) => {
    const entry = Buffer.alloc(16);
    entry.set([16 * (at + 1), 16 * (at + 1), 0, 0, 1, 0, 32, 0]);
    entry.writeUInt32LE(bytes.length, 8);
    entry.writeUInt32LE(from, 12);
    from += bytes.length;
    return entry;
  });
  return [head, ...entries, ...pictures.map((bytes) => Buffer.from(bytes))];
}

test('nothing is offered that was put away', async () => {
  const leave = { method: 'PATCH', json: { left: ['logo'] } } as const;
  await server.as('owner')('/api/website-reading', leave);
  assert.ok(!(await screen()).includes('id="website-logo"'));
});

test('only who may write uses it, and nobody that of another business', async () => {
  serve(PNG);
  assert.equal((await use(approver)).status, 403);
  assert.equal((await use(server.as('anonymous'))).status, 401);
  assert.equal((await use(server.as('foreign'))).status, 404);
  assert.deepEqual(site.asked, []);
});
