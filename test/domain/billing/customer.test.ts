// Customers of a large server: what they come to, and pages that cost the same wherever they are.
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import type { CustomerQuery } from '../../../server/contract/customer.ts';
import type { Databases } from '../../../server/db/open.ts';
import { listCustomers, totalCustomers } from '../../../server/domain/billing/index.ts';
import { eachDatabase } from '../../support/databases.ts';

const MANY = 100_000;
const FIRST = 1000;
/** What one page may take on a busy machine, milliseconds. */
const SLOWEST = 1500;

/** Every fourth account has no plan, every other one a plan of any tier in any state. */
async function seed({ main: { write } }: Databases): Promise<void> {
  const numbers = `with recursive n(i) as (select 0 union all select i + 1 from n where i < ${MANY - 1})`;
  await write.raw(`insert into accounts (id, name, email, company_name, created_at)
    ${numbers} select ${FIRST} + i, 'Customer ' || i, 'c' || i || '@example.com', 'Company 100% ' || i, 0 from n`);
  await write.raw(`insert into subscriptions (account_id, tier, status, started_at, ends_at, updated_at)
    ${numbers} select ${FIRST} + i,
      case i % 3 when 0 then 'Starter' when 1 then 'Growth' else 'Enterprise' end,
      case when i % 8 = 1 then 'trial' when i % 8 = 2 then 'expired' when i % 8 = 3 then 'cancelled' else 'active' end,
      1, 2, 0 from n where i % 4 <> 0`);
}

eachDatabase((open) => {
  let databases: Databases;
  before(async () => {
    databases = await open();
    await seed(databases);
  });
  const list = (query: Partial<CustomerQuery>) =>
    listCustomers(databases.main.read, { q: '', limit: 50, ...query } as CustomerQuery);

  test('totals are what the rows come to', async () => {
    const totals = await totalCustomers(databases.main.read);
    const paying = await list({ status: 'active', limit: MANY });
    const price = { Starter: 299, Growth: 999, Enterprise: 5000 };
    const revenue = paying.reduce((sum, { tier }) => sum + (tier ? price[tier] : 0), 0);
    assert.equal(totals.customers, MANY);
    assert.equal(totals.monthlyRevenue, revenue);
    assert.deepEqual(totals.byStatus, { active: 37_500, trial: 12_500, expired: 12_500, cancelled: 12_500 });
    assert.equal(totals.byTier.none, 25_000);
    assert.equal(totals.activeSubscriptions, 50_000);
    assert.equal(totals.endedSubscriptions, 25_000);
  });

  test('pages go through all of a group once, newest first', async () => {
    const seen: number[] = [];
    let before: number | undefined;
    for (let page = 0; page < 3; page += 1) {
      const rows = await list({ status: 'trial', before });
      assert.ok(rows.every(({ status }) => status === 'trial'));
      seen.push(...rows.map(({ id }) => id));
      before = seen.at(-1);
    }
    assert.deepEqual(
      seen,
      [...new Set(seen)].sort((a, b) => b - a),
    );
    assert.equal(seen.length, 150);
    assert.equal((await list({ tier: 'none' }))[0]?.tier, null);
  });

  test('a search takes its words as they are', async () => {
    assert.deepEqual(
      (await list({ q: 'C4711@EXAMPLE' })).map(({ name }) => name),
      ['Customer 4711'],
    );
    assert.equal((await list({ q: '100% 99999' })).length, 1);
    assert.equal((await list({ q: '1__%' })).length, 0);
    assert.equal((await list({ q: 'customer', tier: 'Growth', status: 'trial' })).length, 50);
  });

  test('a page is quick wherever it is', async () => {
    for (const query of [
      {},
      { before: FIRST + 10 },
      { tier: 'Growth' },
      { status: 'expired', before: 5000 },
      { q: 'nobody' },
    ])
      await within(() => list(query as Partial<CustomerQuery>), JSON.stringify(query));
    await within(() => totalCustomers(databases.main.read), 'totals');
  });
});

async function within(work: () => Promise<unknown>, what: string): Promise<void> {
  const startedAt = performance.now();
  await work();
  const took = performance.now() - startedAt;
  assert.ok(took < SLOWEST, `${what}: ${took} ms`);
}
