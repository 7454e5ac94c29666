// The admin's view of the customers.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Customer, CustomerTotals } from '../../server/contract/customer.ts';
import { ADMIN_PASSWORD } from '../support/callers.ts';
import { createClient } from '../support/client.ts';
import { runScenarios } from '../support/scenario.ts';
import { startServer, type TestServer } from '../support/server.ts';

const url = '/api/admin/users';

describe('the customers', () => {
  let server: TestServer;
  before(async () => {
    server = await startServer();
    await server.as('owner')('/api/users/14/subscription', { method: 'PUT', json: { tier: 'Starter' } });
  });
  after(() => server.stop());

  runScenarios(
    () => server,
    [
      { name: 'nobody sees none', as: 'anonymous', url, status: 401, excludes: ['owner@'] },
      { name: 'an account sees none', as: 'owner', url, status: 401, excludes: ['owner@'] },
      {
        name: 'a wrong token sees none',
        as: 'anonymous',
        url,
        headers: { Authorization: 'Bearer guessed' },
        status: 401,
      },
      {
        name: 'the admin sees them with plan and dates',
        as: 'admin',
        url,
        status: 200,
        contains: [
          '"subscriptionTier":"Starter"',
          '"subscriptionStatus":"trial"',
          '"subscriptionEndDate":"2027-03-15T09:00:00.000Z"',
          '"subscriptionTier":null',
        ],
        excludes: ['password', 'hash'],
        answers: { Link: null },
      },
      {
        name: 'Basic means Starter',
        as: 'admin',
        url: `${url}?tier=basic`,
        status: 200,
        contains: ['owner@'],
      },
      { name: 'who has no plan', as: 'admin', url: `${url}?tier=none`, status: 200, excludes: ['owner@'] },
      { name: 'by status', as: 'admin', url: `${url}?status=expired`, status: 200, excludes: ['owner@'] },
      { name: 'an unknown status is refused', as: 'admin', url: `${url}?status=sleeping`, status: 422 },
      { name: 'an unknown plan is refused', as: 'admin', url: `${url}?tier=gold`, status: 422 },
      { name: 'too large a page is refused', as: 'admin', url: `${url}?limit=101`, status: 422 },
      { name: 'a search is text', as: 'admin', url: `${url}?q=%25%27--`, status: 200, excludes: ['owner@'] },
    ],
  );

  test('pages follow each other by the Link header', async () => {
    const seen: number[] = [];
    let next: string | undefined = `${url}?limit=1`;
    while (next) {
      const answer: Response = await server.as('admin')(next);
      seen.push(...((await answer.json()) as Customer[]).map(({ id }) => id));
      next = /^<(.+)>; rel="next"$/.exec(answer.headers.get('Link') ?? '')?.[1];
    }
    assert.deepEqual(seen, [15, 14]);
  });

  test('totals say what they come to', async () => {
    const totals = (await (await server.as('admin')('/api/admin/totals')).json()) as CustomerTotals;
    assert.deepEqual(totals, {
      customers: 2,
      activeSubscriptions: 1,
      monthlyRevenue: 0,
      endedSubscriptions: 0,
      byTier: { Starter: 1, Growth: 0, Enterprise: 0, none: 1 },
      byStatus: { active: 0, trial: 1, expired: 0, cancelled: 0 },
    });
  });

  test('signing out ends the token', async () => {
    const json = { password: ADMIN_PASSWORD };
    const { token } = await (await server.as('anonymous')('/api/admin/session', { json })).json();
    const admin = createClient(server.url, { bearer: token });
    assert.equal((await admin(url)).status, 200);
    assert.equal((await admin('/api/admin/session', { method: 'DELETE' })).status, 204);
    assert.equal((await admin(url)).status, 401);
    assert.equal((await server.as('admin')(url)).status, 200);
  });
});
