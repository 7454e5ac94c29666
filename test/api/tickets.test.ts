// Support tickets: opened by whoever is signed in, seen by nobody else, bounded in number and size.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { TICKET_EXAMPLE, type Ticket } from '../../server/contract/ticket.ts';
import { insertAccount } from '../../server/domain/accounts/index.ts';
import { insertBusiness } from '../../server/domain/business/index.ts';
import { insertTicket, listTickets } from '../../server/domain/support/ticket.repo.ts';
import { eachDatabase } from '../support/databases.ts';
import { runScenarios } from '../support/scenario.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
before(async () => {
  server = await startServer();
});
after(() => server.stop());

const URL = '/api/tickets';
const read = async (as: 'owner' | 'foreign'): Promise<Ticket[]> => (await server.as(as)(URL)).json();

runScenarios(
  () => server,
  [
    { name: 'nobody opens one', as: 'anonymous', url: URL, json: TICKET_EXAMPLE, status: 401 },
    {
      name: 'a ticket is made, with its number',
      as: 'owner',
      url: URL,
      json: TICKET_EXAMPLE,
      status: 201,
      contains: ['"id":1', '"status":"open"', '"answers":[]'],
      events: { 'ticket.opened': 1 },
    },
    {
      name: 'one without a message is refused',
      as: 'owner',
      url: URL,
      json: { ...TICKET_EXAMPLE, message: '  ' },
      status: 422,
      contains: ['message: is required'],
      events: { 'ticket.opened': 0 },
    },
    {
      name: 'one that is too long is refused',
      as: 'owner',
      url: URL,
      json: { ...TICKET_EXAMPLE, message: 'x'.repeat(5001) },
      status: 422,
      contains: ['message: must be at most 5000 characters'],
    },
    {
      name: 'an address that is none is refused',
      as: 'owner',
      url: URL,
      json: { ...TICKET_EXAMPLE, email: 'ada' },
      status: 422,
      contains: ['email: must be an email address'],
    },
  ],
);

test('each account sees its own tickets with their answers, and no other’s', async () => {
  for (const message of ['Yes: invite an approver.', 'Under Profile.'])
    assert.equal(
      (await server.as('admin')('/api/admin/tickets/1/answers', { json: { message } })).status,
      201,
    );
  const [ticket] = await read('owner');
  assert.equal(ticket?.status, 'answered');
  assert.deepEqual(
    ticket?.answers.map(({ message }) => message),
    ['Yes: invite an approver.', 'Under Profile.'],
  );
  assert.deepEqual(await read('foreign'), []);
});

test('someone who sends without end is asked to wait', async () => {
  const foreign = server.as('foreign');
  const statuses = [];
  for (let count = 0; count < 12; count += 1)
    statuses.push((await foreign(URL, { json: TICKET_EXAMPLE })).status);
  assert.equal(statuses.filter((status) => status === 201).length, 10);
  assert.equal(statuses.at(-1), 429);
});

eachDatabase((open) => {
  test('the newest tickets come first, at most as many as asked for, however many answers they have', async () => {
    const { main } = await open();
    await main.write.transaction(async (q) => {
      const businessId = await insertBusiness(q, 1);
      const account = await insertAccount(q, {
        name: 'A',
        email: 'a@example.com',
        businessId,
        role: 'owner',
        now: 1,
      });
      const of = { accountId: account.id, businessId };
      const ids: number[] = [];
      for (let now = 1; now <= 4; now += 1)
        ids.push(await insertTicket(q, { ...TICKET_EXAMPLE, ...of, now }));
      const answers = [5, 6, 7].map((at) => ({ ticket_id: ids[3], message: `at ${at}`, created_at: at }));
      await q('ticket_answers').insert(answers);
      const found = await listTickets(q, { ...of, limit: 2 });
      assert.deepEqual(
        found.map(({ id, answers: all }) => [id, all.length]),
        [
          [ids[3], 3],
          [ids[2], 0],
        ],
      );
      assert.deepEqual(await listTickets(q, { ...of, businessId: businessId + 1, limit: 2 }), []);
    });
  });
});
