// Revenue: only money that was really received, month by month.
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import type { Databases } from '../../../server/db/open.ts';
import { readRevenue } from '../../../server/domain/billing/index.ts';
import { eachDatabase } from '../../support/databases.ts';

const NOW = Date.UTC(2027, 2, 15, 12);

eachDatabase((open) => {
  let databases: Databases;
  let number = 0;
  const pay = (paidAt: number, total: number, more: object = {}) => {
    number += 1;
    return databases.main.write('invoices').insert({
      number,
      key: `k${number}`,
      status: 'paid',
      method: 'manual',
      paid_at: paidAt,
      reason: 'start',
      tier: 'Growth',
      period_from: 0,
      period_to: 1,
      currency: 'USD',
      total_minor: total,
      lines: '[]',
      seller: '[]',
      buyer: '[]',
      issued_at: 0,
      ...more,
    });
  };
  before(async () => {
    databases = await open();
    await pay(Date.UTC(2027, 2, 1), 99_900);
    await pay(Date.UTC(2027, 2, 14), 29_950);
    await pay(Date.UTC(2027, 1, 28, 23, 59, 59, 999), 500_000, { method: 'stripe' });
    await pay(Date.UTC(2026, 3, 1), 10_000);
    await pay(Date.UTC(2026, 2, 31, 23), 77_700);
    await pay(Date.UTC(2027, 2, 2), 88_800, { method: 'simulated' });
    await pay(Date.UTC(2027, 2, 3), 66_600, { status: 'open', method: null, paid_at: null });
  });

  test('twelve months, the current one last; simulated and open invoices count nothing', async () => {
    const { months } = await readRevenue(databases.main.read, NOW);
    assert.equal(months.length, 12);
    assert.deepEqual(months[0], { month: '2026-04', amount: 100, payments: 1 });
    assert.deepEqual(months[10], { month: '2027-02', amount: 5000, payments: 1 });
    assert.deepEqual(months[11], { month: '2027-03', amount: 1298.5, payments: 2 });
    assert.ok(months.slice(1, 10).every(({ amount, payments }) => amount === 0 && payments === 0));
  });

  test('a month’s sum is that of active plans', async () => {
    const { write, read } = databases.main;
    await write('accounts').insert([
      { id: 901, email: 'a@example.com', created_at: 0 },
      { id: 902, email: 'b@example.com', created_at: 0 },
    ]);
    const plan = { tier: 'Enterprise', started_at: 0, ends_at: NOW, updated_at: 0 };
    await write('subscriptions').insert([
      { ...plan, account_id: 901, status: 'active' },
      { ...plan, account_id: 902, status: 'trial' },
    ]);
    const { monthly } = await readRevenue(read, NOW);
    assert.deepEqual(monthly.at(-1), { tier: 'Enterprise', customers: 1, price: 5000, amount: 5000 });
  });
});
