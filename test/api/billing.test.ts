// Plans that bind: trial, months, payments, limits and what an ended plan keeps from happening, under a frozen clock.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Customer } from '../../server/contract/customer.ts';
import type { Invoice, PlanPreview } from '../../server/contract/invoice.ts';
import { PAYMENT_METHOD_EXAMPLE } from '../../server/contract/payment-method.ts';
import type { Subscription } from '../../server/contract/subscription.ts';
import { DAY, HOUR } from '../../server/kernel/clock.ts';
import { connectChannel, generatePosts, saveProfile } from '../support/factories.ts';
import { passDays } from '../support/pass-days.ts';
import { readPdf } from '../support/pdf.ts';
import { START, startServer, type TestServer } from '../support/server.ts';

const url = '/api/users/14/subscription';
const card = '/api/users/14/payment-method';

let server: TestServer;
const owner: ReturnType<TestServer['as']> = (path, request) => server.as('owner')(path, request);
const json = async <T>(path: string, request?: Parameters<typeof owner>[1]): Promise<T> => {
  const answer = await owner(path, request);
  const text = await answer.text();
  assert.ok(answer.ok, `${path}: ${answer.status} ${text}`);
  return JSON.parse(text);
};
const choose = (tier: string, due?: number) =>
  owner(url, { method: 'PUT', json: { tier, ...(due !== undefined && { due }) } });
const preview = (plan: string) => json<PlanPreview>('/api/subscription/preview', { json: { plan } });
const invoices = () => json<Invoice[]>('/api/invoices');
const addCard = () => owner(card, { method: 'PUT', json: PAYMENT_METHOD_EXAMPLE });
const plan = async () =>
  (await server.app.ctx.db.read('subscriptions').where({ account_id: 14 }).first()) as {
    status: string;
    tier: string;
    ends_at: number;
  };

const passTo = (moment: number) => passDays(server, moment);

async function begin(): Promise<void> {
  server = await startServer({
    config: { billing: { isOn: true, invoiceFrom: 'Operator Ltd | 1 Quay', stripe: undefined } },
  });
  await server.drain();
}

describe('a trial', () => {
  before(begin);
  after(() => server.stop());

  test('begins by itself, warns three days and one day before its end, and expires without a card', async () => {
    assert.deepEqual([(await plan()).status, (await plan()).ends_at], ['trial', START + 14 * DAY]);
    await passTo(START + 11 * DAY - 1);
    assert.equal(await server.countEvents('trial.ending'), 0);
    // Both accounts of the test server are in a trial.
    await passTo(START + 11 * DAY);
    assert.equal(await server.countEvents('trial.ending'), 2);
    await passTo(START + 14 * DAY - 1);
    assert.equal(await server.countEvents('trial.ending'), 4);
    assert.equal((await plan()).status, 'trial');
    await passTo(START + 14 * DAY);
    assert.equal((await plan()).status, 'expired');
    assert.deepEqual(await invoices(), []);
    const titles = (await json<{ title: string }[]>('/api/notifications')).map(({ title }) => title);
    assert.deepEqual(titles.slice(0, 3), [
      'Your free trial has ended',
      'Your free trial ends tomorrow',
      'Your free trial ends in 3 days',
    ]);
    const letters = await server.app.ctx.db.read('letters').where({ to_email: 'owner@example.com' });
    assert.equal(letters.length, 3);
  });

  test('covers one brand, and an ended one none', async () => {
    const add = () => owner('/api/businesses', { json: { name: 'Quay Bakery' } });
    const refused = await add();
    assert.deepEqual(
      [refused.status, await refused.text()],
      [409, 'Your plan has ended. Choose one under Profile & Subscription first.'],
    );
    const answer = await server.as('owner')('/api/businesses');
    assert.equal((await answer.json()).length, 1, 'nothing was added');
    await server.app.ctx.db.write('subscriptions').where({ account_id: 14 }).update({ status: 'trial' });
    assert.match(await (await add()).text(), /^The Starter plan covers 1 brand\./);
    await server.app.ctx.db.write('subscriptions').where({ account_id: 14 }).update({ status: 'expired' });
  });

  test('may be given by the admin, who can also take it away', async () => {
    const { read } = server.app.ctx.db;
    const isLocked = async () =>
      Boolean((await read('business_settings').where({ business_id: 1 }).first()).locked);
    const give = (status: string) =>
      server.as('admin')('/api/admin/users/14/subscription', {
        method: 'PUT',
        json: { tier: 'Growth', status, reason: 'A word with the customer' },
      });
    assert.equal(await isLocked(), true);
    assert.ok((await give('active')).ok);
    assert.equal(await isLocked(), false);
    assert.ok((await give('expired')).ok);
    assert.equal(await isLocked(), true);
  });

  test('begins once in the life of an account', async () => {
    assert.equal((await preview('Starter')).change, 'start');
    const answer = await choose('Starter');
    assert.deepEqual(
      [answer.status, await answer.text()],
      [409, 'Please add a payment method to select this plan.'],
    );
  });
});

