// Budgets as a ledger, the limit above them, and campaigns that run nowhere yet.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { BudgetEntry, Campaign } from '../../server/contract/ads.ts';
import type { Connection } from '../../server/contract/connection.ts';
import type { Decision } from '../../server/contract/decision.ts';
import { DAY } from '../../server/kernel/clock.ts';
import type { Client } from '../support/client.ts';
import { connectChannel, saveProfile } from '../support/factories.ts';
import { runScenarios, type Scenario } from '../support/scenario.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let owner: Client;
let facebook: Connection;
let ads: Connection;
before(async () => {
  server = await startServer();
  owner = server.as('owner');
  await saveProfile(owner, { name: 'Harbour Street Bakery', targetAudience: 'Families nearby' });
  facebook = await connectChannel(owner, 'facebook');
  ads = await connectChannel(owner, 'google-ads');
  await connectChannel(owner, 'email');
});
after(() => server.stop());

async function ask<T>(path: string, request: Parameters<Client>[1] = {}, status = 200): Promise<T> {
  const answer = await owner(path, request);
  const text = await answer.text();
  assert.equal(answer.status, status, text);
  return (text && answer.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text) as T;
}
const ledger = (query = '') => ask<BudgetEntry[]>(`/api/budgets${query}`);
const setBudget = (budget: number, { id } = facebook) =>
  ask<Connection>(`/api/platforms/${id}`, { method: 'PUT', json: { budget } });
const budgetOf = async ({ id }: Connection) =>
  (await ask<Connection[]>('/api/users/14/platforms')).find((one) => one.id === id)?.budget;

describe('the ledger of budgets', () => {
  test('setting a budget is an entry: from what to what, by whom', async () => {
    await setBudget(250.5);
    const [entry] = await ledger();
    assert.partialDeepStrictEqual(entry, {
      platformId: facebook.id,
      platform: 'facebook',
      kind: 'set',
      before: 0,
      after: 250.5,
      currency: 'USD',
      by: 'person',
      undoable: true,
    });
  });

  test('setting it as it stands enters nothing; 0 for the first time does', async () => {
    const before = (await ledger()).length;
    await setBudget(250.5);
    assert.equal((await ledger()).length, before);
    await setBudget(0, ads);
    assert.equal((await ledger()).length, before + 1);
    assert.equal((await ledger())[0]?.undoable, false, 'there is nothing to take back');
  });

  test('funds add up, and the same request counts once', async () => {
    const request = { json: { amount: 49.5, key: 'once' } };
    assert.equal((await ask<Connection>(`/api/platforms/${facebook.id}/funds`, request)).budget, 300);
    assert.equal((await ask<Connection>(`/api/platforms/${facebook.id}/funds`, request)).budget, 300);
    assert.equal((await ledger(`?platformId=${facebook.id}`)).length, 2);
  });

  test('the same request sent twice at once counts once', async () => {
    const request = { json: { amount: 10, key: 'twice' } };
    const url = `/api/platforms/${facebook.id}/funds`;
    const answers = await Promise.all([owner(url, request), owner(url, request)]);
    assert.deepEqual(
      answers.map(({ status }) => status),
      [200, 200],
    );
    assert.equal(await budgetOf(facebook), 310);
  });

  test('a change is taken back once, and not after another', async () => {
    const [, added] = await ledger(`?platformId=${facebook.id}`);
    assert.equal(added?.undoable, false);
    await ask(`/api/budgets/${added?.id}/undo`, { method: 'POST' }, 409);
    const [last] = await ledger(`?platformId=${facebook.id}`);
    assert.equal((await ask<Connection>(`/api/budgets/${last?.id}/undo`, { method: 'POST' })).budget, 300);
    await ask(`/api/budgets/${last?.id}/undo`, { method: 'POST' }, 409);
    const [undoing] = await ledger();
    assert.partialDeepStrictEqual(undoing, { kind: 'undo', before: 310, after: 300, undoable: false });
  });

  test('each change is a decision that can be taken back while it stands', async () => {
    await setBudget(400);
    const [decision] = await ask<Decision[]>('/api/decisions?limit=1');
    assert.partialDeepStrictEqual(decision, {
      kind: 'budget',
      what: 'Monthly budget of Facebook: $300.00 to $400.00',
      why: 'You set it.',
      undo: 'budget',
    });
    await ask(`/api/decisions/${decision?.id}/undo`, { method: 'POST' });
    assert.equal(await budgetOf(facebook), 300);
    await ask(`/api/decisions/${decision?.id}/undo`, { method: 'POST' }, 409);
  });

  test('pages', async () => {
    const all = await ledger();
    const first = await ledger('?limit=2');
    const rest = await ledger(`?before=${first.at(-1)?.id}`);
    assert.deepEqual([...first, ...rest], all);
  });

  const bad = (amount: unknown, contains: string): Scenario => ({
    name: `funds of ${JSON.stringify(amount)}`,
    as: 'owner',
    url: '/api/platforms/1/funds',
    json: { amount },
    status: 422,
    contains: [contains],
    events: { 'budget.changed': 0 },
  });
  const refusedBudget = (budget: unknown): Scenario => ({
    name: `a budget of ${JSON.stringify(budget)}`,
    as: 'owner',
    url: '/api/platforms/1',
    method: 'PUT',
    json: { budget },
    status: 422,
    contains: ['budget: '],
    events: { 'budget.changed': 0 },
  });
  runScenarios(
    () => server,
    [
      bad(0, 'amount: must be more than 0'),
      bad(-5, 'amount: '),
      bad('5', 'amount: must be a number'),
      bad(null, 'amount: '),
      bad(1e12, 'amount: must be at most'),
      bad(10_000_000, 'amount: the budget would be more than $10,000,000.00'),
      ...[-1, 1e12, '5', null].map(refusedBudget),
      {
        name: 'a number too large for JSON',
        as: 'owner',
        url: '/api/platforms/1',
        method: 'PUT',
        headers: { 'Content-Type': 'application/json' },
        body: '{"budget":1e999}',
        status: 422,
        contains: ['budget: '],
      },
      { name: 'read by nobody', as: 'anonymous', url: '/api/budgets', status: 401 },
    ],
  );

  test('a channel without advertising takes no funds', async () => {
    const email = await connectChannel(owner, 'email');
    const refused = await ask<string>(`/api/platforms/${email.id}/funds`, { json: { amount: 5 } }, 409);
    assert.match(refused, /carries no paid advertising/);
  });

  test('another business sees none of it', async () => {
    assert.deepEqual(await (await server.as('foreign')('/api/budgets')).json(), []);
  });
});

