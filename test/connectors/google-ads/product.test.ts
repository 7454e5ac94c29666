// Google Ads through the product: connected in the browser, shown with its own figures, and budgets that are really set,
// within every limit and never twice.
import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import type { Campaign } from '../../../server/contract/ads.ts';
import type { Decision } from '../../../server/contract/decision.ts';
import type { Notification } from '../../../server/contract/notification.ts';
import { HOUR, MINUTE } from '../../../server/kernel/clock.ts';
import type { Client } from '../../support/client.ts';
import { START, startServer, type TestServer } from '../../support/server.ts';
import { connectThere } from '../support/product.ts';
import { APP } from '../vendors/google-accounts.ts';
import { CLIENT, failure, type GoogleAds, isSet, isTried, MANAGER, openGoogleAds } from './stand-in.ts';

let there: GoogleAds;
let server: TestServer;
let owner: Client;
let platformId: number;

before(async () => {
  there = await openGoogleAds(() => server?.clock.now() ?? START);
  there.budgets.set('10', 5_000_000);
  there.campaigns.push({ id: '1', name: 'Bread nearby', status: 'ENABLED', budget: '10' });
  const metrics = { costMicros: '12340000', clicks: '31', impressions: '900', conversions: 4 };
  there.days.push({ campaign: '1', date: '2027-03-01', metrics });
  server = await startServer({ config: { originMap: there.originMap, providerKeys: { 'google-ads': APP } } });
  owner = server.as('owner');
  const account = `${CLIENT}@${MANAGER}`;
  platformId = (await connectThere(owner, { type: 'google-ads' }, account)).id;
  await server.drain();
});
after(async () => {
  await server.stop();
  await there.close();
});
beforeEach(async () => {
  there.budgets.set('10', 5_000_000);
  there.currency = 'USD';
  await readAgain();
});

async function ask<T>(path: string, request: Parameters<Client>[1] = {}, status = 200): Promise<T> {
  const answer = await owner(path, request);
  const text = await answer.text();
  assert.equal(answer.status, status, text);
  return (answer.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text) as T;
}
const list = () => ask<Campaign[]>('/api/campaigns');
const read = async () => {
  const [campaign] = await list();
  assert.ok(campaign);
  return campaign;
};
/** The hourly reading. */
async function readAgain() {
  server.clock.advance(HOUR);
  await server.app.scheduler.tick();
  await server.drain();
}
const order = async (budget: number, status = 200) =>
  ask<Campaign>(`/api/campaigns/${(await read()).id}`, { method: 'PATCH', json: { budget } }, status);
const setMonthly = (budget: number) =>
  ask(`/api/platforms/${platformId}`, { method: 'PUT', json: { budget } });
const countSets = () => there.asked.filter(isSet).length;
/** Whatever becomes of an order, in the time that it has. */
async function playOut() {
  for (let minutes = 0; minutes < 20; minutes += 1) {
    await server.drain();
    server.clock.advance(MINUTE);
  }
}

test('campaigns and figures of the account are there, and say that they are real', async () => {
  const campaign = await read();
  assert.partialDeepStrictEqual(campaign, {
    platform: 'google-ads',
    network: 'real',
    name: 'Bread nearby',
    status: 'active',
    daily: 5,
    budget: 152,
    spent: 12.34,
    results: 4,
    cpa: 3.09,
    currency: 'USD',
    actions: ['edit'],
  });
  const screen = await ask<string>(
    `/screens/paid-advertising?platform=google-ads&campaign=${campaign.id}&show=analytics`,
  );
  assert.match(screen, /\$12\.34/);
  assert.match(screen, /Latest days of Bread nearby/);
  assert.doesNotMatch(screen, /No advert runs yet|Create New Campaign|It runs nowhere/);
});

test('none is made here, and nothing but the budget is changed from here', async () => {
  const campaign = { platformId, name: 'Ours', startDate: '2027-03-01', budget: 10 };
  assert.match(await ask<string>('/api/campaigns', { json: campaign }, 409), /are made at Google Ads/);
  const { id } = await read();
  const renamed = { method: 'PATCH', json: { name: 'Bread far away' } } as const;
  assert.match(await ask<string>(`/api/campaigns/${id}`, renamed, 409), /Only a budget for each day/);
  assert.equal((await owner(`/api/campaigns/${id}/pause`, { json: {} })).status, 409);
});

test('a budget within the limits is set there once, and told: who, from what, to what', async () => {
  await setMonthly(400);
  const before = countSets();
  const ordered = await order(304);
  assert.deepEqual([ordered.budget, ordered.ordered], [152, 304], 'nothing is claimed before it is so');
  await server.drain();
  assert.equal(there.budgets.get('10'), 10_000_000);
  assert.equal(countSets(), before + 1);
  const made = await read();
  assert.deepEqual([made.budget, made.daily, made.ordered, made.orderNote], [304, 10, null, null]);
  const decisions = await ask<Decision[]>('/api/decisions');
  assert.match(decisions[0]?.what ?? '', /“Bread nearby” at Google Ads: \$152\.00 to \$304\.00 a month/);
  const events = await server.app.ctx.db.read('events').whereIn('kind', ['budget.ordered', 'budget.made']);
  assert.equal(events.length, 2);
  assert.match(JSON.stringify(events), /account:14/);
});