describe('an ended plan', () => {
  let post: { id: number };
  let platform: { id: number };
  before(async () => {
    await begin();
    await saveProfile(server.as('owner'));
    platform = await connectChannel(server.as('owner'), 'facebook');
    await server.drain();
    const [draft] = await generatePosts(server.as('owner'), platform.id, 1);
    assert.ok(draft);
    post = draft;
    // What falls due after the end of the trial.
    for (const late of await generatePosts(server.as('owner'), platform.id, 3)) {
      const scheduledAt = new Date(START + 15 * DAY).toISOString();
      const answer = await owner(`/api/contents/${late.id}`, { method: 'PATCH', json: { scheduledAt } });
      assert.equal(answer.status, 200, await answer.text());
    }
    await passTo(START + 14 * DAY);
  });
  after(() => server.stop());
  const status = async () => (await json<{ status: string }>(`/api/contents/${post.id}`)).status;

  test('publishes nothing, plans nothing and starts no campaign, and says why', async () => {
    const now = await owner(`/api/contents/${post.id}/publish`, { method: 'POST' });
    assert.equal(now.status, 409);
    assert.match(await now.text(), /^No plan covers this business now/);
    const published = await server.countEvents('post.publishing');
    const planned = await server.countEvents('plan.made');
    await passTo(START + 20 * DAY);
    assert.equal(await server.countEvents('post.publishing'), published);
    assert.equal(await server.countEvents('plan.made'), planned);
    const today = new Date(server.clock.now()).toISOString().slice(0, 10);
    const campaign = {
      platformId: platform.id,
      name: 'Spring',
      startDate: today,
      endDate: null,
      budget: 10,
      audience: 'custom',
      audienceSize: null,
    };
    const refused = await owner('/api/campaigns', { json: campaign });
    assert.equal(refused.status, 409, await refused.clone().text());
    const raised = await owner(`/api/platforms/${platform.id}`, { method: 'PUT', json: { budget: 500 } });
    assert.equal(raised.status, 409);
    const optimised = await owner('/api/calendar/optimize', { method: 'POST' });
    assert.equal(optimised.status, 409);
  });

  test('no screen says that anything is being worked on', async () => {
    for (const route of ['platforms/facebook', 'autonomous-control', 'detailed-dashboard']) {
      const page = await (await owner(`/screens/${route}`)).text();
      assert.match(page, /No plan covers this business/, route);
      assert.doesNotMatch(page, /AI is working on|Working on \d|AI Active/, route);
    }
  });

  test('leaves everything readable and exportable', async () => {
    const paths = ['/api/users/14/metrics', '/api/analytics.csv', '/api/calendar.ics', '/api/strategies'];
    for (const path of [...paths, '/screens/profile', '/api/invoices'])
      assert.equal((await owner(path)).status, 200, path);
    assert.equal((await owner('/api/users/14/contents')).status, 200);
    for (const fragment of ['0', '1'])
      assert.match(
        await (await owner('/screens/dashboard', { headers: { 'Drivyn-Fragment': fragment } })).text(),
        /No plan covers this business/,
      );
  });

  test('comes back when it is paid, without a burst', async () => {
    await addCard();
    const { dueToday, lines } = await preview('Starter');
    assert.deepEqual([dueToday, lines.length], [299, 1]);
    // What should have left meanwhile: one post an hour ago, others longer ago.
    const row = await server.app.ctx.db.read('posts').where({ status: 'scheduled' }).first();
    assert.ok(row, 'what was due meanwhile is still there');
    await server.app.ctx.db
      .write('posts')
      .where({ id: row.id })
      .update({ scheduled_at: server.clock.now() - HOUR });
    assert.equal((await choose('Starter', 299)).status, 200);
    await server.drain();
    assert.equal((await plan()).status, 'active');
    const late = await server.app.ctx.db
      .read('posts')
      .where({ status: 'scheduled' })
      .where('scheduled_at', '<', server.clock.now() - 1);
    assert.deepEqual(late, [], 'nothing overdue is left to leave at once');
    const held = await server.app.ctx.db.read('posts').where({ status: 'awaiting_approval' });
    assert.ok(held.length > 0, 'what is long overdue waits for a person');
    assert.ok((await server.countEvents('post.publishing')) <= 1);
    assert.equal((await status()) !== 'published', true);
    const [invoice] = await invoices();
    assert.deepEqual(
      [invoice?.number, invoice?.status, invoice?.paidBy, invoice?.total],
      ['INV-000001', 'paid', 'simulated', 299],
    );
  });
});

