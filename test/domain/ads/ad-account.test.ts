// What an advertising account tells, as it is stored on both databases; and how its days are told by the month.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { unitOfWork } from '../../../server/db/unit-of-work.ts';
import { listDays, saveCampaigns, saveDays, sumDays } from '../../../server/domain/ads/ad-account.repo.ts';
import { dailyOf, monthlyOf } from '../../../server/domain/ads/ad-account.ts';
import type { AdCampaign, AdDay } from '../../../server/domain/ads/ad-network.ts';
import { endOrder, insertOrder, listLatestOrders } from '../../../server/domain/ads/ad-order.repo.ts';
import { listCampaigns } from '../../../server/domain/ads/index.ts';
import { insertBusiness } from '../../../server/domain/business/index.ts';
import { SYSTEM } from '../../../server/kernel/actor.ts';
import { SimulatedClock } from '../../../server/kernel/clock.ts';
import { createTestContext } from '../../support/context.ts';
import { eachDatabase } from '../../support/databases.ts';

test('a month of what is set never costs more than was said, in whole coins', () => {
  for (const [monthly, currency, daily] of [
    [15_200, 'USD', 5_000_000],
    [10_000, 'USD', 3_280_000],
    [1_000_000, 'JPY', 328_000_000],
    [100, 'KWD', 32_000],
    [1, 'EUR', 0],
  ] as const) {
    assert.equal(dailyOf(monthly, currency), daily, currency);
    assert.ok(monthlyOf(daily) <= monthly);
  }
});

const bread: AdCampaign = {
  externalId: 'customers/1/campaigns/1',
  name: 'Bread',
  state: 'active',
  // More than an integer of 32 bits holds.
  budget: { ref: 'customers/1/campaignBudgets/1', dailyMicros: 5_000_000_000, uses: 2 },
};
const cakes: AdCampaign = {
  externalId: 'customers/1/campaigns/2',
  name: 'Cakes',
  state: 'paused',
  budget: null,
};
const day = (externalId: string, date: string, spentMicros: number): AdDay => ({
  ...{ externalId, day: date, spentMicros, clicks: 3, impressions: 40, results: 0.5 },
});
const MARCH = { from: '2027-03-01', to: '2027-03-31' };

