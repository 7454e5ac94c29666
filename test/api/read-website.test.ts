// The owner's website read over the API: what it says waits for a person; what is wrong with it is said, and never our error.
import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import type { Fact } from '../../server/contract/fact.ts';
import type { WebsiteRead, WebsiteReading } from '../../server/contract/website.ts';
import {
  findWebsiteReading,
  insertBusiness,
  leaveProposals,
  listUsableFacts,
  storeWebsiteReading,
} from '../../server/domain/business/index.ts';
import { OWNER } from '../support/callers.ts';
import type { Client } from '../support/client.ts';
import { eachDatabase } from '../support/databases.ts';
import { saveProfile } from '../support/factories.ts';
import { addApprover } from '../support/members.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { WebsiteStandIn, websiteFixture } from '../support/website-stand-in.ts';

const URL = '/api/facts/read-website';
const site = new WebsiteStandIn();
let server: TestServer;
let approver: Client;
before(async () => {
  await site.start();
  server = await startServer({ parts: { outbound: site.outbound() } });
  approver = await addApprover(server);
  await saveProfile(server.as('owner'), { description: 'We bake 12 kinds of bread every morning.' });
});
after(async () => {
  await server.stop();
  site.stop();
});
beforeEach(() => {
  site.asked = [];
  site.pages = { '/': websiteFixture('bakery') };
});

const read = (url: string) => server.as('owner')(URL, { json: { url } });
async function refusal(url: string): Promise<string> {
  const answer = await read(url);
  assert.equal(answer.status, 422);
  return answer.text();
}

test('what it says waits with its words and its page, and no post says it before', async () => {
  const answer = await read(site.at('/'));
  const { facts, url, pages }: WebsiteRead = await answer.json();
  assert.equal(answer.status, 200);
  assert.deepEqual([url, pages], [site.at('/'), [site.at('/')]]);
  const [hours] = facts;
  assert.deepEqual(
    [hours?.kind, hours?.state, hours?.source, hours?.page],
    ['hours', 'proposed', 'website', site.at('/')],
  );
  assert.match(hours?.quote ?? '', /07:00/);
  assert.ok(!facts.some(({ text }) => text.startsWith('We bake 12 kinds')), 'the profile says it already');
  const usable = await listUsableFacts(server.app.ctx.db.read, OWNER.businessId, server.clock.now());
  assert.ok(!usable.some(({ source }) => source === 'website'));

  const again = await read(site.at('/'));
  assert.deepEqual([again.status, (await again.json()).facts], [200, []]);
});

test('what is wrong with a website is said in a sentence', async () => {
  assert.match(await refusal('not an address'), /^url: must be the address of a website/);
  assert.match(await refusal('http://gone.example/'), /gone\.example cannot be reached/);
  assert.match(await refusal('http://127.0.0.1:1/'), /is no public website/);
  assert.match(await refusal(site.at('/none')), /has no such page/);
  site.pages['/'] = '<p>Welcome</p>';
  assert.match(await refusal(site.at('/')), /Nothing was found at bakery\.example/);
  site.pages['/'] = (response) => response.writeHead(200, { 'Content-Type': 'image/png' }).end('x');
  assert.match(await refusal(site.at('/')), /is no web page/);
  site.pages['/robots.txt'] = 'User-agent: *\nDisallow: /';
  assert.match(await refusal(site.at('/')), /does not let programs read it/);
});

test('only who may write may have it read', async () => {
  assert.equal((await server.as('anonymous')(URL, { json: { url: site.at('/') } })).status, 401);
  assert.equal((await approver(URL, { json: { url: site.at('/') } })).status, 403);
  assert.deepEqual(site.asked, []);
});

const profile = async () => (await server.as('owner')('/api/business-profile/14')).json();
const reading = async (): Promise<WebsiteReading> =>
  (await server.as('owner')('/api/website-reading')).json();

test('what could stand in the profile and the brand kit is told, kept, and changes nothing by itself', async () => {
  const before = await profile();
  site.pages['/'] =
    '<link rel="stylesheet" href="/site.css"><title>x</title><link rel="apple-touch-icon" href="/touch.png">' +
    '<meta property="og:site_name" content="Harbour Loaves"><p>We bake rye bread on Fridays.</p>';
  site.pages['/site.css'] = (response) =>
    response.writeHead(200, { 'Content-Type': 'text/css' }).end('.top{background:#a2341f}');
  const told: WebsiteRead = await (await read(site.at('/'))).json();
  assert.deepEqual(
    told.profile.map(({ field, value }) => [field, value]),
    [
      ['name', 'Harbour Loaves'],
      ['websiteUrl', site.at('/').replace(/\/$/, '')],
    ],
  );
  assert.deepEqual(told.colors, [
    { color: '#a2341f', share: 1, quote: 'background: #a2341f', page: site.at('/site.css') },
  ]);
  assert.deepEqual(told.logo, { url: site.at('/touch.png'), quote: '/touch.png', page: site.at('/') });
  assert.deepEqual(await profile(), before);
  const kept = await reading();
  assert.deepEqual(
    [kept.profile, kept.colors, kept.logo, kept.left],
    [told.profile, told.colors, told.logo, []],
  );
  assert.deepEqual([kept.pages, kept.facts], [1, 1]);
});