describe('the months of a plan', () => {
  before(async () => {
    await begin();
    await addCard();
  });
  after(() => server.stop());

  test('the trial goes on as a paid month, billed by the clock with the day kept', async () => {
    await passTo(Date.UTC(2027, 3, 16, 9));
    const list = await invoices();
    assert.deepEqual(
      list.map(({ number, periodStart, periodEnd, status, total }) => [
        number,
        periodStart.slice(0, 10),
        periodEnd.slice(0, 10),
        status,
        total,
      ]),
      [
        ['INV-000002', '2027-04-15', '2027-05-15', 'paid', 299],
        ['INV-000001', '2027-03-15', '2027-04-15', 'paid', 299],
      ],
    );
  });

  test('an upgrade is shown first, holds at once, and costs what was shown', async () => {
    const shown = await preview('Growth');
    // 29 of 30 days are left.
    assert.deepEqual(
      [shown.change, shown.dueToday, shown.lines.map(({ amount }) => amount)],
      ['upgrade', 676.67, [965.7, -289.03]],
    );
    assert.deepEqual(
      [shown.nextCharge, shown.simulated, shown.needsPayment],
      [{ amount: 999, date: '2027-05-15T09:00:00.000Z' }, true, false],
    );
    assert.equal((await invoices()).length, 2, 'asking changes nothing');
    const stale = await choose('Growth', 600);
    assert.deepEqual([stale.status, (await invoices()).length], [409, 2]);
    const chosen = (await (await choose('Growth', shown.dueToday)).json()) as Subscription;
    assert.deepEqual(
      [chosen.tier, chosen.status, chosen.endDate],
      ['Growth', 'active', '2027-05-15T09:00:00.000Z'],
    );
    const [invoice] = await invoices();
    assert.deepEqual([invoice?.total, invoice?.lines.length, invoice?.number], [676.67, 2, 'INV-000003']);
  });

  test('a downgrade shows what stops, waits for the end of the month, and can be taken back', async () => {
    const { ctx } = server.app;
    const [second] = await ctx.db
      .write('businesses')
      .insert({ name: 'Quay Bakery', created_at: START, updated_at: START }, ['id']);
    await ctx.db.write('business_settings').insert({ business_id: second.id });
    await ctx.db.write('memberships').insert({ account_id: 14, business_id: second.id, role: 'owner' });
    await passTo(server.clock.now() + DAY);
    await server.app.scheduler.tick();
    await server.drain();
    const shown = await preview('Starter');
    assert.deepEqual(
      [shown.change, shown.dueToday, shown.effectiveAt],
      ['downgrade', 0, '2027-05-15T09:00:00.000Z'],
    );
    assert.match(shown.stops.join(), /Quay Bakery: nothing is planned/);
    const isLocked = async () =>
      Boolean((await ctx.db.read('business_settings').where({ business_id: second.id }).first()).locked);
    await choose('Starter', 0);
    assert.deepEqual([(await plan()).tier, await isLocked()], ['Growth', false]);
    await choose('Growth', 0);
    assert.equal(((await (await choose('Growth')).json()) as Subscription).nextTier, null);
    await choose('Starter', 0);
    await passTo(Date.UTC(2027, 4, 15, 9));
    assert.deepEqual([(await plan()).tier, await isLocked()], ['Starter', true]);
    assert.equal((await invoices())[0]?.total, 299);
  });

  test('a cancelled plan runs to its end, may be resumed before, and is not billed again', async () => {
    const cancelled = await json<Subscription>(url, { method: 'DELETE' });
    assert.deepEqual([cancelled.status, cancelled.cancels], ['active', true]);
    assert.equal((await preview('Starter')).change, 'resume');
    assert.equal(((await (await choose('Starter', 0)).json()) as Subscription).cancels, false);
    await owner(url, { method: 'DELETE' });
    const count = (await invoices()).length;
    await passTo(Date.UTC(2027, 5, 15, 9));
    assert.deepEqual([(await plan()).status, (await invoices()).length], ['cancelled', count]);
  });

  test('an invoice is a PDF that says when no money was moved', async () => {
    const [invoice] = await invoices();
    const answer = await owner(`/api/invoices/${invoice?.id}/pdf`);
    assert.equal(answer.headers.get('content-disposition'), `attachment; filename="${invoice?.number}.pdf"`);
    const { text } = await readPdf(await answer.arrayBuffer());
    for (const words of [
      'Operator Ltd',
      '1 Quay',
      invoice?.number ?? '',
      'Paid (simulated)',
      '$299.00',
      'no money was moved',
    ])
      assert.ok(text.includes(words), `${words} is missing in: ${text}`);
    assert.equal((await server.as('foreign')(`/api/invoices/${invoice?.id}/pdf`)).status, 404);
  });
});

