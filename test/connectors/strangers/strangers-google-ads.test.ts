// The product beside a Google Ads that somebody else has built: budgets are set once, or said to be not.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Campaign } from '../../../server/contract/ads.ts';
import { HOUR, MINUTE, SimulatedClock } from '../../../server/kernel/clock.ts';
import { START, startServer, type TestServer } from '../../support/server.ts';
import { connectThere } from '../support/product.ts';
import { failure, KEYS, openStrangeAds, type StrangeAds } from './google-ads.ts';
import { type Said, WALL } from './stranger.ts';

const clock = new SimulatedClock(START);
let there: StrangeAds;
let server: TestServer;
before(async () => {
  there = await openStrangeAds(clock);
  const config = { originMap: there.originMap, providerKeys: { 'google-ads': KEYS } };
  server = await startServer({ clock, config });
  const owner = server.as('owner');
  const { id } = await connectThere(owner, { type: 'google-ads' }, (offered) => offered[0]?.id ?? '');
  await server.drain();
  const bounded = await owner(`/api/platforms/${id}`, { method: 'PUT', json: { budget: 2000 } });
  assert.equal(bounded.status, 200, await bounded.clone().text());
});
after(async () => {
  await server.stop();
  await there.close();
});

/** The hourly reading. @returns the campaign whose budget may be set */
async function read(): Promise<Campaign> {
  clock.advance(HOUR);
  await server.app.scheduler.tick();
  await server.drain();
  const all = (await (await server.as('owner')('/api/campaigns')).json()) as Campaign[];
  const found = all.find(({ name }) => name === 'Rye & wheat');
  assert.ok(found, JSON.stringify(all));
  return found;
}
async function order(budget: number): Promise<Campaign> {
  const { id } = await read();
  const ordered = await server.as('owner')(`/api/campaigns/${id}`, { method: 'PATCH', json: { budget } });
  assert.equal(ordered.status, 200, await ordered.clone().text());
  for (let minutes = 0; minutes < 30; minutes += 1) {
    await server.drain();
    clock.advance(MINUTE);
  }
  return read();
}

test('campaigns are there with their figures, also beside one that nobody understands', async () => {
  const campaign = await read();
  assert.partialDeepStrictEqual(campaign, { status: 'active', daily: 5, spent: 12.34, currency: 'USD' });
});

const HOTEL = { status: 200, body: '<html>Welcome! Please sign in to use the internet.</html>' };
const SET = 'POST /v26/customers/1234567890/campaignBudgets:mutate';
const ANSWERS: readonly (readonly [string, 'reset' | Said])[] = [
  ['a connection that ends', 'reset'],
  ['a page of a gateway', { status: 502, body: '<html>Bad gateway</html>' }],
  ['a page of a hotel', HOTEL],
  ['a wall', WALL],
  ['a gateway that has waited too long', { status: 408 }],
  ['trouble that passes', failure(500, 'internalError', 'TRANSIENT_ERROR')],
  ['a limit of the moment', failure(429, 'quotaError', 'RESOURCE_TEMPORARILY_EXHAUSTED')],
];
for (const [at, [what, answer]] of ANSWERS.entries()) {
  test(`a budget that is set is told, and set once, where ${what} answers`, async () => {
    const [monthly, micros] = [304 + 30.4 * at, 10_000_000 + 1_000_000 * at];
    // The first call only tries it.
    there.mishap(SET, { after: { status: 200, body: {} } });
    there.mishap(SET, { after: answer });
    const campaign = await order(monthly);
    assert.deepEqual(there.set.filter((one) => one === micros).length, 1);
    assert.equal(campaign.daily, micros / 1_000_000, JSON.stringify(campaign));
  });
}

test('a budget that is read as it was for a while is set to nothing else, nor told as changed by somebody', async () => {
  there.lag = 2 * MINUTE;
  const before = there.set.length;
  const campaign = await order(760);
  there.lag = 0;
  // It is absolute: to set it once more does nothing.
  assert.deepEqual([...new Set(there.set.slice(before))], [25_000_000]);
  assert.deepEqual([campaign.daily, campaign.ordered], [25, null], JSON.stringify(campaign));
});