test('a reading that fails leaves what the one before proposed', async () => {
  const before = await reading();
  const facts = await (await server.as('owner')('/api/facts')).json();
  await refusal('http://gone.example/');
  assert.deepEqual(await reading(), before);
  assert.deepEqual(await (await server.as('owner')('/api/facts')).json(), facts);
});

test('each page is told of while it is read', async () => {
  site.pages = {
    '/': '<p>We bake rye rolls on Fridays.</p><a href="/about">About</a>',
    '/about': '<p>x</p>',
  };
  const count = await server.countEvents('website.page-asked');
  await read(site.at('/'));
  const told = await server.app.ctx.db.read('events').where({ kind: 'website.page-asked' }).orderBy('id');
  assert.deepEqual(
    told.slice(count).map(({ data }) => JSON.parse(data)),
    [
      { page: site.at('/'), number: 1 },
      { page: site.at('/about'), number: 2 },
    ],
  );
});

test('a list of proposals is put away and back by who may write', async () => {
  const change = (...left: string[]) => ({ method: 'PATCH', json: { left } }) as const;
  const left = async (...lists: string[]) =>
    (await (await server.as('owner')('/api/website-reading', change(...lists))).json()).left;
  assert.deepEqual(await left('colors'), ['colors']);
  assert.deepEqual(await left(), []);
  assert.equal((await server.as('owner')('/api/website-reading', change('facts'))).status, 422);
  assert.equal((await approver('/api/website-reading', change('colors'))).status, 403);
  assert.equal((await approver('/api/website-reading')).status, 200);
  assert.equal((await server.as('foreign')('/api/website-reading')).status, 404);
  assert.equal((await server.as('foreign')('/api/website-reading', change('colors'))).status, 404);
});

test('several facts are used at once, and that is taken back at once', async () => {
  site.pages['/'] = '<p>We bake spelt bread on Mondays.</p><p>We bake oat bread on Tuesdays.</p>';
  const { facts }: WebsiteRead = await (await read(site.at('/'))).json();
  const ids = facts.map(({ id }) => id);
  const set = (state: string, to = ids) =>
    server.as('owner')('/api/facts', { method: 'PATCH', json: { ids: to, state } });
  const before = await server.countEvents('facts.changed');
  const used: { facts: Fact[]; held: number } = await (await set('approved')).json();
  assert.deepEqual(
    used.facts.map(({ id, state, unused }) => [id, state, unused]),
    ids.map((id) => [id, 'approved', null]),
  );
  await set('approved');
  assert.equal((await server.countEvents('facts.changed')) - before, 1, 'nothing happens twice');
  const back = await (await set('proposed')).json();
  assert.ok(back.facts.every(({ state }: Fact) => state === 'proposed'));
  assert.equal((await set('approved', [...ids, 999_999])).status, 404);
  assert.equal((await set('approved', [])).status, 422);
  const states: Fact[] = await (await server.as('owner')('/api/facts')).json();
  assert.ok(
    ids.every((id) => states.find((fact) => fact.id === id)?.state === 'proposed'),
    'all or none',
  );
});

test('single fields of the profile are changed, and a proposed fact that the owner now says is asked about no more', async () => {
  const patch = (json: object) => server.as('owner')('/api/business-profile', { method: 'PATCH', json });
  const before = await profile();
  const answer = await patch({ name: 'Harbour Loaves' });
  assert.equal(answer.status, 200);
  const { updatedAt: _, name, ...rest } = await profile();
  const { updatedAt: __, name: ___, ...was } = before;
  assert.deepEqual([name, rest], ['Harbour Loaves', was]);
  await patch({ description: `${before.description} We bake oat bread on Tuesdays.` });
  const facts: Fact[] = await (await server.as('owner')('/api/facts')).json();
  const oat = facts.find(({ text }) => text === 'We bake oat bread on Tuesdays');
  assert.deepEqual([oat?.state, oat?.source], ['approved', 'profile']);
  assert.equal((await patch({ name: '' })).status, 422);
  assert.equal((await approver('/api/business-profile', { method: 'PATCH', json: {} })).status, 403);
});

test('before the first profile none of its fields can be changed', async () => {
  const patched = await server.as('foreign')('/api/business-profile', {
    method: 'PATCH',
    json: { name: 'X' },
  });
  assert.equal(patched.status, 404);
});

eachDatabase((open) => {
  test('a reading takes the place of the one before, of its business alone', async () => {
    const { main } = await open();
    await main.write.transaction(async (q) => {
      const [one, other] = [await insertBusiness(q, 1), await insertBusiness(q, 1)];
      const proposals = {
        profile: [],
        colors: [{ color: '#a2341f', share: 0.5, quote: 'ä', page: 'x' }],
        logo: null,
      };
      const told = {
        url: 'https://x.example/',
        pages: 3,
        facts: 2,
        proposals,
        left: [],
        readAt: 4_000_000_000_000,
      };
      for (const businessId of [one, other]) await storeWebsiteReading(q, { ...told, businessId });
      assert.equal(await leaveProposals(q, one, ['colors', 'logo']), true);
      await storeWebsiteReading(q, { ...told, businessId: other, pages: 12 });
      assert.deepEqual(await findWebsiteReading(q, one), {
        ...told,
        businessId: one,
        left: ['colors', 'logo'],
      });
      assert.deepEqual(await findWebsiteReading(q, other), { ...told, businessId: other, pages: 12 });
      assert.equal(await leaveProposals(q, other + 1, []), false);
      assert.equal(await findWebsiteReading(q, other + 1), undefined);
    });
  });
});