describe('a month that cannot be paid', () => {
  before(async () => {
    await begin();
    await addCard();
    await passTo(START + 14 * DAY);
    told.before = await tell();
    await owner(card, { method: 'DELETE' });
    await passTo(Date.UTC(2027, 3, 15, 9));
  });
  after(() => server.stop());
  const attempts = async () =>
    Number((await server.app.ctx.db.read('invoices').orderBy('id', 'desc').first()).attempts);

  const told: Record<string, Awaited<ReturnType<typeof tell>>> = {};
  /** The badges on the owner's screen, and what the admin's list and page say of the account. */
  async function tell() {
    const html = await (await owner('/screens/profile')).text();
    const card = html.split('data-region="payment"')[1]?.split('class="facts')[0] ?? '';
    const badges = [...card.matchAll(/class="badge[^>]*>([^<]+)</g)].map(([, word]) => word);
    const admin = async (path: string) => (await server.as('admin')(path)).json();
    const rows = (await admin('/api/admin/users')) as Customer[];
    const listed = rows.find(({ id }) => id === 14);
    const page = (await admin('/api/admin/users/14')) as Customer;
    return { badges, isPaymentDue: [listed?.isPaymentDue, page.isPaymentDue] };
  }

  test('is tried again on days 1, 3 and 5, with a notification each; then the plan expires', async () => {
    const day = (n: number) => Date.UTC(2027, 3, 15 + n, 9);
    const seen: number[] = [];
    for (const n of [0, 1, 2, 3, 4]) {
      await passTo(day(n));
      seen.push(await attempts());
      assert.equal((await plan()).status, 'active');
    }
    told.while = await tell();
    assert.deepEqual(seen, [1, 2, 2, 3, 3]);
    await passTo(day(5));
    assert.deepEqual([await attempts(), (await plan()).status], [4, 'expired']);
    assert.equal(await server.countEvents('payment.failed'), 4);
    const [invoice] = await invoices();
    assert.equal(invoice?.status, 'open');
    told.after = await tell();
  });

  test('is no plan like any other: its owner and the admin are told that a payment is due', async () => {
    assert.deepEqual(told, {
      before: { badges: ['Active'], isPaymentDue: [false, false] },
      while: { badges: ['Payment due'], isPaymentDue: [true, true] },
      after: { badges: ['Expired'], isPaymentDue: [false, false] },
    });
  });

  test('is paid when the admin enters what reached the operator, once', async () => {
    const [open] = await invoices();
    const payment = { invoiceId: open?.id, reference: 'Bank transfer 77' };
    const admin = server.as('admin');
    assert.equal((await admin('/api/admin/payments', { json: { ...payment, invoiceId: 999 } })).status, 404);
    const beyond = await admin('/api/admin/payments', { json: { ...payment, invoiceId: 2 ** 31 } });
    assert.deepEqual([beyond.status, await beyond.text()], [422, 'invoiceId: is no id']);
    assert.equal((await admin('/api/admin/payments', { json: { ...payment, reference: ' ' } })).status, 422);
    const entered = await admin('/api/admin/payments', { json: payment });
    assert.deepEqual([entered.status, ((await entered.json()) as Invoice).paidBy], [201, 'manual']);
    assert.equal((await admin('/api/admin/payments', { json: payment })).status, 409);
    const now = server.clock.now();
    assert.deepEqual([(await plan()).status, (await plan()).ends_at], ['active', Date.UTC(2027, 4, 20, 9)]);
    assert.equal(
      (await invoices())[0]?.periodStart,
      new Date(now).toISOString(),
      'the paid month begins with the payment',
    );
    assert.equal((await owner('/api/admin/payments', { json: payment })).status, 401);
  });

  test('a new card pays at once what is open', async () => {
    await passTo(Date.UTC(2027, 4, 21, 9));
    assert.deepEqual([(await plan()).status, await attempts()], ['active', 2]);
    await addCard();
    await server.drain();
    assert.equal((await invoices())[0]?.status, 'paid');
    assert.equal((await plan()).ends_at, Date.UTC(2027, 5, 20, 9), 'the month keeps its day');
  });
});