test('what goes beyond the budget of the platform is refused before anything is asked', async () => {
  await setMonthly(200);
  const before = there.asked.length;
  assert.match(
    await ask<string>(`/api/campaigns/${(await read()).id}`, { method: 'PATCH', json: { budget: 201 } }, 409),
    /monthly budget is \$200\.00/,
  );
  await server.drain();
  assert.equal(there.asked.length, before);
});

test('paused, nothing is raised, and everything may be lowered', async () => {
  await setMonthly(1000);
  await ask('/api/autopilot', { method: 'PUT', json: { paused: true } });
  try {
    await order(300, 409);
    await order(100);
    await server.drain();
    assert.equal(there.budgets.get('10'), 3_280_000, 'a month of it costs no more than was said');
  } finally {
    await ask('/api/autopilot', { method: 'PUT', json: { paused: false } });
  }
});

test('a switch that is turned off between the order and its making keeps it from being made', async () => {
  await setMonthly(1000);
  const before = countSets();
  await order(300);
  await ask('/api/autopilot', { method: 'PUT', json: { paidAds: false } });
  await server.drain();
  await ask('/api/autopilot', { method: 'PUT', json: { paidAds: true } });
  assert.equal(countSets(), before);
  assert.match((await read()).orderNote ?? '', /Paid ads are switched off/);
});

test('a budget that somebody has changed there meanwhile is left alone, and the owner is told', async () => {
  await setMonthly(1000);
  const before = countSets();
  await order(300);
  there.budgets.set('10', 6_000_000);
  await server.drain();
  assert.equal(there.budgets.get('10'), 6_000_000);
  assert.equal(countSets(), before);
  const { orderNote, daily } = await read();
  assert.match(orderNote ?? '', /was changed at Google Ads meanwhile: it comes to \$182\.40 a month/);
  assert.equal(daily, 6);
  const news = await ask<Notification[]>('/api/notifications');
  assert.ok(news.some(({ title }) => title === 'Budget of “Bread nearby” at Google Ads not changed'));
});

test('a lost answer is read back: the budget is set, once', async () => {
  await setMonthly(1000);
  const before = countSets();
  there.fail('reset');
  await order(304);
  await playOut();
  assert.equal(there.budgets.get('10'), 10_000_000);
  assert.equal(countSets(), before + 1);
  assert.equal((await read()).ordered, null);
});

test('one at a time, and what cannot be set for a quarter of an hour is given up', async () => {
  await setMonthly(1000);
  const away = { status: 503, json: {} };
  for (let calls = 0; calls < 60; calls += 1)
    there.refuse(({ path }) => path.endsWith(':searchStream'), away);
  await order(304);
  assert.match(
    await ask<string>(`/api/campaigns/${(await read()).id}`, { method: 'PATCH', json: { budget: 200 } }, 409),
    /being set right now/,
  );
  await playOut();
  assert.match((await read()).orderNote ?? '', /within a quarter of an hour/);
  while (
    (
      await fetch(`${there.at('https://googleads.googleapis.com')}/v26/customers/1/googleAds:searchStream`, {
        method: 'POST',
      })
    ).status === 503
  );
  await playOut();
  assert.equal(there.budgets.get('10'), 5_000_000, 'it is not made later');
});

test('a refusal there is said in its words', async () => {
  await setMonthly(1000);
  const code = { campaignBudgetError: 'BUDGET_BELOW_PER_DAY_MINIMUM' };
  there.refuse(isTried, failure(400, 'INVALID_ARGUMENT', code, 'The budget is below the minimum.'));
  const before = countSets();
  await order(160);
  await server.drain();
  assert.match((await read()).orderNote ?? '', /did not take the budget: The budget is below the minimum/);
  assert.equal(countSets(), before);
});

test('an account that counts in other money is shown, and held to no limit of ours: nothing is set', async () => {
  there.currency = 'EUR';
  await readAgain();
  assert.equal((await read()).currency, 'EUR');
  assert.match(
    await ask<string>(`/api/campaigns/${(await read()).id}`, { method: 'PATCH', json: { budget: 200 } }, 409),
    /counts in EUR and the business in USD/,
  );
});

test('a campaign that is gone there has ended here, with what it has spent', async () => {
  const [campaign] = there.campaigns;
  assert.ok(campaign);
  campaign.status = 'REMOVED';
  await readAgain();
  assert.partialDeepStrictEqual(await read(), { status: 'completed', spent: 12.34, actions: ['delete'] });
  campaign.status = 'ENABLED';
  await readAgain();
  assert.equal((await read()).status, 'active');
});
