// Choosing and cancelling a plan, and what the clock does to it.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { PAYMENT_METHOD_EXAMPLE } from '../../server/contract/payment-method.ts';
import { DAY } from '../../server/kernel/clock.ts';
import { runScenarios } from '../support/scenario.ts';
import { START, startServer, type TestServer } from '../support/server.ts';

const url = '/api/users/14/subscription';
const choose = (tier: unknown) => ({ as: 'owner' as const, url, method: 'PUT', json: { tier } });

describe('the plan of an account', () => {
  let server: TestServer;
  before(async () => {
    server = await startServer();
  });
  after(() => server.stop());

  runScenarios(
    () => server,
    [
      { name: 'an unknown plan is refused', ...choose('Gold'), status: 422, contains: ['Starter'] },
      { name: 'a plan must be a word', ...choose(3), status: 422 },
      { name: 'nobody has none', ...choose('Starter'), as: 'anonymous', status: 401 },
      { name: 'another account is not found', ...choose('Starter'), as: 'foreign', status: 404 },
      {
        name: 'Growth needs a payment method',
        ...choose('Growth'),
        status: 409,
        contains: ['Please add a payment method to select this plan.'],
        events: { 'subscription.changed': 0 },
      },
      { name: 'nothing to cancel', as: 'owner', url, method: 'DELETE', status: 409 },
      {
        name: 'a refused form shows the screen with the reason',
        as: 'owner',
        url: `${url}?_method=put`,
        form: { tier: 'Growth' },
        status: 422,
        contains: ['Please add a payment method to select this plan.'],
      },
      {
        name: 'Basic is Starter, and begins the trial',
        ...choose('basic'),
        status: 200,
        contains: ['"tier":"Starter"', '"status":"trial"', '"endDate":"2027-03-15T09:00:00.000Z"'],
        events: { 'subscription.changed': 1 },
      },
      {
        name: 'again is the same as once',
        ...choose('Starter'),
        status: 200,
        contains: ['"status":"trial"'],
        events: { 'subscription.changed': 0 },
      },
    ],
  );

  test('while plans bind nothing, time ends none of them', async () => {
    const { clock } = server;
    const read = async () => (await server.app.ctx.db.read('subscriptions').where({ account_id: 14 }))[0];
    clock.advanceTo(START + 14 * DAY);
    await server.drain();
    const { status, ends_at } = await read();
    assert.deepEqual([status, ends_at], ['trial', START + 28 * DAY]);
    const owner = server.as('owner');
    await owner('/api/users/14/payment-method', { method: 'PUT', json: PAYMENT_METHOD_EXAMPLE });
    assert.equal((await owner(url, { method: 'PUT', json: { tier: 'Growth' } })).status, 200);
    const month = await read();
    // Used meanwhile, so the session lasts.
    clock.advance(14 * DAY);
    await owner('/api/user');
    clock.advanceTo(month.ends_at);
    await server.drain();
    const renewed = await read();
    assert.deepEqual([renewed.status, renewed.tier], ['active', 'Growth']);
    assert.ok(renewed.ends_at > month.ends_at);
    assert.deepEqual(await (await owner('/api/invoices')).json(), [], 'nothing is billed');
    const cancelled = await (await owner(url, { method: 'DELETE' })).json();
    assert.equal(cancelled.status, 'cancelled', 'at once');
    const locked = await server.app.ctx.db.read('business_settings').where({ locked: true });
    assert.deepEqual(locked, []);
  });

  test('a preview says that nothing is charged', async () => {
    const answer = await server.as('owner')('/api/subscription/preview', { json: { plan: 'Enterprise' } });
    const preview = await answer.json();
    assert.deepEqual([preview.dueToday, preview.nextCharge.amount, preview.lines], [0, 0, []]);
  });
});
