// The owner's website read over the API: what it says waits for a person; what is wrong with it is said, and never our error.
import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import type { Fact } from '../../server/contract/fact.ts';
import { listUsableFacts } from '../../server/domain/business/index.ts';
import { OWNER } from '../support/callers.ts';
import { saveProfile } from '../support/factories.ts';
import { addApprover } from '../support/members.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { WebsiteStandIn, websiteFixture } from '../support/website-stand-in.ts';

const URL = '/api/facts/read-website';
const site = new WebsiteStandIn();
let server: TestServer;
before(async () => {
  await site.start();
  server = await startServer({ parts: { outbound: site.outbound() } });
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
  const facts: Fact[] = await answer.json();
  assert.equal(answer.status, 200);
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
  assert.deepEqual([again.status, await again.json()], [200, []]);
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
  const approver = await addApprover(server);
  assert.equal((await approver(URL, { json: { url: site.at('/') } })).status, 403);
  assert.deepEqual(site.asked, []);
});
