// The logo that a website shows: fetched when a person asks for it, read like any upload, and made the logo of the kit.
import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import type { BrandKit } from '../../server/contract/brand.ts';
import type { Medium } from '../../server/contract/media.ts';
import type { Client } from '../support/client.ts';
import { saveProfile } from '../support/factories.ts';
import { addApprover } from '../support/members.ts';
import { paint, pngOf } from '../support/pictures.ts';
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

test('a drawing is not offered, and nothing is offered that was put away', async () => {
  site.pages['/'] = PAGE.replace('logo.png', 'logo.svg?v=2');
  await server.as('owner')('/api/facts/read-website', { json: { url: site.at('/') } });
  assert.ok(!(await screen()).includes('id="website-logo"'));
  site.pages['/'] = PAGE;
  await server.as('owner')('/api/facts/read-website', { json: { url: site.at('/') } });
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
