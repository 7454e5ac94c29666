// A customer's page, suspension, and plans that the admin gives.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { CustomerPage } from '../../server/contract/customer-page.ts';
import { DAY } from '../../server/kernel/clock.ts';
import { FOREIGN, OWNER } from '../support/callers.ts';
import { connectChannel, generatePosts, saveProfile } from '../support/factories.ts';
import { runScenarios } from '../support/scenario.ts';
import { START, startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
before(async () => {
  server = await startServer();
});
after(() => server.stop());

const readPage = async (id: number) =>
  (await (await server.as('admin')(`/api/admin/users/${id}`)).json()) as CustomerPage;
const suspend = (id: number, suspended = true, reason = 'Sends spam') =>
  server.as('admin')(`/api/admin/users/${id}/suspension`, { method: 'PUT', json: { suspended, reason } });
const signIn = ({ email, password }: typeof OWNER) =>
  server.as('anonymous')('/api/session', { json: { email, password } });

describe('a customer’s page', () => {
  test('shows the account, its plan, its businesses with channels and posts, and its tickets', async () => {
    const owner = server.as('owner');
    await saveProfile(owner, { name: 'Harbour Bakery' });
    const channel = await connectChannel(owner, 'facebook');
    await generatePosts(owner, channel.id, 2);
    await owner('/api/users/14/subscription', { method: 'PUT', json: { tier: 'Starter' } });
    const ticket = { name: 'Ada', email: 'ada@example.com', subject: 'A question', message: 'Where?' };
    await owner('/api/tickets', { json: ticket });
    await signIn(OWNER);
    const page = await readPage(OWNER.id);
    assert.equal(page.email, OWNER.email);
    assert.equal(page.subscriptionStatus, 'trial');
    assert.equal(page.lastSeenAt, new Date(START).toISOString());
    assert.equal(page.hasPassword, true);
    assert.equal(page.suspendedAt, null);
    assert.equal(page.paymentMethod, null);
    assert.deepEqual(
      page.tickets.map(({ subject, state }) => [subject, state]),
      [['A question', 'open']],
    );
    const [business, ...more] = page.businesses;
    assert.deepEqual(more, []);
    assert.deepEqual(business, {
      id: 1,
      name: 'Harbour Bakery',
      role: 'owner',
      isPaused: false,
      isHeld: false,
      channels: [
        { type: 'facebook', name: 'Our facebook', network: 'sandbox', isActive: true, signIn: null },
      ],
      posts: [{ status: 'draft', count: 2 }],
    });
  });

  test('takes three queries, the session’s included', async () => {
    const asked: unknown[] = [];
    const { read } = server.app.ctx.db;
    const admin = server.as('admin');
    const listen = (query: unknown) => void asked.push(query);
    read.on('query', listen);
    await admin('/api/admin/users/14');
    read.removeListener('query', listen);
    assert.equal(asked.length, 3);
  });

  const page = '/api/admin/users/14';
  const plan = `${page}/subscription`;
  runScenarios(
    () => server,
    [
      { name: 'holds no secret', as: 'admin', url: page, status: 200, excludes: ['hash', 'token', 'scrypt'] },
      { name: 'is not there for an unknown id', as: 'admin', url: '/api/admin/users/4711', status: 404 },
      { name: 'is the admin’s', as: 'owner', url: page, status: 401, excludes: ['owner@'] },
      { name: 'asks nobody in', as: 'anonymous', url: page, status: 401, excludes: ['owner@'] },
      {
        name: 'a suspension needs its reason',
        as: 'admin',
        method: 'PUT',
        url: `${page}/suspension`,
        json: { suspended: true },
        status: 422,
        contains: ['reason'],
        events: { 'account.suspended': 0 },
      },
      {
        name: 'nobody suspends themselves or others',
        as: 'owner',
        method: 'PUT',
        url: '/api/admin/users/15/suspension',
        json: { suspended: true, reason: 'x' },
        status: 401,
        events: { 'account.suspended': 0 },
      },
      {
        name: 'an unknown customer cannot be suspended',
        as: 'admin',
        method: 'PUT',
        url: '/api/admin/users/4711/suspension',
        json: { suspended: true, reason: 'x' },
        status: 404,
      },
      {
        name: 'a plan is given with its reason, whatever was before',
        as: 'admin',
        method: 'PUT',
        url: plan,
        json: { tier: 'enterprise', status: 'active', reason: 'Paid by bank transfer' },
        status: 200,
        contains: ['"subscriptionTier":"Enterprise"', '"subscriptionEndDate":"2027-04-01T09:00:00.000Z"'],
        events: { 'subscription.changed': 1, 'subscription.set': 1 },
      },
      {
        name: 'the same plan keeps its end',
        as: 'admin',
        method: 'PUT',
        url: plan,
        json: { tier: 'Growth', status: 'active', endDate: '2027-03-20T00:00:00Z', reason: 'x' },
        status: 200,
        contains: ['"subscriptionEndDate":"2027-03-20T00:00:00.000Z"'],
      },
      {
        name: 'a plan that runs does not end in the past',
        as: 'admin',
        method: 'PUT',
        url: plan,
        json: { tier: 'Growth', status: 'trial', endDate: '2027-02-20T00:00:00Z', reason: 'x' },
        status: 422,
        contains: ['endDate'],
        events: { 'subscription.set': 0 },
      },
      {
        name: 'a plan ends at once',
        as: 'admin',
        method: 'PUT',
        url: plan,
        json: { tier: 'Growth', status: 'cancelled', reason: 'x' },
        status: 200,
        contains: ['"subscriptionStatus":"cancelled"'],
      },
      {
        name: 'without a reason no plan',
        as: 'admin',
        method: 'PUT',
        url: plan,
        json: { tier: 'Growth', status: 'active' },
        status: 422,
      },
      {
        name: 'a plan nobody knows',
        as: 'admin',
        method: 'PUT',
        url: plan,
        json: { tier: 'Gold', status: 'active', reason: 'x' },
        status: 422,
      },
      {
        name: 'a plan for nobody',
        as: 'admin',
        method: 'PUT',
        url: '/api/admin/users/4711/subscription',
        json: { tier: 'Growth', status: 'active', reason: 'x' },
        status: 404,
      },
    ],
  );

  test('a plan that was given goes on like any other while plans bind nothing', async () => {
    const json = { tier: 'Growth', status: 'trial', reason: 'Wants to see more' };
    await server.as('admin')('/api/admin/users/15/subscription', { method: 'PUT', json });
    server.clock.advance(14 * DAY);
    await server.drain();
    const row = await server.app.ctx.db.read('subscriptions').where({ account_id: FOREIGN.id }).first();
    assert.deepEqual([row.status, row.ends_at], ['trial', server.clock.now() + 14 * DAY]);
  });
});

describe('suspension', () => {
  before(async () => {
    // The clock went on: fresh sessions.
    await server.app.ctx.db
      .write('sessions')
      .update({ expires_at: server.clock.now() + DAY, seen_at: server.clock.now() });
  });

  test('keeps the person out with a clear sentence, and pauses the business that nobody else owns', async () => {
    const invitation = { email: 'back-door@example.com', role: 'owner' };
    const { link } = await (await server.as('foreign')('/api/invitations', { json: invitation })).json();
    assert.equal((await suspend(FOREIGN.id)).status, 200);
    const token = new URLSearchParams(new URL(link).hash.split('?')[1]).get('token') ?? '';
    const json = { token, name: 'Back', password: 'correct horse battery' };
    const joined = await server.as('anonymous')('/api/invitations/account', { json });
    assert.equal(joined.status, 404, 'no invitation lets them in again');
    assert.equal((await server.as('foreign')('/api/user')).status, 401, 'sessions are over');
    const refused = await signIn(FOREIGN);
    assert.equal(refused.status, 403);
    assert.match(await refused.text(), /This account is suspended/);
    const wrong = await signIn({ ...FOREIGN, password: 'not the password' });
    assert.equal(wrong.status, 401, 'only who knows the password hears of it');
    const page = await readPage(FOREIGN.id);
    assert.equal(page.suspendedReason, 'Sends spam');
    assert.deepEqual([page.businesses[0]?.isPaused, page.businesses[0]?.isHeld], [true, true]);
    assert.equal((await suspend(FOREIGN.id)).status, 409);
  });

  test('is lifted: the person is let in and the business runs again', async () => {
    assert.equal((await suspend(FOREIGN.id, false, 'It was a mistake')).status, 200);
    assert.equal((await signIn(FOREIGN)).status, 200);
    const page = await readPage(FOREIGN.id);
    assert.deepEqual(
      [page.suspendedAt, page.businesses[0]?.isPaused, page.businesses[0]?.isHeld],
      [null, false, false],
    );
    assert.equal((await suspend(FOREIGN.id, false)).status, 409);
  });

  test('leaves a business alone that has another owner, and keeps others from resuming one that has none', async () => {
    const { write } = server.app.ctx.db;
    await write('memberships').insert({
      account_id: FOREIGN.id,
      business_id: OWNER.businessId,
      role: 'owner',
    });
    await suspend(OWNER.id);
    assert.deepEqual(
      (await readPage(OWNER.id)).businesses.map(({ isPaused, isHeld }) => [isPaused, isHeld]),
      [[false, false]],
    );
    await suspend(OWNER.id, false);
    await write('memberships')
      .where({ account_id: FOREIGN.id, business_id: OWNER.businessId })
      .update({ role: 'editor' });
    await suspend(OWNER.id);
    assert.deepEqual(
      (await readPage(OWNER.id)).businesses.map(({ isHeld }) => isHeld),
      [true],
    );
    await write('accounts').where({ id: FOREIGN.id }).update({ current_business_id: OWNER.businessId });
    await write('memberships')
      .where({ account_id: FOREIGN.id, business_id: OWNER.businessId })
      .update({ role: 'owner' });
    const { headers } = await signIn(FOREIGN);
    const cookie = headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const resumed = await fetch(`${server.url}/api/autopilot`, {
      method: 'PUT',
      headers: { cookie, 'Content-Type': 'application/json' },
      body: '{"paused":false}',
    });
    assert.equal(resumed.status, 409);
    assert.match(await resumed.text(), /on hold/);
    await suspend(OWNER.id, false);
  });

  test('a pause of the owner’s own outlives it', async () => {
    const { headers } = await signIn(OWNER);
    const cookie = headers.getSetCookie()[0]?.split(';')[0] ?? '';
    await fetch(`${server.url}/api/autopilot`, {
      method: 'PUT',
      headers: { cookie, 'Content-Type': 'application/json' },
      body: '{"paused":true}',
    });
    await server.app.ctx.db
      .write('memberships')
      .where({ account_id: FOREIGN.id, business_id: OWNER.businessId })
      .del();
    server.clock.advance(1000);
    await suspend(OWNER.id);
    await suspend(OWNER.id, false);
    assert.deepEqual(
      (await readPage(OWNER.id)).businesses.map(({ isPaused, isHeld }) => [isPaused, isHeld]),
      [[true, false]],
    );
  });

  test('has no meaning where nobody signs in', async () => {
    await server.app.ctx.db.write('accounts').where({ id: OWNER.id }).update({ password_hash: null });
    assert.equal((await suspend(OWNER.id)).status, 409);
  });
});
