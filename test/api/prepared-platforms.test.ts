// What is set before a channel is connected holds once it is.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { BudgetEntry } from '../../server/contract/ads.ts';
import type { Connection } from '../../server/contract/connection.ts';
import type { Client } from '../support/client.ts';
import { connectChannel } from '../support/factories.ts';
import { addMember } from '../support/members.ts';
import { goThrough } from '../support/sandbox-page.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let owner: Client;
before(async () => {
  server = await startServer({ config: { sandboxSignIn: 'oauth' } });
  owner = server.as('owner');
});
after(() => server.stop());

const prepare = (type: string, json: object, client = owner) =>
  client(`/api/prepared-platforms/${type}`, { method: 'PUT', json });
const page = async (segment: string, client = owner) =>
  (await client(`/screens/platforms/${segment}?tab=settings`)).text();
const isOn = (html: string, name: string) =>
  new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(html)?.[0].includes('checked=""');

test('the page shows the switches as they will be, and keeps what is set', async () => {
  const before = await page('facebook');
  const names = ['autoSchedule', 'approval', 'autoHashtags', 'performanceReports', 'competitorTracking'];
  assert.deepEqual(
    names.map((name) => isOn(before, name)),
    [true, false, true, true, true],
  );
  const answer = await prepare('facebook', { approval: true, autoHashtags: false });
  assert.equal(answer.status, 200);
  assert.partialDeepStrictEqual(await answer.json(), {
    type: 'facebook',
    approval: true,
    autoHashtags: false,
  });
  await prepare('facebook', { automationLevel: 60 });
  const html = await page('facebook');
  assert.deepEqual(
    names.map((name) => isOn(html, name)),
    [true, true, false, true, true],
  );
  assert.match(html, /Automation level: (<!-- -->)?60/);
  const connection = await connectChannel(owner, 'facebook');
  assert.partialDeepStrictEqual(connection, { approval: true, autoHashtags: false, automationLevel: 60 });
});

test('a channel that is connected is changed there', async () => {
  const answer = await prepare('facebook', { approval: false });
  assert.deepEqual([answer.status, await answer.text()], [409, 'Facebook is connected. Change it there.']);
});

test('it holds for a channel that is signed in to, too', async () => {
  await prepare('x', { autoSchedule: false });
  const { state, authorizeUrl } = await (await owner('/api/connections', { json: { type: 'x' } })).json();
  await goThrough(owner, authorizeUrl);
  const json = { accountId: 'sandbox-profile' };
  const connection = await (await owner(`/api/connections/${state}/choose`, { json })).json();
  assert.equal(connection.autoSchedule, false);
});

test('advertising shows its billing before, and the budget becomes an entry of the ledger', async () => {
  const html = await page('Google-Ads');
  for (const words of ['Billing Settings', 'Daily budget (USD per day)', 'Add Payment Method'])
    assert.ok(html.includes(words), words);
  assert.match(html, /Enable fully autonomous ad spending/);
  assert.equal((await prepare('google-ads', { budget: 300 })).status, 200);
  assert.match(await page('Google-Ads'), /name="budget"[^>]*value="10"|value="10"[^>]*name="budget"/);
  const { id } = await connectChannel(owner, 'google-ads');
  await server.drain();
  const list: Connection[] = await (await owner('/api/users/14/platforms')).json();
  assert.equal(list.find((one) => one.id === id)?.budget, 300);
  const entries: BudgetEntry[] = await (await owner('/api/budgets')).json();
  assert.partialDeepStrictEqual(entries[0], { platformId: id, before: 0, after: 300 });
});

test('an editor sets what an editor may', async () => {
  const { client } = await addMember(server, 'editor');
  assert.equal((await prepare('tiktok', { approval: true }, client)).status, 200);
  assert.equal((await prepare('tiktok', { budget: 5 }, client)).status, 403);
});

test('a form without scripts saves it', async () => {
  const form = { shown: 'approval,autoSchedule', approval: 'on', screen: '/platforms/youtube?tab=settings' };
  const answer = await owner('/api/prepared-platforms/youtube?_method=put', { form });
  assert.equal(answer.status, 303);
  const connection = await connectChannel(owner, 'youtube');
  assert.deepEqual([connection.approval, connection.autoSchedule], [true, false]);
});

test('only settings of channels that there are', async () => {
  assert.equal((await prepare('myspace', { approval: true })).status, 404);
  for (const json of [{}, { isActive: false }, { network: 'manual' }, { budget: -1 }])
    assert.equal((await prepare('pinterest', json)).status, 422);
});

test('the Control Center says that adverts are optional before anything is connected', async () => {
  const foreign = server.as('foreign');
  const html = await (await foreign('/screens/autonomous-control?tab=platforms')).text();
  assert.match(html, /Paid advertising is optional/);
  assert.match(html, /\$0 budget/);
});