eachDatabase((open) => {
  async function arrange() {
    const clock = new SimulatedClock(Date.UTC(2027, 2, 2));
    const ctx = createTestContext((await open()).main, clock);
    const key = await unitOfWork(ctx, SYSTEM, async (tx) => {
      const businessId = await insertBusiness(tx.q, tx.now);
      const connection = { business_id: businessId, type: 'google-ads', name: 'Ads', network: 'real' };
      const [row] = await tx.q('connections').insert({ ...connection, created_at: 1, updated_at: 1 }, ['id']);
      return { businessId, connectionId: row.id as number };
    });
    const at = { currency: 'USD', today: '2027-03-02', now: clock.now() };
    const save = (campaigns: AdCampaign[], days: AdDay[]) =>
      unitOfWork(ctx, SYSTEM, async (tx) => {
        await saveCampaigns(tx.q, key, campaigns, at);
        await saveDays(tx.q, key, days, { from: '2027-02-01', to: '2027-03-03' });
      });
    const list = () => listCampaigns(ctx.db.read, { businessId: key.businessId, limit: 9 });
    return { ctx, key, save, list, q: ctx.db.read };
  }

  test('campaigns are stored once, change with the account, end with it, and come back', async () => {
    const { save, list } = await arrange();
    await save([bread, cakes], []);
    const [second, first] = await list();
    assert.partialDeepStrictEqual(first, {
      externalId: bread.externalId,
      state: 'active',
      dailyMicros: 5_000_000_000,
      budgetUses: 2,
      budget: 15_200_000,
      currency: 'USD',
    });
    assert.partialDeepStrictEqual(second, { state: 'paused', dailyMicros: null, budgetRef: null, budget: 0 });
    await save([{ ...bread, name: 'Rolls', state: 'paused' }], []);
    const [gone, renamed, ...more] = await list();
    assert.deepEqual([renamed?.id, renamed?.name, renamed?.state], [first?.id, 'Rolls', 'paused']);
    assert.deepEqual([gone?.state, gone?.endDay], ['completed', '2027-03-02']);
    assert.deepEqual(more, []);
    await save([bread, cakes], []);
    assert.deepEqual(
      (await list()).map(({ state, endDay }) => [state, endDay]),
      [
        ['paused', null],
        ['active', null],
      ],
    );
  });

  test('however many days are told, each is stored once, also when they are told anew', async () => {
    const { save, list, key, q } = await arrange();
    const campaigns = Array.from({ length: 9 }, (_, index) => ({ ...bread, externalId: `of ${index}` }));
    const dates = Array.from({ length: 28 }, (_, index) => `2027-02-${String(index + 1).padStart(2, '0')}`);
    const days = campaigns.flatMap(({ externalId }, index) =>
      dates.map((date) => day(externalId, date, 10 ** index)),
    );
    await save(campaigns, days);
    await save(campaigns, days);
    const ids = (await list()).map(({ id }) => id);
    const sums = await sumDays(q, key.businessId, ids, { from: '2027-02-01', to: '2027-02-28' });
    const spent = [...sums.values()].map(({ spentMicros }) => spentMicros).sort((a, b) => a - b);
    assert.deepEqual(
      spent,
      campaigns.map((_, index) => 28 * 10 ** index),
    );
    assert.deepEqual(
      [...sums.values()].map(({ clicks }) => clicks),
      campaigns.map(() => 28 * 3),
    );
  });

  test('days are told anew, those of what has ended stay, and nobody else sees them', async () => {
    const { save, list, key, q } = await arrange();
    await save(
      [bread, cakes],
      [day(bread.externalId, '2027-03-01', 7_000_000), day(cakes.externalId, '2027-03-01', 1)],
    );
    await save(
      [bread],
      [day(bread.externalId, '2027-03-01', 4_000_000), day(bread.externalId, '2027-02-28', 1)],
    );
    const [ended, running] = await list();
    const ids = [ended?.id ?? 0, running?.id ?? 0];
    const sums = await sumDays(q, key.businessId, ids, MARCH);
    assert.deepEqual(sums.get(ids[1] ?? 0), {
      spentMicros: 4_000_000,
      clicks: 3,
      impressions: 40,
      results: 0.5,
    });
    assert.equal(sums.get(ids[0] ?? 0)?.spentMicros, 1);
    const days = await listDays(q, { businessId: key.businessId, id: ids[1] ?? 0 }, 9);
    assert.deepEqual(
      days.map((one) => [one.day, one.spentMicros]),
      [
        ['2027-03-01', 4_000_000],
        ['2027-02-28', 1],
      ],
    );
    assert.equal((await sumDays(q, key.businessId + 1, ids, MARCH)).size, 0);
    assert.deepEqual(await listDays(q, { businessId: key.businessId + 1, id: ids[1] ?? 0 }, 9), []);
  });

  test('the latest order of a campaign is the one that counts, and it ends once', async () => {
    const { ctx, save, list, key, q } = await arrange();
    await save([bread], []);
    const campaignId = (await list())[0]?.id ?? 0;
    const order = {
      businessId: key.businessId,
      campaignId,
      actor: 'account:14',
      createdAt: 1,
      moveId: null,
      isBack: false,
    };
    const write = ctx.db.write;
    await insertOrder(write, { ...order, before: 5_000_000_000, after: 6_000_000_000 });
    const id = await insertOrder(write, { ...order, before: 6_000_000_000, after: 7_000_000_000 });
    const end = { state: 'made', note: null, now: 2 } as const;
    assert.deepEqual([await endOrder(write, { id }, end), await endOrder(write, { id }, end)], [true, false]);
    const latest = await listLatestOrders(q, key.businessId, [campaignId]);
    assert.partialDeepStrictEqual(latest.get(campaignId), {
      id,
      state: 'made',
      after: 7_000_000_000,
      note: null,
    });
    assert.equal((await listLatestOrders(q, key.businessId + 1, [campaignId])).size, 0);
  });
});
