// The admin's lists on a large server: few queries, each along an index.
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import type { CustomerQuery } from '../../../server/contract/customer.ts';
import type { JobQuery } from '../../../server/contract/job.ts';
import type { TicketQuery } from '../../../server/contract/ticket.ts';
import type { Databases } from '../../../server/db/open.ts';
import { getCustomerPage, getJob, listJobs } from '../../../server/domain/admin/index.ts';
import { listAudit } from '../../../server/domain/audit/index.ts';
import { listCustomers, presentCustomer } from '../../../server/domain/billing/index.ts';
import { getTicket, listTicketsForAdmin } from '../../../server/domain/support/index.ts';
import { eachDatabase } from '../../support/databases.ts';
import { explainQueries, slowSteps } from '../../support/explain.ts';

/** What SQLite would do is asked with all of them; on PostgreSQL a few show that the queries are right. */
const CUSTOMERS = { sqlite: 100_000, postgres: 5000 };
const FIRST = 1000;
/** The session's own query is one of six. */
const MOST = 5;
/** What the few rows of each sort that the audit log has of an account are called. */
const SORTS = ['sort_0', 'sort_1', 'sort_2', 'sort_3'];

async function seed({ main: { write, dialect } }: Databases): Promise<void> {
  const numbers = `with recursive n(i) as (select 0 union all select i + 1 from n where i < ${CUSTOMERS[dialect] - 1})`;
  await write.raw(`insert into accounts (id, name, email, company_name, created_at)
    ${numbers} select ${FIRST} + i, 'Customer ' || i, 'c' || i || '@example.com', 'Company ' || i, 0 from n`);
  await write.raw(
    `insert into businesses (id, created_at, updated_at) ${numbers} select ${FIRST} + i, 0, 0 from n`,
  );
  await write.raw(`insert into business_settings (business_id) ${numbers} select ${FIRST} + i from n`);
  await write.raw(`insert into memberships (account_id, business_id, role)
    ${numbers} select ${FIRST} + i, ${FIRST} + i, 'owner' from n`);
  await write.raw(`insert into tickets (business_id, account_id, name, email, subject, message, created_at, state)
    ${numbers} select ${FIRST} + i, ${FIRST} + i, 'Customer', 'c' || i || '@example.com', 'Question ' || i, 'Why?', 0,
      case when i % 10 = 0 then 'open' else 'closed' end from n`);
  await write.raw(`insert into jobs (kind, key, state, created_at)
    ${numbers} select 'notify', 'test:' || i, case when i % 1000 = 0 then 'needs_human' else 'done' end, 0 from n`);
}

eachDatabase((open, dialect) => {
  let databases: Databases;
  before(async () => {
    databases = await open();
    await seed(databases);
  });
  const page = { q: '', limit: 50 };

  const claim =
    dialect === 'sqlite'
      ? 'each page takes few queries, and none goes through a table or sorts one'
      : 'each page can be asked for';
  test(claim, async () => {
    const { read } = databases.main;
    // Within one customer's rows the few that there are may be sorted; `rows` is what a list of them is called.
    const ofOne = (step: string) => !step.startsWith('USE TEMP B-TREE');
    const pages: [name: string, work: () => Promise<unknown>, inOrder?: string[]][] = [
      ['customers', () => listCustomers(read, page as CustomerQuery), ['accounts']],
      ['customers found', () => listCustomers(read, { ...page, q: 'c99@exam' } as CustomerQuery)],
      ['a customer', () => getCustomerPage(read, FIRST + 77), ['rows']],
      [
        'open tickets',
        () => listTicketsForAdmin(read, { ...page, state: 'open' } as TicketQuery),
        ['tickets'],
      ],
      [
        'tickets found',
        () => listTicketsForAdmin(read, { ...page, q: 'question 4711' } as TicketQuery),
        ['tickets'],
      ],
      ['a ticket', () => getTicket(read, 4711)],
      ['jobs', () => listJobs(read, { limit: 50 } as JobQuery, 0), ['jobs']],
      [
        'failed jobs',
        () => listJobs(read, { limit: 50, state: 'needs_human', before: 90_000 } as JobQuery, 0),
      ],
      ['jobs of a kind', () => listJobs(read, { limit: 50, kind: 'notify' } as JobQuery, 0)],
      ['a job', () => getJob(read, 4711, 0)],
      ['audit', () => listAudit(read, { limit: 50 }), ['audit']],
      ['audit of a customer', () => listAudit(read, { limit: 50, accountId: FIRST + 77 }), SORTS],
    ];
    for (const [name, work, inOrder = []] of pages) {
      if (dialect !== 'sqlite') {
        await work();
        continue;
      }
      const plans = await explainQueries(read, work);
      assert.ok(plans.length <= MOST, `${name}: ${plans.length} queries`);
      for (const plan of plans) {
        const slow = slowSteps(plan, inOrder);
        assert.deepEqual(name.endsWith('a customer') ? slow.filter(ofOne) : slow, [], name);
      }
    }
  });

  test('what is found is right', async () => {
    const { read } = databases.main;
    const many = CUSTOMERS[dialect];
    const found = await listCustomers(read, { ...page, q: 'c99@exam' } as CustomerQuery);
    assert.deepEqual(
      found.map(presentCustomer).map(({ email }) => email),
      ['c99@example.com'],
    );
    const open = await listTicketsForAdmin(read, { ...page, state: 'open' } as TicketQuery);
    assert.deepEqual(open.counts, { open: many / 10, answered: 0, closed: (many * 9) / 10 });
    assert.equal(open.tickets.length, 50);
    assert.ok(open.tickets.every(({ state }) => state === 'open'));
    const customer = await getCustomerPage(read, FIRST + 77);
    assert.deepEqual([customer.businesses.length, customer.tickets.length], [1, 1]);
    const failed = await listJobs(read, { limit: 100, state: 'needs_human' } as JobQuery, 0);
    assert.equal(failed.length, many / 1000);
  });
});
