// Customers of a large server: what they come to, and pages that cost the same wherever they are.
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import type { CustomerQuery } from '../../../server/contract/customer.ts';
import type { Databases } from '../../../server/db/open.ts';
import { listCustomers, totalCustomers } from '../../../server/domain/billing/index.ts';
import { eachDatabase } from '../../support/databases.ts';
import { explainQueries, slowSteps } from '../../support/explain.ts';

const MANY = 100_000;
const FIRST = 1000;

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

eachDatabase((open, dialect) => {
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
      (await list({ q: 'C4711@EXAM' })).map(({ name }) => name),
      ['Customer 4711'],
    );
    assert.equal((await list({ q: '100% 99999' })).length, 1);
    assert.deepEqual(
      (await list({ q: 'compANY-9999 custom' })).map(({ id }) => id - FIRST),
      [99_999, 99_998, 99_997, 99_996, 99_995, 99_994, 99_993, 99_992, 99_991, 99_990, 9999],
    );
    assert.equal((await list({ q: 'ustomer' })).length, 0, 'words are found by their beginnings');
    assert.equal((await list({ q: '%\' or "--' })).length, 0);
    assert.equal((await list({ q: '%\'"--' })).length, 0);
    assert.equal((await list({ q: 'customer', tier: 'Growth', status: 'trial' })).length, 50);
  });

  test('a customer that is renamed is found by the new name only', async () => {
    const { write } = databases.main;
    await write('accounts')
      .where({ id: FIRST + 7 })
      .update({ name: 'Zoë Österreich' });
    assert.deepEqual(
      (await list({ q: 'ZOë Öster' })).map(({ id }) => id),
      [FIRST + 7],
    );
    assert.equal(
      (await list({ q: '"Customer 7" c7@example' })).every(({ id }) => id !== FIRST + 7),
      true,
    );
    await write('accounts')
      .where({ id: FIRST + 6 })
      .del();
    assert.equal(
      (await list({ q: 'c6@example' })).some(({ id }) => id === FIRST + 6),
      false,
    );
  });

  if (dialect === 'sqlite')
    test('no page reads all customers', async () => {
      if (databases.main.dialect !== 'sqlite') return;
      const queries = [
        {},
        { before: FIRST + 10 },
        { tier: 'Growth' },
        { status: 'expired', before: 5000 },
        { q: 'c4711' },
        { q: 'c4711', tier: 'Growth' },
        { q: 'c4711', status: 'trial' },
        { q: 'c4711', tier: 'none' },
      ] as const;
      for (const query of queries) {
        const [plan = [], ...more] = await explainQueries(databases.main.read, () => list(query));
        assert.deepEqual(more, []);
        assert.deepEqual(slowSteps(plan, 'q' in query ? [] : ['accounts']), [], JSON.stringify(query));
      }
    });
});