describe('the monthly limit', () => {
  const setLimit = (limit: unknown, status = 200) =>
    ask<string>('/api/budgets/limit', { method: 'PUT', json: { limit } }, status);

  test('holds for all budgets together, whichever way they grow', async () => {
    await setBudget(300);
    await setLimit(500);
    await setBudget(200, ads);
    for (const request of [
      [`/api/platforms/${ads.id}`, { method: 'PUT', json: { budget: 200.01 } }],
      [`/api/platforms/${ads.id}/funds`, { json: { amount: 0.01 } }],
    ] as const) {
      const refused = await ask<string>(request[0], request[1], 409);
      assert.equal(
        refused,
        'All budgets together would be $500.01 a month, over your limit of $500.00. Raise the limit first.',
      );
    }
    await setBudget(100, ads);
    assert.equal(await budgetOf(ads), 100);
  });

  test('is not set below what is budgeted, and can be taken away', async () => {
    assert.match(await setLimit(399, 409), /already come to \$400\.00 a month, more than \$399\.00/);
    await setLimit(-1, 422);
    await setLimit('1', 422);
    await setLimit(null);
    await setBudget(900, ads);
  });
});

describe('campaigns', () => {
  const today = '2027-03-01';
  const campaign = (overrides: object = {}) => ({
    platformId: facebook.id,
    name: 'Bread baskets',
    startDate: today,
    endDate: '2027-03-31',
    budget: 100,
    audience: 'Offices',
    ...overrides,
  });
  const create = (overrides: object = {}, status = 201) =>
    ask<Campaign>('/api/campaigns', { json: campaign(overrides) }, status);
  const move = (id: number, name: string, status = 200) =>
    ask<Campaign>(`/api/campaigns/${id}/${name}`, { method: 'POST' }, status);

  test('one that may run is active, for a fixed period, and nothing is spent', async () => {
    const made = await create();
    assert.partialDeepStrictEqual(made, {
      status: 'active',
      createdByAI: false,
      spent: 0,
      results: 0,
      cpa: null,
      performance: null,
      network: 'sandbox',
      audience: { type: 'Offices', size: null },
      progress: { days: 1, of: 31 },
      actions: ['pause', 'complete', 'edit'],
    });
    assert.deepEqual(await ask('/api/campaigns'), [made]);
  });

  test('goes from active to paused and back, and is completed', async () => {
    const { id } = await create({ endDate: null, budget: 50 });
    assert.equal((await move(id, 'pause')).status, 'paused');
    await move(id, 'pause', 409);
    assert.equal((await move(id, 'resume')).status, 'active');
    const done = await move(id, 'complete');
    assert.deepEqual([done.status, done.endDate, done.actions], ['completed', today, ['delete']]);
    await move(id, 'resume', 409);
    await ask(`/api/campaigns/${id}`, { method: 'DELETE' }, 204);
    await move(id, 'resume', 404);
  });

  test('one that begins later is pending until its day, or until it is started', async () => {
    const later = await create({ startDate: '2027-03-05', budget: 10 });
    assert.deepEqual([later.status, later.actions], ['pending', ['start', 'delete']]);
    const started = await move(later.id, 'start');
    assert.deepEqual([started.status, started.startDate], ['active', today]);
    const waiting = await create({ startDate: '2027-03-05', endDate: '2027-03-06', budget: 10 });
    server.clock.advance(4 * DAY);
    const statusNow = async () =>
      (await ask<Campaign[]>('/api/campaigns')).find(({ id }) => id === waiting.id)?.status;
    assert.equal(await statusNow(), 'active');
    server.clock.advance(2 * DAY);
    assert.equal(await statusNow(), 'completed');
    server.clock.advance(-6 * DAY);
  });

  test('no more than the platform’s budget is active at once', async () => {
    const pending = await create({ budget: 250 });
    assert.equal(pending.status, 'pending');
    const refused = await ask<string>(`/api/campaigns/${pending.id}/start`, { method: 'POST' }, 409);
    assert.match(refused, /would come to \$360\.00, and its monthly budget is \$300\.00/);
    const [active] = (await ask<Campaign[]>('/api/campaigns')).filter(({ status }) => status === 'active');
    await ask(`/api/campaigns/${active?.id}`, { method: 'PATCH', json: { budget: 295 } }, 409);
    await setBudget(400);
    assert.equal((await move(pending.id, 'start')).status, 'active');
  });

  test('with paid ads off none is started or resumed', async () => {
    await ask('/api/autopilot', { method: 'PUT', json: { paidAds: false } });
    const made = await create({ budget: 1 });
    assert.equal(made.status, 'pending');
    assert.match(String(await move(made.id, 'start', 409)), /Paid ads are switched off/);
    await ask('/api/autopilot', { method: 'PUT', json: { paidAds: true } });
    assert.equal((await move(made.id, 'start')).status, 'active');
  });

  test('is changed, but not into nonsense', async () => {
    const { id } = await create({ budget: 5 });
    const edit = (json: object, status = 200) =>
      ask<Campaign>(`/api/campaigns/${id}`, { method: 'PATCH', json }, status);
    assert.partialDeepStrictEqual(await edit({ name: 'New', endDate: null, audience: 'All' }), {
      name: 'New',
      endDate: null,
      audience: { type: 'All' },
    });
    for (const wrong of [{}, { name: '' }, { endDate: '2027-02-28' }, { endDate: 'soon' }, { budget: 0 }]) {
      await edit(wrong, 422);
    }
  });

  test('is refused where it makes no sense', async () => {
    for (const wrong of [
      { name: ' ' },
      { startDate: '2027-02-30' },
      { endDate: '2027-02-01' },
      { budget: -1 },
      { audienceSize: 1.5 },
      { platformId: 'x' },
      { extra: 1 },
    ]) {
      await create(wrong, 422);
    }
    await create({ platformId: 987_654 }, 404);
    const email = await connectChannel(owner, 'email');
    await create({ platformId: email.id }, 409);
  });

  test('what is recommended comes from the budget and the profile, and waits', async () => {
    const path = `/api/platforms/${ads.id}/recommended-campaign`;
    const made = await ask<Campaign>(path, { method: 'POST' }, 201);
    assert.partialDeepStrictEqual(made, {
      status: 'pending',
      createdByAI: true,
      name: 'Harbour Street Bakery on Google Ads',
      endDate: null,
      budget: 900,
      audience: { type: 'Families nearby' },
    });
    const [decision] = await ask<Decision[]>('/api/decisions?limit=1');
    assert.equal(decision?.kind, 'campaign');
    assert.match(decision?.why ?? '', /monthly budget of \$900\.00, and no campaign uses it/);
    await ask(path, { method: 'POST' }, 409);
  });
});

