// Numbers of invoices and the cover of plans, on both databases.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { unitOfWork } from '../../../server/db/unit-of-work.ts';
import { insertAccount } from '../../../server/domain/accounts/index.ts';
import { applyCover } from '../../../server/domain/billing/cover.ts';
import {
  applyBillingMode,
  type Billing,
  requireRoomForBusiness,
  startTrial,
} from '../../../server/domain/billing/index.ts';
import { listOpenInvoices } from '../../../server/domain/billing/invoice.repo.ts';
import { issueInvoice, payInvoice } from '../../../server/domain/billing/invoice.ts';
import { expire, monthFrom } from '../../../server/domain/billing/states.ts';
import { findSubscription } from '../../../server/domain/billing/subscription.repo.ts';
import { insertBusiness } from '../../../server/domain/business/index.ts';
import { SYSTEM } from '../../../server/kernel/actor.ts';
import { SimulatedClock } from '../../../server/kernel/clock.ts';
import { createTestContext } from '../../support/context.ts';
import { eachDatabase } from '../../support/databases.ts';

const NOW = Date.UTC(2027, 2, 1, 9);
const BILLING: Billing = { isOn: true, gateway: null, seller: ['Operator Ltd', '1 Quay'] };

eachDatabase((open) => {
  async function seed() {
    const { main } = await open();
    const clock = new SimulatedClock(NOW);
    const ctx = createTestContext(main, clock);
    const work = <T>(run: Parameters<typeof unitOfWork<T>>[2]) => unitOfWork(ctx, SYSTEM, run);
    const account = await work(async ({ q, now }) =>
      insertAccount(q, {
        name: 'Ada',
        email: 'ada@example.com',
        businessId: await insertBusiness(q, now),
        role: 'owner',
        now,
      }),
    );
    const issue = (key: string) =>
      work((tx) =>
        issueInvoice(tx, BILLING, {
          accountId: account.id,
          key,
          reason: 'start',
          tier: 'Growth',
          period: { from: NOW, to: NOW + 1 },
          lines: [{ text: 'Growth plan, one month', amount: 99_900 }],
        }),
      );
    return { main, ctx, work, account, issue };
  }

  test('numbers have no gap and no double, also when many are issued at once and some fail', async () => {
    const { main, work, issue } = await seed();
    const broken = (key: string) =>
      work(async (tx) => {
        await issueInvoice(tx, BILLING, {
          accountId: 1_000_000,
          key,
          reason: 'start',
          tier: 'Growth',
          period: { from: NOW, to: NOW + 1 },
          lines: [],
        });
      }).then(
        () => assert.fail('an invoice for nobody was stored'),
        () => {},
      );
    await Promise.all(
      Array.from({ length: 20 }, (_, at) => (at % 5 === 4 ? broken(`broken-${at}`) : issue(`key-${at}`))),
    );
    const numbers: number[] = await main.read('invoices').orderBy('number').pluck('number');
    assert.deepEqual(
      numbers,
      Array.from({ length: 16 }, (_, at) => at + 1),
    );
  });

  test('what has been billed is not billed again', async () => {
    const { issue } = await seed();
    const [first, second] = [await issue('month'), await issue('month')];
    assert.equal(first.id, second.id);
    assert.deepEqual(
      [first.number, first.seller, first.buyer, first.total],
      [1, ['Operator Ltd', '1 Quay'], ['Ada', 'ada@example.com'], 99_900],
    );
  });

  test('an invoice is paid once, gives the plan, and voids what else was open', async () => {
    const { main, work, account, issue } = await seed();
    const [one, other] = [await issue('one'), await issue('other')];
    const pay = () => work((tx) => payInvoice(tx, BILLING, one, { method: 'simulated', reference: null }));
    const paid = await Promise.all([pay(), pay(), pay()]);
    assert.equal(paid.filter(Boolean).length, 1);
    const plan = await findSubscription(main.read, account.id);
    assert.deepEqual([plan?.tier, plan?.status, plan?.cancels], ['Growth', 'active', false]);
    assert.deepEqual(await listOpenInvoices(main.read, account.id), []);
    assert.equal((await main.read('invoices').where({ id: other.id }).first()).status, 'void');
  });

  test('a plan covers the oldest businesses; an invited owner does not pay for those of others', async () => {
    const { main, work, account } = await seed();
    await work(async (tx) => {
      const { q, now } = tx;
      await startTrial(tx, BILLING, account.id);
      await requireRoomForBusiness(tx, BILLING, account.id);
      const second = await insertBusiness(q, now);
      const friend = await insertAccount(q, {
        name: 'Bo',
        email: 'bo@example.com',
        businessId: second,
        role: 'owner',
        now,
      });
      await startTrial(tx, BILLING, friend.id);
      // Ada joins Bo's business as another owner: it stays Bo's to pay.
      await q('memberships').insert({ account_id: account.id, business_id: second, role: 'owner' });
      await applyCover(tx, account.id, await findSubscription(q, account.id));
      assert.deepEqual(await q('business_settings').where({ locked: true }), []);
      const third = await insertBusiness(q, now);
      await q('memberships').insert({ account_id: account.id, business_id: third, role: 'owner' });
      await assert.rejects(requireRoomForBusiness(tx, BILLING, account.id), /covers 1 brand/);
      await requireRoomForBusiness(tx, { ...BILLING, isOn: false }, account.id);
      await applyCover(tx, account.id, monthFrom(undefined, 'Growth', now));
      assert.deepEqual(await q('business_settings').where({ locked: true }), []);
      await applyCover(tx, account.id, monthFrom(undefined, 'Starter', now));
      assert.deepEqual(await q('business_settings').where({ locked: true }).pluck('business_id'), [third]);
      await applyCover(tx, account.id, expire(monthFrom(undefined, 'Starter', now)));
    });
    const locked: number[] = await main
      .read('business_settings')
      .where({ locked: true })
      .orderBy('business_id')
      .pluck('business_id');
    assert.equal(locked.length, 2);
  });

  test('a start with billing as it was leaves every plan alone; the first one after a change applies it', async () => {
    const { main, ctx, account } = await seed();
    const planOf = async () => (await findSubscription(main.read, account.id))?.status;
    const locked = () => main.read('business_settings').where({ locked: true }).pluck('business_id');
    await applyBillingMode(ctx, { ...BILLING, isOn: false });
    assert.equal(await planOf(), undefined);
    await applyBillingMode(ctx, BILLING);
    assert.equal(await planOf(), 'trial');

    await main.write('business_settings').update({ locked: true });
    await applyBillingMode(ctx, BILLING);
    assert.equal((await locked()).length, 1, 'the daily review would have unlocked it');
    await applyBillingMode(ctx, { ...BILLING, isOn: false });
    assert.deepEqual(await locked(), []);
  });
});