describe('decisions taken back', () => {
  test('Undo on a page that is old takes back nothing newer', async () => {
    await server.drain();
    await ask('/api/autopilot', { method: 'PUT', json: { campaignScheduling: false } });
    await connectChannel(owner, 'instagram');
    await server.drain();
    const list = () => ask<Decision[]>('/api/decisions?limit=100');
    const undo = (one: Decision | undefined, status: number) =>
      ask(`/api/decisions/${one?.id}/undo`, { method: 'POST' }, status);
    const read = (one: Decision | undefined) =>
      ask<{ status: string; scheduledAt: string }>(`/api/contents/${one?.postId}`);
    const later = (one: { scheduledAt: string }) =>
      new Date(Date.parse(one.scheduledAt) + 3_600_000).toISOString();

    const planned = (await list()).find((one) => one.undo === 'unschedule');
    const at = later(await read(planned));
    server.clock.advance(60_000);
    await ask(`/api/contents/${planned?.postId}`, { method: 'PATCH', json: { scheduledAt: at } });
    assert.equal((await list()).find(({ id }) => id === planned?.id)?.undo, null, 'no longer offered');
    await undo(planned, 409);
    assert.partialDeepStrictEqual(await read(planned), { status: 'scheduled', scheduledAt: at });

    // Somebody has read it, and lets it wait at another time: that yes of an old page is not for this.
    const held = (await list()).find((one) => one.undo === 'approve');
    const json = { scheduledAt: later(await read(held)), approve: false };
    await ask(`/api/contents/${held?.postId}`, { method: 'PATCH', json });
    await undo(held, 409);
    assert.equal((await read(held)).status, 'awaiting_approval');

    const turn = (roiSelection: boolean) => ask('/api/autopilot', { method: 'PUT', json: { roiSelection } });
    await turn(false);
    const turned = (await list()).find((one) => one.undo === 'switch');
    await turn(true);
    await turn(false);
    await undo(turned, 409);
    const newest = (await list()).find((one) => one.undo === 'switch');
    assert.notEqual(newest?.id, turned?.id);
    await undo(newest, 200);
    assert.equal((await ask<{ roiSelection: boolean }>('/api/autopilot')).roiSelection, true);
  });

  test('a planned post is unscheduled, a held one approved, a switch turned back', async () => {
    await server.drain();
    await ask('/api/autopilot', { method: 'PUT', json: { roiSelection: false, campaignScheduling: false } });
    await connectChannel(owner, 'x');
    await server.drain();
    const find = async (undo: string) =>
      (await ask<Decision[]>('/api/decisions?limit=100')).find((one) => one.undo === undo);
    const statusOf = async (id: number | null | undefined) =>
      (await ask<{ status: string }>(`/api/contents/${id}`)).status;

    const planned = await find('unschedule');
    await ask(`/api/decisions/${planned?.id}/undo`, { method: 'POST' });
    assert.equal(await statusOf(planned?.postId), 'draft');
    await ask(`/api/decisions/${planned?.id}/undo`, { method: 'POST' }, 409);

    const held = await find('approve');
    await ask(`/api/decisions/${held?.id}/undo`, { method: 'POST' });
    assert.equal(await statusOf(held?.postId), 'scheduled');

    const turned = (await ask<Decision[]>('/api/decisions?limit=100')).find(
      ({ what }) => what === 'Switched off: ROI-based platform selection',
    );
    assert.equal(turned?.undo, 'switch');
    await ask(`/api/decisions/${turned?.id}/undo`, { method: 'POST' });
    assert.equal((await ask<{ roiSelection: boolean }>('/api/autopilot')).roiSelection, true);
  });
});
